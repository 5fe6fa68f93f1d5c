"""12.1 What is offered beside that which other chapters play: standing offers, examples, and where
there is no offer."""

import pytest

from games.mag_blast.tests.positions import A, B, names, position
from tests.rules import rule


def taken(state, do, field, seat=A):
    """What may stand in a field of the one offer of that name."""
    (offer,) = state.offers_of(seat, do)
    return offer.take[field].of


@rule("MB-222", "MB-298")
def test_sound_help_is_offered_with_the_other_value_only_where_it_serves():
    state = position("hand:L01", "hand:L02", sound="casual")
    assert taken(state, "set_sound_help", "on") == [True]
    state.act(A, "set_sound_help", on=True)
    assert taken(state, "set_sound_help", "on") == [False]
    assert taken(state, "set_preset", "on") == [True, False]
    for options in ({"sound": "off"}, {"sound": "casual", "sound_help": "off"}):
        assert position("hand:L01", "hand:L02", **options).offers_of(A, "set_sound_help") == []


@rule("MB-461")
@pytest.mark.parametrize("agreed", ["firewall", "firewall_due"])
def test_the_wall_of_fire_is_wanted_no_more_once_it_is_agreed(agreed):
    state = position("hand:L01", "hand:L02")
    assert "want_firewall" in state.may(A, standing=True)
    setattr(state, agreed, True)
    assert "want_firewall" not in state.may(A, standing=True)
    assert state.refused(A, "want_firewall", on=True) == "already-firewall"


@rule("MB-214", "MB-136")
def test_a_sound_may_be_made_while_a_ship_waits_for_its_zone():
    full = "yel:SC01,SC02,SC03 grn:SC04,SC05,SC06"
    state = position(f"f1 {full} red:CR01 hand:RE01,L01", "hand:L02", sound="casual")
    state.does(A, "play_card", card="RE01")
    assert state.may(A, standing=True) >= {"sound"}
    assert taken(state, "place_ship", "zone") == ["red", "blu"]


@rule("MB-392", "MB-394")
def test_nothing_is_offered_where_a_card_or_a_target_is_missing():
    state = position("yel:CR01+L05 hand:B01", "yel:CR02 hand:L02 mines:AS01@0")
    assert state.may(A) == {"end_turn"}
    state = position("yel:BA01,SC12 hand:RS01", "yel:BA02 hand:L02")
    assert [each.take["ship"].of for each in state.offers_of(A, "ram")] == [["SC12"]]


@rule("MB-138", "MB-140")
def test_a_ship_is_offered_only_where_there_is_one_and_room():
    full = "yel:SC01,SC02,SC03 grn:SC04,SC05,SC06 red:SC07,SC08,SC09"
    hand = "hand:L13,L14,L15,L16,L17,BH01"
    build = {"build"}
    assert position(f"f1 {full} blu:CR01 {hand}", "", phase="reinforce").may(A) >= build
    no_room = position(f"f1 {full} blu:CR01,CR02,CR03 {hand}", "", phase="reinforce")
    no_ship = position(f"f1 yel:CR01 {hand}", "", phase="reinforce", ships="")
    for state in (no_room, no_ship):
        assert not state.may(A) & build


@rule("MB-132", "MB-133", "MB-428")
def test_cards_with_symbols_are_offered_as_a_payment_as_many_as_leave_no_surplus():
    """Three for a ship, two to buy a salvo off."""
    state = position("f1 yel:CR01 hand:L01,L13,L02,L14,FI01", "hand:L03", phase="reinforce")
    assert taken(state, "build", "cards") == ["L13", "L14", "FI01"]
    held = "hand:L13,L14,L15,L16,FI01,FI02"
    state = position(f"f1 yel:CR01 {held}", "hand:L03", phase="reinforce")
    (offer,) = state.offers_of(A, "build")
    assert (offer.take["cards"].least, offer.take["cards"].most) == (1, 3)
    state = position("yel:CR01 hand:B01", f"f10 yel:CR02 {held}")
    state.act(A, "fire", ship="CR01", card="B01", target="CR02")
    (offer,) = state.offers_of(B, "buy_off")
    assert (offer.take["cards"].least, offer.take["cards"].most) == (1, 2)


@rule("MB-009", "MB-418")
def test_the_example_of_a_payment_follows_from_the_hand_alone_that_of_a_ship_from_the_pile():
    """Many other two would do; a set has another order in each process."""
    held = "hand:FI08,FI09,BO04,FI07,BH02,FI05,FI03,BH01,FI01"
    state = position(f"f1 yel:CR01 {held}", "hand:L03", phase="reinforce")
    (offer,) = state.offers_of(A, "build")
    assert offer.example["cards"] == ["FI01", "BH01"]
    hand = "hand:L13,L14,L15,L16,L17,BH01"
    state = position(f"f6 yel:CR01 {hand}", "", phase="reinforce", wrecks="CR02")
    (offer,) = state.offers_of(A, "rebuild")
    assert offer.example["ship"] == "CR02" and offer.take["ship"].of == ["CR02"]


@rule("MB-428", "MB-287")
def test_f10_is_asked_about_a_salvo_and_not_about_the_direct_hit_after_it():
    away = {"discard": "TF01 TF02 EA01 EA02"}
    state = position("yel:CR01 hand:B01,DH01,L01", "f10 yel:CR02 hand:BH01", **away)
    told = state.act(A, "fire", ship="CR01", card="B01", target="CR02")
    assert "window-opened" in names(told)
    assert state.legal(B, "buy_off", window=1, cards=["BH01"]), "two symbols on one card"
    state.unanswered()
    assert "window-opened" not in names(state.act(A, "direct_hit", card="DH01"))
