"""WebDriver client: one WebKit window under Xvfb, with a process of its own.

The W3C's protocol is a handful of requests; what is above it needs ten of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import time
import urllib.request
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any
from urllib.error import HTTPError

from tests.support import preparing
from tests.support.processes import free_port
from tools.needs import webkit

ANSWERS_WITHIN = 60
"""Seconds; a window that has not answered then never will."""

LAST_WORDS = 4000
"""Bytes."""


class Refused(Exception):
    """What WebDriver says that it cannot do."""


class Gone(Exception):
    """The browser has ended under its driver, and what the two printed last."""


class Screen:
    """An X server that shows nothing to anybody."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                "1600x1200x24",
                "-nolisten",
                "tcp",
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = f":{number.readline().strip()}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(10)


@cache
def speaking(language: str) -> dict[str, str]:
    """The locale by which WebKit asks for pages in that language. To write one down takes seconds,
    so all processes of a run share it."""
    source = language.replace("-", "_")
    name = f"{source}.UTF-8"

    def written(folder: Path) -> None:
        subprocess.run(["localedef", "-i", source, "-f", "UTF-8", str(folder / name)], check=True)

    return {"LANG": name, "LOCPATH": str(preparing.folder(f"locale-{source}", written))}


def without_motion() -> dict[str, str]:
    """The desk of somebody who wants less of it: GTK's word for it is what pages are told."""

    def written(folder: Path) -> None:
        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")

    return {"XDG_CONFIG_HOME": str(preparing.folder("without-motion", written))}


class Window:
    """A browser with one window, nothing of which another has."""

    def __init__(
        self, screen: Screen, language: str, size: tuple[int, int], *, still: bool = False
    ) -> None:
        driver, browser = webkit() or ("", "")
        port = free_port()
        self._root = f"http://127.0.0.1:{port}"
        theirs = {
            "DISPLAY": screen.name,
            **speaking(language),
            **(without_motion() if still else {}),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            # Its compositor's thread dies in Mesa's software renderer once in fifty matches.
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        self._printed = TemporaryFile()  # noqa: SIM115 - it is closed with the window
        self._process = subprocess.Popen(
            [driver, f"--port={port}"],
            env={**os.environ, **theirs},
            stdout=self._printed,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        # Full screen, so that the page is as large as the window.
        options = {"binary": str(browser), "args": ["--automation", "--full-screen"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = ""
        try:
            self._wait_for_the_door()
            self._session = f"/session/{self._send('POST', '/session', asked)['sessionId']}"
            width, height = size
            self._send("POST", f"{self._session}/window/rect", {"width": width, "height": height})
        except BaseException:
            self.close()
            raise

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        return await asyncio.to_thread(self._send, method, self._session + path, body)

    async def run(self, script: str, *arguments: Any) -> Any:
        """The body of an async function of what is ``given``, and what it returns."""
        called = f"""const given = [...arguments];
            const done = given.pop();
            (async () => {{ {script}\n }})().then(
                (value) => done({{ value }}),
                (error) => done({{ error: String(error) }}),
            )"""
        body = {"script": called, "args": list(arguments)}
        answer = await self.ask("POST", "/execute/async", body)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer.get("value")

    def close(self) -> None:
        """The driver ends its browser with the session; whatever it leaves ends with its group."""
        try:
            self._send("DELETE", self._session)
        except (OSError, Refused, Gone):
            pass
        finally:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(10)
            self._printed.close()

    def _wait_for_the_door(self) -> None:
        for _ in range(200):
            try:
                self._send("GET", "/status")
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise Refused("WebKitWebDriver does not start")

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        content = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self._root + path, content, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ANSWERS_WITHIN) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            said = json.load(error)["value"]
            if said["error"] == "invalid session id":
                raise Gone(self._last_words()) from None
            raise Refused(f"{method} {path}: {said['error']}: {said['message']}") from None

    def _last_words(self) -> str:
        size = self._printed.seek(0, os.SEEK_END)
        self._printed.seek(max(0, size - LAST_WORDS))
        return f"driver {self._process.poll()}: {self._printed.read().decode(errors='replace')}"
