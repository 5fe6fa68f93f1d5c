"""The messages of the room and lobby sockets: JSON objects told apart by ``type``.

``docs/protocol.md`` is generated from these declarations. A message that does not fit them is
refused before anything else looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from server.protocol.room_settings import RoomSettings

NO_CONTROL = r"^[^\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$(?!\n)"
"""The lookahead, because ``$`` also matches before a final line end."""

ActId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_CONTROL)]
Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_CONTROL)]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z_]+$(?!\n)")]
Identity = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$(?!\n)")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]

OptionName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z_]+$(?!\n)")]
OptionValue = Annotated[str, Meta(max_length=40, pattern=NO_CONTROL)]
"""Option values as a form sends them."""
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=20)]

Channel = Literal["table", "watchers"]
"""Chat channels: the table, the spectators."""
QuickPhrase = Literal[
    "hello",
    "good-luck",
    "ready",
    "your-move",
    "one-moment",
    "thinking",
    "nice",
    "ouch",
    "sorry",
    "thanks",
    "well-played",
    "good-game",
    "rematch",
    "bye",
]


def tag(name: str) -> str:
    return name.lower()


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag=tag):
    """Base of messages that clients send."""


class Act(FromClient, frozen=True):
    """Act in the match. Idempotent: a resend with the same ``id`` acts once and is answered the
    same."""

    id: ActId
    action: Raw


class Why(FromClient, frozen=True):
    """Ask why an action may not be done now, without doing it: answered with the ``refusal`` that
    it would meet, or with ``allowed``, under the same ``id``. Nothing is stored."""

    id: ActId
    action: Raw


class Sync(FromClient, frozen=True):
    """Ask for a snapshot with the events above ``n``."""

    n: Count = 0


class Ping(FromClient, frozen=True):
    """Keep-alive; acknowledges everything up to ``n``."""

    n: Count = 0


class Sit(FromClient, frozen=True):
    """Take a free seat, under a name."""

    seat: SeatNumber
    name: Name


class Stand(FromClient, frozen=True):
    """Give the seat back, before the start or after the end."""


class Bot(FromClient, frozen=True):
    """Put a bot of that level into a free seat, or (null) remove the bot."""

    seat: SeatNumber
    level: Level | None = None


class Ready(FromClient, frozen=True):
    """Become ready (for a rematch too), or not. The match starts when every seat is held and every
    person is ready; ``nonce`` is this seat's share of the seed."""

    ready: bool
    nonce: Nonce | None = None


class Chat(FromClient, frozen=True):
    """Say something: in the table's channel with a seat, else in the spectators'."""

    text: Line


class Phrase(FromClient, frozen=True):
    """Say a quick phrase, which everybody reads in their own language."""

    phrase: QuickPhrase


class Watch(FromClient, frozen=True):
    """Set a spectator's name, which other spectators see and chat requires; or (null) remove it."""

    name: Name | None = None


class Kick(FromClient, frozen=True):
    """Host: remove a person from the table and bar them; they may still watch. In a running match
    this asks the others at the table (``motion`` of ``room``), who agree by the same message; it
    happens once all who are there do. Unless everybody has agreed, the match stands on nobody's
    record then (``void``)."""

    seat: SeatNumber


class Dismiss(FromClient, frozen=True):
    """Host: remove a spectator, as ``watchers`` names them; they may neither watch nor sit down."""

    who: Identity


class Admit(FromClient, frozen=True):
    """Host: close the room to spectators, or (``watchers``) open it to them again. While it is
    closed, who has no seat is sent nothing of its matches."""

    watchers: bool


class Pardon(FromClient, frozen=True):
    """Host: lift the ban of the person with this name."""

    name: Name


class Lock(FromClient, frozen=True):
    """Host: lock the free seats, or (false) unlock them."""

    locked: bool


class Publish(FromClient, frozen=True):
    """Host: list the room in the lobby, for anybody, or (false) leave it to those with the link."""

    public: bool


class Change(FromClient, frozen=True):
    """Host: change options or room settings. Fields left out stay; changed options reset
    everybody's readiness and clear the last match from the table."""

    options: Options | None = None
    """With the number of ``seats``, where the game allows several."""
    manners: RoomSettings | None = None


class Appoint(FromClient, frozen=True):
    """Host: hand the host's role to the person of that seat."""

    seat: SeatNumber


