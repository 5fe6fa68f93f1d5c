"""What our Daphne does otherwise than Daphne, in a process of its own: it brings a reactor."""

from __future__ import annotations

import subprocess
import sys

from tests.processes import ROOT

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
