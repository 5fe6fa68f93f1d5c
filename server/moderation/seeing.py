"""What somebody can see of a room just now, as its sockets tell it: a report tells nobody of
anything that is not theirs to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec

from games.engine import Audience
from server.matches.core.head import StoredMove, begin
from server.matches.core.rows import Row
from server.matches.core.told import heard
from server.matches.models import Match
from server.matches.opening import begun_row, stored_rows
from server.matches.process.runtime import wall_time
from server.protocol.messages import Channel
from server.protocol.room_settings import settings_of
from server.rooms.chat import channels_heard
from server.rooms.identity import identity_of
from server.rooms.models import Room
from server.rooms.rows import is_running


class Sight:
    """One person's view of one room."""

    def __init__(self, room: Room, guest_id: UUID) -> None:
        self._room = room
        self._running = is_running(room)
        self.seat: int | None = (
            room.seats.filter(guest=guest_id).values_list("number", flat=True).first()
        )
        self._seated = self.seat is not None
        self._host = room.host_id == guest_id
        self.removed = not self._seated and not self._host and _is_removed(room, guest_id)
        """Whether the host has sent this person away from watching, too."""

    @property
    def behind(self) -> bool:
        """Whether this person sees an earlier moment of the match than the table."""
        return not self._seated and is_told_later(self._room)

    @property
    def _shut_out(self) -> bool:
        """Whether they see nothing of the match that runs."""
        return self._running and self._room.unwatched and not self._seated and not self._host

    @property
    def channels(self) -> Sequence[Channel]:
        """Whose lines they read."""
        if self.removed:
            return ()
        veiled = is_told_later(self._room) or self._shut_out
        return channels_heard(self._seated, self._running, behind=veiled)

    @property
    def names_of_watchers(self) -> bool:
        """Whether they are told who watches."""
        if self._seated:
            return not self._running or settings_of(self._room.settings).watchers == "named"
        return not self.removed and not self._shut_out

    def event(self, number: int) -> tuple[Row, list[dict[str, Any]]] | None:
        """The move that was the so manieth to tell them something, as their log numbers it, and
        what it told. None if there is none, or they have not seen it yet."""
        match = self._room.match
        if match is None or number < 1 or self.removed or self._shut_out or self.behind:
            return None
        try:
            audience = _audience(match, self.seat)
        except KeyError:
            # The game is here no more, or not in that version of its rules.
            return None
        for row in stored_rows(match):
            if told := told_of(row, audience):
                number -= 1
                if not number:
                    return row, told
        return None


def public(room: Room, row: Row) -> list[dict[str, Any]]:
    """What spectators have been told of a move of the room's match by now."""
    return [] if room.unwatched or is_told_later(room) else told_of(row, ())


def _audience(match: Match, seat: int | None) -> Audience:
    head, _ = begin(begun_row(match))
    played = seat is not None and seat < match.seats
    return head.begun.audience_of(head.state, seat if played else None)


def told_of(row: Row, audience: Audience) -> list[dict[str, Any]]:
    """The events of a move that an audience may know."""
    stored = msgspec.json.decode(row.body, type=StoredMove)
    return heard(msgspec.json.decode(stored.events), audience)


def is_told_later(room: Room) -> bool:
    """Whether spectators of the room see an earlier moment of its match."""
    settings, match = settings_of(room.settings), room.match
    if match is None or not (settings.delay_moves or settings.delay_seconds):
        return False
    return not match.over or wall_time() < (match.told_at or 0)


def _is_removed(room: Room, guest_id: UUID) -> bool:
    sent_away = {each.get("who") for each in room.barred if each.get("watch")}
    return bool(sent_away) and identity_of(room.code, guest_id) in sent_away
