"""The audit log, append-only; reports, and the cases that they make up. The bans, mutes and
warnings that follow are ``Sanction`` of ``server.rooms``, where they are obeyed."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NoReturn

from django.db import models, transaction
from django.db.models.functions import Now
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.codes import fresh_code, is_code
from server.core.lazy_messages import word
from server.matches.models import Match
from server.moderation.sealing import sealed
from server.rooms.models import CHANNELS, EVASION, Room, Sanction


class AppendOnly(Exception):
    """Raised on an attempt to change or delete an audit entry."""


class Entries(models.QuerySet["AuditEntry"]):
    def update(self, **_changes: Any) -> NoReturn:
        raise AppendOnly

    def delete(self) -> NoReturn:
        raise AppendOnly

    def looks(self) -> Entries:
        """What was looked at."""
        return self.filter(what__startswith=LOOKED)

    def deeds(self) -> Entries:
        """What was done."""
        return self.exclude(what__startswith=LOOKED)


class AuditEntry(models.Model):
    """One moderation action, or one look at what is protected. A database trigger, too, refuses
    changes and deletion, so it has no foreign keys."""

    who = models.CharField(max_length=150)
    """Name of the staff member; empty for whoever has the server's command line."""
    who_id = models.BigIntegerField(null=True)
    """And their key, since another may have the name one day."""
    what = models.CharField(max_length=20)
    """Key of its label: ``moderation-<what>``."""
    kind = models.CharField(max_length=20)
    """Kind of target: ``room``, ``seat``, ``match``, ``line``, ``case``, ``member``, ``guest``,
    ``document``, ``chat`` or ``audit``."""
    target = models.CharField(max_length=80)
    """A name to search for."""
    room = models.CharField(max_length=16, blank=True)
    """Code of the room concerned."""
    reason = models.CharField(max_length=300)
    before = models.JSONField(default=dict)
    after = models.JSONField(default=dict)
    at = models.DateTimeField(default=timezone.now)
    request = models.CharField(max_length=16, blank=True, default="", db_default="")
    """Id of the request, which lines of the log carry, too; empty at the command line."""
    seal = models.CharField(max_length=64, default="", editable=False)
    """Over this entry and the one before: ``sealing.py``. The database gives none by itself: a
    process of a release that does not seal is refused its deeds until it is updated."""

    objects = Entries.as_manager()

    class Meta:
        ordering = ["-at", "-pk"]
        verbose_name_plural = "audit entries"
        permissions = [
            ("ban_person", "May ban somebody and end it"),
            ("close_room", "May close a room for good"),
            ("empty_seat", "May take somebody's seat"),
            ("freeze_match", "May stop a match and set it going again"),
            ("give_role", "May give the roles of staff and take them"),
            ("hand_host", "May give a room another host"),
            ("hide_line", "May hide a line of chat"),
            ("mute_person", "May mute somebody and end it"),
            ("rename_person", "May take an offensive name from somebody"),
            ("take_away", "May take a document away"),
            ("void_match", "May declare the result of a match void"),
        ]

    def __str__(self) -> str:
        return f"{word(self.word)}: {self.aim}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if not self._state.adding:
            raise AppendOnly
        with transaction.atomic():
            self.seal = sealed(self)
            super().save(*args, **kwargs)

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise AppendOnly

    @property
    def word(self) -> str:
        """Key of what was done: in the past, as the buttons order it."""
        return f"did-{self.what}"

    @property
    def actor(self) -> str:
        return self.who or str(word("command-line"))

    @property
    def aim(self) -> str:
        """To what or whom, in words: a line and a seat are stored by numbers, for a search."""
        match (self.kind, *self.target.split()):
            case ("line" | "case", code, channel, number) if channel in CHANNELS:
                return f"{code}, {word(f'chat-{channel}')}, {word('field-number')} {number}"
            case ("case", *room, code) if len(room) < 2 and is_code(code):
                return ", ".join([*room, f"{word('admin-case')} {code}"])
            case ("seat", code, number) if number.isdecimal():
                return f"{code}, {word('seat-number', number=int(number))}"
            case ("announcement", kind):
                return str(word(f"announcement-{kind}"))
        return self.target


