"""Tables of rooms, seats, chat, and the sanctions and blocks that chat obeys. Matches are in
``server.matches``."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from django.db import models
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.codes import fresh_code
from server.core.lazy_messages import word
from server.matches.models import Match

OPEN_TO_ALL = models.Q(public=True, closed=False)

NEVER_ENTERED = models.Q(
    version=0, match=None, active_at__lt=models.F("created_at") + timedelta(seconds=1)
)
"""Rooms of which nobody has ever seen more than the form that opened them: see ``entered``."""


class Room(models.Model):
    """A room: a link, seats, and one match after another."""

    code = models.CharField(max_length=16, unique=True)
    game = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    """With whole documents: they stay as they were when they were chosen."""
    documents = models.JSONField(null=True)
    """By option: code and name of the document in it, which is all that is shown."""
    public = models.BooleanField(default=False)
    created_at = models.DateTimeField(auto_now_add=True)
    host = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="+")
    secret = models.CharField(max_length=64)
    """The server's share of the next match's seed, secret until that match is over."""
    commitment = models.CharField(max_length=64)
    match = models.ForeignKey(Match, on_delete=models.SET_NULL, null=True, related_name="+")
    """The current or last match."""
    matches_played = models.PositiveIntegerField(default=0)
    settings = models.JSONField(default=dict)
    """Settings that do not depend on the game: see ``server/protocol/room_settings.py``."""
    locked = models.BooleanField(default=False)
    """Locked: no newcomer may sit down."""
    closed = models.BooleanField(default=False)
    """Closed for good."""
    unwatched = models.BooleanField(default=False, db_default=False)
    """Closed to spectators: who has no seat sees nothing of its matches."""
    barred = models.JSONField(default=list)
    """Barred people: identities and the names they had; guest ids of those who sat; whether they
    may not watch either."""
    motion = models.JSONField(null=True)
    """Asked by the host of a running match: whom to send away, and who has agreed. See
    ``motions.py``."""
    called = models.JSONField(null=True)
    """By identity: digest of the last name that somebody has taken here, and when. See
    ``naming.py``."""
    hidden = models.JSONField(default=dict)
    """By channel: numbers of lines hidden by moderators."""
    active_at = models.DateTimeField(auto_now_add=True)
    """Last activity."""
    version = models.PositiveIntegerField(default=0)
    """Incremented with every change, so that readers notice a stale picture."""

    class Meta:
        indexes = [
            models.Index(
                fields=["game", "-active_at"], name="rooms_in_the_lobby", condition=OPEN_TO_ALL
            )
        ]

    def __str__(self) -> str:
        return str(self.code)


class Seat(models.Model):
    """A seat: held by a guest, by a bot, or free."""

    room = models.ForeignKey(Room, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="seats")
    bot_level = models.CharField(max_length=20, null=True)  # noqa: DJ001  null is: no bot
    name = models.CharField(max_length=24, blank=True)
    ready = models.BooleanField(default=False)
    nonce = models.CharField(max_length=32, blank=True)
    """The seat's share (nonce) of the next match's seed."""
    recovery = models.CharField(max_length=64, blank=True)
    """Hash of the seat code, which recovers the seat without a cookie."""

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
"""Chat channels: seated people, spectators."""


class ChatLine(models.Model):
    """One chat line. Numbers per channel have no gaps, so a client notices what it missed."""

    TABLE, WATCHERS = CHANNELS

    room = models.ForeignKey(Room, on_delete=models.CASCADE, related_name="chat")
    channel = models.CharField(max_length=8, default=TABLE)
    number = models.PositiveIntegerField()
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="+")
    seat = models.PositiveSmallIntegerField(null=True)
    name = models.CharField(max_length=24)
    text = models.CharField(max_length=300, blank=True)
    phrase = models.CharField(max_length=20, blank=True)
    """Key of a quick phrase, shown in each reader's language; then ``text`` is empty."""
    hidden = models.BooleanField(default=False, db_default=False)
    """Hidden by a moderator."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(
                fields=["room", "channel", "number"], name="one_line_of_a_number"
            )
        ]
        indexes = [models.Index(fields=["at"], name="lines_by_time")]

    def __str__(self) -> str:
        return f"{self.name}: {self.text[:40]}"


class Played(models.Model):
    """Holder of a seat in a match, for replays and histories."""

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


BAN, MUTE, PHRASES, WARNING, RENAME = ("ban", "mute", "phrases", "warning", "rename")
BROWSER, RANGE, OBJECTED = "browser", "range", "objected"
NEAR, WIDE = NETWORKS = ("near", "wide")
"""Of whom else a ban keeps out: see ``Networks``."""
EVASION = "evasion"
"""Reason of a ban or mute that holds for another guest, too: see ``sanctions.py``."""
SILENCING = (MUTE, PHRASES)
"""Kinds that keep somebody from saying all they want. Who may not do so does not by their name,
either: they keep it."""


class Sanctions(models.QuerySet["Sanction"]):
    def in_force(self) -> Sanctions:
        return self.filter(ended_at=None, until__gt=timezone.now())


class Sanction(models.Model):
    """A ban, a mute or a warning of one person, quick phrases as all that they may say, or a name
    taken from them, always with an end: imposed by staff, or carried on from another guest's."""

    code = models.CharField(max_length=16, unique=True, default=fresh_code)
    """That of the decision by which it was imposed: its page."""
    kind = models.CharField(max_length=8)
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="sanctions")
    member = models.ForeignKey(
        Member, on_delete=models.SET_NULL, null=True, related_name="sanctions"
    )
    """The guest's, at that time or since: holds in all their browsers."""
    name = models.CharField(max_length=24, blank=True)
    """The person's, when it began; the one that was taken."""
    room = models.ForeignKey(Room, on_delete=models.CASCADE, null=True, related_name="sanctions")
    """Where it holds; None for the whole site."""
    ground = models.CharField(max_length=8)
    """Why: a key of ``because-<ground>``."""
    by = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="+")
    began_at = models.DateTimeField(auto_now_add=True)
    until = models.DateTimeField(db_index=True)
    ended_at = models.DateTimeField(null=True)
    """When it was ended before its time."""
    root = models.ForeignKey("self", on_delete=models.CASCADE, null=True, related_name="carried")
    """The ban or mute that this one carries on."""
    weighed = models.CharField(max_length=8, blank=True)
    """What made it carry on: ``browser``, ``range``, or that somebody whom a ban of an address
    keeps out has objected."""
    network = models.CharField(max_length=4, blank=True, default="", db_default="")
    """Of a ban: whose address is closed to all guests as well, ``near`` or ``wide``; else empty."""

    objects = Sanctions.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["root", "guest"], name="carried_on_once_to_a_guest")
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.code}"

    @property
    def in_force(self) -> bool:
        return self.ended_at is None and self.until > timezone.now()


