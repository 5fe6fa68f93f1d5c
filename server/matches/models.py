"""Tables of matches. The log is the truth; everything else can be rebuilt from it.

Only the ledger (``server/matches/ledger``) writes ``Move`` and ``Head``, in one statement for many
matches; the ORM just declares them. Foreign keys are left out where they would cost a lookup per
move.
"""

from __future__ import annotations

from django.db import models

from games.lesson import SUFFIX
from server.core.codes import fresh_code

LESSONS = models.Q(game__endswith=SUFFIX)
"""Their rules go with their script: once it is changed they are opened anew, not kept."""


class Match(models.Model):
    """One play of a game: options, seats, seed, outcome."""

    code = models.CharField(max_length=16, unique=True, default=fresh_code)
    """Unguessable code in the link to the replay."""
    game = models.CharField(max_length=40)
    rules_version = models.PositiveIntegerField()
    options = models.TextField()
    seats = models.PositiveSmallIntegerField()
    bots = models.TextField(default="{}")
    """JSON: seat number to bot level."""
    absent = models.CharField(max_length=8, default="bot", db_default="bot")
    """Absence policy: ``defaults``, ``bot`` or ``remove``. Copied from the room when the match
    begins."""
    seed = models.CharField(max_length=64)
    secret = models.CharField(max_length=64)
    commitment = models.CharField(max_length=64)
    nonces = models.TextField(default="[]")
    begun_at = models.BigIntegerField()
    """Milliseconds since 1970: match time 0."""
    over = models.BooleanField(default=False)
    outcome = models.TextField(null=True)
    recorded = models.BooleanField(default=False, db_default=False)
    """Its recording was made, or cannot be."""
    left = models.JSONField(default=list, db_default=[])
    """Seats whose person was gone at the end; known once the recording is made."""

    delay = models.PositiveSmallIntegerField(default=0, db_default=0)
    """Seconds by which spectators see it later. Copied from the room when the match begins."""
    told_at = models.BigIntegerField(null=True)
    """Milliseconds since 1970 at which delayed spectators see its end; null of matches before."""
    void = models.BooleanField(default=False, db_default=False)
    """Stands on nobody's record: its host has sent somebody away without the others' consent, or
    staff have declared it so."""
    void_ground = models.CharField(max_length=8, blank=True, default="", db_default="")
    """Why staff have: a key of ``because-<ground>``. Empty otherwise."""

    class Meta:
        verbose_name_plural = "matches"
        indexes = [
            models.Index(
                fields=["id"],
                name="matches_to_record",
                condition=models.Q(over=True, recorded=False),
            )
        ]

    def __str__(self) -> str:
        return str(self.code)


class Head(models.Model):
    """The version of a match and its next deadline."""

    match = models.OneToOneField(
        Match, on_delete=models.CASCADE, primary_key=True, db_constraint=False
    )
    version = models.PositiveIntegerField()
    due_at = models.BigIntegerField(null=True, db_index=True)
    """Milliseconds since 1970; null without a next deadline."""
    frozen = models.BooleanField(default=False)
    frozen_at = models.BigIntegerField(null=True)
    """Milliseconds since 1970 at which the match was frozen; time from then on does not count."""

    class Meta:
        db_table = "match_head"


class Move(models.Model):
    """One row of a log."""

    pk = models.CompositePrimaryKey("match_id", "version")
    match = models.ForeignKey(
        Match, on_delete=models.CASCADE, db_constraint=False, db_index=False, related_name="moves"
    )
    version = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(null=True)
    action_id = models.CharField(max_length=40, null=True)
    at = models.BigIntegerField()
    """Match time in milliseconds."""
    body = models.TextField()
    """JSON: action, events, draws."""

    class Meta:
        db_table = "move"
        constraints = [
            models.UniqueConstraint(fields=["match", "seat", "action_id"], name="move_acts_once")
        ]


class Checkpoint(models.Model):
    """The state of a match at one version: a long log need not be replayed from its start."""

    match = models.OneToOneField(
        Match, on_delete=models.CASCADE, primary_key=True, db_constraint=False
    )
    version = models.PositiveIntegerField()
    rules_version = models.PositiveIntegerField()
    body = models.TextField()

    class Meta:
        db_table = "match_checkpoint"


class Recording(models.Model):
    """Recording of a finished match: the frames of every audience."""

    match = models.OneToOneField(
        Match, on_delete=models.CASCADE, primary_key=True, related_name="recording"
    )
    body = models.BinaryField()
    """Compressed JSON: see ``server/matches/core/recordings.py``."""
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        db_table = "match_recording"


class Fault(models.Model):
    """An exception in a game's rules: position, request, traceback."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, db_constraint=False)
    version = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(null=True)
    action = models.TextField()
    trace = models.TextField()
    at = models.BigIntegerField()

    class Meta:
        db_table = "match_fault"

    def __str__(self) -> str:
        return f"match {self.match_id} after version {self.version}"


class SeatPresence(models.Model):
    """Last time any process saw an open socket for the seat."""

    pk = models.CompositePrimaryKey("match_id", "seat")
    match = models.ForeignKey(Match, on_delete=models.CASCADE, db_constraint=False, db_index=False)
    seat = models.PositiveSmallIntegerField()
    at = models.BigIntegerField()

    class Meta:
        db_table = "seat_presence"


class Beat(models.Model):
    """Heartbeat of a web process."""

    process = models.CharField(max_length=40, primary_key=True)
    at = models.BigIntegerField()

    class Meta:
        db_table = "process_beat"


class Outage(models.Model):
    """Interval without any web process; credited to running matches."""

    began = models.BigIntegerField()
    ended = models.BigIntegerField(unique=True)

    class Meta:
        db_table = "process_outage"