LINE, SEAT, WATCHER, ROOM, PROFILE, EVENT = KINDS = (
    *("line", "seat", "watcher", "room", "profile", "event"),
)
"""What can be reported: a chat line, who has or had a seat, who watches, a room, a member's
profile, a move as the log tells it."""
LOOKED = "look_"
"""What an entry of a look begins with; behind it stands its kind."""
GROUNDS = ("insult", "hate", "threat", "private", "spam", "other")
"""What a line may be reported for, and what a mute may be based on: ``ground-<key>``."""
GROUNDS_OF = {
    LINE: GROUNDS,
    SEAT: ("cheating", "stalling", "leaving", "name", "insult", "other"),
    WATCHER: ("spying", "name", "insult", "spam", "other"),
    ROOM: ("spam", "hate", "insult", "cheating", "other"),
    PROFILE: ("name", "pretend", "cheating", "other"),
    EVENT: ("cheating", "stalling", "fault", "other"),
}
"""By kind, what it may be reported for, and what a decision may be based on."""
RENAME_GROUNDS = ("name", "hate", "pretend", "private", "spam", "other")
"""Why a name may be taken."""
VOID_GROUNDS = ("cheating", "stalling", "leaving", "fault", "other")
"""Why a result may be declared void."""
ALL_GROUNDS = tuple(dict.fromkeys(ground for own in GROUNDS_OF.values() for ground in own))
BAN, HIDE, MUTE, PHRASES = ("ban", "hide", "mute", "phrases")
WARN, CLOSE, NOTHING = ("warn", "close", "nothing")
VOID, RENAME, HOST, TAKEN = ("void", "rename", "host", "taken")
"""What a decision has done: ``outcome-<key>``. Of whichever but ``nothing`` the author is told. The
last four follow from no report: a result is void, a name was taken, a host was replaced, something
made in a workshop was taken away."""
PERIODS = {"hour": timedelta(hours=1), "day": timedelta(days=1), "week": timedelta(weeks=1)}
"""For how long somebody is muted, or limited to quick phrases: ``period-<key>``."""
BAN_PERIODS = {
    "day": timedelta(days=1),
    "week": timedelta(weeks=1),
    "month": timedelta(days=30),
}
"""For how long somebody is banned by one moderator alone."""
LONG_PERIODS = {
    **BAN_PERIODS,
    "quarter": timedelta(days=90),
    "year": timedelta(days=periods.BAN),
}
"""For how long by two."""
CARRIED_ON = "carried-on"


