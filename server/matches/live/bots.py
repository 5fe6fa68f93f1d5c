"""Bots: choose from the same view and offers a browser gets, in a thread, and act through the
mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, NamedTuple

import structlog
from msgspec import Raw, Struct

from games.chance import Chance
from games.engine import Plan, Refusal, View
from games.offers import Offer
from games.referee import AnyGame, Codec
from server.matches.core.head import Head
from server.matches.live.context import LiveContext
from server.matches.live.position import Position

log = structlog.get_logger(__name__)

STRANGER = 2_000
"""Extra milliseconds that a process other than the last writer waits before its bot acts."""

AGAIN = 1.0
"""Seconds until an act that was refused temporarily is retried."""
FOR_NOW = {"busy", "no-space"}
"""Temporary refusals, after which the same act is retried."""

_thinking = ThreadPoolExecutor(1, thread_name_prefix="bot")


class Table(NamedTuple):
    """The parts of a live match that bots use."""

    match: int
    position: Position
    post: Callable[[Callable[[], Awaitable[Any]]], bool]
    """Put a job into the mailbox; False if it is full."""
    act: Callable[..., Awaitable[None]]
    signal: Callable[[int, Raw, int], object]


class Began(NamedTuple):
    """Start of a decision, on which the bot's thinking time and random seed depend."""

    n: int
    wall: int


class Intent(Struct):
    """A bot's pending decision: the kinds of action asked, each with its start. A kind that is
    still asked keeps its start whatever else changes; the bot thinks since the earliest."""

    n: int
    asked: dict[str, Began]
    task: asyncio.Task[None]


class BotPlayer:
    """Viewer on whose behalf a bot acts. After a refusal the bot decides anew, or the deadline's
    default answers for it."""

    number = 0

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat
        self.put_off = False
        """The last act was refused temporarily."""

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        pass

    async def deliver_lossy(self, frame: bytes) -> None:
        pass

    async def deliver_participants(self, frame: bytes) -> None:
        pass

    async def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        self.put_off = refusal.code in FOR_NOW
        log.info("bot.refused", seat=self.seat, code=refusal.code)


class BotSeats:
    """Bots of one match, substitutes included. Every process with the match runs them; the act's id
    is derived from the decision, so the ledger accepts it once. No browser may send such an id."""

    def __init__(self, context: LiveContext, table: Table) -> None:
        self._context = context
        self._table = table
        self._intents: dict[int, Intent] = {}

    def rest(self) -> None:
        for intent in self._intents.values():
            intent.task.cancel()
        self._intents.clear()

    def look(self, head: Head | None) -> None:
        """After every change: start, keep or cancel each bot's decision."""
        if head is None or head.clock.suspended:
            self.rest()
            return
        bots = head.bots
        for seat in self._intents.keys() - bots.keys():
            self._intents.pop(seat).task.cancel()
        for seat, level in bots.items():
            self._look(head, seat, level)

    def _look(self, head: Head, seat: int, level: str) -> None:
        n = head.n(head.begun.audience_of(head.state, seat))
        before = self._intents.get(seat)
        if before is not None and before.n == n:
            return
        if before is not None:
            before.task.cancel()
            del self._intents[seat]
        offers = head.begun.game.offers(head.state, seat)
        began = {} if before is None or _is_done(head, seat, before, n) else before.asked
        now = Began(n, self._context.wall.now())
        asked = {offer.do: began.get(offer.do, now) for offer in offers if not offer.standing}
        if asked:
            task = asyncio.create_task(
                self._think(head, seat, level, n, offers, min(asked.values()))
            )
            self._intents[seat] = Intent(n, asked, task)

    async def _think(
        self, head: Head, seat: int, level: str, n: int, offers: list[Offer], began: Began
    ) -> None:
        """Run a decision; if the bot raises, the deadline's default answers for the seat."""
        try:
            await self._play(head, seat, level, n, offers, began)
        except Exception:
            log.exception("bot.failed", match=self._table.match, seat=seat)

    async def _play(
        self, head: Head, seat: int, level: str, n: int, offers: list[Offer], began: Began
    ) -> None:
        begun, since = head.begun, began.wall
        key = f"{begun.seed}|{seat}|{began.n}"
        audience = begun.audience_of(head.state, seat)
        scene, view = begun.game.scene(head.state, audience), begun.game.view(head.state, audience)
        plan = await asyncio.get_running_loop().run_in_executor(
            _thinking, _choose, begun.game, level, seat, scene, view, offers, key
        )
        late = 0 if self._table.position.last_writer or self._context.alone else STRANGER
        await self._move_about(seat, plan, since, begun.codec)
        await self._until(since + plan.wait + late)
        raw = Raw(begun.codec.encode(plan.action))
        while True:
            if not await self._put_off(BotPlayer(seat), raw, n):
                break
            await asyncio.sleep(AGAIN)

    async def _put_off(self, player: BotPlayer, raw: Raw, n: int) -> bool:
        """Submit the act; whether it has to be retried: mailbox full, or refused temporarily."""
        answered = asyncio.Event()
        at = self._context.wall.now()

        async def act() -> None:
            try:
                await self._table.act(player, raw, f"bot:{n}", at, decided_at=n)
            finally:
                answered.set()

        if not self._table.post(act):
            return True
        await answered.wait()
        return player.put_off

    async def _move_about(self, seat: int, plan: Plan, since: int, codec: Codec) -> None:
        """Send the bot's signals while it waits."""
        path = [(since + after, signal) for after, signal in plan.path if after <= plan.wait]
        for at, signal in _from_now(path, self._context.wall.now()):
            await self._until(at)
            self._table.signal(seat, Raw(codec.encode(signal)), self._context.wall.now())

    async def _until(self, wall: int) -> None:
        await asyncio.sleep(max(0, wall - self._context.wall.now()) / 1000)


def _is_done(head: Head, seat: int, before: Intent, n: int) -> bool:
    """Whether the bot has acted on the decision, in any process, or its task has ended."""
    began = min(before.asked.values()).n
    acted = any((seat, f"bot:{each}") in head.done for each in range(began, n))
    return acted or before.task.done()


def _from_now(path: list[tuple[int, Any]], now: int) -> list[tuple[int, Any]]:
    """Skip all overdue signals but the newest: a decision taken anew does not replay the path."""
    overdue = sum(at <= now for at, _ in path)
    return path[max(0, overdue - 1) :]


def _choose(
    game: AnyGame,
    level: str,
    seat: int,
    scene: Struct | None,
    view: View,
    offers: list[Offer],
    key: str,
) -> Plan:
    """Run the game's bot with a random stream of its own, apart from the match's."""
    chance = Chance(sha256(key.encode()).hexdigest())
    return game.choose(level, seat, scene, view, offers, chance)
