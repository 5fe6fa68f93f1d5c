"""7. A fault in a game's rules never costs the players the match."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator

import pytest

from tests.support import stack
from tests.support.people import match
from tests.support.stack import Stack
from tests.support.staff import Staff
from tools.client import Refused

STOPPED = "/admin/matches/match/?head__frozen__exact=1"
ROOM = "SELECT match_id FROM rooms_room WHERE code = ?"
FAULTS = f"SELECT match_id, version, seat, action FROM match_fault WHERE match_id = ({ROOM})"  # noqa: S608


@pytest.fixture(scope="module")
def planted() -> Iterator[Stack]:
    """The embedded site with faults planted in its rules."""
    site = stack.embedded("tests.support.planted")
    yield site
    site.close()


async def test_a_fault_in_a_move_is_refused_recorded_and_play_goes_on(planted: Stack) -> None:
    async with match(planted) as table:
        ada, zaneta = table.seats
        hand = sorted(ada.view["own"]["hand"])
        before = await ada.picture()
        with pytest.raises(Refused) as refused:
            await ada.act({"do": "lay", "aircraft": hand[0]})
        assert refused.value.code == "fault" and refused.value.text
        assert await ada.picture() == before
        [(number, *fault)] = table.ask(FAULTS, table.code)
        assert fault == [
            1,
            0,
            json.dumps({"do": "lay", "aircraft": hand[0]}, separators=(",", ":")),
        ]
        # The log says where it was, and no card.
        lines = [json.loads(text) for text in planted.log("web").splitlines() if text[:1] == "{"]
        assert [
            (line["match"], line["seat"])
            for line in lines
            if line["event"] == "match.fault" and line["room"] == table.code
        ] == [(number, 0)]
        assert not re.search(rf"\b({'|'.join(hand)})\b", planted.log("web"))
        await ada.act({"do": "lay", "aircraft": hand[1]})
        await zaneta.act({"do": "lay", "aircraft": zaneta.view["own"]["hand"][0]})
        await ada.until(lambda: "reveal" in ada.view)


async def test_what_nobody_could_go_on_from_is_set_going_by_staff(planted: Stack) -> None:
    async with match(planted, sides="pick", clock="live") as table:
        ada, zaneta = table.seats
        await zaneta.act({"do": "pick_side", "wish": "central"})
        for person in table.seats:
            await person.until(lambda person=person: person.notices == ["frozen"])
        with pytest.raises(Refused) as refused:
            await ada.act({"do": "pick_side", "wish": "entente"})
        assert refused.value.code == "frozen" and refused.value.text
        staff = await asyncio.to_thread(Staff, planted)
        await asyncio.to_thread(resume_all, staff)
        for person in table.seats:
            await person.until(lambda person=person: person.notices == ["frozen", "resumed"])
            await person.until(lambda person=person: person.view["phase"] == "laying")
        await ada.act({"do": "lay", "aircraft": max(ada.view["own"]["hand"])})
        done = [body["action"]["do"] for _, body in table.log()]
        assert done == ["begin", "pick_side", "time_up", "stand", "go_on", "lay"]
        assert await asyncio.to_thread(stopped, staff) == []


def resume_all(staff: Staff) -> None:
    chosen = stopped(staff)
    assert chosen
    staff.post("/admin/matches/match/", action="resume", _selected_action=chosen, reason="A test")


def stopped(staff: Staff) -> list[str]:
    """Which matches stand still because of a fault."""
    return re.findall(r'name="_selected_action" value="(\d+)"', staff.read(STOPPED))
