"""The messages of a room's socket, both ways: JSON objects told apart by ``type``.

``docs/protocol.md`` is generated from these declarations. Whatever does not fit them is refused
before anything else looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

NO_CONTROL = r"^[^\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$(?!\n)"
"""The last part, because ``$`` also stands before a line end that ends the text."""

ActId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_CONTROL)]
Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_CONTROL)]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z_]+$(?!\n)")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


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
    """Say something at the table."""

    text: Line


class Signal(FromClient, frozen=True):
    """Where my hand is just now, in the game's own terms. It is stored nowhere and not answered;
    only the newest counts, and what comes too fast is dropped."""

    signal: Raw


class Echo(FromClient, frozen=True):
    """The ``at`` of a ``pong``, given back as soon as it comes: so the server knows the line."""

    at: Count


AnyFromClient = Act | Sync | Ping | Sit | Stand | Bot | Ready | Chat | Signal | Echo


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


class You(FromServer, frozen=True):
    """Which seat this socket speaks for; none is a spectator."""

    seat: int | None = None
    name: str | None = None


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
    text: str
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None


class ChatLines(FromServer, frozen=True, tag="chat"):
    """Lines of the table's chat, in the order of their numbers."""

    lines: list[ChatLine]


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
    """Something everybody should know: ``saving``, ``saved``, ``frozen``, ``resumed``."""

    code: str


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
    | Signals
    | Notice
    | Pong
    | Resume
)
