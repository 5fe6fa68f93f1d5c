"""8 What came of it. Events with ``only`` are told to their seats alone."""

from __future__ import annotations

from games.engine import Event, Seat
from games.mag_blast.actions import Preset
from games.mag_blast.zones import Zone


class MatchBegan(Event, frozen=True):
    flagships: list[str] | None = None
    """By seat; None with ``pick``."""


class ShipsDealt(Event, frozen=True):
    ships: list[str]


class FlagshipsDealt(Event, frozen=True):
    flagships: list[str]


class FlagshipNamed(Event, frozen=True):
    flagship: str


class Deployed(Event, frozen=True):
    seat: Seat


class OwnDeployed(Event, frozen=True):
    ships: dict[Zone, str]


class DeploymentTakenBack(Event, frozen=True):
    seat: Seat


class FleetRevealed(Event, frozen=True):
    seat: Seat
    flagship: str
    ships: dict[Zone, str]
    discarded: list[str]


class StarterFound(Event, frozen=True):
    seat: Seat
    sums: dict[int, int]
    """By seat."""


class TurnBegan(Event, frozen=True):
    seat: Seat
    number: int


class PhaseBegan(Event, frozen=True):
    """Told of a phase in which something may be done."""

    phase: str


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: list[str]


class CardsDrawn(Event, frozen=True):
    seat: Seat
    count: int


class CardsSeen(Event, frozen=True):
    """What was drawn; of F1 to all."""

    cards: list[str]


class PileShuffled(Event, frozen=True):
    which: str
    """``cards`` or ``ships``."""


class PaymentMade(Event, frozen=True):
    seat: Seat
    cards: list[str]


class ShipDrawn(Event, frozen=True):
    seat: Seat
    ship: str | None = None
    """None: F7 looks at two."""


class ShipsOffered(Event, frozen=True):
    ships: list[str]


class ShipKept(Event, frozen=True):
    seat: Seat
    kept: str
    discarded: str


class ShipPlaced(Event, frozen=True):
    seat: Seat
    ship: str
    zone: Zone


class FleetMoved(Event, frozen=True):
    seat: Seat
    moves: dict[str, Zone]
    """Of the ships that changed zones."""


class SalvoFired(Event, frozen=True):
    seat: Seat
    ship: str
    card: str
    target: str


class RamBegun(Event, frozen=True):
    seat: Seat
    ship: str
    card: str
    target: str


class SoundAsked(Event, frozen=True):
    seat: Seat
    until: int
    """Match time."""


class SoundMade(Event, frozen=True):
    seat: Seat
    noise: int


class SalvoMissed(Event, frozen=True):
    card: str


class SquadronLaunched(Event, frozen=True):
    seat: Seat
    card: str
    target: str


class CardPlayed(Event, frozen=True):
    """A direct hit, an effect or a special card, and what it names."""

    seat: Seat
    card: str
    ship: str | None = None
    target: str | None = None
    zone: Zone | None = None
    salvo: str | None = None
    fleet: Seat | None = None


class WindowOpened(Event, frozen=True):
    number: int
    asked: list[Seat]
    until: int
    """Match time."""


class WindowHeld(Event, frozen=True):
    until: int


class Passed(Event, frozen=True):
    window: int


class HoldsLeft(Event, frozen=True):
    holds: int


class PresetSet(Event, frozen=True):
    preset: Preset
    on: bool


class Resigning(Event, frozen=True):
    """MB-446 It waits for the end of the stack."""


class WindowClosed(Event, frozen=True):
    number: int


class Answered(Event, frozen=True):
    seat: Seat
    card: str
    against: str


class BoughtOff(Event, frozen=True):
    seat: Seat
    cards: list[str]
    against: str


class PlayCancelled(Event, frozen=True):
    card: str
    by: str | None = None
    """None: bought off."""


class Hit(Event, frozen=True):
    target: str
    card: str
    value: int


class DirectHitScored(Event, frozen=True):
    target: str


class ShipDestroyed(Event, frozen=True):
    ship: str
    seat: Seat


class ShipCaptured(Event, frozen=True):
    ship: str
    seat: Seat
    zone: Zone


class ShipsScattered(Event, frozen=True):
    seat: Seat
    moves: dict[str, Zone]


class CardsTaken(Event, frozen=True):
    seat: Seat
    victim: Seat
    count: int


class TakenSeen(Event, frozen=True):
    """Told to thief and victim."""

    cards: list[str]


class AbilityUsed(Event, frozen=True):
    seat: Seat
    ability: str
    left: int | None = None
    """Uses; None: without limit."""


class SalvoRemoved(Event, frozen=True):
    seat: Seat
    ship: str
    salvo: str


class SalvoShifted(Event, frozen=True):
    seat: Seat
    ship: str
    card: str
    target: str


class MarkerLaid(Event, frozen=True):
    card: str
    seat: Seat
    """Of the fleet."""


class MarkerRemoved(Event, frozen=True):
    card: str
    seat: Seat


class SquadronsReturned(Event, frozen=True):
    cards: dict[str, Seat]


class FleetLost(Event, frozen=True):
    """Cards and ships that came to the open piles by an elimination."""

    seat: Seat
    cards: list[str]
    ships: list[str]


class FlagshipDestroyed(Event, frozen=True):
    seat: Seat
    by: Seat | None = None
    """None: resigned."""


class SoundHelpSet(Event, frozen=True):
    seat: Seat
    on: bool


class FirewallWanted(Event, frozen=True):
    seat: Seat
    on: bool


class FirewallBegan(Event, frozen=True):
    seat: Seat
    """Whose turn is next."""


class WentIdle(Event, frozen=True):
    seat: Seat


class TurnEnded(Event, frozen=True):
    seat: Seat
    clock: bool


class MatchWon(Event, frozen=True):
    seat: Seat
    hands: dict[int, list[str]]
    """By seat."""


MagEvent = (
    MatchBegan
    | ShipsDealt
    | FlagshipsDealt
    | FlagshipNamed
    | Deployed
    | OwnDeployed
    | DeploymentTakenBack
    | FleetRevealed
    | StarterFound
    | TurnBegan
    | PhaseBegan
    | CardsDiscarded
    | CardsDrawn
    | CardsSeen
    | PileShuffled
    | PaymentMade
    | ShipDrawn
    | ShipsOffered
    | ShipKept
    | ShipPlaced
    | FleetMoved
    | SalvoFired
    | RamBegun
    | SoundAsked
    | SoundMade
    | SalvoMissed
    | SquadronLaunched
    | CardPlayed
    | WindowOpened
    | WindowHeld
    | Passed
    | HoldsLeft
    | PresetSet
    | Resigning
    | WindowClosed
    | Answered
    | BoughtOff
    | PlayCancelled
    | Hit
    | DirectHitScored
    | ShipDestroyed
    | ShipCaptured
    | ShipsScattered
    | CardsTaken
    | TakenSeen
    | AbilityUsed
    | SalvoRemoved
    | SalvoShifted
    | MarkerLaid
    | MarkerRemoved
    | SquadronsReturned
    | FleetLost
    | FlagshipDestroyed
    | SoundHelpSet
    | FirewallWanted
    | FirewallBegan
    | WentIdle
    | TurnEnded
    | MatchWon
)
