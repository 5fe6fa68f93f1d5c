"""Positions in a turn, in a short text form, and the few words in which the tests play.

A seat is written ``"f2+B01 yel:CR06+L01,SC01 blu:BA01 hand:L02,FI01 mines:MF01@1"``: its flagship,
with the salvos under it; the ships of each zone, with the salvos under them; its hand; and the
markers on its fleet with the seats that laid them. Whatever is not named lies in the stacks. It is
the first seat's turn, the attack phase, match time 0, and no salvo needs a sound, unless a test
says otherwise. Seats are Ann, Ben, Cyd and Dan.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

import msgspec

from games.chance import Chance
from games.engine import Action, Event, Illegal, Presence
from games.mag_blast import actions, opening
from games.mag_blast.cards import CARDS
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.fleets import damage, in_play
from games.mag_blast.rules import MagBlast
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Options, Player, Ship
from games.mag_blast.tests.secrets import components
from games.mag_blast.timing import PACES
from games.mag_blast.views import MagView
from games.mag_blast.zones import ZONES, Zone
from games.offers import Offer
from games.referee import codec, play, settle
from games.referee import told as told_to

GAME = MagBlast()
SEED = "5a" * 32
A, B, C, D = range(4)
FLAGS = ("f6", "f1", "f9", "f3", "f4", "f10", "f2", "f8")
"""By seat, where a test says nothing: abilities that are not in the way."""
KINDS: dict[str, type[Action]] = {
    str(each.__struct_config__.tag): each for each in get_args(actions.SeatAction)
}
Told = list[Event]


# ---- positions


def position(
    *seats: str,
    phase: str = "attack",
    turn: int = A,
    first: bool = False,
    stack: str = "",
    discard: str = "",
    ships: str | None = None,
    wrecks: str = "",
    **options: Any,
) -> MagState:
    """``stack`` and ``ships``: what is drawn first, in order; ``first``: everybody's first turn."""
    chosen = Options(**{"sound": "off", **options})
    state = MagState(
        chance=Chance(SEED),
        options=chosen,
        players=[written(seat, text) for seat, text in enumerate(seats)],
        stack=[],
        discard=discard.split(),
        wrecks=wrecks.split(),
        phase=phase,  # type: ignore[arg-type]
        seat=turn,
        number=9,
        left=PACES[chosen.pace].turn,
        since=0,
    )
    for player in state.players:
        player.turns = 1 if first else 2
    lay_out(state, stack.split(), None if ships is None else ships.split())
    return state


def lay_out(state: MagState, stack: list[str], ships: list[str] | None) -> None:
    """The rest into the stacks."""
    cards, there, _ = components(state)
    others = [card for card in CARDS if card not in cards and card not in stack]
    state.stack = [*others, *reversed(stack)]
    rest = [ship for ship in SHIPS if ship not in there and ship not in (ships or ())]
    state.ships = [*(rest if ships is None else ()), *reversed(ships or ())]
    held = [player.flag for player in state.players]
    state.spare = [flag for flag in FLAGSHIPS if flag not in held]


def written(seat: int, text: str) -> Player:
    player = Player()
    opening.command(player, FLAGS[seat])
    for part in text.split():
        name, _, said = part.partition(":")
        if name in ZONES:
            for each in said.split(","):
                ship, *under = each.split("+")
                player.fleet[ship] = Ship(zone=zone_of(name), under=values(under))
        elif name == "hand":
            player.hand = said.split(",")
        elif name == "mines":
            for each in said.split(","):
                card, _, by = each.partition("@")
                player.markers[card] = int(by)
        else:
            flag, *under = part.split("+")
            opening.command(player, flag)
            player.under = values(under)
    return player


def values(salvos: Iterable[str]) -> dict[str, int]:
    return {salvo: CARDS[salvo].damage for salvo in salvos}


def zone_of(name: str) -> Zone:
    return next(zone for zone in ZONES if zone == name)


def opened(seats: int = 2, **options: Any) -> MagState:
    """In DEPLOY."""
    state, _ = GAME.setup(Options(**options), seats, Chance(SEED))
    return state


def deployed(seats: int = 2, **options: Any) -> MagState:
    """All have deployed; the first turn has begun."""
    state = opened(seats, **options)
    for seat in range(seats):
        deploy(state, seat)
    return state


def deploy(state: MagState, seat: int, *ships: str) -> Told:
    """The first four of those dealt, unless others are named."""
    chosen = ships or state.players[seat].dealt[:4]
    return act(state, seat, "deploy", **dict(zip(ZONES, chosen, strict=True)))


# ---- acting


def action(do: str, **given: Any) -> Any:
    return codec(GAME).asked(msgspec.json.encode({"do": do, **given}))