class Case(models.Model):
    """Something that was reported: everybody's reports of it, the decision, the appeal of whom it
    is about. Or, of the kind ``line`` with no ``channel``, a ban or mute without a line."""

    OPEN, DECIDED, APPEALED, ANSWERED, GONE = STATES = (
        *("open", "decided", "appealed", "answered", "gone"),
    )
    """``gone``: the author deleted what was kept of them before it was decided."""
    WAITING = (OPEN, APPEALED)

    kind = models.CharField(max_length=8, default=LINE, db_default=LINE)
    """What was reported: see ``KINDS``."""
    code = models.CharField(max_length=16, unique=True, default=fresh_code)
    state = models.CharField(max_length=8, default=OPEN)
    room = models.ForeignKey(Room, on_delete=models.SET_NULL, null=True, related_name="cases")
    place = models.CharField(max_length=16)
    """Code of the room, which may be gone before the case is; of what was taken away that of the
    document. Empty for a profile."""
    channel = models.CharField(max_length=8, blank=True)
    """Of a line."""
    number = models.PositiveIntegerField()
    """Of a line in its channel; of a seat; of an event the version of the log. Else 0."""
    author = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="cases")
    """Whom the case is about: who has said the line, has the seat, watches, runs the room, has the
    profile, or made the move."""
    name = models.CharField(max_length=24, blank=True)
    """The author's at that time."""
    match = models.ForeignKey(Match, on_delete=models.SET_NULL, null=True, related_name="+")
    version = models.PositiveIntegerField(null=True)
    """Match that ran at the first report, or that the event is of, and the version of its log."""
    veiled = models.BooleanField(default=False, db_default=False)
    """Of an event that spectators were not told, or not yet: no staff see it while the match
    runs."""
    opened_at = models.DateTimeField(auto_now_add=True)
    rank = models.DateTimeField(default=timezone.now, db_default=Now())
    """Since when it would wait if its weight were time: see ``waiting.py``. What waits is read in
    this order."""
    claimed_by = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="+")
    claimed_until = models.DateTimeField(null=True)
    """Until then nobody else decides."""
    alarmed_at = models.DateTimeField(null=True)
    """When those on duty were sent a mail about it; None before, and after an objection."""
    outcome = models.CharField(max_length=8, blank=True)
    ground = models.CharField(max_length=8, blank=True)
    decided_by = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="+")
    confirmed_by = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="+")
    """The second moderator, of a ban that needs one."""
    decided_at = models.DateTimeField(null=True)
    sanction = models.OneToOneField(
        Sanction, on_delete=models.SET_NULL, null=True, related_name="case"
    )
    """The ban, mute or warning that was decided; it has the case's code."""
    hid = models.BooleanField(default=False, db_default=False)
    """Whether the decision has hidden the line, closed the room, or ended that a document was
    listed: it may have been so before."""
    undone = models.CharField(max_length=20, blank=True, default="", db_default="")
    """The outcome that whoever had decided took back; of several the latest with a consequence."""
    appeal = models.CharField(max_length=1000, blank=True)
    appealed_at = models.DateTimeField(null=True)
    upheld = models.BooleanField(null=True)
    """Whether the decision stands after the appeal."""
    answered_at = models.DateTimeField(null=True)
    told = models.BooleanField(default=True)
    """Whether the author has read the latest decision about them."""
    changed_at = models.DateTimeField(auto_now=True, db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["room", "channel", "number"],
                condition=~models.Q(channel=""),
                name="one_case_of_a_line",
            ),
            models.UniqueConstraint(
                fields=["match", "number"],
                condition=models.Q(kind=EVENT),
                name="one_case_of_an_event",
            ),
        ]
        indexes = [models.Index(fields=["state", "rank"], name="cases_that_wait")]
        permissions = [("decide_case", "May decide about a reported line")]

    def __str__(self) -> str:
        return str(self.code)

    @property
    def settled(self) -> bool:
        return self.state != self.OPEN

    @property
    def of_a_line(self) -> bool:
        return self.kind == LINE and bool(self.channel)

    @property
    def is_reported(self) -> bool:
        """Whether something was: a mute may be imposed by itself."""
        return self.kind != LINE or bool(self.channel)

    @property
    def wording(self) -> str:
        """End of the keys of words that differ by what the case is about: empty for what somebody
        has written."""
        return {LINE: "", ROOM: "-room"}.get(self.kind, "-conduct")

    @property
    def line(self) -> CaseLine | None:
        """The reported one among those that came along, if it was one."""
        if not self.of_a_line:
            return None
        lines = getattr(self, "reported_lines", None)
        of_case = self.lines.all() if lines is None else lines
        return next((line for line in of_case if line.number == self.number), None)

    @property
    def deed(self) -> str:
        """What has been done, by which its author is told: ``decision-outcome-<key>``."""
        if self.ground != EVASION:
            return str(self.outcome)
        return f"{self.outcome}-{CARRIED_ON}"

    @property
    def title(self) -> str:
        """Key of what its author reads it under."""
        if self.is_reported:
            return f"decision-title{self.wording}"
        decided = self.outcome if self.outcome not in ("", NOTHING) else self.undone
        own = decided in (BAN, VOID, RENAME, HOST, TAKEN)
        return f"decision-title-{decided if own else 'person'}"

    @property
    def only_undone(self) -> bool:
        """Whether all that its author has to read is that a decision was taken back."""
        return self.undone not in ("", NOTHING) and self.outcome in ("", NOTHING)

    def is_decision_of(self, member: Member) -> bool:
        """Whether somebody else has to answer the objection to it."""
        return member.pk in (self.decided_by_id, self.confirmed_by_id)

    @property
    def waits(self) -> bool:
        """For a decision or an answer."""
        return self.state in self.WAITING

    @property
    def since(self) -> datetime:
        """When what it waits for was asked for."""
        objected = self.appealed_at if self.state == self.APPEALED else None
        return objected or self.opened_at

    @property
    def claimed(self) -> bool:
        still = self.claimed_until is not None and self.claimed_until > timezone.now()
        return still and self.claimed_by_id is not None

    def claimed_from(self, member: Member) -> bool:
        """Whether somebody else holds it just now."""
        return self.claimed and self.claimed_by_id != member.pk

    @property
    def may_appeal(self) -> bool:
        """Once, against a decision with consequences, while nobody has forgotten what it was."""
        return self._appealable and not self.past_appeal

    @property
    def past_appeal(self) -> bool:
        """Nobody has objected, and it is too late for it."""
        last_day = timezone.now() - timedelta(days=periods.APPEAL)
        return self._appealable and self.decided_at is not None and self.decided_at <= last_day

    @property
    def _appealable(self) -> bool:
        decided = self.state == self.DECIDED and self.decided_at is not None
        return decided and self.outcome != NOTHING


