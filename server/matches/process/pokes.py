"""Change notices between processes: ids of changed matches, rooms and accounts, hashes of people
whose blocks have changed, and that sanctions have; no content.
Signals, which are stored nowhere, travel with them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog
from channels.layers import get_channel_layer

from server.core.trouble import Trouble
from server.matches.live.signals import Relayed

log = structlog.get_logger(__name__)

T = TypeVar("T")

GROUP = "pokes"
TICK = 0.015
"""Seconds for which pokes are batched."""
PAUSE = 0.5
"""Seconds after an error before it is tried again."""

Listener = Callable[[list[int], list[str], list[int], bool, list[str]], None]
"""Takes the ids of matches, rooms and accounts, whether sanctions have changed, and whose blocks
have."""
Said = list[tuple[int, int, Relayed]]
"""Match, seat, and the visible part of its signal."""


class Pokes:
    """One message per tick on one channel-layer group, with one listener per process. A lost poke
    is made up for by the next, by the version check, or by a client's ping."""

    def __init__(
        self,
        process: str,
        poked: Listener,
        signalled: Callable[[Said], None],
        missed: Callable[[], None],
    ) -> None:
        self._process = process
        self._poked = poked
        self._signalled = signalled
        self._missed = missed
        self._matches: set[int] = set()
        self._rooms: set[str] = set()
        self._accounts: set[int] = set()
        self._sanctions = False
        self._blocks: set[str] = set()
        self._said: Said = []
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, listen: bool) -> None:
        """Start sending and, with ``listen``, receiving. The worker has no viewers and does not
        listen. Before, and where it is never started since there is no other process, nothing is
        kept."""
        loops = {"send": self._send, **({"listen": self._listen} if listen else {})}
        self._tasks = [
            asyncio.create_task(self._again(loop, Trouble(log, "pokes", of=name)), name="pokes")
            for name, loop in loops.items()
        ]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def matter(self, match: int) -> None:
        self._keep(self._matches, match)

    def signals(self, said: Said) -> None:
        """Queue one tick's signals. Replaces what is not sent yet."""
        if self._tasks:
            self._said = said
            self._some.set()

    def room(self, code: str) -> None:
        self._keep(self._rooms, code)

    def account(self, member: int) -> None:
        self._keep(self._accounts, member)

    def sanctions(self) -> None:
        if self._tasks:
            self._sanctions = True
            self._some.set()

    def blocks(self, person: str) -> None:
        self._keep(self._blocks, person)

    def _keep(self, waiting: set[T], one: T) -> None:
        if self._tasks:
            waiting.add(one)
            self._some.set()

    async def _again(self, loop: Callable[[Trouble], Awaitable[None]], trouble: Trouble) -> None:
        """Restart a loop after an error: losing Redis delays pokes and nothing else."""
        while True:
            try:
                await loop(trouble)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                trouble.met(error)
                await asyncio.sleep(PAUSE)

    async def _send(self, trouble: Trouble) -> None:
        layer = get_channel_layer()
        while True:
            await self._some.wait()
            await asyncio.sleep(TICK)
            self._some.clear()
            matches, self._matches = self._matches, set()
            rooms, self._rooms = self._rooms, set()
            accounts, self._accounts = self._accounts, set()
            sanctions, self._sanctions = self._sanctions, False
            blocks, self._blocks = self._blocks, set()
            said, self._said = self._said, []
            message = {
                "type": "poke",
                "from": self._process,
                "matches": list(matches),
                "rooms": list(rooms),
                "accounts": list(accounts),
                "sanctions": sanctions,
                "blocks": list(blocks),
                "signals": said,
            }
            await layer.group_send(GROUP, message)
            trouble.over()

    async def _listen(self, trouble: Trouble) -> None:
        """Join the group, then treat everything as changed once: earlier pokes may have been
        missed."""
        layer = get_channel_layer()
        channel = await layer.new_channel()
        await layer.group_add(GROUP, channel)
        trouble.over()
        self._missed()
        while True:
            message = await layer.receive(channel)
            if message["from"] != self._process:
                accounts, sanctions = message.get("accounts", []), message.get("sanctions", False)
                blocks = message.get("blocks", [])
                self._poked(message["matches"], message["rooms"], accounts, sanctions, blocks)
                self._signalled(message.get("signals", []))
