"""The matrix of a room's messages: for each, in a room that waits and at play, what each kind of
person is answered. ``done`` is no refusal."""

from __future__ import annotations

from typing import Any

from tests.protocol.permissions.rows import Row, row

ROOMS = {"free": ("sit", "bot", "fill")}
"""Messages for which somebody must be able to sit down: of a full room nothing could be seen."""

MESSAGES: dict[str, dict[str, Any]] = {
    "act": {"id": "a", "action": {"do": "resign"}},
    "why": {"id": "w", "action": {"do": "resign"}},
    "sync": {"n": 0},
    "ping": {"n": 0},
    "sit": {"seat": 1, "name": "Nova"},
    "stand": {},
    "bot": {"seat": 1, "level": "easy"},
    "ready": {"ready": False},
    "chat": {"text": "hello there"},
    "phrase": {"phrase": "thanks"},
    "watch": {"name": "Nova"},
    "kick": {"seat": 1},
    "dismiss": {"who": "0" * 12},
    "admit": {"watchers": False},
    "pardon": {"name": "Nobody"},
    "lock": {"locked": True},
    "publish": {"public": False},
    "change": {"manners": {"chat": "phrases"}},
    "appoint": {"seat": 1},
    "fill": {"level": "easy"},
    "swap": {"seat": 0, "other": 1},
    "close": {},
    "pause": {"wanted": True},
    "out": {"out": True},
    "code": {},
    "signal": {"signal": {}},
    "echo": {"at": 0},
}
"""By type: a message that would be in order from somebody who may send it."""

AWAY = {"closed": "account-closed", "signed_out": "signed-out", "banned": "banned"}
"""They are told so when they connect, and nothing of the room."""


def anybody(otherwise: str = "done", **answers: str) -> Row:
    """Open to a browser that has seen no page yet, too."""
    return row(otherwise, **answers, **AWAY)


def known(otherwise: str, **answers: str) -> Row:
    """For whoever has a cookie by which they are known."""
    return anybody(otherwise, stranger="no-cookie", **answers)


NOBODY_YET = anybody("not-seated", seated="no-match")
OF_SEATS = anybody("not-seated", seated="done")
OF_SPEAKERS = known("name-needed", seated="done", muted="muted")
OF_HOST = known("not-host", host="done")
BETWEEN_MATCHES = known("not-host", host="match-running")
RENAMED = known("done", seated="renamed-lately", muted="name-while-muted")
"""It would be another name than the one they sit under since a moment ago."""

ANSWERS: dict[str, tuple[Row, Row | None]] = {
    "act": (NOBODY_YET, OF_SEATS),
    "why": (NOBODY_YET, OF_SEATS),
    "sync": (anybody(), anybody()),
    "ping": (anybody(), anybody()),
    "sit": (known("done", host="renamed-lately", muted="name-while-muted"), None),
    "stand": (known("done"), known("done", seated="match-running")),
    "bot": (known("not-seated", host="done"), None),
    "ready": (known("not-seated", seated="done"), known("not-seated", seated="match-running")),
    "chat": (OF_SPEAKERS, OF_SPEAKERS),
    "phrase": (OF_SPEAKERS, OF_SPEAKERS),
    "watch": (RENAMED, RENAMED),
    # Asked by the host, in a match the others at the table have a say.
    "kick": (OF_HOST, known("not-host", seated="yourself", host="done")),
    "dismiss": (anybody("no-such-watcher"), anybody("no-such-watcher")),
    "admit": (OF_HOST, OF_HOST),
    "pardon": (OF_HOST, OF_HOST),
    "lock": (OF_HOST, OF_HOST),
    "publish": (OF_HOST, OF_HOST),
    "change": (OF_HOST, BETWEEN_MATCHES),
    "appoint": (OF_HOST, OF_HOST),
    "fill": (OF_HOST, None),
    "swap": (OF_HOST, BETWEEN_MATCHES),
    "close": (OF_HOST, OF_HOST),
    "pause": (NOBODY_YET, OF_SEATS),
    "out": (NOBODY_YET, OF_SEATS),
    "code": (known("not-seated", seated="done"), known("not-seated", seated="done")),
    # This game has no signals, which only those are told who could send one.
    "signal": (NOBODY_YET, anybody("not-seated", seated="not-a-signal")),
    "echo": (anybody(), anybody()),
}
"""By type: the answers in a room that waits, and at play."""
