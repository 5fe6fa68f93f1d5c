"""Builds and caches a room's frames."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from server.protocol.messages import Motion, Presence, Room, SeatLine
from server.rooms.pictures import RoomPicture

_encode = msgspec.json.Encoder().encode


class _Made(Struct, frozen=True):
    """A cached frame with its inputs."""

    picture: RoomPicture
    presence: Presence
    frame: bytes

    def is_of(self, picture: RoomPicture, presence: Presence) -> bool:
        return self.picture is picture and self.presence == presence


class RoomFrames:
    """Cache of the newest frames of one room: mostly one for both sides."""

    def __init__(self) -> None:
        self._made: dict[bool, _Made] = {}

    def frame(self, picture: RoomPicture, presence: Presence, watching: bool) -> bytes:
        """The room frame of a picture, for spectators (``watching``) or for the table."""
        made = next(
            (one for one in self._made.values() if one.is_of(picture, presence)), None
        ) or _Made(picture, presence, _encode(_room(picture, presence)))
        self._made[watching] = made
        return made.frame


def _room(picture: RoomPicture, presence: Presence) -> Room:
    lines = [
        SeatLine(
            *(seat.seat, seat.kind, seat.name, seat.level, seat.ready, here, seat.who, seat.staff)
        )
        for seat, here in zip(picture.seats, presence.here, strict=True)
    ]
    return Room(
        code=picture.code,
        game=picture.game,
        options=picture.options,
        unhurried=picture.unhurried,
        levels=picture.levels,
        seats=lines,
        watching=presence.watching,
        commitment=picture.commitment,
        match=picture.match,
        host=picture.host_seat,
        sides=picture.sides,
        public=picture.public,
        locked=picture.locked,
        closed=picture.closed,
        manners=picture.settings,
        unwatched=picture.unwatched,
        motion=_motion(picture),
        void=picture.void,
        voided=picture.voided,
        hidden=picture.hidden,
        over=picture.over,
        outcome=picture.outcome,
        seed=picture.seed,
        nonces=picture.nonces,
        next=picture.next,
        replay=picture.replay,
    )


def _motion(picture: RoomPicture) -> Motion | None:
    motion = picture.motion
    return None if motion is None else Motion(motion.seat, list(motion.agreed))
