"""Example messages for the docs, made by the server's own code."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from msgspec import Raw

from games import referee
from games.chance import mixed
from games.registry import game_called
from server.core.messages import refusal_text
from server.matches.core import frames
from server.matches.core.frames import Done, Shown
from server.matches.core.head import begin
from server.matches.core.rows import MatchRow
from server.protocol import messages
from server.protocol.room_settings import RoomSettings

GAME = "asy_przestworzy"
SECRET = "5e" * 32
NONCES = ["0a" * 16, "0b" * 16]
PROMISE = sha256(bytes.fromhex(SECRET)).hexdigest()
ID = "k3x9w2"
WHO = "c05e7b21a9f4"

_encode = msgspec.json.Encoder().encode


def examples() -> dict[str, bytes]:
    """By the name of the struct."""
    said = [*_from_client(), *_from_server()]
    return {type(message).__name__: _encode(message) for message in said} | _of_a_match()


def _from_client() -> list[messages.FromClient]:
    return [
        messages.Act(ID, Raw(b'{"do":"lay","aircraft":"%s"}' % _card().encode())),
        messages.Why(ID, Raw(b'{"do":"lay","aircraft":"E01"}')),
        messages.Sync(12),
        messages.Ping(12),
        messages.Sit(1, "Żaneta"),
        messages.Stand(),
        messages.Bot(1, "easy"),
        messages.Ready(True, NONCES[1]),
        messages.Chat("Good luck!"),
        messages.Phrase("well-played"),
        messages.Watch("Wanda"),
        messages.Kick(1),
        messages.Dismiss("7d1f0c9a44e2"),
        messages.Admit(False),
        messages.Pardon("Zenon"),
        messages.Lock(True),
        messages.Publish(True),
        messages.Change({"clock": "off"}, RoomSettings(delay_seconds=30)),
        messages.Appoint(1),
        messages.Fill("easy"),
        messages.Swap(0, 1),
        messages.Close(),
        messages.Pause(True),
        messages.Out(True),
        messages.Code(),
        messages.Signal(Raw(b'{"x":1250,"y":-300}')),
        messages.Echo(7),
    ]


def _from_server() -> list[messages.FromServer]:
    code, params = "not-in-hand", {"aircraft": "E01"}
    return [
        messages.Room(
            code="k7m2pq9xw4td",
            game=GAME,
            options=msgspec.to_builtins(game_called(GAME).options_type()),
            levels=list(game_called(GAME).levels),
            seats=[
                messages.SeatLine(0, "person", "Ada", here=True, who=WHO),
                messages.SeatLine(1, "free"),
            ],
            watching=1,
            commitment=PROMISE,
            host=0,
        ),
        messages.You(0, "Ada", True, WHO),
        messages.Refusal(code, refusal_text("en", GAME, code, params), "AP-021", {}, ID),
        messages.Allowed(ID),
        messages.ChatLines(
            "table", [messages.ChatLine(1, "Ada", 1_767_225_600_000, "Good luck!", seat=0, who=WHO)]
        ),
        messages.Presence([True, False], 2, [40, None]),
        messages.Watchers(["Wanda"], ["7d1f0c9a44e2"]),
        messages.Held("Cheap flights on www.example.com"),
        messages.Blocked([messages.BlockedPerson("7d1f0c9a44e2", "k7m2pq9xw4td")]),
        messages.Signals({"1": {"x": 1250, "y": -300}}),
        messages.Company(
            [
                messages.Person(0, out=284_000, stepped_out=True),
                messages.Person(1, away=True, left=31_500),
            ],
            ends="bot",
            wish=messages.Wish(0, [0], 27_000),
        ),
        messages.SeatCode("bado kilu meno tori"),
        messages.Notice("host", {"name": "Żaneta"}),
        messages.Announcements(
            [
                messages.Announcement(
                    "maintenance",
                    "maintenance-1767225600000",
                    "The site will be down for a short while.",
                    "Maintenance begins at",
                    1_767_229_200_000,
                )
            ],
            "Close",
            "/static/css/site/announcements.css",
        ),
        messages.Pong(12, 7),
        messages.Resume(1_200),
        messages.Lobby(
            page=1,
            pages=1,
            total=1,
            games={GAME: (1, 0)},
            order=["k7m2pq9xw4td"],
            rooms=[
                messages.LobbyRoom(
                    "k7m2pq9xw4td",
                    GAME,
                    "open",
                    1_767_225_600_000,
                    people=["Ada"],
                    free=1,
                    options={"best_of": 3},
                )
            ],
        ),
    ]


def _of_a_match() -> dict[str, bytes]:
    """The first picture of seat 0, and what it and a spectator are told of its first act."""
    head, begun = begin(_row())
    own, spectator = Shown(head, 0), Shown(head, None)
    told = referee.told(begun.events, own.audience)
    picture = frames.snapshot(own, head, 1, [(1, told)], 0)
    action = head.begun.codec.asked(b'{"do":"lay","aircraft":"%s"}' % _card().encode())
    later = head.copy()
    move = referee.play(later.begun.game, later.state, 0, action, 4_200)
    later.take_in(move)
    made = {"Snapshot": _without_scene(picture)}
    told_both = frames.updates([own, spectator], later, [move], 4_210, Done(0, ID))
    for name, (_, frame) in zip(("Update", "UpdateOfSpectator"), told_both, strict=True):
        made[name] = frame
    return made


def _card() -> str:
    head, _ = begin(_row())
    return str(head.begun.game.offers(head.state, 0)[0].take["aircraft"].pick(lambda _: 0))


def _row() -> MatchRow:
    game = game_called(GAME)
    options = '{"sides":"entente"}'
    return MatchRow(1, GAME, game.version, options, 2, "{}", mixed(SECRET, NONCES), 0)


def _without_scene(picture: bytes) -> bytes:
    """What never changes in a match would fill pages."""
    message = msgspec.json.decode(picture)
    if "scene" in message:
        message["scene"] = {"...": "what never changes in this game"}
    return _encode(message)
