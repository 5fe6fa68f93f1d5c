"""A room, its seats and its chat. What happens in a match is kept by ``server.matches``."""

from __future__ import annotations

from typing import Literal

from django.db import models

from server.accounts.models import Guest
from server.matches.models import Match

OPEN_TO_ALL = models.Q(public=True, closed=False)


class Room(models.Model):
    """A place with a link, holding one match after another."""

    code = models.CharField(max_length=16, unique=True)
    game = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    public = models.BooleanField(default=False)
    created_at = models.DateTimeField(auto_now_add=True)
    host = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="+")
    secret = models.CharField(max_length=64)
    """Our share of the next match's seed. Nobody is shown it before that match is over."""
    commitment = models.CharField(max_length=64)
    match = models.ForeignKey(Match, on_delete=models.SET_NULL, null=True, related_name="+")
    """The match that is on, or was last."""
    matches_played = models.PositiveIntegerField(default=0)
    settings = models.JSONField(default=dict)
    """How people behave here, whatever is played: see ``server/protocol/room_settings.py``."""
    locked = models.BooleanField(default=False)
    """Nobody new may sit down."""
    closed = models.BooleanField(default=False)
    """For good: nothing can be done here any more."""
    barred = models.JSONField(default=list)
    """Whom the host has sent away from the table: the guests' ids, and the names they had."""
    hidden = models.JSONField(default=dict)
    """By channel the numbers of the lines of chat that a moderator has taken away."""
    active_at = models.DateTimeField(auto_now_add=True)
    """When somebody last did something here."""
    version = models.PositiveIntegerField(default=0)
    """Goes up with whatever is done in the room: who has an older picture has missed something."""

    class Meta:
        indexes = [
            models.Index(
                fields=["game", "-active_at"], name="rooms_in_the_lobby", condition=OPEN_TO_ALL
            )
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.code}"


class Seat(models.Model):
    """A place at the table: held by a guest, by a bot, or free."""

    room = models.ForeignKey(Room, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="seats")
    bot_level = models.CharField(max_length=20, null=True)  # noqa: DJ001  null is: no bot
    name = models.CharField(max_length=24, blank=True)
    ready = models.BooleanField(default=False)
    nonce = models.CharField(max_length=32, blank=True)
    """This seat's share of the next match's seed."""
    recovery = models.CharField(max_length=64, blank=True)
    """Of the seat code, by which its person comes back without a cookie: only its hash."""

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["room", "number"], name="one_seat_of_a_number"),
            models.UniqueConstraint(fields=["room", "guest"], name="one_seat_for_a_guest"),
        ]

    def __str__(self) -> str:
        return f"seat {self.number} of room {self.room_id}"

    @property
    def held(self) -> bool:
        return self.guest_id is not None or self.bot_level is not None


CHANNELS: tuple[Literal["table"], Literal["watchers"]] = ("table", "watchers")
"""Of a room's chat: those who sit, and those who watch."""


class ChatLine(models.Model):
    """One line of a room's chat. Each channel's numbers have no gaps, so a client sees what it
    missed."""

    TABLE, WATCHERS = CHANNELS

    room = models.ForeignKey(Room, on_delete=models.CASCADE, related_name="chat")
    channel = models.CharField(max_length=8, default=TABLE)
    number = models.PositiveIntegerField()
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="+")
    seat = models.PositiveSmallIntegerField(null=True)
    name = models.CharField(max_length=24)
    text = models.CharField(max_length=300, blank=True)
    phrase = models.CharField(max_length=20, blank=True)
    """A quick phrase, which everybody reads in their own language; then there is no text."""
    hidden = models.BooleanField(default=False, db_default=False)
    """A moderator has taken it away: nobody at the table is shown it any more."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(
                fields=["room", "channel", "number"], name="one_line_of_a_number"
            )
        ]

    def __str__(self) -> str:
        return f"{self.name}: {self.text[:40]}"


class Played(models.Model):
    """Who held which seat in a match: for its replay, and for what people have played."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="played")
    room = models.ForeignKey(Room, on_delete=models.SET_NULL, null=True, related_name="played")
    seat = models.PositiveSmallIntegerField()
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="played")
    bot_level = models.CharField(max_length=20, blank=True)
    name = models.CharField(max_length=24, blank=True)

    class Meta:
        ordering = ["seat"]
        constraints = [
            models.UniqueConstraint(fields=["match", "seat"], name="one_played_seat_of_a_number")
        ]
        verbose_name_plural = "played"

    def __str__(self) -> str:
        return f"seat {self.seat} of match {self.match_id}"


class RoomPresence(models.Model):
    """Who is in a room through which process. Only ``rooms/live/presence.py`` writes here."""

    pk = models.CompositePrimaryKey("code", "process")
    code = models.CharField(max_length=16)
    process = models.CharField(max_length=40)
    seats = models.CharField(max_length=60, blank=True)
    """Their numbers, with spaces between."""
    lags = models.TextField(blank=True, db_default="")
    """``seat:milliseconds`` of those whose line is known, with spaces between."""
    watching = models.PositiveIntegerField()
    names = models.TextField(blank=True, db_default="[]")
    """JSON: how those who watch call themselves, as far as they do."""
    host = models.BooleanField(db_default=False)
    """Whether the host is connected here, seated or not."""
    at = models.BigIntegerField()

    class Meta:
        db_table = "room_presence"
