"""Films: what every audience of a finished match was told, from its first picture to the last.

A film is made once, by playing the log. To show one needs neither the log nor the rules of the
game: they may change, or go, and what was played can still be seen as it was seen then. With the
end of a match the log's versions are public, so a frame carries the version after which it was
seen, and one version means the same moment to all audiences.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from games.engine import Audience
from games.referee import Move
from server.matches.core.head import Head, StoredMove, apply_row, begin
from server.matches.core.merge_patch import difference
from server.matches.core.rows import MatchRow, Row
from server.matches.core.told import heard

WHOLE = 16
"""Every so many frames the view stands there whole: any version is at most so many patches away."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Frame(Struct, frozen=True, omit_defaults=True):
    """What an audience saw at first, or after a move that told it something."""

    v: int
    """The log's version."""
    at: int
    """Match time in milliseconds."""
    events: list[dict[str, Any]]
    view: dict[str, Any] | None = None
    patch: dict[str, Any] | None = None
    """On the view of the frame before: RFC 7396. Either this or ``view``."""


class Track(Struct, frozen=True):
    """The frames of one audience."""

    seats: Audience
    """Of nobody: the spectators."""
    scene: Any
    frames: list[Frame]


class Recording(Struct, frozen=True, rename={"tracks": "reels"}):
    versions: int
    """How many moves the log has."""
    tracks: list[Track]
    unshuffled: dict[str, list[str]]
    """By the purpose of a shuffle what lay there before it, in keys of words, if that is known."""


class Torn(Exception):
    """The log does not play any more as it was played."""


def recording_of(begun: MatchRow, rows: Iterable[Row]) -> Recording:
    """Play a log from its start, with every audience watching."""
    head, first = begin(begun)
    recorders = [_Recorder(head, audience) for audience in head.begun.audiences]
    purposes: set[str] = set()
    for row in rows:
        move = first if row.version == 1 else apply_row(head, row)
        purposes |= {draw.purpose for draw in move.draws}
        events = _events(row, move)
        for recorder in recorders:
            recorder.look(head, row, events)
    before = {each: list(head.begun.game.unshuffled(each)) for each in sorted(purposes)}
    named = {each: things for each, things in before.items() if things}
    return Recording(head.version, [recorder.track for recorder in recorders], named)


def left_at_the_end(begun: MatchRow, rows: Iterable[Row]) -> list[int]:
    """The seats for whose people a bot has finished the match, or nobody."""
    head, _ = begin(begun)
    for row in rows:
        if row.version > 1:
            apply_row(head, row)
    return sorted(head.participants.stand_ins.keys() | head.participants.lost)


class _Recorder:
    """Looks with the eyes of one audience."""

    def __init__(self, head: Head, audience: Audience) -> None:
        scene = head.begun.game.scene(head.state, audience)
        self.track = Track(audience, None if scene is None else Raw(_encode(scene)), [])
        self._seen: dict[str, Any] = {}

    def look(self, head: Head, row: Row, events: list[dict[str, Any]]) -> None:
        told, frames = heard(events, self.track.seats), self.track.frames
        if frames and not told:
            return
        # As a browser would have got it: the state goes on changing under a view of it.
        view = _decode(_encode(head.begun.game.view(head.state, self.track.seats)))
        if len(frames) % WHOLE == 0:
            frames.append(Frame(row.version, row.at, told, view=view))
        else:
            frames.append(Frame(row.version, row.at, told, patch=difference(self._seen, view)))
        self._seen = view


def _events(row: Row, move: Move) -> list[dict[str, Any]]:
    """What the row tells; its draws have to be those that the rules make today."""
    stored = _decode(row.body, type=StoredMove)
    if _decode(stored.draws) != _decode(_encode(move.draws)):
        raise Torn(f"version {row.version} draws something else")
    events: list[dict[str, Any]] = _decode(stored.events)
    return events
