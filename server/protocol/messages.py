"""The messages of a room's socket, both ways: JSON objects told apart by ``type``.

``docs/protocol.md`` is generated from these declarations. Whatever does not fit them is refused
before anything else looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from server.protocol.room_settings import RoomSettings

NO_CONTROL = r"^[^\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$(?!\n)"
"""The last part, because ``$`` also stands before a line end that ends the text."""

ActId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_CONTROL)]
Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_CONTROL)]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z_]+$(?!\n)")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]

OptionName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z_]+$(?!\n)")]
OptionValue = Annotated[str, Meta(max_length=40, pattern=NO_CONTROL)]
"""As a form sends it."""
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=20)]

Channel = Literal["table", "watchers"]
"""Of the chat: those who sit at the table, or those who watch."""
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
    """What a browser, a bot or a test may send."""


class Act(FromClient, frozen=True):
    """Do something in the match. The same ``id`` again acts once and is answered the same."""

    id: ActId
    action: Raw


class Sync(FromClient, frozen=True):
    """Send me the whole picture, and the events above ``n``."""

    n: Count = 0


class Ping(FromClient, frozen=True):
    """I am here and have seen everything up to ``n``."""

    n: Count = 0


class Sit(FromClient, frozen=True):
    """Take a free seat, under a name."""

    seat: SeatNumber
    name: Name


class Stand(FromClient, frozen=True):
    """Give the seat back, before the start or after the end."""


class Bot(FromClient, frozen=True):
    """Put a bot of that level into a free seat, or (null) take the bot away."""

    seat: SeatNumber
    level: Level | None = None


class Ready(FromClient, frozen=True):
    """I am ready (for a rematch too), or not any more. The match starts when every seat is held and
    every person is ready; ``nonce`` is this seat's share of the seed."""

    ready: bool
    nonce: Nonce | None = None


class Chat(FromClient, frozen=True):
    """Say something: at the table from a seat, else among those who watch."""

    text: Line


class Phrase(FromClient, frozen=True):
    """Say something that everybody reads in their own language."""

    phrase: QuickPhrase


class Watch(FromClient, frozen=True):
    """Watch under a name, by which others see you and without which you cannot talk; or (null)
    under none."""

    name: Name | None = None


class Kick(FromClient, frozen=True):
    """Host: send the person of a seat away from the table; they may watch, and sit down no more."""

    seat: SeatNumber


class Pardon(FromClient, frozen=True):
    """Host: whoever was sent away under this name may sit down again."""

    name: Name


class Lock(FromClient, frozen=True):
    """Host: nobody new may sit down, or (false) everybody may again."""

    locked: bool


class Change(FromClient, frozen=True):
    """Host: play by other options, behave by other manners. What is left out stays; options that
    change take back everybody's being ready, and clear the table of the last match."""

    options: Options | None = None
    """With the number of ``seats``, where the game allows several."""
    manners: RoomSettings | None = None


class Appoint(FromClient, frozen=True):
    """Host: the person of that seat is the host from now on."""

    seat: SeatNumber


class Fill(FromClient, frozen=True):
    """Host: bots of that level take all free seats."""

    level: Level


class Swap(FromClient, frozen=True):
    """Host: who sits at these two seats changes places; one of them may be free."""

    seat: SeatNumber
    other: SeatNumber


class Close(FromClient, frozen=True):
    """Host: nothing can be done in this room any more."""


class Pause(FromClient, frozen=True):
    """I want the match to stand: it does once all people who are there want it. Or (not ``wanted``)
    I would rather not; while the match stands, that calls everybody back: it goes on once all have
    said so, at the latest when the ``call`` of ``company`` has run out."""

    wanted: bool


class Out(FromClient, frozen=True):
    """I step out for five minutes, once in a match; or (not ``out``) I am here again."""

    out: bool


class Code(FromClient, frozen=True):
    """Give me a new code for my seat; the one before opens nothing any more."""


class Signal(FromClient, frozen=True):
    """Where my hand is just now, in the game's own terms. It is stored nowhere and not answered;
    only the newest counts, and what comes too fast is dropped."""

    signal: Raw


class Echo(FromClient, frozen=True):
    """The ``at`` of a ``pong``, given back as soon as it comes: so the server knows the line."""

    at: Count


