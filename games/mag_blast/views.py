"""12.3 Scene and view: what an audience may see, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.engine import Audience, Seat, Turn, View
from games.mag_blast import timer, windows
from games.mag_blast.actions import Preset
from games.mag_blast.cards import CARDS
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.fleets import flagship, hull
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import Chain, MagState, OnShip, Options, Phase, Play, Player, Ship
from games.mag_blast.zones import Zone


class Printed(Struct, frozen=True):
    """What stands on a fleet ship's card."""

    cls: str
    speed: int
    hull: int
    guns: str


class Scene(Struct, frozen=True):
    options: Options
    ships: dict[str, Printed]
    damage: dict[str, int]
    """By kind of card."""
    symbols: dict[str, str]
    """By card, of those that carry any."""
    uses: dict[str, int]
    """By flagship, of those whose ability is limited."""


class ShownShip(Struct, frozen=True, omit_defaults=True):
    zone: Zone
    under: dict[str, int] | None = None
    on: dict[str, OnShip] | None = None
    fired: list[str] | None = None
    spent: bool | None = None


class ShownSeat(Struct, frozen=True, omit_defaults=True):
    hand: int
    """How many cards."""
    fleet: dict[str, ShownShip]
    flagship: str | None = None
    hull: int | None = None
    uses: int | None = None
    under: dict[str, int] | None = None
    on: dict[str, OnShip] | None = None
    markers: dict[str, Seat] | None = None
    ready: bool | None = None
    """Its deployment is confirmed."""
    help: bool | None = None
    wants_firewall: bool | None = None
    away: bool | None = None
    idle: bool | None = None
    out: int | None = None
    """Its place in the order of elimination, from 1."""


class ShownWindow(Struct, frozen=True, omit_defaults=True):
    number: int
    asked: list[Seat]
    opened: int
    until: int
    held: bool | None = None


class ShownChoice(Struct, frozen=True, omit_defaults=True):
    kind: str
    count: int
    ships: list[str] | None = None
    """None where only the chooser may know them."""


class Own(Struct, frozen=True, omit_defaults=True):
    hand: list[str]
    presets: dict[Preset, bool]
    holds: int
    passed: bool | None = None
    resigning: bool | None = None
    dealt: list[str] | None = None
    deployed: dict[Zone, str] | None = None
    flagships: list[str] | None = None
    """The two dealt."""
    named: str | None = None
    offered: list[str] | None = None
    """F7 The two ships of which one is kept."""


class MagView(View, frozen=True, kw_only=True):
    phase: Phase
    seats: dict[int, ShownSeat]
    stack: int
    ships: int
    """How many lie in each stack."""
    discard: dict[str, int]
    wrecks: dict[str, int]
    """The discard piles: by card or ship its place in the pile, the last on top."""
    shuffled: list[str] | None = None
    """The cards that the last shuffle brought into the stack. What is discarded and shuffled in one
    move would be seen nowhere else."""
    seat: Seat | None = None
    """Whose turn it is."""
    number: int | None = None
    plays: list[Play] | None = None
    window: ShownWindow | None = None
    choice: ShownChoice | None = None
    chain: Chain | None = None
    kept: int | None = None
    noise: int | None = None
    """The last that was made in this turn."""
    noises: int | None = None
    air: dict[str, Seat] | None = None
    firewall: bool | None = None
    """False: it begins with the next turn."""
    hands: dict[int, list[str]] | None = None
    """Once the match is over."""
    own: Own | None = None


def scene(state: MagState) -> Scene:
    return Scene(
        options=state.options,
        ships={
            ship: Printed(each.cls, each.speed, each.hull, "".join(each.guns))
            for ship, each in SHIPS.items()
        },
        damage={each.kind: each.damage for each in CARDS.values() if each.damage},
        symbols={card: each.symbols for card, each in CARDS.items() if each.symbols},
        uses={flag: each.uses for flag, each in FLAGSHIPS.items() if each.uses},
    )


def views(state: MagState, audiences: Sequence[Audience]) -> list[MagView]:
    """What all see is made once."""
    common = shared(state)
    return [
        replace(common, turn=turn(state, audience[0]), own=own(state, audience[0]))
        if audience
        else common
        for audience in audiences
    ]


# ---- what all see


