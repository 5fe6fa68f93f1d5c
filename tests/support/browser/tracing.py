"""What a page's own thread did meanwhile, as Chromium's tracing tells it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Page

TIMELINE = "devtools.timeline"
WHY = [f"disabled-by-default-{TIMELINE}.{what}" for what in ("invalidationTracking", "stack")]
"""What has to be laid out anew, and who wrote it: much more than the rest together."""
SCRIPTS = {"EventDispatch", "FireAnimationFrame", "FunctionCall", "TimerFire", "RunMicrotasks"}
MOVED = {"Style changed", "SVG changed"}
"""Why something is laid out anew that was there before."""

Trace = list[dict[str, Any]]


@asynccontextmanager
async def tracing(page: Page, also: Sequence[str] = WHY) -> AsyncIterator[Trace]:
    """What the browser says it did meanwhile."""
    line = await page.context.new_cdp_session(page)
    trace: Trace = []
    complete = asyncio.Event()
    line.on("Tracing.dataCollected", lambda part: trace.extend(part["value"]))
    line.on("Tracing.tracingComplete", lambda _: complete.set())
    await line.send(
        "Tracing.start",
        {
            "transferMode": "ReportEvents",
            "traceConfig": {
                "includedCategories": [TIMELINE, *also],
                "excludedCategories": ["*"],
            },
        },
    )
    yield trace
    await line.send("Tracing.end")
    async with asyncio.timeout(60):
        await complete.wait()
    await line.detach()


def of_the_page(trace: Trace, frame: str) -> Trace:
    """What its own thread did, in order."""
    first = next(event for event in trace if event["name"] == frame)
    own = [event for event in trace if event["tid"] == first["tid"] and event["ph"] == "X"]
    return sorted(own, key=lambda event: float(event["ts"]))


def script_by_frame(
    trace: Trace, frame: str = "FireAnimationFrame", hand: Collection[str] = ()
) -> list[float]:
    """Milliseconds of the processor: a script called by another one is in that one's time.
    ``frame``: the event that parts frames. ``hand``: only those in which an event of these types
    came."""
    frames, moved = [0.0], [False]
    until = 0.0
    for event in of_the_page(trace, frame):
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] in hand:
            moved[-1] = True
        if event["name"] in SCRIPTS and event["ts"] >= until:
            until = event["ts"] + event["dur"]
            frames[-1] += event.get("tdur", event["dur"]) / 1000
        if event["name"] == frame:
            frames.append(0.0)
            moved.append(False)
    found = zip(frames[1:], moved[1:], strict=True)
    return [spent for spent, by_hand in found if by_hand or not hand]


def invalidated(trace: Trace) -> Trace:
    """What had to be laid out anew: node, reason, and who wrote it."""
    return [
        event["args"]["data"] for event in trace if event["name"] == "LayoutInvalidationTracking"
    ]


def styled_anew(trace: Trace) -> list[int]:
    """At each look at styles, how many elements got theirs anew."""
    return [event["args"]["elementCount"] for event in trace if event["name"] == "UpdateLayoutTree"]
