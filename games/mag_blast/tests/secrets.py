"""What the contract suite asks of this game: components, and what an audience cannot know."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from games.engine import Audience
from games.mag_blast import windows
from games.mag_blast.actions import PRESETS
from games.mag_blast.fleets import bodies
from games.mag_blast.state import HOLDS, Choice, MagState, Options
from games.mag_blast.tests.preludes import skirmish
from games.offers import Below

T = TypeVar("T")
OPTIONS = (
    Options(),
    Options(attack="controlled", sound="clamour", pace="brisk", firewall="auto"),
    Options(sound="off", pace="relaxed", flagships="pick", balanced="on"),
    Options(sound_help="off", firewall="off", flagships="pick"),
    Options(attack="controlled", sound="off", balanced="on"),
)
LONGEST = 12_000
RARELY = {
    "resign": 200,
    "set_sound_help": 200,
    "want_firewall": 200,
    "set_preset": 20,
    "hold": 6,
}
prelude = skirmish
MET = {
    "ask-answer": 30,
    "ask-keep-ship": 1,
    "ask-sound": 3,
    "do-answer": 2,
    "do-deploy": 15,
    "do-discard": 10,
    "do-fire": 20,
    "do-hold": 1,
    "do-launch": 4,
    "do-pass": 25,
    "do-set_preset": 2,
    "event-cards-drawn": 30,
    "event-cards-taken": 1,
    "event-direct-hit-scored": 2,
    "event-flagship-named": 4,
    "event-play-cancelled": 2,
    "event-resigning": 1,
    "event-ship-destroyed": 8,
    "event-ships-offered": 1,
}
"""Hands, windows with passes, holds and answers, chains, ships and flagships that only one sees:
half of what the poorest of some samples had."""


def components(state: MagState) -> tuple[list[str], list[str], list[str]]:
    """MB-020 Every card, ship and flagship, wherever it lies."""
    cards = [*state.stack, *state.discard, *state.air, *(play.card for play in state.plays)]
    ships, flags = [*state.ships, *state.wrecks], list(state.spare)
    if state.choice is not None and state.choice.kind != "scatter":
        ships += state.choice.ships
    for body in bodies(state):
        cards += [*body.under, *body.on]
    for player in state.players:
        cards += [*player.hand, *player.markers]
        ships += [*player.dealt, *player.fleet]
        if player.alive:
            flags += player.flags or [player.flag or ""]
    return sorted(cards), sorted(ships), sorted(flags)


def reshuffle(state: MagState, audience: Audience, below: Below) -> MagState:
    """12.7 Hands, stacks, dealt and offered ships, flagships that nobody has seen, and what the
    others have set or decided in secret."""
    deal_cards(state, audience, below)
    deal_ships(state, audience, below)
    deal_flagships(state, audience, below)
    decide_otherwise(state, audience, below)
    return state


def blind(state: MagState, below: Below) -> MagState:
    """Every decision kept: a deployment that is confirmed stays as it is but for its ships."""
    deal_cards(state, (), below)
    deal_ships(state, (), below)
    deal_flagships(state, (), below)
    return state


def others(state: MagState, audience: Audience) -> list[int]:
    return [seat for seat in state.living if seat not in audience]


def shuffled(things: list[T], below: Below) -> list[T]:
    left = list(things)
    return [left.pop(below(len(left))) for _ in things]


def deal_cards(state: MagState, audience: Audience, below: Below) -> None:
    if state.phase == "over":
        return
    hands = [state.players[seat] for seat in others(state, audience)]
    cards = [*state.stack, *(card for player in hands for card in player.hand)]
    cards = shuffled(cards, below)
    for player in hands:
        player.hand = [cards.pop() for _ in player.hand]
    state.stack = cards


def deal_ships(state: MagState, audience: Audience, below: Below) -> None:
    """The stack, the ships that others were dealt, and the two of which one is kept."""
    hidden = [state.players[seat] for seat in others(state, audience)]
    choice = state.choice
    keeps = choice is not None and choice.kind == "keep" and state.seat not in audience
    ships = [*state.ships, *(ship for player in hidden for ship in player.dealt)]
    ships = shuffled([*ships, *(choice.ships if choice and keeps else ())], below)
    for player in hidden:
        dealt = [ships.pop() for _ in player.dealt]
        if player.deployed is not None:
            renamed = dict(zip(player.dealt, dealt, strict=True))
            player.deployed = {zone: renamed[ship] for zone, ship in player.deployed.items()}
        player.dealt = dealt
    if choice and keeps:
        state.choice = Choice("keep", [ships.pop() for _ in choice.ships], choice.until)
    state.ships = ships


def deal_flagships(state: MagState, audience: Audience, below: Below) -> None:
    """With ``pick``, before the reveal."""
    if state.phase == "over":
        return
    hidden = [state.players[seat] for seat in others(state, audience)]
    hidden = [player for player in hidden if player.flags]
    flags = [*state.spare, *(flag for player in hidden for flag in player.flags)]
    if state.options.flagships == "random":
        state.spare = shuffled(state.spare, below)
        return
    flags = shuffled(flags, below)
    for player in hidden:
        player.flags = [flags.pop() for _ in player.flags]
        player.flag = None if below(2) else player.flags[below(2)]
    state.spare = flags


def decide_otherwise(state: MagState, audience: Audience, below: Below) -> None:
    """Presets, holds, and in a window passes and resignations that wait, as long as it would still
    be open."""
    hidden = others(state, audience)
    for seat in hidden:
        state.players[seat].presets = [each for each in PRESETS if below(2)]
        state.players[seat].holds = HOLDS - below(HOLDS + 1)
    window = state.window
    if window is None or below(2):
        return
    known = [seat for seat in state.resigning if seat in audience]
    resigning = [seat for seat in shuffled(hidden, below) if below(4) == 0]
    state.resigning = [*known, *resigning]
    passed = [seat for seat in window.passed if seat in audience]
    passed += [s for s in hidden if s in window.asked and (s in resigning or below(2))]
    state.window = windows.timed(state, replace(window, passed=passed))
