"""What our servers do otherwise than Daphne (in a process of its own: it brings a reactor) and than
uvicorn."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version

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
from server import serve
from server.transport.daphne import SocketProtocol, forget_request, write_at_once

line, socket = StringTransport(), SocketProtocol.__new__(SocketProtocol)
socket.transport = line
line.registerProducer(socket, streaming=True)
"""
FORKS = """
import json
import sys
import traceback

def run(script):
    try:
        exec(script, globals())
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)

for script in sys.stdin:
    if os.fork() == 0:
        run(json.loads(script))
    print(os.waitstatus_to_exitcode(os.wait()[1]), flush=True)
"""

Run = Callable[[str], None]


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Each script has a process of its own, forked from one that has imported the server: that
    takes a second."""
    command = [sys.executable, "-c", BEGIN + FORKS]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as process:

        def run(script: str) -> None:
            print(json.dumps(script), file=process.stdin, flush=True)
            assert process.stdout.readline() == "0\n", "see its traceback"

        yield run
        process.stdin.close()


def test_who_does_not_read_is_not_read_until_they_do(run: Run) -> None:
    """And a line that was to end ends once all is written."""
    run("""
socket.pauseProducing()
assert line.producerState == "paused"
socket.resumeProducing()
assert line.producerState == "producing"
socket.pauseProducing()
line.disconnecting = True
socket.resumeProducing()
assert line.producer is None
""")


def test_an_open_socket_forgets_the_request_that_opened_it(run: Run) -> None:
    run("""
socket.request = socket.http_headers = socket.clean_headers = {"cookie": "guest=secret"}
socket.http_request_data = b"cookie: guest=secret"
forget_request(socket)
assert "secret" not in str(vars(socket))
""")


def test_games_and_pages_are_there_before_anybody_comes(run: Run) -> None:
    run("""
from games.registry import all_games
from django.urls import get_resolver
assert all_games.cache_info().currsize
before = set(sys.modules)
assert get_resolver().reverse_dict and set(sys.modules) == before
""")


def test_a_socket_that_comes_is_not_described_at_length(run: Run) -> None:
    run("""
import pprint
from server.transport.daphne import SocketFactory
def described(*what, **how):
    raise AssertionError("for nobody")
pprint.PrettyPrinter.pformat = described
comes = SocketFactory(None, server="").buildProtocol(None)
comes.makeConnection(StringTransport())
assert comes.state == SocketProtocol.STATE_CONNECTING
""")


def test_a_frame_is_written_at_once_and_what_is_left_over_waits(run: Run) -> None:
    run("""
class Full:
    disconnecting, dataBuffer, _tempDataBuffer, connected = False, b"", [], True
    def __init__(self):
        self.system, self.later = b"", b""
    def writeSomeData(self, data):
        self.system += data[:3]
        return 3
    def write(self, data):
        self.later += data
line = Full()
write_at_once(line, b"frames")
assert (line.system, line.later) == (b"fra", b"mes")
line._tempDataBuffer = [b"mes"]
write_at_once(line, b"more")
assert (line.system, line.later) == (b"fra", b"mesmore"), "order is kept"
""")


def test_daphne_is_the_version_that_these_tests_are_about() -> None:
    assert version("daphne") == "4.2.3"
    assert version("autobahn") == "26.10.2"


def test_a_text_frame_of_any_length_is_read_as_what_it_says() -> None:
    for length in (0, 1, 125, 126, 127, 65_535, 65_536, 70_000):
        browser = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
        browser.receive_data(text_frame(b"x" * length) + text_frame(b"and on"))
        frames = browser.events_received()
        assert frames == [Frame(Opcode.TEXT, b"x" * length), Frame(Opcode.TEXT, b"and on")]
