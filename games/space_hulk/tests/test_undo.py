"""2.19, with EX-39: what may be taken back, and what bars it; resigning, and draws by agreement."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from games import undo
from games.engine import Illegal, Presence, Undo
from games.space_hulk.events import (
    DrawAnswered,
    DrawOffered,
    GameEvent,
    ResignAnswered,
    ResignAsked,
)
from games.space_hulk.state import HulkState
from games.space_hulk.tests.positions import (
    GAME,
    action,
    placings,
    position,
    put_blip,
    seat_of,
    tags,
    told,
)
from games.undo import Past
from tests.rules import rule


class Taking:
    """A position with what can be taken back."""

    def __init__(self, state: HulkState) -> None:
        self.state = state
        self.state.chance.take()
        self.past: Past = ()

    def act(self, do: str, seat: int | None = None, **given: Any) -> list[str]:
        who = seat_of(self.state, do, given) if seat is None else seat
        return self.plays(who, action(self.state, do, **given))

    def undo(self, seat: int = 0) -> list[str]:
        return self.plays(seat, Undo())

    def plays(self, seat: int | None, asked: Any) -> list[str]:
        """A second later."""
        now = self.state.now + 1_000
        self.state, self.past, move = undo.act(GAME, self.state, self.past, seat, asked, now)
        return tags(move.events)

    def barred(self, seat: int = 0) -> str:
        """Why nothing can be taken back; it is not offered either."""
        offers = undo.offers(GAME, self.state, self.past, seat)
        assert undo.OFFER not in offers
        with pytest.raises(Illegal) as met:
            self.undo(seat)
        return met.value.code

    def is_offered(self, seat: int = 0) -> bool:
        return undo.OFFER in undo.offers(GAME, self.state, self.past, seat)


CORRIDOR = """
#########
#>..D...#
#.#######
#>......#
#########
"""


@rule("SH-600", "SH-601")
def test_ex_39_one_undo_gives_back_what_an_activation_forfeited():
    table = Taking(position(CORRIDOR))
    table.act("move", piece="m1", to=(2, 1))
    table.act("move", piece="m1", to=(3, 1))
    assert (table.state.active, table.state.marines["m1"].ap) == ("m1", 2)
    table.act("move", piece="m2", to=(2, 3))
    assert table.state.marines["m1"].ap == 0
    assert table.is_offered(0) and not table.is_offered(1)
    assert table.undo() == ["undone"]
    assert (table.state.active, table.state.marines["m1"].ap) == ("m1", 2)


@rule("SH-600")
def test_ex_39_a_blip_that_was_turned_and_any_shot_bar_what_was_before():
    table = Taking(position(CORRIDOR))
    put_blip(table.state, 1, at=(6, 1))
    table.act("move", piece="m1", to=(2, 1))
    table.act("move", piece="m1", to=(3, 1))
    assert table.is_offered()
    assert "blip-turned" in table.act("door", piece="m1", at=(4, 1))
    assert table.barred() == "nothing-to-undo"
    table = Taking(position("######\n#>.s.#\n######"))
    table.act("turn", piece="m1", facing="n")
    table.act("turn", piece="m1", facing="e")
    assert "shot" in table.act("shoot", piece="m1", target="a1")
    assert table.barred() == "nothing-to-undo"


@rule("SH-600")
def test_ex_39_a_preset_and_somebody_reported_away_bar_it_and_a_room_without_it_has_none():
    table = Taking(position(CORRIDOR))
    table.act("move", piece="m2", to=(2, 3))
    table.act("preset", seat=0, what="parry", auto=True)
    assert table.barred() == "nothing-to-undo"
    table.act("move", piece="m2", to=(3, 3))
    assert table.is_offered()
    table.plays(None, Presence(1, here=False))
    assert table.barred() == "nothing-to-undo"
    table = Taking(position(CORRIDOR, options={"undo": "off"}))
    table.act("move", piece="m2", to=(2, 3))
    assert table.barred() == "undo-off"


@rule("SH-602")
def test_aliens_of_a_counter_are_placed_anew_until_the_last_one_stands():
    table = Taking(position("#######\n#>##..#\n####..#\n#######", phase="aliens"))
    put_blip(table.state, 3, at=(4, 1))
    alien = table.state.alien_seat
    table.act("convert", seat=alien, piece="b1")
    assert table.barred(alien) == "nothing-to-undo"
    table.act("place_alien", seat=alien, to=(4, 1), facing="s")
    table.act("place_alien", seat=alien, to=(5, 1), facing="s")
    table.undo(alien)
    table.undo(alien)
    assert (table.state.aliens, placings(table.state)) == ({}, {(4, 1)})
    for column in (4, 5):
        table.act("place_alien", seat=alien, to=(column, 1), facing="n")
    assert "placing-over" in table.act("place_alien", seat=alien, to=(4, 2), facing="n")
    assert table.barred(alien) == "nothing-to-undo"


@rule("SH-600", "SH-748")
def test_what_has_put_a_deadline_off_stays_done():
    """Taken back later, the phase would be over at once."""
    table = Taking(position("####\n#.s#\n#..#\n####", phase="aliens", clock="standard"))
    seat = table.state.alien_seat
    for to in [(2, 2), (2, 1)] * 2:
        assert table.state.nothing_since is None
        table.act("move", piece="a1", to=to)
    assert table.state.nothing_since is not None
    assert table.is_offered(seat), "the countdown is taken back with the step that began it"
    assert "turned" in table.act("turn", piece="a1", facing="w")
    assert table.barred(seat) == "nothing-to-undo"


PITS = """
#####
#>w.#
#.###
#^..#
#####
"""


@rule("SH-585", "SH-600")
def test_whoever_is_out_by_an_answer_without_a_die_is_out_for_good():
    state = position(PITS, squad="sergeant rifle", number=3)
    state.load(red="3", blue="642")
    table = Taking(state)
    table.act("attack", piece="m1")
    assert "killed" in table.act("parry", seat=0, yes=False)
    assert GAME.out(table.state) == {0}
    assert table.barred(0) == "nothing-to-undo"


FIELD = "########\n#>.>..w#\n#......#\n########"
FOUR = "########\n#>.>>.w#\n########"


@rule("SH-603")
def test_the_only_seat_of_a_side_resigns_and_the_other_wins():
    for phase, seat, winner in (("marines", 1, "marines"), ("aliens", 0, "aliens")):
        state = position(FIELD, phase=phase)
        assert tags(state.act("resign", seat=seat)) == ["match-ended"]
        assert (state.result.winner, state.result.reason) == (winner, "resigned")


@rule("SH-603", "SH-768")
def test_among_several_marine_seats_the_others_are_asked():
    state = position(FOUR, number=4)
    assert state.act("resign", seat=0) == [ResignAsked(0)]
    assert state.refused("resign", seat=1) == "asked-already"
    assert state.refused("agree", seat=0) == "no-offer"
    assert state.act("agree", seat=2) == [ResignAnswered(2, True)]
    assert state.refused("agree", seat=2) == "no-offer"
    assert GAME.view(state, (0, 1, 2)).resign.waiting == (1,)
    assert state.act("refuse", seat=1) == [ResignAnswered(1, False)]
    assert (state.resigning, state.result) == (None, None)
    assert state.refused("resign", seat=0) == "asked-already"
    state.act("resign", seat=1)
    state.act("agree", seat=0)
    assert tags(state.act("agree", seat=2)) == ["resign-answered", "match-ended"]
    assert state.result.winner == "aliens"


@rule("SH-603")
def test_who_is_away_is_not_asked():
    state = position(FOUR, number=4)
    state.presence(1, False)
    state.act("resign", seat=0)
    state.presence(3, False)
    assert (state.resigning.waiting, state.result) == ([2], None)
    state.presence(2, False)
    assert state.result.winner == "aliens"


@rule("SH-603", "SH-605")
def test_the_end_of_the_phase_ends_every_question():
    state = position("########\n#>.>..w#\n########", number=3)
    state.act("resign", seat=0)
    state.act("offer_draw", seat=0)
    for seat in (0, 1):
        events = state.act("end_phase", seat=seat)
    assert "draw-lapsed" in tags(events)
    assert (state.resigning, state.drawing) == (None, None)
    assert state.legal("resign", seat=0)


@rule("SH-605")
def test_a_draw_needs_everybody_and_the_other_side():
    state = position("########\n#>.>..w#\n########", number=3)
    assert state.refused("accept_draw", seat=1) == "no-offer"
    assert state.act("offer_draw", seat=0) == [DrawOffered(0)]
    assert state.draws_offered == ["marines"]
    for seat in (1, 2):
        assert state.refused("offer_draw", seat=seat) == "offered-already"
    assert state.act("accept_draw", seat=1) == [DrawAnswered(1, True)]
    for seat, do in ((1, "accept_draw"), (0, "decline_draw")):
        assert state.refused(do, seat=seat) == "no-offer"
    assert GAME.view(state, (2,)).draw.accepted == (0, 1)
    state.act("accept_draw", seat=2)
    assert (state.result.winner, state.result.reason) == ("draw", "draw-agreed")
    assert GAME.outcome(state).places == (1, 1, 1)


@rule("SH-605")
def test_one_refusal_ends_the_offer_and_a_side_offers_once_a_round():
    state = position(FIELD)
    state.act("offer_draw", seat=1)
    events = state.act("decline_draw", seat=0)
    assert tags(events) == ["draw-answered", "draw-lapsed"]
    assert told(events, DrawAnswered) == [DrawAnswered(0, False)]
    assert state.refused("offer_draw", seat=1) == "offered-already"
    state.act("offer_draw", seat=0)
    state.act("decline_draw", seat=1)
    state.act("end_phase", seat=0)
    state.act("end_phase", seat=1)
    state.act("offer_draw", seat=1)


@rule("SH-605")
def test_who_is_away_is_not_asked_for_a_draw_but_without_the_other_side_there_is_none():
    state = position(FOUR, number=4, phase="aliens")
    state.presence(1, False)
    state.presence(3, False)
    state.act("offer_draw", seat=0)
    state.act("accept_draw", seat=2)
    assert state.result is None
    state.presence(3, True)
    assert GAME.view(state, (3,)).turn.seats == (3,)
    state.act("accept_draw", seat=3)
    assert state.result.winner == "draw"


@rule("SH-603", "SH-605", "SH-585")
@pytest.mark.parametrize(("question", "winner"), [("resign", "aliens"), ("offer_draw", "draw")])
def test_who_has_lost_all_marines_is_asked_no_more(question, winner):
    state = position("########\n#>.>..X#\n########", number=3)
    state.marines["m2"].at = state.sq((6, 1))
    state.act(question, seat=0)
    if question == "offer_draw":
        state.act("accept_draw", seat=2)
    assert state.result is None
    state.act("leave", piece="m2")
    assert state.result.winner == winner


@rule("SH-603", "SH-605")
def test_neither_resigning_nor_draws_wait_for_a_decision():
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens")
    state.load(red="3", blue="642")
    state.act("attack", piece="a1")
    state.act("offer_draw", seat=1)
    state.act("accept_draw", seat=0)
    assert state.result.winner == "draw"


@rule("SH-600", "SH-602")
def test_what_is_final():
    kinds = get_args(GameEvent)
    assert {tag(kind) for kind in kinds if kind.final} == {
        "phase-started",
        "phase-ended",
        "blip-turned",
        "placing-over",
        "goal-fulfilled",
        "floor-asked",
        "floor-kept",
        "resign-asked",
        "resign-answered",
        "draw-offered",
        "draw-answered",
        "draw-lapsed",
        "preset-set",
        "match-ended",
    }
    assert {tag(kind) for kind in kinds if kind.opens} == {"blip-turned", "match-ended"}


def tag(kind):
    return kind.__struct_config__.tag
