"""The game in one module: vocabulary, rules and bot."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from games.chance import Chance
from games.engine import (
    Action,
    Audience,
    Deadline,
    Event,
    Game,
    Glance,
    Illegal,
    Outcome,
    Plan,
    Seat,
    State,
    Turn,
    View,
)
from games.offers import Offer

DECK = tuple(card for card in range(1, 12) for _ in range(4))
MOST = 21
THINKING = 30_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Take(Action, frozen=True):
    pass


class Stop(Action, frozen=True):
    pass


class TimeUp(Action, frozen=True):
    """The clock: whoever does not decide stops."""


class CardDealt(Event, frozen=True):
    """Own: the card that lies face down."""

    card: int


class CardTaken(Event, frozen=True):
    seat: Seat
    card: int


class Stopped(Event, frozen=True):
    seat: Seat


class CardShown(Event, frozen=True):
    """The card that lay face down."""

    seat: Seat
    card: int
    total: int


class TableState(State, kw_only=True):
    options: Options
    deck: list[int]
    hands: list[list[int]]
    """By seat; the first card lies face down."""
    shown: list[bool]
    """By seat: whether that card was shown."""
    turn: int | None = 0
    """The seat that decides; None when the match is over."""
    since: int = 0


class TableView(View, frozen=True, kw_only=True, omit_defaults=True):
    cards: dict[str, list[int]]
    """By seat, what lies open."""
    down: dict[str, int]
    """By seat, the card face down, as far as this audience knows it."""


class TwentyOne(Game[Options, TableState]):
    slug = "twenty_one"
    version = 1
    options_type = Options
    state_type = TableState
    action_type = Take | Stop
    clock_type = TimeUp
    view_type = TableView
    event_type = CardDealt | CardTaken | Stopped | CardShown
    glance = Glance((1, 3), "light", "turns")
    levels = ("easy",)

    def seats(self, options: Options) -> range:
        return range(2, 5)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[TableState, list[Event]]:
        """TO-001 Each seat gets one card face down, which only its owner sees."""
        deck = chance.shuffled(DECK, "deck")
        hands = [[deck.pop()] for _ in range(seats)]
        shown = [False] * seats
        state = TableState(chance=chance, options=options, deck=deck, hands=hands, shown=shown)
        return state, [CardDealt(card=hands[n][0], only=frozenset({n})) for n in range(seats)]

    def offers(self, state: TableState, seat: int) -> list[Offer]:
        return [Offer("take"), Offer("stop")] if seat == state.turn else []

    def judge(self, state: TableState, seat: int | None, action: Any) -> Illegal | None:
        """TO-002 In turn each seat takes cards, face up, as many as it likes, until it stops."""
        if state.turn is None:
            return Illegal("over", "TO-004")
        if (seat is None) != isinstance(action, TimeUp) or seat not in (None, state.turn):
            return Illegal("not-yours", "TO-002")
        return None

    def apply(self, state: TableState, seat: int | None, action: Any) -> list[Event]:
        if illegal := self.judge(state, seat, action):
            raise illegal
        assert state.turn is not None
        return take(state, state.turn) if isinstance(action, Take) else stop(state, state.turn)

    def view(self, state: TableState, audience: Audience) -> TableView:
        known = [n for n, shown in enumerate(state.shown) if shown or n in audience]
        return TableView(
            turn=None if state.turn is None else Turn("decide", (state.turn,), due(state)),
            cards={str(seat): hand[1:] for seat, hand in enumerate(state.hands)},
            down={str(seat): state.hands[seat][0] for seat in known},
        )

    def deadlines(self, state: TableState) -> list[Deadline]:
        """TO-005 Whoever does not decide within thirty seconds stops."""
        return [] if state.turn is None else [Deadline(due(state), state.turn, TimeUp())]

    def outcome(self, state: TableState) -> Outcome | None:
        """TO-004 After the last seat the most up to 21 wins, equal ones share."""
        if state.turn is not None:
            return None
        scores = tuple(sum(hand) if sum(hand) <= MOST else 0 for hand in state.hands)
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Outcome(places, "all-shown", scores)

    def choose(
        self, level: str, seat: int, scene: None, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        """The bot takes cards up to sixteen."""
        total = view.down[str(seat)] + sum(view.cards[str(seat)])
        return Plan({"do": "take" if total <= 16 else "stop"}, 900)


def due(state: TableState) -> int:
    return state.since + THINKING


def take(state: TableState, seat: int) -> list[Event]:
    """TO-003 Whoever has more than 21 in all shows the card at once, and is out."""
    hand = state.hands[seat]
    hand.append(state.deck.pop())
    state.since = state.now
    taken = CardTaken(seat=seat, card=hand[-1])
    return [taken, show(state, seat), *go_on(state)] if sum(hand) > MOST else [taken]


def stop(state: TableState, seat: int) -> list[Event]:
    return [Stopped(seat=seat), *go_on(state)]


def go_on(state: TableState) -> list[Event]:
    """The next seat's turn; after the last one all cards are shown."""
    assert state.turn is not None
    state.since = state.now
    state.turn = state.turn + 1 if state.turn + 1 < len(state.hands) else None
    hidden = [seat for seat, shown in enumerate(state.shown) if not shown]
    return [show(state, seat) for seat in hidden] if state.turn is None else []


def show(state: TableState, seat: int) -> Event:
    state.shown[seat] = True
    return CardShown(seat=seat, card=state.hands[seat][0], total=sum(state.hands[seat]))
