"""What a process says of a fault: where it was, and no card."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests.protocol.test_faults import at_table
from tests.support import stack
from tests.support.stack import Stack
from tools.client import Refused


@pytest.fixture(scope="module")
def planted() -> Iterator[Stack]:
    """The embedded site with faults planted in its rules."""
    site = stack.embedded("tests.support.planted")
    yield site
    site.close()


async def test_a_fault_is_said_with_its_room_and_match_and_without_the_card(
    planted: Stack,
) -> None:
    ada, bob = await at_table(planted, sides="entente")
    hand = sorted(ada.view["own"]["hand"])
    with pytest.raises(Refused):
        await ada.act({"do": "lay", "aircraft": hand[0]})
    for person in (ada, bob):
        await person.close()
    lines = [json.loads(text) for text in planted.log("web").splitlines() if text[:1] == "{"]
    fault = next(line for line in lines if line["event"] == "match.fault")
    assert (fault["room"], fault["match"], fault["seat"]) == (ada.code, 1, 0)
    assert not re.search(rf"\b({'|'.join(hand)})\b", planted.log("web"))
