"""A protocol fuzzer: malformed, oversized, late, repeated and random frames against a running site.

``FUZZ_FRAMES=10000`` sends more of them (``make fuzz``).
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from games.registry import game_called
from server.protocol import messages
from server.transport.rate_limits import RateLimit
from tests.anything import anything, scalars
from tests.support import logs
from tests.support.people import GAME, Person, match, some_action
from tests.support.stack import Stack
from tools.client import Guest, Refused

FRAMES = int(os.environ.get("FUZZ_FRAMES", "1500"))
STEPS = 40
AT_A_TABLE = 100
"""Frames, about, before another one is laid."""
FRAMES_A_SECOND = 30
"""Of one socket, with some in hand."""
TOO_LARGE = 70_000
HOSTS_OWN = (
    *(messages.Kick, messages.Pardon, messages.Lock, messages.Publish, messages.Change),
    *(messages.Appoint, messages.Fill, messages.Swap, messages.Close),
)
SAID = [
    kind
    for kind in messages.AnyFromClient.__args__
    if kind not in {messages.Act, messages.Why, messages.Signal, messages.Sync, *HOSTS_OWN}
]
"""Messages that nobody but the host may send are sent by everybody but the host."""
FOUND_FAULT = re.compile(r"Traceback|\"level\": \"(error|critical)\"")

ACTIONS = msgspec.inspect.type_info(game_called(GAME).action_type)
people = st.sampled_from(["ada", "zaneta", "watcher", "stranger"])
guests = st.sampled_from(["zaneta", "watcher", "stranger"])
dice = st.integers(0, 2**32 - 1).map(random.Random)
"""One number, since what is thrown with them depends on the cards that the server has dealt."""
ids = st.text("abcXYZ019_-", min_size=1, max_size=40)

T = TypeVar("T")
Sent = tuple[str, bytes]
"""By whom, and what."""


class Stored(NamedTuple):
    """A table as the database keeps it."""

    log: list[Any]
    acts: list[Any]
    """Those rows of it that somebody has asked for: seat and id."""
    seats: list[Any]
    chat: list[Any]


class Stranger(Guest):
    """Somebody without cookies."""

    @property
    def cookies(self) -> str:
        return ""


class Frames(RuleBasedStateMachine):
    """One table at play. After every frame: what was refused has changed nothing, what was accepted
    is in the log once, and everybody is still connected."""

    site: Stack
    sent = 0

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.open = AsyncExitStack()
        self.table = self.run(self.open.enter_async_context(match(self.site)))
        stranger = self.run(self.table.connect(Stranger(self.site.url)))
        # Who has not been shown the match yet would take that picture for the answer to a question.
        self.run(stranger.until(lambda: bool(stranger.all("snapshot"))))
        self.people = {
            "ada": self.table.ada,
            "zaneta": self.table.zaneta,
            "watcher": self.table.watcher,
            "stranger": stranger,
        }
        self.accepted: list[tuple[Person, str, Any]] = []
        self.offered: list[Any] = []
        self.ids = itertools.count()
        self.pace = RateLimit(burst=60, every=1 / FRAMES_A_SECOND)

    def run(self, job: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(job)

    def teardown(self) -> None:
        try:
            if hasattr(self, "table"):
                self.run(self.table.together())
        finally:
            self.run(self.open.aclose())
            self.runner.close()

    # What is sent

    @rule(frames=st.lists(st.tuples(people, st.binary(max_size=200)), min_size=1, max_size=12))
    def bytes_of_any_kind(self, frames: list[Sent]) -> None:
        self.burst(frames, as_text=False)

    @rule(who=st.lists(guests, min_size=1, max_size=12), rng=dice)
    def messages_that_are_nearly_right(self, who: list[str], rng: random.Random) -> None:
        self.burst([(each, disturbed(self.message(rng), rng)) for each in who])

    @rule(who=st.lists(guests, min_size=1, max_size=6), rng=dice)
    def messages_of_the_right_form(self, who: list[str], rng: random.Random) -> None:
        self.burst([(each, self.message(rng)) for each in who])

    @rule(
        who=st.lists(people, min_size=1, max_size=6),
        id=ids,
        levels=st.integers(1, 20_000),
        bracket=st.sampled_from('[{"'),
    )
    def actions_without_bottom(self, who: list[str], id: str, levels: int, bracket: str) -> None:
        frame = f'{{"type":"act","id":"{id}","action":{bracket * levels}'.encode()
        assert len(self.burst([(each, frame) for each in who])) == len(who)

    @rule(
        who=st.lists(people, min_size=1, max_size=6),
        kind=st.sampled_from(["ping", "echo"]),
        n=st.integers(-2, 2**40),
    )
    def numbers_from_elsewhere(self, who: list[str], kind: str, n: int) -> None:
        before, field = self.stored(), "at" if kind == "echo" else "n"
        self.burst([(each, json.dumps({"type": kind, field: n}).encode()) for each in who])
        assert self.stored() == before

    @rule(who=people, rng=dice)
    def an_action_of_the_right_form(self, who: str, rng: random.Random) -> None:
        action = anything(ACTIONS, rng.randrange, self.pool(who))
        if action["do"] != "resign":
            self.act(who, f"any{next(self.ids)}", action)

    @rule(who=people, rng=dice)
    def an_action_that_is_offered(self, who: str, rng: random.Random) -> None:
        if choices := self.people[who].choices():
            action = some_action(choices, rng)
            self.offered.append(action)
            self.act(who, f"fit{next(self.ids)}", action)

    @rule(who=people, rng=dice)
    def an_action_that_was_offered_once(self, who: str, rng: random.Random) -> None:
        if self.offered:
            self.act(who, f"old{next(self.ids)}", rng.choice(self.offered))

    @rule(rng=dice)
    def what_was_accepted_once_more(self, rng: random.Random) -> None:
        if self.accepted:
            person, id, action = rng.choice(self.accepted)
            before = self.stored()
            assert self.acted(person, id, action) in {None, "too-fast"}
            assert self.stored() == before

    @rule(rng=dice, action=st.sampled_from([{"do": "bid", "number": 3}, {"do": "resign"}]))
    def another_action_under_a_known_id(self, rng: random.Random, action: Any) -> None:
        if self.accepted:
            person, id, known = rng.choice(self.accepted)
            if known != action:
                before = self.stored()
                assert self.acted(person, id, action) in {"id-reused", "too-fast"}
                assert self.stored() == before

    @rule(who=people, rng=dice)
    def why_something_may_not_be_done(self, who: str, rng: random.Random) -> None:
        choices = self.people[who].choices()
        offered = bool(choices) and rng.random() < 0.3
        action = (
            some_action(choices, rng)
            if offered
            else anything(ACTIONS, rng.randrange, self.pool(who))
        )
        before = self.stored()
        asked = {"type": "why", "id": f"why{next(self.ids)}", "action": action}
        self.burst([(who, json.dumps(asked).encode())])
        assert self.stored() == before

    @rule(who=people, few=st.integers(0, 9))
    def one_that_is_far_too_large(self, who: str, few: int) -> None:
        """That is abuse: it costs the socket, now and then."""
        if few == 0:
            before = self.stored()
            self.run(over_the_limit(self.people[who]))
            Frames.sent += 1
            assert self.stored() == before

    # What comes of it

    def burst(self, frames: list[Sent], as_text: bool = True) -> list[str | None]:
        """With what they were refused: if all were, nothing has changed. Nobody has acted and
        nobody has another seat in any case."""
        before = self.stored()
        Frames.sent += len(frames)
        refused = self.run(self.sent_all(frames, as_text))
        after = self.stored()
        assert len(refused) <= len(frames)
        if len(refused) == len(frames):
            assert after == before
        assert after.acts == before.acts and after.seats == before.seats
        return refused

    async def sent_all(self, frames: list[Sent], as_text: bool) -> list[str | None]:
        senders = {who for who, _ in frames}
        for who in [*(who for who, _ in frames), *senders]:
            await self.in_time(who)
        for who, frame in frames:
            await self.people[who].send_text(frame, as_text=as_text and is_utf8(frame))
        settled = [await self.people[who].settled() for who in senders]
        return [refusal.code for refusals in settled for refusal in refusals]

    async def in_time(self, who: str) -> None:
        """Nobody sends faster than is allowed: what is looked for is not what a flood does."""
        while True:
            if self.pace.take(who):
                break
            await asyncio.sleep(1 / FRAMES_A_SECOND)

    def act(self, who: str, id: str, action: Any) -> None:
        person, before = self.people[who], self.stored()
        if self.acted(person, id, action) is not None:
            assert self.stored() == before
        else:
            self.accepted.append((person, id, action))
            assert self.stored().acts == [*before.acts, (person.seat, id)]

    def acted(self, person: Person, id: str, action: Any) -> str | None:
        """The code with which it was refused, if it was."""
        Frames.sent += 1
        try:
            self.run(self.act_in_time(person, id, action))
        except Refused as refused:
            return refused.code
        return None

    async def act_in_time(self, person: Person, id: str, action: Any) -> None:
        await self.in_time(next(who for who in self.people if self.people[who] is person))
        await person.act(action, id)

    @invariant()
    def everybody_is_still_there(self) -> None:
        assert [person.closed for person in self.people.values()] == [None] * 4

    def message(self, rng: random.Random) -> bytes:
        kind = msgspec.inspect.type_info(rng.choice(SAID))
        return json.dumps(anything(kind, rng.randrange, self.pool("zaneta"))).encode()

    def pool(self, who: str) -> list[Any]:
        return list(scalars(self.people[who].view))

    def stored(self) -> Stored:
        log, kept = logs.moves(self.table.site, self.table.code), self.table.kept()
        acts = [(seat, id) for _, seat, id, _, _ in log if id is not None]
        return Stored(log, acts, kept[:2], kept[2:])


def disturbed(message: bytes, rng: random.Random) -> bytes:
    """With up to four of its bytes, or what stands between them, from elsewhere."""
    frame = message
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(frame))
        other = rng.choice([b"", b'"', b"{", b"}", b"null", b"-1", b"\xff", b"9" * 40, frame[:at]])
        frame = frame[:at] + other + frame[at + rng.randrange(3) :]
    return frame


def is_utf8(frame: bytes) -> bool:
    """Whether it may be sent as a text: the protocol ends a socket on any other (1007)."""
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


async def over_the_limit(person: Person) -> None:
    with suppress(ConnectionClosed):
        await person.send_text("x" * TOO_LARGE)
    await person.ended()
    assert person.closed == 1009
    before = len(person.messages)
    await person.connect()
    await person.next("snapshot", before)


def test_whatever_is_sent(embedded: Stack) -> None:
    Frames.site, Frames.sent = embedded, 0
    said = len(embedded.log("web"))
    for number in itertools.count():
        left = FRAMES - Frames.sent
        if left <= 0:
            break
        few = settings(
            max_examples=max(1, left // AT_A_TABLE),
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=False,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        )
        run_state_machine_as_test(seed(number)(Frames), settings=few)
    assert not FOUND_FAULT.search(embedded.log("web")[said:])
    print(f"{Frames.sent} frames")
