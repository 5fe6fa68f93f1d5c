"""Every message of a room's socket, from each kind of person, before a match and at play."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any, get_args

import pytest

from server.protocol.messages import AnyFromClient, AnyFromLobbyClient
from tests.protocol.permissions.messages import ANSWERS, AWAY, MESSAGES, ROOMS
from tests.protocol.permissions.scene import PEOPLE, SEATED
from tests.support.people import Person
from tests.support.processes import ROOT
from tests.support.stack import Stack
from tools.client import Known

TYPES = {kind.__struct_config__.tag for kind in get_args(AnyFromClient)}
LAY_OUT = "from tests.protocol.permissions.laying_out import main; main()"


@pytest.fixture(scope="module")
def laid_out(embedded: Stack) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "manage.py", "shell", "--no-imports", "--command", LAY_OUT],
        cwd=ROOT,
        env=embedded.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return dict(json.loads(done.stdout))


def test_every_message_has_its_row() -> None:
    assert set(MESSAGES) == set(ANSWERS) == TYPES
    assert {type for type, (_, at_play) in ANSWERS.items() if at_play is None} == {*ROOMS["free"]}


async def answered(
    site: Stack, cookies: dict[str, str], code: str, type: str, *, turned_away: bool, plays: bool
) -> str:
    """What somebody is answered who sends this to the room; who plays has seen the match first."""
    known = Known(site.url, "; ".join(f"{name}={value}" for name, value in cookies.items()))
    person = Person(known, code)
    await person.connect()
    try:
        if turned_away:
            await person.ended()
            return refusal_of(person, 0)
        if plays:
            await person.until(lambda: bool(person.all("snapshot")))
        while True:
            before = len(person.messages)
            await person.send(type, **MESSAGES[type])
            await person.settled() if person.all("snapshot") else await person.refusals()
            if (said := refusal_of(person, before)) != "too-fast":
                return said
            await asyncio.sleep(0.5)
    finally:
        await person.close()


def refusal_of(person: Person, before: int) -> str:
    refused = [m["code"] for m in person.messages[before:] if m["type"] == "refusal"]
    return refused[0] if refused else "done"


def test_the_lobbys_socket_takes_nothing_that_could_do_anything() -> None:
    """So whoever it is may send it."""
    assert {kind.__struct_config__.tag for kind in get_args(AnyFromLobbyClient)} == {"ping", "echo"}


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.asyncio(loop_scope="module")
async def test_each_is_answered_what_the_matrix_says(
    person: str, embedded: Stack, laid_out: dict[str, Any]
) -> None:
    wrong = []
    for type, rooms in laid_out["codes"].items():
        for expected, state in zip(ANSWERS[type], ("waiting", "running"), strict=True):
            if expected is None:
                continue
            cookies, code = laid_out["people"][person], rooms[state][person]
            plays = state == "running" and person in SEATED
            away = person in AWAY
            found = await answered(embedded, cookies, code, type, turned_away=away, plays=plays)
            if found != expected[person]:
                wrong.append(f"{type}, {state}: {found}, not {expected[person]}")
    assert not wrong, "\n".join(wrong)
