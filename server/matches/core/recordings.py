"""Recordings: per audience, the frames of a finished match from the first view to the last.

A recording is made once, by replaying the log; showing it needs neither the log nor the rules, so
it survives changes of both. Once a match is over its log versions are public: a frame carries the
version after which it was seen, and a version is the same moment for all audiences.
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
"""Every so many frames the whole view is stored, so seeking applies at most so many patches."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Frame(Struct, frozen=True, omit_defaults=True):
    """The first view of an audience, or what it saw after a move that told it something."""

    v: int
    """The log's version."""
    at: int
    """Match time in milliseconds."""
    events: list[dict[str, Any]]
    view: dict[str, Any] | None = None
    patch: dict[str, Any] | None = None
    """RFC 7396 patch on the previous frame's view. Either this or ``view``."""


class Track(Struct, frozen=True):
    """The frames of one audience."""

    seats: Audience
    """Empty for the spectators."""
    scene: Any
    frames: list[Frame]


class Recording(Struct, frozen=True, rename={"tracks": "reels"}):
    versions: int
    """The number of moves in the log."""
    tracks: list[Track]
    unshuffled: dict[str, list[str]]
    """By purpose of a shuffle: the order before it, as message keys, where the game declares it."""


class Torn(Exception):
    """Replaying the log no longer gives what is stored."""


def recording_of(begun: MatchRow, rows: Iterable[Row]) -> Recording:
    """Replay a log from its start and record every audience."""
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
    """Seats that a bot plays for their person, or whose person was removed, at the end."""
    head, _ = begin(begun)
    for row in rows:
        if row.version > 1:
            apply_row(head, row)
    return sorted(head.participants.stand_ins.keys() | head.participants.lost)


class _Recorder:
    """Records one audience's track."""

    def __init__(self, head: Head, audience: Audience) -> None:
        scene = head.begun.game.scene(head.state, audience)
        self.track = Track(audience, None if scene is None else Raw(_encode(scene)), [])
        self._seen: dict[str, Any] = {}

    def look(self, head: Head, row: Row, events: list[dict[str, Any]]) -> None:
        told, frames = heard(events, self.track.seats), self.track.frames
        if frames and not told:
            return
        # Encoded at once: the view refers to a state that goes on changing.
        view = _decode(_encode(head.begun.game.view(head.state, self.track.seats)))
        if len(frames) % WHOLE == 0:
            frames.append(Frame(row.version, row.at, told, view=view))
        else:
            frames.append(Frame(row.version, row.at, told, patch=difference(self._seen, view)))
        self._seen = view


def _events(row: Row, move: Move) -> list[dict[str, Any]]:
    """The row's stored events. Raises ``Torn`` if its draws are not reproduced."""
    stored = _decode(row.body, type=StoredMove)
    if _decode(stored.draws) != _decode(_encode(move.draws)):
        raise Torn(f"version {row.version} draws something else")
    events: list[dict[str, Any]] = _decode(stored.events)
    return events
