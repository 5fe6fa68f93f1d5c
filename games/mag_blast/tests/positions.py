"""Positions in a turn, in a short text form, and the few words in which the tests play.

A seat is written ``"f2+B01 yel:CR06+L01,SC01 blu:BA01 hand:L02,FI01 mines:MF01@1"``: its flagship,
with the salvos under it; the ships of each zone, with the salvos under them; its hand; and the
markers on its fleet with the seats that laid them. Whatever is not named lies in the stacks. It is
the first seat's turn, the attack phase, match time 0, and no salvo needs a sound, unless a test
says otherwise. Seats are Ann, Ben, Cyd and Dan.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, get_args

import msgspec

from games.chance import Chance
from games.engine import Action, Event, Presence
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
from games.mag_blast.zones import ZONES
from games.offers import Offer
from games.referee import codec, play
from games.referee import told as told_to
from tests.acting import all_until, refusal_of

GAME = MagBlast()
SEED = "5a" * 32
A, B, C, D = range(4)
FLAGS = ("f6", "f1", "f9", "f3", "f4", "f10", "f2", "f8")
"""By seat, where a test says nothing: abilities that are not in the way."""
FULL = "yel:SC01,SC02,SC03 grn:SC04,SC05,SC06 red:SC07,SC08,SC09 blu:SC10,SC11,SC12"
"""A fleet without room."""
KINDS: dict[str, type[Action]] = {
    str(each.__struct_config__.tag): each for each in get_args(actions.SeatAction)
}
Told = list[Event]


# ---- a position, what is done in it, and how it looks


class Position(MagState):
    """Nothing gets lost by what is done, and what is refused changes nothing."""

    def act(self, seat: int, do: str, /, lag: int = 0, **given: Any) -> Told:
        before = components(self)
        told = play(GAME, self, seat, action(do, **given), self.now, lag).events
        assert components(self) == before
        return told

    def does(self, seat: int, do: str, /, **given: Any) -> Told:
        """An act to which nobody answers."""
        return [*self.act(seat, do, **given), *self.unanswered()]

    def unanswered(self) -> Told:
        """Every window that is open, or opens, runs out."""
        told = Told()
        while self.window is not None:
            told += self.until(self.window.closes)
        return told

    def answer(self, seat: int, card: str) -> Told:
        assert self.window is not None, "no window is open"
        return self.act(seat, "answer", window=self.window.number, card=card)

    def deploy(self, seat: int, *ships: str) -> Told:
        """The first four of those dealt, unless others are named."""
        chosen = ships or self.players[seat].dealt[:4]
        return self.act(seat, "deploy", **dict(zip(ZONES, chosen, strict=True)))

    def finish_turn(self) -> Told:
        """The turn's player leaves every phase without doing anything."""
        told, this_turn = Told(), self.number
        while (self.number, self.phase) != (this_turn, "attack"):
            told += self.act(self.seat, "end_phase", phase=self.phase)
        return told + self.act(self.seat, "end_turn")

    # What may be done

    def refused(self, seat: int, do: str, /, **given: Any) -> str:
        """The code of the refusal; nothing has changed, and it is not offered."""
        return self.refusal(seat, do, **given).split()[0]

    def refusal(self, seat: int, do: str, /, **given: Any) -> str:
        """Code and rule, ``not-your-turn MB-081``."""
        wanted = action(do, **given)
        judged = refusal_of(GAME, self, seat, wanted)
        assert not self.offers_exactly(seat, wanted)
        return f"{judged.code} {judged.rule}"

    def legal(self, seat: int, do: str, /, **given: Any) -> bool:
        """Whether it may be done; the offers say the same."""
        wanted = action(do, **given)
        if GAME.judge(self, seat, wanted) is not None:
            assert not self.offers_exactly(seat, wanted)
            return False
        said = msgspec.to_builtins(wanted)
        assert any(offer.holds(said) for offer in self.offers(seat))
        return True

    def offers(self, seat: int) -> list[Offer]:
        """One act of each is legal."""
        offers = GAME.offers(self, seat) if seat in range(len(self.players)) else []
        for offer in offers:
            chosen = offer.pick(Random(1).randrange)
            assert GAME.judge(self, seat, action(**chosen)) is None, f"{chosen} is offered"
        return offers

    def offers_exactly(self, seat: int, wanted: Any) -> bool:
        """By an offer of which every combination is legal."""
        said = msgspec.to_builtins(wanted)
        return any(offer.holds(said) for offer in self.offers(seat) if offer.example is None)

    def offers_of(self, seat: int, do: str) -> list[Offer]:
        return [offer for offer in self.offers(seat) if offer.do == do]

    def may(self, seat: int, *, standing: bool = False) -> set[str]:
        """The kinds of actions that the table waits for; ``standing``: those for which it does
        not."""
        return {offer.do for offer in self.offers(seat) if offer.standing == standing}

    # Time

    def until(self, moment: int) -> Told:
        """All that is due by then happens, at its own time; an act at that moment comes after
        it."""
        before = components(self)
        told = all_until(GAME, self, moment)
        assert components(self) == before
        return told

    def pass_time(self, millis: int) -> Told:
        return self.until(self.now + millis)

    def go_away(self, seat: int) -> Told:
        return play(GAME, self, None, Presence(seat, False), self.now).events

    def come_back(self, seat: int) -> Told:
        return play(GAME, self, None, Presence(seat, True), self.now).events

    # How it looks

    def view(self, seat: int | None = None) -> MagView:
        return GAME.view(self, () if seat is None else (seat,))

    @property
    def asked(self) -> list[int]:
        return [] if self.window is None else self.window.asked

    def hurt(self, target: str) -> int:
        """The damage of a ship; of a flagship by ``@1``."""
        return damage(in_play(self, target)[1])

    def fleet(self, seat: int) -> dict[str, str]:
        return {ship: each.zone for ship, each in self.players[seat].fleet.items()}

    def hand(self, seat: int) -> list[str]:
        return sorted(self.players[seat].hand)

    def is_discarded(self, *cards: str) -> bool:
        return all(card in self.discard or card in self.wrecks for card in cards)


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
) -> Position:
    """``stack`` and ``ships``: what is drawn first, in order; ``first``: everybody's first turn."""
    chosen = Options(**{"sound": "off", **options})
    state = Position(
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


def lay_out(state: Position, stack: list[str], ships: list[str] | None) -> None:
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
                player.fleet[ship] = Ship(zone=name, under=values(under))
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


def opened(seats: int = 2, **options: Any) -> Position:
    """In DEPLOY."""
    state, _ = GAME.setup(Options(**options), seats, Chance(SEED))
    return Position(**{name: getattr(state, name) for name in state.__struct_fields__})


def deployed(seats: int = 2, **options: Any) -> Position:
    """All have deployed; the first turn has begun."""
    state = opened(seats, **options)
    for seat in range(seats):
        state.deploy(seat)
    return state


# ---- acts and what is told of them


def action(do: str, **given: Any) -> Any:
    return codec(GAME).asked(msgspec.json.encode({"do": do, **given}))


def names(told: Sequence[Event]) -> list[str]:
    return [str(event.__struct_config__.tag) for event in told]


def every(told: Sequence[Event], name: str) -> list[Any]:
    """The events of that name."""
    return [event for event in told if event.__struct_config__.tag == name]


def one(told: Sequence[Event], name: str) -> Any:
    (found,) = every(told, name)
    return found


def heard(told: Sequence[Event], seat: int) -> list[str]:
    """What a seat is told."""
    return names(told_to(told, (seat,)))