class Fill(FromClient, frozen=True):
    """Host: put bots of that level into all free seats."""

    level: Level


class Swap(FromClient, frozen=True):
    """Host: swap two seats; one of them may be free."""

    seat: SeatNumber
    other: SeatNumber


class Close(FromClient, frozen=True):
    """Host: close the room for good."""


class Pause(FromClient, frozen=True):
    """Ask for a pause, or agree to one: the match is suspended once everybody present agrees. Not
    ``wanted``: decline; during a pause, call everybody back: the match resumes once all have
    answered, at the latest when the ``call`` of ``company`` runs out."""

    wanted: bool


class Out(FromClient, frozen=True):
    """Step out for five minutes, once per match; or (not ``out``) come back."""

    out: bool


class Code(FromClient, frozen=True):
    """Issue a new code for this socket's seat; the previous one becomes void."""


class Signal(FromClient, frozen=True):
    """Where the hand is now, in the game's own terms. Neither stored nor answered; only the newest
    counts, and what exceeds the budget is dropped."""

    signal: Raw


class Echo(FromClient, frozen=True):
    """The ``at`` of a ``pong``, returned at once: measures the round trip."""

    at: Count


AnyFromClient = (
    Act
    | Why
    | Sync
    | Ping
    | Sit
    | Stand
    | Bot
    | Ready
    | Chat
    | Phrase
    | Watch
    | Kick
    | Dismiss
    | Admit
    | Pardon
    | Lock
    | Publish
    | Change
    | Appoint
    | Fill
    | Swap
    | Close
    | Pause
    | Out
    | Code
    | Signal
    | Echo
)


class FromServer(Struct, frozen=True, omit_defaults=True, tag=tag):
    """Base of messages that the server sends."""


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: int
    kind: str
    """``free``, ``person`` or ``bot``."""
    name: str | None = None
    level: str | None = None
    ready: bool = False
    here: bool = False
    who: str | None = None
    """Identity of the person: the same in this room under every name."""
    staff: bool = False
    """The person is one of the site's staff: a mark that nobody else can wear."""


class Motion(Struct, frozen=True):
    """To send somebody away in a running match."""

    seat: int
    agreed: list[int]
    """Seats whose people have agreed, besides the host."""


class Room(FromServer, frozen=True):
    """The room around the match: sent on connecting and whenever it changes."""

    code: str
    game: str
    options: dict[str, Any]
    """Of a document that was chosen by its code, ``code`` and ``name``; what it holds comes with
    the match."""
    levels: list[str]
    seats: list[SeatLine]
    watching: int
    commitment: str
    """SHA-256 of the server's share of the seed: of the current or last match, else of the
    first."""
    match: int | None = None
    """Number of the current or last match in this room: 1, 2, 3 ..."""
    over: bool = False
    """That match has ended; the fields below are sent only then."""
    outcome: dict[str, Any] | None = None
    """``places`` by seat, 1 for the best; ``reason``; ``scores`` where there are some."""
    seed: str | None = None
    """The server's share of its seed, committed to by ``commitment``."""
    nonces: list[str] | None = None
    """The seats' shares of its seed."""
    next: str | None = None
    """The commitment to the next match."""
    replay: str | None = None
    """Code in the URLs of its replay and of the verification of its dice: ``/m/<replay>/``."""
    host: int | None = None
    """Seat of the host; none if the host does not sit, or there is none."""
    sides: list[str] = []
    """For each seat the side that it will have in the next match, or ``unknown``: said by the words
    ``side-<side>``. Empty where all are alike."""
    unhurried: bool = False
    """The running match gives much more time than the room's options, since it is a person's
    first with a clock, against bots. ``options`` are then those of the match."""
    public: bool = False
    """Listed in the lobby: anybody may come, not only those with the link."""
    locked: bool = False
    closed: bool = False
    manners: RoomSettings = RoomSettings()
    """Room settings that do not depend on the game."""
    unwatched: bool = False
    """Closed to spectators."""
    motion: Motion | None = None
    """Whom the host wants to send away from the running match."""
    void: bool = False
    """The match stands on nobody's record."""
    voided: bool = False
    """Since a moderator has declared its result void: its replay says why."""
    hidden: dict[str, list[int]] = {}
    """By channel: numbers of chat lines hidden by a moderator."""


