"""Whoever has a seat may ask why something cannot be done. Nobody else hears of it."""

from __future__ import annotations

from typing import Any

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


async def test_the_answer_is_what_doing_it_would_meet(embedded: Stack) -> None:
    async with match(embedded) as table:
        answers = []
        for person, action in zip(table.seats, OF_THE_OTHERS, strict=True):
            answer = await why(person, action)
            assert answer is not None
            answers.append(answer)
            try:
                await person.act(action)
            except Refused as refused:
                assert (answer.code, answer.rule, answer.text) == (
                    refused.code,
                    refused.rule,
                    refused.text,
                )
            else:
                raise AssertionError("it was done")
        english, polish = answers
        assert english.code == polish.code and english.text != polish.text


async def test_what_may_be_done_is_allowed_and_not_done_and_the_others_hear_nothing(
    embedded: Stack,
) -> None:
    async with match(embedded) as table:
        others = (table.zaneta, table.watcher)
        heard = [len(person.messages) for person in others]
        (offer,) = [offer for offer in table.ada.choices() if offer["do"] == "lay"]
        before, n = table.rows(), table.ada.n
        card = offer["take"]["aircraft"]["of"][0]
        assert await why(table.ada, {"do": "lay", "aircraft": card}) is None
        assert await why(table.ada, NOT_MINE) is not None
        assert (table.rows(), table.ada.n) == (before, n)
        for person, known in zip(others, heard, strict=True):
            await person.pong()
            assert [message["type"] for message in person.messages[known:]] == ["pong"]


async def test_what_is_no_action_of_this_game_is_refused(embedded: Stack) -> None:
    async with match(embedded) as table:
        several: list[Any] = [{"do": "castle"}, {}, [], 7, {**NOT_MINE, "more": 1}]
        for nonsense in several:
            answer = await why(table.ada, nonsense)
            assert answer is not None and answer.code == "not-an-action"


async def test_curiosity_has_a_budget_of_its_own(embedded: Stack) -> None:
    async with match(embedded) as table:
        for _ in range(30):
            await table.ada.send("why", id="w", action=NOT_MINE)
        codes = [refusal.code for refusal in await table.ada.settled()]
        assert 0 < codes.count("too-fast") <= 10
        await table.ada.act({"do": "resign"})
