"""The outbox of a socket that reads slowly or has just died."""

from __future__ import annotations

from typing import Any

import pytest
from autobahn.exception import Disconnected

from server.transport.outbox import UNREAD, UNREAD_LOSSY, Outbox

FRAME = b"x" * 1_000


class Wire:
    """The other side of an outbox."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.broken: Exception | None = None

    async def send(self, message: dict[str, Any]) -> None:
        if self.broken is not None:
            raise self.broken
        self.sent.append(message)


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def outbox(wire: Wire) -> Outbox:
    return Outbox(wire.send)


async def told(outbox: Outbox, first: int, last: int) -> None:
    for n in range(first, last + 1):
        await outbox.deliver(FRAME, n)


@pytest.mark.parametrize("broken", [Disconnected("closed"), ConnectionResetError(), OSError()])
async def test_a_dead_line_is_noticed_and_raises_nothing(
    wire: Wire, outbox: Outbox, broken: Exception
) -> None:
    """Whoever tells a table of a move goes on to the next viewer."""
    wire.broken = broken
    await outbox.deliver(FRAME, 1)
    assert outbox.closed
    await outbox.close(4012)
    unknowing = Outbox(wire.send)
    await unknowing.close(4012)
    assert unknowing.closed


async def test_who_does_not_read_is_sent_no_more_and_later_knows_of_a_gap(
    wire: Wire, outbox: Outbox
) -> None:
    """Having read a part makes room, but an update that follows on what was left out would not be
    understood before the whole picture has come."""
    await told(outbox, 1, 399)
    sent = len(wire.sent)
    assert UNREAD <= sent * len(FRAME) <= UNREAD + 2 * len(FRAME)
    assert not outbox.has_read(sent - 10)
    await told(outbox, 400, 400)
    assert len(wire.sent) == sent
    assert outbox.has_read(sent), "all that was sent is read, but more has happened"
    outbox.begin_anew()
    await told(outbox, 401, 401)
    assert len(wire.sent) == sent + 1


@pytest.mark.parametrize(("every", "behind"), [(1, 0), (50, 10)])
async def test_who_reads_along_or_is_always_a_little_behind_misses_nothing(
    wire: Wire, outbox: Outbox, every: int, behind: int
) -> None:
    """In a fast match something is on its way whenever a client says how far it has read."""
    for n in range(1, 2_000):
        await outbox.deliver(FRAME, n)
        if n % every == 0:
            assert not outbox.has_read(n - behind)
    assert len(wire.sent) == 1_999


async def test_the_next_match_counts_from_its_own_beginning(wire: Wire, outbox: Outbox) -> None:
    for match in range(1, 9):
        for n in range(1, 100):
            await outbox.deliver(FRAME, n)
            if n % 40 == 0:
                assert not outbox.has_read(n - 1)
        assert len(wire.sent) == 99 * match


async def test_glimpses_make_nobody_a_slow_reader_and_the_pictures_still_come(
    wire: Wire, outbox: Outbox
) -> None:
    for _ in range(1_000):
        await outbox.deliver_lossy(FRAME)
    assert len(wire.sent) * len(FRAME) <= UNREAD_LOSSY
    lossy = len(wire.sent)
    await told(outbox, 1, 199)
    assert len(wire.sent) == lossy + 199
    assert not outbox.has_read(199)


async def test_who_reads_along_sees_all_glimpses_who_is_behind_or_closed_none(
    wire: Wire, outbox: Outbox
) -> None:
    for n in range(1_000):
        await outbox.deliver_lossy(FRAME)
        if n % 20 == 0:
            outbox.has_read(0)
    assert len(wire.sent) == 1_000
    await told(outbox, 1, 399)
    sent = len(wire.sent)
    await outbox.deliver_lossy(FRAME)
    assert len(wire.sent) == sent
    outbox.begin_anew()
    await outbox.deliver_lossy(FRAME)
    assert len(wire.sent) == sent + 1
    await outbox.close(4012)
    await outbox.deliver_lossy(FRAME)
    assert [each["type"] for each in wire.sent[sent:]] == ["websocket.send", "websocket.close"]
