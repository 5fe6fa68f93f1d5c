"""The rules of cups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.chance import Chance
from games.cups import bot
from games.cups.state import (
    BANK,
    BEADS,
    COLUMNS,
    CUPS,
    ROWS,
    BeadsMoved,
    Bet,
    BetLaid,
    CupSeen,
    CupsState,
    CupsView,
    Finger,
    FingerNoted,
    GameEvent,
    Hide,
    MatchEnded,
    Options,
    PeaHidden,
    PeaPlaced,
    PeaShown,
    Peek,
    Peeked,
    Point,
    Pointed,
    Resign,
    Resigned,
    RoundBegan,
    SeatAction,
    TimeUp,
)
from games.engine import (
    Audience,
    Deadline,
    Debrief,
    Event,
    Game,
    Glance,
    Illegal,
    Line,
    Outcome,
    Plan,
    Sample,
    Sampled,
    Stage,
    Turn,
)
from games.offers import Each, Number, Offer, One, Some, Spot

PRIZES = Number(1, 3)
THINKING = 20_000
STEADY = 150
"""Milliseconds that a finger must stay where it is; as long a way is credited to an act."""


class Cups(Game[Options, CupsState]):
    slug = "cups"
    version = 1
    options_type = Options
    state_type = CupsState
    action_type = SeatAction
    clock_type = TimeUp
    signal_type = Finger
    view_type = CupsView
    event_type = GameEvent
    glance = Glance((5, 10), "light", "turns")
    levels = ("easy",)
    usual_seats = 3
    seldom = ("clock",)

    def seats(self, options: Options) -> range:
        return range(2, 5)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[CupsState, list[Event]]:
        state = CupsState(
            chance=chance,
            options=options,
            beads=[BEADS] * seats,
            bank=BANK,
            hider=chance.below(seats, "first"),
            bets=[None] * seats,
            seen=[{} for _ in range(seats)],
            peeks=[True] * seats,
            fingers=[None] * seats,
        )
        return state, [RoundBegan(number=1, seat=state.hider)]

    def offers(self, state: CupsState, seat: int) -> list[Offer]:
        if state.phase == "over":
            return []
        offers = []
        if is_to_hide(state, seat):
            offers.append(Offer("hide", {"at": table(), "prize": PRIZES}))
        if may_point(state, seat):
            offers.append(Offer("point", {"cup": One(CUPS)}, standing=True))
        if is_to_bet(state, seat):
            if state.peeks[seat]:
                offers.append(Offer("peek", {"cups": Some(CUPS, 1, 2)}))
            stakes = Each(CUPS, Number(0, state.beads[seat]))
            offers.append(Offer("bet", {"stakes": stakes}, example=no_bet()))
        return [*offers, Offer("resign", standing=True)]

    def judge(self, state: CupsState, seat: int | None, action: Any) -> Illegal | None:
        if state.phase == "over":
            return Illegal("over", "CU-009")
        if seat is None and isinstance(action, Sampled):
            return None if is_asked_for(state, action) else Illegal("not-asked", "CU-011")
        if seat is None or isinstance(action, TimeUp):
            return None if seat is None and isinstance(action, TimeUp) else Illegal("not-yours")
        return why_not(state, seat, action)

    def apply(self, state: CupsState, seat: int | None, action: Any) -> list[Event]:
        if illegal := self.judge(state, seat, action):
            raise illegal
        return time_up(state) if seat is None else acted(state, seat, action)

    def view(self, state: CupsState, audience: Audience) -> CupsView:
        me = audience[0] if audience else None
        return CupsView(
            turn=turn(state, me),
            phase=state.phase,
            round=state.round,
            hider=state.hider,
            bank=state.bank,
            beads={str(seat): beads for seat, beads in enumerate(state.beads)},
            peeks={str(seat): may for seat, may in enumerate(state.peeks)},
            prize=state.prize or None,
            pointed=state.pointed,
            pea=state.pea if me == state.hider else None,
            seen=None if me is None else state.seen[me] or None,
            bet=None if me is None else state.bets[me],
            finger=None if me is None else state.fingers[me],
        )

    def relayed(self, state: CupsState, seat: int, signal: Finger) -> dict[str, int] | None:
        """CU-010 All see where another's finger is, but the hider's only once the pea is hidden."""
        hides = state.phase == "hiding" and seat == state.hider
        return None if hides or state.phase == "over" else {"cup": signal.cup}

    def samples(self, state: CupsState) -> list[Sample]:
        return asked_for(state)

    def sampled(self, state: CupsState, seat: int, signals: Sequence[Finger | None]) -> list[Event]:
        cups = [None if signal is None else signal.cup for signal in signals]
        state.fingers[seat] = cups
        return [FingerNoted(cups=cups, only=frozenset({seat}))]

    def deadlines(self, state: CupsState) -> list[Deadline]:
        if state.phase == "over" or state.options.clock == "off":
            return []
        return [Deadline(state.since + THINKING, None, TimeUp())]

    def outcome(self, state: CupsState) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = [-1 if seat == state.resigned else own for seat, own in enumerate(state.beads)]
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Outcome(places, "rounds" if state.resigned is None else "resigned", tuple(scores))

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        shown = [event.cup for event in events if isinstance(event, PeaShown)]
        rounds = tuple(
            Stage(Line("round", {"number": number, "cup": cup}), f"{number}")
            for number, cup in enumerate(shown, 1)
        )
        assert outcome.scores is not None
        best = Line("beads", {"beads": max(outcome.scores)})
        return Debrief((best,), (rounds,) if rounds else ())

    def choose(
        self,
        level: str,
        seat: int,
        scene: None,
        view: CupsView,
        offers: list[Offer],
        chance: Chance,
    ) -> Plan:
        return bot.choose(seat, view, offers, chance)


def acted(state: CupsState, seat: int, action: SeatAction) -> list[Event]:
    match action:
        case Hide(at, prize):
            return hide(state, cup_at(at), prize)
        case Point(cup):
            return point(state, cup)
        case Peek(cups):
            return peek(state, seat, cups)
        case Bet(stakes):
            return bet(state, seat, stakes)
        case Resign():
            state.resigned, state.phase = seat, "over"
            return [Resigned(seat=seat), MatchEnded(reason="resigned")]


def table() -> Spot:
    return Spot([(0, COLUMNS - 1), (0, ROWS - 1)])


def cup_at(at: tuple[int, int]) -> str:
    return f"{at[0]}{at[1]}"


def no_bet() -> dict[str, Any]:
    return {"stakes": dict.fromkeys(CUPS, 0)}


def is_to_hide(state: CupsState, seat: int) -> bool:
    """CU-001 The hider puts the pea under a cup and names a prize of one to three beads."""
    return state.phase == "hiding" and seat == state.hider


def may_point(state: CupsState, seat: int) -> bool:
    """CU-002 While the others bet, the hider may point at a cup, once."""
    return state.phase == "betting" and seat == state.hider and state.pointed is None


def is_to_bet(state: CupsState, seat: int) -> bool:
    """CU-003 The others bet in secret, once in a round."""
    return state.phase == "betting" and seat != state.hider and state.bets[seat] is None


def why_not(state: CupsState, seat: int, action: Any) -> Illegal | None:
    match action:
        case Hide(at, prize):
            if not is_to_hide(state, seat):
                return Illegal("not-hiding", "CU-001")
            if cup_at(at) not in CUPS or not PRIZES.holds(prize):
                return Illegal("no-such-cup", "CU-001")
        case Point(cup):
            if not may_point(state, seat) or cup not in CUPS:
                return Illegal("no-pointing", "CU-002")
        case Peek(cups):
            if not is_to_bet(state, seat) or not state.peeks[seat]:
                return Illegal("no-peeking", "CU-004")
            if not Some(CUPS, 1, 2).holds(cups):
                return Illegal("no-such-cup", "CU-004")
        case Bet(stakes):
            if not is_to_bet(state, seat):
                return Illegal("no-betting", "CU-003")
            if stakes.keys() != set(CUPS):
                return Illegal("no-such-cup", "CU-003")
            if sum(stakes.values()) > state.beads[seat]:
                return Illegal("too-many-beads", "CU-005", beads=state.beads[seat])
    return None


def asked_for(state: CupsState) -> list[Sample]:
    """CU-011 The others' fingers are looked at when the pea is hidden, and a moment later."""
    if state.phase != "betting":
        return []
    moments = (state.since, state.since + STEADY)
    unknown = [seat for seat, finger in enumerate(state.fingers) if finger is None]
    return [Sample(seat, moments) for seat in unknown if seat != state.hider]