class Sanction(Struct, frozen=True):
    """A moderator's mute or warning of this person, or that they may say quick phrases alone, in
    words of this socket's language."""

    kind: Literal["mute", "phrases", "warning", "over"]
    """``mute``: nothing they say is accepted until it ends; ``phrases``: quick phrases alone are.
    ``over``: either has just ended."""
    lead: str
    """What it is, and why."""
    till: str
    """The word before ``until``; empty once it is over."""
    until: int
    """Milliseconds since 1970."""
    more: str
    """What the link to ``/decisions/<code>/`` says."""
    code: str


class You(FromServer, frozen=True):
    """Which seat this socket speaks for; none for a spectator."""

    seat: int | None = None
    name: str | None = None
    host: bool = False
    """Whether this person is the host."""
    who: str | None = None
    """This person's own identity."""
    barred: list[str] = []
    """For the host alone: the names of people who were sent away."""
    sanction: Sanction | None = None
    """What holds for this person here; none once it is over."""
    sent_away: bool = False
    """Whether this person may not sit down here."""


class Snapshot(FromServer, frozen=True):
    """The whole state for this viewer, and the events above the ``n`` it named."""

    match: int
    n: int
    now: int
    """Match time in milliseconds when this was made."""
    running: bool
    """Whether match time runs."""
    view: Raw
    events: Raw
    """``[[n, [event, ...]], ...]``"""
    offers: Raw
    """``{group: [offer, ...]}``"""
    scene: Raw | None = None
    done: list[str] = []
    """Ids of this seat's latest accepted acts."""


class Update(FromServer, frozen=True):
    """Changes for this viewer. ``patch`` is an RFC 7396 merge patch on the view before; ``offers``
    likewise on the groups of offers before."""

    n: int
    now: int
    running: bool
    patch: Raw | None = None
    view: Raw | None = None
    events: Raw | None = None
    offers: Raw | None = None
    done: str | None = None


class Refusal(FromServer, frozen=True):
    """A refused request; nothing has changed."""

    code: str
    text: str
    """The text, in this socket's language."""
    rule: str | None = None
    params: dict[str, Any] = {}
    id: str | None = None


class Allowed(FromServer, frozen=True):
    """The answer to a ``why``: nothing forbids that action now."""

    id: str


class ChatLine(Struct, frozen=True, omit_defaults=True):
    number: int
    name: str
    at: int
    """Milliseconds since 1970."""
    text: str = ""
    phrase: str | None = None
    """Key of a quick phrase; then there is no text."""
    seat: int | None = None
    who: str | None = None
    """Identity of who said it. None once they have deleted their account."""
    staff: bool = False
    rude: list[int] = []
    """Begin and end, in characters, of one word of the text after the other that is masked for
    whoever has not chosen otherwise."""


class ChatLines(FromServer, frozen=True, tag="chat"):
    """Chat lines of one channel, in order. During a match the table does not hear the spectators;
    delayed spectators hear the table afterwards. A line that was told before takes the place of the
    former one: a moderator has taken its author's name."""

    channel: Channel
    lines: list[ChatLine]


class Held(FromServer, frozen=True):
    """A line of this person's that nobody else sees yet. ``null``: none is held any more; if it was
    said, it comes as all lines do."""

    text: str | None = None


class BlockedPerson(Struct, frozen=True):
    who: str
    """Identity in this room."""
    code: str
    """Of the block: ``POST /blocks/<code>/lift/`` ends it."""


class Blocked(FromServer, frozen=True):
    """Whom this person has blocked, on the whole site: their lines are not shown. Sent before any
    line, and whenever it changes, in whichever of their browsers."""

    people: list[BlockedPerson]


class Watchers(FromServer, frozen=True):
    """The spectators who gave a name; at most the first so many. While a match runs the table is
    told of none, unless the room's settings let them be named."""

    names: list[str]
    who: list[str] = []
    """Their identities, in the same order."""
    staff: list[str] = []
    """The identities of those who are staff."""


class Presence(FromServer, frozen=True):
    """Which seats' people are connected, and the number of spectators."""

    here: list[bool]
    watching: int
    lag: list[int | None] = []
    """Round trip in milliseconds by seat, about; null where unknown. Absent while all are."""


class Signals(FromServer, frozen=True):
    """New signals of others, by seat. May be dropped: the next supersede them."""

    seats: dict[str, dict[str, int]]


