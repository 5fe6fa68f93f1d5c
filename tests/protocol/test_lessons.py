"""A lesson over real sockets: it survives the end of the server that plays it."""

from __future__ import annotations

import asyncio
from urllib.parse import urlencode, urlsplit
from urllib.request import Request

from games.lesson import Tell
from games.registry import lesson_of
from tests.support.logs import ask
from tests.support.people import GAME, Person
from tests.support.stack import Stack
from tools.client import Guest

TELLS = [step for step in lesson_of(GAME).lesson.steps if isinstance(step, Tell)]


def opened(guest: Guest) -> str:
    """The code of the lesson's room."""
    guest.get("/")
    token = next(cookie.value for cookie in guest.jar if cookie.name == "csrftoken")
    fields = {"csrfmiddlewaretoken": token, "game": GAME}
    request = Request(guest.url + "/lessons/", data=urlencode(fields).encode())
    with guest._opener.open(request, timeout=20) as answer:
        return urlsplit(answer.url).path.strip("/").split("/")[-1]


async def told(learner: Person, number: int) -> None:
    """The learner is asked for that step; whatever comes before it is done by the house."""
    ask = f"lesson-{TELLS[number].say}"
    await learner.until(lambda: learner.view.get("turn", {}).get("ask") == ask)


async def does(learner: Person) -> None:
    """What is offered: there is one way to do it."""
    (offer,) = [offer for group in learner.offers.values() for offer in group]
    take = offer.get("take", {}).items()
    fields = {name: own["of"][0] if own["is"] == "one" else own["least"] for name, own in take}
    await learner.act({"do": offer["do"], **fields})


async def test_a_lesson_goes_on_where_it_was_after_a_crash(embedded: Stack) -> None:
    guest = Guest(embedded.url)
    code = await asyncio.to_thread(opened, guest)
    learner = Person(guest, code)
    await learner.connect()
    for number in range(5):
        await told(learner, number)
        await does(learner)
    await told(learner, 5)
    embedded.kill("web")
    await learner.ended()
    await asyncio.to_thread(embedded.start, "web")
    await learner.connect()
    for number in range(5, len(TELLS)):
        await told(learner, number)
        await does(learner)
    await learner.until(lambda: learner.over)
    await learner.close()
    of_lessons = "JOIN matches_match m ON m.id = p.match_id WHERE m.game LIKE '%.lesson'"
    assert ask(embedded, f"SELECT * FROM rooms_played p {of_lessons}") == []
