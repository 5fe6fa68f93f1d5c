"""Whoever has a seat may ask why something cannot be done. Nobody else hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.people import Person, match
from tests.support.stack import Stack
from tools.client import Frame, Refused

NOT_MINE = {"do": "lay", "aircraft": "C01"}
"""Seat 0 flies for the Entente here."""
OF_THE_OTHERS = (NOT_MINE, {"do": "lay", "aircraft": "E01"})
"""What no shuffle puts into the hand of that seat."""


async def why(person: Person, action: Any) -> Frame | None:
    """The refusal; None if it was allowed."""
    before = len(person.messages)
    await person.send("why", id="w", action=action)
    refusals = await person.settled()
    if refusals:
        assert [refusal.id for refusal in refusals] == ["w"]
        return refusals[0]
    assert [message for message in person.messages[before:] if message["type"] == "allowed"] == [
        {"type": "allowed", "id": "w"}
    ]
    return None


async def test_the_answer_is_what_doing_it_would_meet_and_what_may_be_done_is_not_done(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        (offer,) = [offer for offer in table.ada.choices() if offer["do"] == "lay"]
        card = offer["take"]["aircraft"]["of"][0]
        before, n, heard = table.rows(), table.ada.n, len(table.watcher.messages)
        assert await why(table.ada, {"do": "lay", "aircraft": card}) is None
        said: list[str] = []
        for person, action in zip(table.seats, OF_THE_OTHERS, strict=True):
            answer = await why(person, action)
            assert answer is not None
            with pytest.raises(Refused) as met:
                await person.act(action)
            refused = met.value
            assert (answer.code, answer.rule) == (refused.code, refused.rule)
            assert (refused.code, refused.rule) == ("not-in-hand", "AP-021")
            assert answer.text == refused.text
            said.append(answer.text)
        assert said[1] == "Tego samolotu nie masz na ręce." != said[0], "in their own language"
        several: list[Any] = [{"do": "castle"}, {}, [], 7, {**NOT_MINE, "more": 1}]
        for nonsense in several:
            answer = await why(table.ada, nonsense)
            assert answer is not None and answer.code == "not-an-action"
        assert (table.rows(), table.ada.n) == (before, n)
        await table.watcher.pong()
        told = {message["type"] for message in table.watcher.messages[heard:]}
        assert told <= {"pong", "presence"}


async def test_curiosity_has_a_budget_of_its_own(embedded: Stack) -> None:
    async with match(embedded) as table:
        for _ in range(30):
            await table.ada.send("why", id="w", action=NOT_MINE)
        codes = [refusal.code for refusal in await table.ada.settled()]
        assert 0 < codes.count("too-fast") <= 10
        await table.ada.act({"do": "resign"})