class Notice(FromServer, frozen=True):
    """A notice to everybody: ``saving``, ``saved``, ``frozen``, ``resumed`` of the match; of the
    room each ``<code>`` with a message ``notice-<code>``."""

    code: str
    params: dict[str, int | str] = {}


class Announcement(Struct, frozen=True):
    """What staff tell everybody on the site, in words of this socket's language."""

    kind: str
    """``drain``: no new rooms and matches; ``maintenance``; ``notice``, which a reader may
    close."""
    id: str
    """Another one after each change."""
    text: str
    at: str
    """The words before the time at which maintenance begins; empty for others."""
    moment: int | None
    """When maintenance begins, or a notice ends, in milliseconds since 1970."""


class Announcements(FromServer, frozen=True):
    """All that is announced just now. Sent when it changes, and on opening if anything has been."""

    announcements: list[Announcement]
    close: str
    """What the button that closes a notice is called."""
    css: str
    """Address of their style sheet, for a page that has not shown any yet."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A participant whose state is not the usual one."""

    seat: int
    away: bool = False
    left: int | None = None
    """Milliseconds of match time until the absence policy applies."""
    out: int | None = None
    """Milliseconds of match time until the step-out ends."""
    stepped_out: bool = False
    """The one step-out of this match has been used."""
    level: str | None = None
    """Level of the substitute bot."""
    lost: bool = False
    """Removed: they have no say any more in this match."""


class Wish(Struct, frozen=True):
    """A pending pause request."""

    by: int
    agreed: list[int]
    left: int
    """Milliseconds of match time until the request expires."""


class Call(Struct, frozen=True):
    """A pending call-back from a pause."""

    by: list[int]
    left: int
    """Milliseconds until the match resumes in any case."""


class Company(FromServer, frozen=True):
    """Participants: who is away, who is replaced by a bot, pause state. Sent after a snapshot where
    there is anything to say, and on every change. A snapshot alone means that there is nothing."""

    people: list[Person] = []
    ends: str | None = None
    """Absence policy: with ``bot`` one plays until the person is back, with ``remove`` they lose
    their say; with none deadlines answer for them."""
    paused: bool = False
    """The match is paused by agreement."""
    wish: Wish | None = None
    call: Call | None = None
    finished: list[int] = []
    """Seats for which nothing will be decided any more: nobody waits for them."""


class SeatCode(FromServer, frozen=True):
    """The seat code: four words that recover this seat in another browser. Sent to this socket
    alone, once."""

    words: str


class Pong(FromServer, frozen=True):
    """The answer to a ping. A higher ``n`` than one's own means: sync."""

    n: int
    at: int
    """To be returned at once, as an ``echo``."""


class Resume(FromServer, frozen=True):
    """The server is about to restart; reconnect after so many milliseconds."""

    after_ms: int


AnyFromServer = (
    Room
    | You
    | Snapshot
    | Update
    | Refusal
    | Allowed
    | ChatLines
    | Presence
    | Held
    | Blocked
    | Watchers
    | Signals
    | Company
    | SeatCode
    | Notice
    | Announcements
    | Pong
    | Resume
)


Only = Literal["", "free", "playing"]
"""Filter: all rooms, with a free seat, in play."""


class LobbyRoom(Struct, frozen=True, omit_defaults=True):
    """A public room in the lobby's list."""

    code: str
    game: str
    state: Literal["open", "playing", "full"]
    """``open``: a seat is free; ``playing``: it can be watched; ``full``: about to begin."""
    since: int
    """Milliseconds since 1970: when its match began or, before the first, when it was opened."""
    people: list[str] = []
    """The names of those at the table."""
    bots: int = 0
    free: int = 0
    options: dict[str, Any] = {}
    """Options that differ from the game's defaults."""


class Lobby(FromServer, frozen=True):
    """One page of the public rooms: sent on connecting and on changes, at most twice a second.
    ``rooms`` are those of ``order`` that are new or different."""

    page: int
    pages: int
    total: int
    games: dict[str, tuple[int, int]]
    """By game, on all pages: rooms with a free seat, rooms in play."""
    order: list[str]
    rooms: list[LobbyRoom] = []


AnyFromLobbyClient = Ping | Echo
AnyFromLobby = Lobby | Refusal | Announcements | Pong | Resume