class CaseLine(models.Model):
    """A line of the conversation round the reported one, or of what was said last before the report
    of something else, as it was at the first report."""

    case = models.ForeignKey(Case, on_delete=models.CASCADE, related_name="lines")
    channel = models.CharField(max_length=8, blank=True, default="", db_default="")
    """Empty where that of the case says it."""
    number = models.PositiveIntegerField()
    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="+")
    name = models.CharField(max_length=24, blank=True)
    text = models.CharField(max_length=300, blank=True)
    phrase = models.CharField(max_length=20, blank=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["at", "number"]

    def __str__(self) -> str:
        return f"line {self.number} of case {self.case_id}"


class MonthlyCount(models.Model):
    """One number of a month, kept when the cases are gone that it counts: see ``counting.py``."""

    month = models.DateField()
    """Its first day."""
    what = models.CharField(max_length=30)
    """Key of its label: ``count-<what>``."""
    number = models.PositiveIntegerField()

    class Meta:
        default_permissions = ()
        constraints = [
            models.UniqueConstraint(fields=["month", "what"], name="one_count_of_a_month")
        ]

    def __str__(self) -> str:
        return f"{self.month:%Y-%m} {self.what}: {self.number}"


class Report(models.Model):
    """One person's report of something."""

    code = models.CharField(max_length=16, unique=True, default=fresh_code)
    """The number that the reporter is given."""
    case = models.ForeignKey(Case, on_delete=models.CASCADE, related_name="reports")
    reporter = models.ForeignKey(
        Guest, on_delete=models.SET_NULL, null=True, related_name="reports"
    )
    seat = models.PositiveSmallIntegerField(null=True)
    """The reporter's; None for a spectator."""
    version = models.PositiveIntegerField(null=True)
    """Of the log of the match that ran, as far as the reporter had seen it: None for a spectator
    who sees it later."""
    seen = models.JSONField(default=list, db_default=[])
    """Of a reported event, what the reporter was told of it."""
    ground = models.CharField(max_length=8)
    words = models.CharField(max_length=500, blank=True)
    at = models.DateTimeField(auto_now_add=True)
    told = models.BooleanField(default=False)
    """Whether the reporter has read the outcome."""

    class Meta:
        ordering = ["at", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["case", "reporter"], name="one_report_of_a_person")
        ]

    def __str__(self) -> str:
        return f"report {self.code}"


class Proposal(models.Model):
    """A ban that one moderator alone may not impose: of more than 30 days, or of an address. It
    holds from when another one confirms it, and is void if nobody does so in time."""

    WAITING, CONFIRMED, REFUSED = STATES = ("waiting", "confirmed", "refused")

    guest = models.ForeignKey(Guest, on_delete=models.SET_NULL, null=True, related_name="+")
    name = models.CharField(max_length=24, blank=True)
    period = models.CharField(max_length=8)
    network = models.CharField(max_length=4, blank=True)
    """Whose address is closed as well, ``near`` or ``wide``; else empty."""
    ground = models.CharField(max_length=8)
    by = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="+")
    reason = models.CharField(max_length=300)
    at = models.DateTimeField(auto_now_add=True)
    until = models.DateTimeField()
    """Then it is void."""
    state = models.CharField(max_length=10, default=WAITING)
    answered_by = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="+")
    answer = models.CharField(max_length=300, blank=True)
    answered_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-pk"]

    def __str__(self) -> str:
        return f"{word('admin-proposal')} {self.pk}"

    @property
    def waits(self) -> bool:
        return self.state == self.WAITING and self.until > timezone.now()

    @property
    def standing(self) -> str:
        """Key of its word: ``proposal-<standing>``."""
        void = self.state == self.WAITING and not self.waits
        return "void" if void else str(self.state)


class LiveRoom(Room):
    """A room as live operations list it: with somebody in it, or with a running match. See
    ``live_rooms.py``."""

    class Meta:
        proxy = True
        default_permissions = ("view",)
        permissions = [
            ("rebuild_match", "May rebuild a match from its log"),
            ("view_slowed", "May see who is slowed"),
        ]
        verbose_name_plural = "live rooms"
