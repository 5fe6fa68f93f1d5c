"""``python -m server.serve``: Daphne on uvloop, with a start and an end that Daphne lacks."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import uvloop
from twisted.internet import asyncioreactor

loop = uvloop.new_event_loop()
# Before any import of Daphne, which keeps a reactor that is installed already.
asyncioreactor.install(loop)  # type: ignore[no-untyped-call]
asyncio.set_event_loop(loop)

from daphne.endpoints import build_endpoint_description_strings
from django.conf import settings

from server.asgi import application
from server.lifespan import drain_process, open_process
from server.transport.daphne import Server

LARGEST_MESSAGE = 64 * 1024
THREADS = 6
"""Threads for rare writes; moves never use them, and pages have their own
(``server/transport/page_threads.py``)."""
END_WITHIN = 15.0
"""Seconds within which shutdown has to finish."""


def main() -> None:
    host, port = settings.HOST, settings.PORT
    loop.set_default_executor(ThreadPoolExecutor(THREADS))
    loop.run_until_complete(open_process())
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, lambda: loop.create_task(_end()))
    server = Server(
        application,
        endpoints=build_endpoint_description_strings(host=host, port=port),
        signal_handlers=False,
        http_timeout=30,
        websocket_max_message_size=LARGEST_MESSAGE,
        websocket_max_frame_size=LARGEST_MESSAGE,
        proxy_forwarded_address_header=None,
        server_name="",
    )
    print(f"Open http://{_shown(host)}:{port}/ to play.", flush=True)
    server.run()


def end() -> None:
    """Shut down from another thread (see ``server/dev.py``), and wait for it."""
    if loop.is_running():
        asyncio.run_coroutine_threadsafe(_end(), loop).result(END_WITHIN + 1)


async def _end() -> None:
    """Shut down once: drain the process, then stop the reactor."""
    from twisted.internet import reactor

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)
    try:
        await asyncio.wait_for(drain_process(), END_WITHIN)
        await _dismiss_tasks()
    finally:
        reactor.stop()  # type: ignore[misc]


async def _dismiss_tasks() -> None:
    """Cancel the remaining tasks: the reactor would abandon them, and asyncio warn about each."""
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=1)


def _shown(host: str) -> str:
    return "localhost" if host in {"", "0.0.0.0", "::", "127.0.0.1"} else host


if __name__ == "__main__":
    os.chdir(settings.BASE)
    main()