def is_asked_for(state: CupsState, action: Sampled) -> bool:
    """CU-011 Each finger is looked at once in a round."""
    return any(asked.seat == action.seat for asked in asked_for(state))


def point(state: CupsState, cup: str) -> list[Event]:
    """CU-012 Pointing counts from when the finger moved, if that was not long ago."""
    state.pointed = cup
    at = max(state.since, state.now - min(state.lag, STEADY))
    return [Pointed(seat=state.hider, cup=cup, at=at)]


def hide(state: CupsState, cup: str, prize: int, *, lot: bool = False) -> list[Event]:
    state.pea, state.prize, state.phase, state.since = cup, prize, "betting", state.now
    own = frozenset({state.hider})
    return [PeaHidden(seat=state.hider, prize=prize), PeaPlaced(cup=cup, lot=lot, only=own)]


def peek(state: CupsState, seat: int, cups: list[str]) -> list[Event]:
    """CU-004 Once in a match a seat that is to bet may look under one or two cups."""
    state.peeks[seat] = False
    state.seen[seat] = {cup: cup == state.pea for cup in cups}
    own = frozenset({seat})
    seen = [CupSeen(cup=cup, pea=there, only=own) for cup, there in state.seen[seat].items()]
    return [Peeked(seat=seat), *seen]