AnyFromClient = (
    Act
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
    | Pardon
    | Lock
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
    """What a room tells."""


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: int
    kind: str
    """``free``, ``person`` or ``bot``."""
    name: str | None = None
    level: str | None = None
    ready: bool = False
    here: bool = False


class Room(FromServer, frozen=True):
    """The room around the match: sent on connecting and whenever it changes."""

    code: str
    game: str
    options: dict[str, Any]
    levels: list[str]
    seats: list[SeatLine]
    watching: int
    commitment: str
    """SHA-256 of the server's share of the seed: of the match that is on or was last, else of the
    first."""
    match: int | None = None
    """Which match of this room is on or was last: 1, 2, 3 ..."""
    over: bool = False
    """That match has ended; what follows is there only then."""
    outcome: dict[str, Any] | None = None
    """``places`` by seat, 1 for the best; ``reason``; ``scores`` where there are some."""
    seed: str | None = None
    """The server's share of its seed, which was promised by ``commitment``."""
    nonces: list[str] | None = None
    """The seats' shares of its seed."""
    next: str | None = None
    """The commitment to the next match."""
    replay: str | None = None
    """In the addresses of its replay and of the proof of its dice: ``/m/<replay>/``."""
    host: int | None = None
    """The seat of the host; none if the host does not sit, or there is no host."""
    sides: list[str] = []
    """For each seat the side that it will have in the next match, or ``unknown``: said by the words
    ``side-<side>``. Empty where all are alike."""
    locked: bool = False
    closed: bool = False
    manners: RoomSettings = RoomSettings()
    """How people behave here, whatever is played."""
    barred: list[str] = []
    """Names of those whom the host has sent away from the table."""
    hidden: dict[str, list[int]] = {}
    """By channel the lines of the chat that a moderator has taken away: nobody shows them any
    more."""


class You(FromServer, frozen=True):
    """Which seat this socket speaks for; none is a spectator."""

    seat: int | None = None
    name: str | None = None
    host: bool = False
    """Whether this person may do what only the host may."""


class Snapshot(FromServer, frozen=True):
    """The whole picture for this viewer, and what it was told above the ``n`` it asked with."""

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
    """What changed for this viewer. A patch is an RFC 7396 merge patch on the view before;
    ``offers`` likewise on the groups of offers before."""

    n: int
    now: int
    running: bool
    patch: Raw | None = None
    view: Raw | None = None
    events: Raw | None = None
    offers: Raw | None = None
    done: str | None = None


class Refusal(FromServer, frozen=True):
    """Something was not done; nothing changed."""

    code: str
    text: str
    """The sentence, in this socket's language."""
    rule: str | None = None
    params: dict[str, Any] = {}
    id: str | None = None


class ChatLine(Struct, frozen=True, omit_defaults=True):
    number: int
    name: str
    at: int
    """Milliseconds since 1970."""
    text: str = ""
    phrase: str | None = None
    """A quick phrase, which is told by its key; then there is no text."""
    seat: int | None = None


class ChatLines(FromServer, frozen=True, tag="chat"):
    """Lines of one channel of the chat, in the order of their numbers. While a match runs, those at
    the table do not hear those who watch; who watches with a delay hears the table afterwards."""

    channel: Channel
    lines: list[ChatLine]


class Watchers(FromServer, frozen=True):
    """How those who watch call themselves, as far as they do; of very many the first."""

    names: list[str]


class Presence(FromServer, frozen=True):
    """Whose connection is up, seat by seat, and how many watch."""

    here: list[bool]
    watching: int
    lag: list[int | None] = []
    """Seat by seat how many milliseconds the line takes there and back, about; null where nobody
    knows. Absent while that is so for all."""


class Signals(FromServer, frozen=True):
    """What others signal now, by seat: those of whom there is something new. Some may be left out;
    the next ones say it anew."""

    seats: dict[str, dict[str, int]]


class Notice(FromServer, frozen=True):
    """Something everybody should know: ``saving``, ``saved``, ``frozen``, ``resumed`` of the match;
    of the room whatever there is a sentence ``notice-<code>`` for."""

    code: str
    params: dict[str, int | str] = {}


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody of whom there is something to say."""

    seat: int
    away: bool = False
    left: int | None = None
    """Milliseconds of match time until something is done about their being away."""
    out: int | None = None
    """Milliseconds of match time until they are back, as they have said."""
    stepped_out: bool = False
    """They have done so in this match and cannot again."""
    level: str | None = None
    """Of the bot that plays for them."""
    lost: bool = False
    """They have no say any more in this match."""


class Wish(Struct, frozen=True):
    """Somebody wants the match to stand, and who agrees."""

    by: int
    agreed: list[int]
    left: int
    """Milliseconds of match time in which the others may agree."""


class Call(Struct, frozen=True):
    """Who wants the match to go on."""

    by: list[int]
    left: int
    """Milliseconds until it does, whoever has not said so by then."""


class Company(FromServer, frozen=True):
    """How it stands with the people of the match: after a snapshot where there is anything to say,
    and whenever it changes. A snapshot by itself says that there is nothing."""

    people: list[Person] = []
    ends: str | None = None
    """What is done about somebody who is away: ``bot`` plays for them until they are back,
    ``remove`` takes their say; none, and the clock answers for them."""
    paused: bool = False
    """The match stands because its people want it to."""
    wish: Wish | None = None
    call: Call | None = None


class SeatCode(FromServer, frozen=True):
    """What opens this seat to its person in another browser: four words, shown to nobody else and
    not again."""

    words: str


class Pong(FromServer, frozen=True):
    """The answer to a ping; a higher ``n`` than one's own means: sync."""

    n: int
    at: int
    """To be given back at once, as an ``echo``."""


class Resume(FromServer, frozen=True):
    """This server is about to restart; come back after so many milliseconds."""

    after_ms: int


AnyFromServer = (
    Room
    | You
    | Snapshot
    | Update
    | Refusal
    | ChatLines
    | Presence
    | Watchers
    | Signals
    | Company
    | SeatCode
    | Notice
    | Pong
    | Resume
)


Only = Literal["", "free", "playing"]
"""All of them, those with a free seat, or those in play."""


class LobbyRoom(Struct, frozen=True, omit_defaults=True):
    """A public room, as the lobby lists it."""

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
    """Those that are not as the game has them by itself."""


class Lobby(FromServer, frozen=True):
    """One page of the public rooms: sent on connecting, and whenever something in it changes, at
    most twice a second. Of the rooms in ``order``, ``rooms`` are those that are new or
    different."""

    page: int
    pages: int
    total: int
    games: dict[str, tuple[int, int]]
    """For each game that has some, on all pages: rooms with a free seat, rooms in play."""
    order: list[str]
    rooms: list[LobbyRoom] = []


AnyFromLobbyClient = Ping | Echo
AnyFromLobby = Lobby | Refusal | Pong | Resume