def shared(state: MagState) -> MagView:
    begun = state.number > 0
    return MagView(
        turn=turn(state, None),
        phase=state.phase,
        seats={seat: shown_seat(state, seat) for seat in range(len(state.players))},
        stack=len(state.stack),
        ships=len(state.ships),
        discard={card: place for place, card in enumerate(state.discard)},
        wrecks={ship: place for place, ship in enumerate(state.wrecks)},
        shuffled=list(state.shuffled) or None,
        seat=state.seat if begun else None,
        number=state.number if begun else None,
        plays=list(state.plays) or None,
        window=shown_window(state),
        choice=shown_choice(state),
        chain=state.chain,
        kept=state.kept,
        noise=state.noise,
        noises=state.noises or None,
        air=dict(state.air) or None,
        firewall=True if state.firewall else False if state.firewall_due else None,
        hands={seat: list(each.hand) for seat, each in enumerate(state.players)}
        if state.phase == "over"
        else None,
    )


def shown_seat(state: MagState, seat: int) -> ShownSeat:
    player = state.players[seat]
    # With ``pick`` the flagship is a secret until the reveal.
    flag = None if player.flags else player.flag
    return ShownSeat(
        hand=len(player.hand),
        fleet={ship: shown_ship(each) for ship, each in player.fleet.items()},
        flagship=flag,
        hull=hull(state, flagship(seat)) if flag else None,
        uses=player.uses if flag and FLAGSHIPS[flag].uses else None,
        under=dict(player.under) or None,
        on=dict(player.on) or None,
        markers=dict(player.markers) or None,
        ready=True if player.deployed is not None else None,
        help=player.help or None,
        wants_firewall=player.wants_firewall or None,
        away=True if player.away_since is not None else None,
        idle=True if player.idle >= timer.IDLE_AFTER else None,
        out=None if player.alive else state.out.index(seat) + 1,
    )


def shown_ship(ship: Ship) -> ShownShip:
    return ShownShip(
        zone=ship.zone,
        under=dict(ship.under) or None,
        on=dict(ship.on) or None,
        fired=list(ship.fired) or None,
        spent=ship.spent or None,
    )


def shown_window(state: MagState) -> ShownWindow | None:
    """12.4 Never who has passed."""
    window = state.window
    if window is None:
        return None
    until = windows.ends(state, window)
    held = window.held or None
    return ShownWindow(window.number, list(window.asked), window.opened, until, held)


def shown_choice(state: MagState) -> ShownChoice | None:
    choice = state.choice
    if choice is None:
        return None
    ships = None if choice.kind == "keep" else list(choice.ships)
    return ShownChoice(choice.kind, len(choice.ships), ships)


# ---- the own part


def own(state: MagState, seat: int) -> Own | None:
    player = state.players[seat]
    if not player.alive:
        return None
    window, choice = state.window, state.choice
    kept = choice.ships if choice and choice.kind == "keep" and seat == state.seat else ()
    return Own(
        hand=list(player.hand),
        presets=dict.fromkeys(player.presets, True),
        holds=player.holds,
        passed=True if window and seat in window.passed else None,
        resigning=True if seat in state.resigning else None,
        dealt=list(player.dealt) or None,
        deployed=dict(player.deployed) if player.deployed else None,
        flagships=list(player.flags) or None,
        named=player.flag if player.flags else None,
        offered=list(kept) or None,
    )


# ---- the turn

ASKS = {"keep": "keep-ship", "place": "place-ship", "scatter": "scatter"}


def turn(state: MagState, seat: int | None) -> Turn | None:
    """12.3 As this seat may know it."""
    if state.phase == "over":
        return None
    if state.phase == "deploy":
        waiting = tuple(each for each in state.living if not is_ready(state.players[each]))
        return Turn("deploy", waiting, state.pace.deploy)
    if state.window is not None:
        return asked(state, seat)
    ends = timer.runs_out(state)
    if state.mute_until is not None:
        return Turn("sound", (state.seat,), min(ends, state.mute_until))
    if state.choice is not None:
        return Turn(ASKS[state.choice.kind], (state.seat,), min(ends, state.choice.until))
    return Turn(state.phase, (state.seat,), ends)


def is_ready(player: Player) -> bool:
    return player.deployed is not None


def asked(state: MagState, seat: int | None) -> Turn:
    """MB-289 Who has passed is asked no more; nobody else learns of it."""
    assert state.window is not None
    until = windows.ends(state, state.window)
    if seat is not None and windows.is_undecided(state, seat):
        return Turn("answer", (seat,), until)
    return Turn("answers", None, until)