def bet(state: CupsState, seat: int, stakes: dict[str, int]) -> list[Event]:
    """CU-005 Nobody bets more beads than they have."""
    state.bets[seat] = stakes
    laid = BetLaid(beads=sum(stakes.values()), only=frozenset({seat}))
    return [laid, *(show(state) if everybody_has_bet(state) else [])]


def everybody_has_bet(state: CupsState) -> bool:
    return not any(is_to_bet(state, seat) for seat in range(len(state.bets)))


def time_up(state: CupsState) -> list[Event]:
    """CU-006 A pea that is not hidden in time is hidden by lot; a bet not laid in time is none."""
    if state.phase == "hiding":
        return hide(state, state.chance.pick(CUPS, "cup"), PRIZES.least, lot=True)
    return show(state)


def show(state: CupsState) -> list[Event]:
    """CU-007 The pea is shown; lost stakes go to the hider, the bank pays the prizes."""
    assert state.pea is not None
    events: list[Event] = [PeaShown(cup=state.pea)]
    before = list(state.beads)
    for seat, stakes in enumerate(state.bets):
        pay(state, seat, stakes or {})
        reward(state, seat)
    events += [
        BeadsMoved(owner=seat, beads=now - then)
        for seat, (then, now) in enumerate(zip(before, state.beads, strict=True))
    ]
    return [*events, *next_round(state)]


def pay(state: CupsState, seat: int, stakes: dict[str, int]) -> None:
    lost = sum(beads for cup, beads in stakes.items() if cup != state.pea)
    state.beads[seat] -= lost
    state.beads[state.hider] += lost
    if state.pea is not None and stakes.get(state.pea):
        state.bank -= state.prize
        state.beads[seat] += state.prize


def reward(state: CupsState, seat: int) -> None:
    """CU-011 A finger that was, and stayed, over the pea's cup when it was hidden earns a bead."""
    noted = state.fingers[seat]
    if noted is not None and all(cup is not None and CUPS[cup] == state.pea for cup in noted):
        state.bank -= 1
        state.beads[seat] += 1


def next_round(state: CupsState) -> list[Event]:
    """CU-008 The next seat hides the pea, until the rounds are over."""
    seats = len(state.beads)
    state.pea, state.prize, state.pointed, state.since = None, 0, None, state.now
    state.bets, state.seen = [None] * seats, [{} for _ in range(seats)]
    state.fingers = [None] * seats
    if state.round == state.options.rounds:
        state.phase = "over"
        return [MatchEnded(reason="rounds")]
    state.round += 1
    state.hider = (state.hider + 1) % seats
    state.phase = "hiding"
    return [RoundBegan(number=state.round, seat=state.hider)]


def turn(state: CupsState, me: int | None) -> Turn | None:
    if state.phase == "over":
        return None
    until = None if state.options.clock == "off" else state.since + THINKING
    if state.phase == "hiding":
        return Turn("hide", (state.hider,), until)
    if me is not None and is_to_bet(state, me):
        return Turn("bet", (me,), until)
    return Turn("bets", None, until)
