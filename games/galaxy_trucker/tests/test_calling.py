"""What is called by its name where an event is told without the board, as in a report."""

from __future__ import annotations

from typing import Any

import pytest

from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.tests.positions import find
from server.core.messages import say

GAME = GalaxyTrucker()
DUST = next(id for id, card in CARDS.items() if card.kind == "stardust")


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        ({"event": "days-passed", "days": -3}, "Ewa traci 3 dni.", "Ewa loses 3 days."),
        ({"event": "days-passed", "days": -1}, "Ewa traci 1 dzień.", "Ewa loses 1 day."),
        (
            {"event": "days-passed", "days": 3},
            "Ewa leci 3 dni naprzód.",
            "Ewa flies 3 days forward.",
        ),
        (
            {"event": "tile-destroyed", "tile": find("SH 2121"), "cell": 77},
            "Ewa traci: osłona.",
            "Ewa loses: shield.",
        ),
        (
            {"event": "card-revealed", "card": DUST, "number": 2},
            "Karta 2: Gwiezdny pył.",
            "Card 2: Stardust.",
        ),
    ],
)
def test_an_event_without_the_board_says_no_number_for_a_name(
    event: dict[str, Any], polish: str, english: str
) -> None:
    called = GAME.called(event, list)
    assert set(called) <= set(event)
    for language, sentence in (("pl", polish), ("en", english)):
        names = {
            field: say(language, name.say, GAME.slug, **name.params)
            for field, name in called.items()
        }
        key, params = f"event-{event['event']}", {**event, **names, "seat": 0}
        del params["event"]
        assert say(language, key, GAME.slug, {0: "Ewa"}, **params) == sentence
