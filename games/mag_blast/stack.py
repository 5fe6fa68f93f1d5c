"""2.8, 2.9 The stack of plays: what lies on it, what cancels what, and what comes to pass."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import destroying, effects, sounding, timer, windows
from games.mag_blast.events import Answered, BoughtOff, PlayCancelled, WindowClosed
from games.mag_blast.fleets import kind
from games.mag_blast.hands import SALVO, check_card, check_cards, check_payment
from games.mag_blast.piles import from_hand
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState, Play, PlayKind

ANSWERS: dict[str, PlayKind] = {"TF": "flux", "EA": "evasion", "FI": "defence"}


def ask(state: MagState) -> list[Event]:
    """MB-285 MB-288"""
    asked = windows.asked_seats(state)
    return windows.open_window(state, asked) if asked else resolve(state)


def put(state: MagState, play: Play) -> None:
    """MB-262 MB-339 On the stack, out of the hand; a chain is over."""
    state.players[play.seat].hand.remove(play.card)
    state.plays.append(play)
    state.chain = None


def play_mute(state: MagState, play: Play, told: Event) -> list[Event]:
    """MB-214 A play that needs no sound; a kept one fades."""
    put(state, play)
    state.kept = None
    return [told, *ask(state)]


def play_loud(state: MagState, play: Play, told: Event) -> list[Event]:
    """MB-195 MB-215 A salvo or a ram: answers are asked once it has its sound."""
    put(state, play)
    if sounding.serve(state, play.seat):
        return [told, *ask(state)]
    return [told, *sounding.ask(state, play.seat)]


# ---- answers


def check_answer(state: MagState, seat: int, card: str) -> None:
    check_card(state.players[seat], card)
    if kind(card) not in windows.answers_possible(state)[seat] & ANSWERS.keys():
        raise refusal("answer-not-allowed")


def answer(state: MagState, seat: int, card: str) -> list[Event]:
    """MB-293 MB-294 The first that arrives closes the window and opens its own."""
    against, closed = state.plays[-1], close(state)
    state.players[seat].hand.remove(card)
    state.plays.append(Play(seat, card, ANSWERS[kind(card)]))
    told = Answered(seat=seat, card=card, against=against.card)
    return [closed, told, *ask(state)]


def check_buy_off(state: MagState, seat: int, cards: list[str]) -> None:
    """MB-428"""
    if "F10" not in windows.answers_possible(state)[seat]:
        raise refusal("answer-not-allowed", "MB-428")
    check_cards(state.players[seat], cards, "MB-428")
    check_payment(cards, SALVO, "MB-428")


def buy_off(state: MagState, seat: int, cards: list[str]) -> list[Event]:
    """MB-428 It takes effect at once, without a window of its own."""
    closed = close(state)
    from_hand(state, seat, cards)
    bought = BoughtOff(seat=seat, cards=cards, against=state.plays[-1].card)
    return [closed, bought, *cancel(state, None)]


def close(state: MagState) -> Event:
    window = state.window
    assert window is not None
    state.window = None
    return WindowClosed(number=window.number)


def run_out(state: MagState) -> list[Event]:
    """MB-291 Without an answer the top play stands."""
    return [close(state), *resolve(state)]


# ---- resolving


def resolve(state: MagState) -> list[Event]:
    """MB-295 The top play stands: an answer cancels what lies below it."""
    play = state.plays.pop()
    timer.lengthen(state)
    if state.plays:
        return cancel(state, play)
    timer.go_on(state)
    return effects.come_to_pass(state, play)


def cancel(state: MagState, by: Play | None) -> list[Event]:
    """MB-295 MB-299 ``by`` None: bought off."""
    play = state.plays.pop()
    timer.lengthen(state)
    told: list[Event] = [PlayCancelled(card=play.card, by=None if by is None else by.card)]
    told += lay_aside(state, play, by)
    if by is not None:
        lay_aside_answer(state, play, by)
    if state.plays:
        # MB-296 What the cancelled answer was played on is offered again.
        return told + ask(state)
    timer.go_on(state)
    return told


def lay_aside(state: MagState, play: Play, by: Play | None) -> list[Event]:
    """MB-299 MB-322 MB-402 Where a cancelled card goes."""
    if play.kind == "squadron" and by is not None and by.kind == "evasion":
        state.air[play.card] = play.seat
        return []
    told = list[Event]()
    if play.kind == "ram" and play.ship and not (by and by.kind == "flux"):
        told = destroying.destroy_ship(state, play.seat, play.ship)
    state.discard.append(play.card)
    return told


def lay_aside_answer(state: MagState, play: Play, by: Play) -> None:
    """MB-327 MB-328 A fighter that stopped a bomber returns; every other answer is discarded."""
    if by.kind == "defence" and kind(play.card) == "BO":
        state.air[by.card] = by.seat
    else:
        state.discard.append(by.card)
