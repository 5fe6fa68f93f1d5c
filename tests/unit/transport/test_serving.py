"""What our servers do otherwise than Daphne (in a process of its own: it brings a reactor) and than
uvicorn."""

from __future__ import annotations

import subprocess
import sys

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from server.transport.uvicorn import text_frame
from tests.support.processes import ROOT

BEGIN = """
import os
os.environ["DJANGO_SETTINGS_MODULE"] = "server.settings"
from twisted.internet.testing import StringTransport
import django
django.setup()
from server.serve import RoomProtocol

line, socket = StringTransport(), RoomProtocol.__new__(RoomProtocol)
socket.transport = line
line.registerProducer(socket, streaming=True)
"""


def run(script: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + script], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()


def test_who_does_not_read_is_not_read_until_they_do() -> None:
    run("""
socket.pauseProducing()
assert line.producerState == "paused"
socket.resumeProducing()
assert line.producerState == "producing"
""")


def test_a_line_that_was_to_end_ends_once_all_is_written() -> None:
    run("""
socket.pauseProducing()
line.disconnecting = True
socket.resumeProducing()
assert line.producer is None
""")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_frame_of_any_length_is_read_as_what_it_says(length: int) -> None:
    browser = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
    browser.receive_data(text_frame(b"x" * length) + text_frame(b"and on"))
    frames = browser.events_received()
    assert frames == [Frame(Opcode.TEXT, b"x" * length), Frame(Opcode.TEXT, b"and on")]
