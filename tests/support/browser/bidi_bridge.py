"""``python -m tests.support.browser.bidi_bridge``: starts Firefox, as Playwright wants to find it.

Playwright drives Firefox by WebDriver BiDi and uses what the newest Firefox knows. An extended
support release is up to a year older: the commands that only set what a page is told of the screen
or the person's taste are answered here, where it does not know them yet. All else goes through.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tools.needs import firefox

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
OPTIONAL = "emulation."


async def main(arguments: list[str]) -> int:
    process = await asyncio.create_subprocess_exec(
        str(firefox()), *arguments, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr
    while line := await process.stderr.readline():
        if found := LISTENS.search(line.decode(errors="replace")):
            break
    else:
        return await process.wait()
    drained = asyncio.create_task(process.stderr.read())
    async with serve(
        lambda client: bridge(client, found[1]), "127.0.0.1", 0, max_size=None
    ) as door:
        port = next(iter(door.sockets)).getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        code = await process.wait()
    await drained
    return code


async def bridge(client: ServerConnection, address: str) -> None:
    optional: dict[int, str] = {}
    async with connect(f"{address}/session", max_size=None) as browser:

        async def there() -> None:
            async for message in client:
                command = json.loads(message)
                if command["method"].startswith(OPTIONAL):
                    optional[command["id"]] = command["method"]
                await browser.send(message)
            await browser.close()

        async def back() -> None:
            async for message in browser:
                await client.send(answered(message, optional))

        with suppress(ConnectionClosed):
            await asyncio.gather(there(), back())


def answered(message: str | bytes, optional: dict[int, str]) -> str | bytes:
    """What the browser says; of an optional command that it does not know: done."""
    if not optional:
        return message
    said = json.loads(message)
    if optional.pop(said.get("id"), None) and said.get("error") == "unknown command":
        return json.dumps({"type": "success", "id": said["id"], "result": {}})
    return message


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