def act(state: MagState, seat: int, do: str, /, lag: int = 0, **given: Any) -> Told:
    """Nothing gets lost by it, and the view says it in JSON."""
    before = components(state)
    told = play(GAME, state, seat, action(do, **given), state.now, lag).events
    assert components(state) == before
    return told


def does(state: MagState, seat: int, do: str, /, **given: Any) -> Told:
    """An act to which nobody answers."""
    return [*act(state, seat, do, **given), *unanswered(state)]


def unanswered(state: MagState) -> Told:
    """Every window that is open, or opens, runs out."""
    told = Told()
    while state.window is not None:
        told += until(state, state.window.closes)
    return told


def answer(state: MagState, seat: int, card: str) -> Told:
    return act(state, seat, "answer", window=number(state), card=card)


def number(state: MagState) -> int:
    assert state.window is not None, "no window is open"
    return state.window.number


def asked(state: MagState) -> list[int]:
    return [] if state.window is None else state.window.asked


def refused(state: MagState, seat: int, do: str, /, **given: Any) -> str:
    """The code of the refusal; nothing has changed, and it is not offered."""
    return refusal(state, seat, do, **given).split()[0]


def refusal(state: MagState, seat: int, do: str, /, **given: Any) -> str:
    """Code and rule, ``not-your-turn MB-081``."""
    wanted = action(do, **given)
    before = msgspec.json.encode(state)
    judged = GAME.judge(state, seat, wanted)
    assert judged is not None, f"{wanted} is legal"
    try:
        play(GAME, state, seat, wanted, state.now)
    except Illegal as illegal:
        assert illegal.refusal == judged.refusal
    else:
        raise AssertionError(f"{wanted} was played")
    assert msgspec.json.encode(state) == before
    assert not offered(state, seat, wanted, exactly=True)
    return f"{judged.code} {judged.rule}"


def legal(state: MagState, seat: int, do: str, /, **given: Any) -> bool:
    """Whether it may be done; the offers say the same."""
    wanted = action(do, **given)
    may_be = GAME.judge(state, seat, wanted) is None
    assert offered(state, seat, wanted, exactly=not may_be) == may_be
    return may_be


def offered(state: MagState, seat: int, wanted: Any, *, exactly: bool = False) -> bool:
    """``exactly``: by an offer of which every combination is legal."""
    if not 0 <= seat < len(state.players):
        return False
    said = msgspec.to_builtins(wanted)
    return any(
        offer.holds(said)
        for offer in GAME.offers(state, seat)
        if not (exactly and offer.example is not None)
    )


def offers_of(state: MagState, seat: int, do: str) -> list[Offer]:
    return [offer for offer in GAME.offers(state, seat) if offer.do == do]


def may(state: MagState, seat: int, *, standing: bool = False) -> set[str]:
    """The kinds of actions that the table waits for; ``standing``: those for which it does not."""
    return {offer.do for offer in GAME.offers(state, seat) if offer.standing == standing}


def finish_turn(state: MagState) -> Told:
    """The turn's player leaves every phase without doing anything."""
    told, this_turn = Told(), state.number
    while (state.number, state.phase) != (this_turn, "attack"):
        told += act(state, state.seat, "end_phase", phase=state.phase)
    return told + act(state, state.seat, "end_turn")


# ---- time


def until(state: MagState, moment: int) -> Told:
    """All that is due by then happens, at its own time; an act at that moment comes after it."""
    before = components(state)
    told = [event for move in settle(GAME, state, moment) for event in move.events]
    assert components(state) == before
    state.now = max(state.now, moment)
    return told


def pass_time(state: MagState, millis: int) -> Told:
    return until(state, state.now + millis)


def go_away(state: MagState, seat: int) -> Told:
    return play(GAME, state, None, Presence(seat, False), state.now).events


def come_back(state: MagState, seat: int) -> Told:
    return play(GAME, state, None, Presence(seat, True), state.now).events


# ---- looking


def names(told: Sequence[Event]) -> list[str]:
    return [str(event.__struct_config__.tag) for event in told]


def one(told: Sequence[Event], name: str) -> Any:
    """The one event of that name."""
    (found,) = [event for event in told if event.__struct_config__.tag == name]
    return found


def heard(told: Sequence[Event], seat: int) -> list[str]:
    """What a seat is told."""
    return names(told_to(told, (seat,)))


def view(state: MagState, seat: int | None = None) -> MagView:
    return GAME.view(state, () if seat is None else (seat,))


def hurt(state: MagState, target: str) -> int:
    """The damage of a ship; of a flagship by ``@1``."""
    return damage(in_play(state, target)[1])


def fleet(state: MagState, seat: int) -> dict[str, str]:
    return {ship: each.zone for ship, each in state.players[seat].fleet.items()}


def hand(state: MagState, seat: int) -> list[str]:
    return sorted(state.players[seat].hand)


def is_discarded(state: MagState, *cards: str) -> bool:
    return all(card in state.discard or card in state.wrecks for card in cards)
