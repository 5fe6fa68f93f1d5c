"""Dice and shuffles: repeatable, even, and open to checking by anybody with the seed."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from games.chance import WORD, Chance, Draw, commitment, drawn, mixed, proves
from tests.support.processes import ROOT

SEED = bytes(range(32)).hex()


@pytest.mark.parametrize(
    ("purpose", "n", "word"),
    [
        # As in: printf 'deck|0|0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:...
        ("deck", 0, 0x4063956F116CFBAB),
        ("deck", 1, 0xA85ED6F08F96DCAB),
        ("lot", 7, 0xCEB60CDAC5B91EB9),
    ],
)
def test_a_draw_is_what_anybody_computes_from_the_seed(purpose, n, word):
    assert drawn(SEED, purpose, n, WORD) == word
    assert drawn(SEED, purpose, n, 6) == word % 6
    assert drawn(SEED, purpose, n, 52) == word % 52


def test_words_that_would_favour_a_value_are_passed_over():
    # Of these many values only words below 2**63 + 1 are even-handed: of lot|7|0 the fourth one
    # (ceb6..., b322..., 90e1..., 74c5...), of deck|1|0 the third (a85e..., d05d..., 5ee7...).
    assert drawn(SEED, "lot", 7, 2**63 + 1) == 0x74C52A3FCB35ECDF
    assert drawn(SEED, "deck", 1, 2**63 + 1) == 0x5EE77BE895C7431B


def test_where_no_word_will_do_the_next_attempt_is_asked():
    # deck|29|0 is 84c8..., b1af..., b905..., c01c...; deck|29|1 begins 8831..., fc4b..., 23d7...
    assert drawn(SEED, "deck", 29, 2**63 + 1) == 0x23D7117136A3C8BD


@pytest.mark.parametrize("of", [0, -1, WORD + 1])
def test_nothing_can_be_drawn_of_nothing(of):
    with pytest.raises(ValueError, match="cannot draw"):
        drawn(SEED, "deck", 0, of)


def test_a_seed_and_a_purpose_each_draw_for_themselves():
    first, second, other = Chance(SEED), Chance(SEED), Chance("ab" * 32)
    throws = [chance.below(1000, "die") for chance in (first, second) for _ in range(20)]
    assert throws[:20] == throws[20:]
    assert [other.below(1000, "die") for _ in range(20)] != throws[:20]
    assert [Chance(SEED).below(1000, "lot")] != throws[:1]


def test_every_draw_is_kept_for_the_log_until_it_is_taken():
    chance = Chance(SEED)
    value = chance.below(6, "die")
    card = chance.pick("abc", "card")
    draws = [Draw("die", 0, 6, value), Draw("card", 1, 3, "abc".index(card))]
    assert chance.fresh == chance.take() == draws
    assert chance.take() == [] and chance.n == 2


def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down():
    order = list("abcd")
    for n, last in enumerate((3, 2, 1)):
        other = drawn(SEED, "deck", n, last + 1)
        order[last], order[other] = order[other], order[last]
    assert Chance(SEED).shuffled("abcd", "deck") == order


def chi_square(counts: Counter, kinds: int) -> float:
    expected = counts.total() / kinds
    missing = expected * (kinds - len(counts))
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize(
    ("of", "limit"),
    # The value that chi-square exceeds once in a thousand times, for ``of`` - 1 degrees of freedom.
    [(2, 10.83), (6, 20.52), (20, 43.82), (52, 87.97)],
)
def test_every_value_comes_equally_often(of, limit):
    counts = Counter(drawn(SEED, "die", n, of) for n in range(12_000))
    assert chi_square(counts, of) < limit


def test_every_order_comes_equally_often():
    chance = Chance(SEED)
    counts = Counter("".join(chance.shuffled("abcd", "deck")) for _ in range(9_600))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(counts, 24) < 49.73


def test_the_commitment_is_the_hash_of_the_secret_and_the_seed_is_mixed_from_all():
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    seed = mixed(SEED, ["aa", "bb"])
    assert seed == "d95a3e75b9db733309ad79dc9609cc1853b7824dd7e90ccea74115d59192b79d"
    assert mixed(SEED, ["aa", "cc"]) != seed != mixed("ab" * 32, ["aa", "bb"])


EVIDENCE = json.loads((ROOT / "tests" / "js" / "replay" / "dice.json").read_text())
"""A match's draws, which the page of the dice has to find right too (``verify.test.js``)."""


def proof(**changes: Any) -> bool:
    own = {**EVIDENCE, **changes}
    draws = [Draw(*draw) for _, *draw in own["draws"]]
    return proves(own["commitment"], own["secret"], own["nonces"], draws)


def test_draws_are_proved_by_what_was_promised_and_added_and_by_no_fewer_or_more():
    draws = EVIDENCE["draws"]
    assert proof()
    assert not proof(draws=draws[1:]) and not proof(draws=draws + draws[:1])


@pytest.mark.parametrize("place", [0, 1, -1])
@pytest.mark.parametrize("field", range(1, 5), ids=["purpose", "n", "of", "value"])
def test_a_changed_draw_proves_nothing(place, field):
    draws = [list(draw) for draw in EVIDENCE["draws"]]
    draws[place][field] = "other" if field == 1 else draws[place][field] + 1
    assert not proof(draws=draws)


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "00" * 32},
        {"secret": "00" * 32},
        {"nonces": EVIDENCE["nonces"][::-1]},
        {"nonces": [*EVIDENCE["nonces"][:1], "0" * 32]},
    ],
    ids=["promise", "secret", "order", "nonce"],
)
def test_another_promise_secret_or_number_proves_nothing(change):
    assert not proof(**change)
