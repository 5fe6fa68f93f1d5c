"""What an offer says may stand in an action, and what it makes of that."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.offers import AnyDomain, Each, Number, Offer, One, Some, Spot, grouped

DOMAINS = [
    One(("a", "b", 3, True)),
    Some((1, 2, 3, 4), 1, 3),
    Some(("x",), 0, 4),
    Number(-2, 5),
    Each(("left", "right"), Number(0, 2)),
    Each(("hold",), Some((1, 2), 0, 2)),
    Spot(((0, 9), (-3, 3), (0, 0))),
]


@pytest.mark.parametrize("domain", DOMAINS, ids=repr)
def test_what_a_domain_picks_it_holds_and_it_travels_as_json(domain):
    below = Random(1).randrange
    assert all(domain.holds(domain.pick(below)) for _ in range(200))
    # What was a tuple comes back as a list.
    same = msgspec.convert(msgspec.to_builtins(domain), AnyDomain)
    assert msgspec.json.decode(msgspec.json.encode(domain), type=AnyDomain) == same


@pytest.mark.parametrize(
    ("domain", "right", "wrong"),
    [
        (One((1, 2)), 1, True),
        (One((1, 2)), 2, "2"),
        (One((False,)), False, 0),
        (Some((1, 2, 3), 2, 2), [3, 1], [1, 1]),
        (Some((1, 2, 3), 2, 2), [1, 2], [1, 2, 3]),
        (Some((1, 2, 3), 0, 2), [], [4]),
        (Some((1, 2, 3), 1, 1), [1], 1),
        (Number(1, 3), 3, 4),
        (Number(0, 1), 1, True),
        (Number(1, 3), 2, 2.0),
        (Each(("a", "b"), Number(0, 1)), {"a": 0, "b": 1}, {"a": 0}),
        (Each(("a",), Number(0, 1)), {"a": 0}, {"a": 0, "b": 0}),
        (Each(("a",), Number(0, 1)), {"a": 1}, {"a": 2}),
        (Spot(((0, 3), (0, 1))), [3, 1], [3, 2]),
        (Spot(((0, 3), (0, 1))), [0, 0], [0]),
        (Spot(((0, 3),)), [1], [True]),
    ],
)
def test_a_domain_holds_what_is_in_it_and_nothing_else(domain, right, wrong):
    assert domain.holds(right)
    assert not domain.holds(wrong)


def test_an_offer_makes_any_of_its_actions_or_its_example():
    offer = Offer("move", {"piece": One((4, 7)), "steps": Number(1, 2)})
    made = {tuple(offer.pick(Random(seed).randrange).values()) for seed in range(50)}
    assert made == {("move", piece, steps) for piece in (4, 7) for steps in (1, 2)}
    offer = Offer("bet", {"beads": Number(0, 9)}, example={"beads": 0})
    assert offer.pick(Random(1).randrange) == {"do": "bet", "beads": 0}


def test_an_offer_holds_its_own_actions_only():
    offer = Offer("move", {"piece": One((4,))})
    assert offer.holds({"do": "move", "piece": 4})
    for more in ({"do": "fly"}, {"fast": True}, {"piece": 5}):
        assert not offer.holds({"do": "move", "piece": 4, **more})
    assert not offer.holds({"do": "move"}) and not offer.holds({"piece": 4})


def test_offers_travel_by_the_one_thing_they_start_from():
    four, seven = (Offer("move", {"piece": One((piece,))}) for piece in (4, 7))
    either, done = Offer("turn", {"piece": One((4, 7))}), Offer("done")
    assert grouped([four, either, seven, done, four]) == {
        "move/4": [four, four],
        "turn": [either],
        "move/7": [seven],
        "done": [done],
    }