class SanctionedRange(models.Model):
    """Household from which a banned or muted person was connected, as a keyed hash: kept while that
    lasts."""

    sanction = models.ForeignKey(Sanction, on_delete=models.CASCADE, related_name="ranges")
    digest = models.CharField(max_length=24, db_index=True)
    shut = models.BooleanField(default=False, db_default=False)
    """Closed to all guests, by a ban of an address."""

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["sanction", "digest"], name="one_range_of_a_sanction")
        ]

    def __str__(self) -> str:
        return self.digest


class Block(models.Model):
    """Somebody wants to hear nothing of somebody else. Each is a member, else a guest: whoever
    signs in takes along what they have blocked, and stays blocked. See ``blocking.py``."""

    code = models.CharField(max_length=16, unique=True, default=fresh_code)
    guest = models.ForeignKey(Guest, on_delete=models.CASCADE, null=True, related_name="+")
    member = models.ForeignKey(Member, on_delete=models.CASCADE, null=True, related_name="+")
    """Who has blocked."""
    whom_guest = models.ForeignKey(Guest, on_delete=models.CASCADE, null=True, related_name="+")
    whom_member = models.ForeignKey(Member, on_delete=models.CASCADE, null=True, related_name="+")
    name = models.CharField(max_length=24)
    """What the blocked person was called then: who they are by now is not told by it."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=[one, other], name=f"{one}_blocks_{other}_once")
            for one in ("guest", "member")
            for other in ("whom_guest", "whom_member")
        ]

    def __str__(self) -> str:
        return f"block {self.code}"


class RoomPresence(models.Model):
    """Presence of one process's sockets in a room. Written only by ``rooms/live/presence.py``."""

    pk = models.CompositePrimaryKey("code", "process")
    code = models.CharField(max_length=16)
    process = models.CharField(max_length=40)
    seats = models.CharField(max_length=60, blank=True)
    """Seat numbers, space-separated."""
    lags = models.TextField(blank=True, db_default="")
    """``seat:milliseconds`` of known round trips, space-separated."""
    watching = models.PositiveIntegerField()
    watchers = models.TextField(blank=True, db_default="[]")
    """JSON list of the spectators who gave a name: name, identity, whether they are staff."""
    guests = models.TextField(blank=True, db_default="{}")
    """JSON of their guests by identity: never leaves the server."""
    host = models.BooleanField(db_default=False)
    """Whether the host is connected to that process."""
    at = models.BigIntegerField()

    class Meta:
        db_table = "room_presence"


class Announcement(models.Model):
    """What staff tell everybody on the site, at most one of each kind. See ``announcements.py``."""

    DRAIN, MAINTENANCE, NOTICE = KINDS = ("drain", "maintenance", "notice")

    kind = models.CharField(max_length=12, primary_key=True)
    """``drain``: while it is there, no room is opened and no match begins."""
    text_pl = models.CharField(max_length=300, blank=True)
    text_en = models.CharField(max_length=300, blank=True)
    until = models.DateTimeField(null=True)
    """When maintenance begins, or a notice ends."""
    at = models.DateTimeField(auto_now=True)

    class Meta:
        default_permissions = ("view",)
        permissions = [("announce", "May announce something to everybody")]

    def __str__(self) -> str:
        return str(word(f"announcement-{self.kind}"))
