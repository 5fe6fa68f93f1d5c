"""12.4 What came of it. Events with ``only`` are told to their seat alone."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from games.engine import Event, Seat
from games.galaxy_trucker.aboard import Colour
from games.galaxy_trucker.power import Power
from games.galaxy_trucker.titles import Title


class Told(Event, frozen=True):
    """GT-525 Final, all of them."""

    final: ClassVar[bool] = True


# ---- building, told by the board


class TileDrawn(Told, frozen=True):
    seat: Seat
    left: int


class OwnTileDrawn(Told, frozen=True):
    tile: int


class TileTaken(Told, frozen=True):
    seat: Seat
    tile: int


class ReserveTaken(Told, frozen=True):
    seat: Seat
    tile: int
    slot: int


class TilePlaced(Told, frozen=True):
    seat: Seat
    tile: int
    cell: int
    k: int


class TileLifted(Told, frozen=True):
    seat: Seat
    tile: int
    cell: int


class TileReserved(Told, frozen=True):
    seat: Seat
    tile: int
    slot: int


class TilePutBack(Told, frozen=True):
    seat: Seat
    tile: int
    place: int


class StackTaken(Told, frozen=True):
    seat: Seat
    stack: int


class StackSeen(Told, frozen=True):
    """Its words do not repeat the cards (GT-136)."""

    stack: int
    cards: list[str]


class StackReturned(Told, frozen=True):
    seat: Seat
    stack: int


# ---- building, listed


class FlightPrepared(Told, frozen=True):
    flight: int
    level: str


class TitlesDrawn(Told, frozen=True):
    titles: list[Title]


class GoCalled(Told, frozen=True):
    """GT-091 Without a seat: by the clock."""

    seat: Seat | None = None


class BuildingBegan(Told, frozen=True):
    pass


class GlassFlipped(Told, frozen=True, kw_only=True):
    """GT-486 Without a seat: by itself."""

    seat: Seat | None = None
    circle: int


class SandRanOut(Told, frozen=True):
    circle: int


class SeatStopped(Told, frozen=True):
    seat: Seat


class LastBuilderCalled(Told, frozen=True):
    seat: Seat


class SpaceTaken(Told, frozen=True):
    seat: Seat
    space: int


class BuildingEnded(Told, frozen=True):
    reason: Literal["all-finished", "sand", "cap", "last-builder"]


# ---- check and crew


class ShipFaulty(Told, frozen=True):
    """What is wrong with it everybody sees where its tiles lie."""

    seat: Seat


class ShipFixed(Told, frozen=True):
    seat: Seat
    lost: list[int]


class ReserveLost(Told, frozen=True):
    seat: Seat
    tiles: list[int]


class CrewBoarded(Told, frozen=True):
    seat: Seat
    crew: int
    aliens: dict[Colour, int]


class Departed(Told, frozen=True):
    order: list[Seat]


# ---- cards


class CardRevealed(Told, frozen=True):
    card: str
    number: int


class CardBegan(Told, frozen=True):
    card: str


class PlanetLanded(Told, frozen=True):
    seat: Seat
    planet: int


class PlanetPassed(Told, frozen=True):
    seat: Seat


class PowerDeclared(Told, frozen=True):
    """``value`` of fire power in half points; ``points`` as people read it. ``paid``: a cell for
    each token, since those on one tile are alike. What was fed is seen nowhere else where smugglers
    take the other tokens at once."""

    opens: ClassVar[bool] = True
    seat: Seat
    kind: Power
    value: int
    points: str
    fed: int
    paid: list[int]


class DaysPassed(Told, frozen=True):
    """Gained, or lost where negative."""

    seat: Seat
    days: int
    start: int
    end: int


class DiceRolled(Told, frozen=True):
    seat: Seat
    dice: list[int]
    threat: str = ""


class ThreatMet(Told, frozen=True):
    seat: Seat
    how: Literal["miss", "bounce", "shot-down", "stopped", "hit"]
    cell: int | None = None


class TileDestroyed(Told, frozen=True):
    seat: Seat
    tile: int
    cell: int


class ShipBroke(Told, frozen=True):
    seat: Seat
    pieces: int


class PieceKept(Told, frozen=True):
    seat: Seat
    lost: list[int]
    """Cells."""


class AlienLost(Told, frozen=True):
    seat: Seat
    colour: Colour
    reason: Literal["life-support", "tile", "crew", "epidemic"]


class CrewLost(Told, frozen=True):
    """A cell for each figure."""

    seat: Seat
    cabins: list[int]


class GoodsLost(Told, frozen=True):
    seat: Seat
    cubes: str


class BatteriesLost(Told, frozen=True):
    """A cell for each token: those that the declaration before has left."""

    opens: ClassVar[bool] = True
    seat: Seat
    paid: list[int]


class GoodsLoaded(Told, frozen=True):
    seat: Seat
    cubes: str
    thrown: str


class CreditsWon(Told, frozen=True):
    seat: Seat
    credits: int


class EnemyMet(Told, frozen=True):
    seat: Seat
    how: Literal["lost", "drew", "won"]


class OfferTaken(Told, frozen=True):
    seat: Seat


class OfferDeclined(Told, frozen=True):
    seat: Seat


class ParameterCompared(Told, frozen=True):
    kind: Literal["crew", "engines", "cannons"]
    values: dict[str, int]
    loser: Seat


class SabotageMissed(Told, frozen=True):
    seat: Seat


class CardIgnored(Told, frozen=True):
    card: str


class AnswerGiven(Told, frozen=True):
    """GT-523 That it has answered, and nothing more."""

    seat: Seat


class AnsweredByClock(Told, frozen=True):
    """GT-533"""

    seat: Seat


# ---- the end of a flight


class SeatGaveUp(Told, frozen=True):
    seat: Seat
    reason: str


class ScoreLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GT-440 to GT-452 What a flight brought a seat."""

    place: int | None = None
    """Among finishers; None: it gave up."""
    order: int
    beauty: int
    titles: int
    goods: int
    lost: int
    forgiven: int
    total: int
    """Credits it has now."""


class Scored(ScoreLine, frozen=True, kw_only=True, omit_defaults=False):
    """A line of the score table."""

    seat: Seat


class FlightScored(Told, frozen=True):
    table: list[Scored]


class TitleScored(Told, frozen=True):
    """GT-463 Flight I: everybody's score, who is best, who gets it."""

    title: Title
    scores: dict[str, int]
    best: list[Seat]
    holder: Seat


class TitlesDealt(Told, frozen=True):
    """By lot."""

    holders: dict[Title, Seat]


class TitleKept(Told, frozen=True):
    seat: Seat
    title: Title


class TitleDefended(Told, frozen=True):
    seat: Seat
    title: Title
    defended: bool
    credits: int


class ScoreSeen(Told, frozen=True):
    seat: Seat


class SeatReady(Told, frozen=True):
    seat: Seat


class MatchEnded(Told, frozen=True):
    pass


GameEvent = (
    TileDrawn
    | OwnTileDrawn
    | TileTaken
    | ReserveTaken
    | TilePlaced
    | TileLifted
    | TileReserved
    | TilePutBack
    | StackTaken
    | StackSeen
    | StackReturned
    | FlightPrepared
    | TitlesDrawn
    | GoCalled
    | BuildingBegan
    | GlassFlipped
    | SandRanOut
    | SeatStopped
    | LastBuilderCalled
    | SpaceTaken
    | BuildingEnded
    | ShipFaulty
    | ShipFixed
    | ReserveLost
    | CrewBoarded
    | Departed
    | CardRevealed
    | CardBegan
    | PlanetLanded
    | PlanetPassed
    | PowerDeclared
    | DaysPassed
    | DiceRolled
    | ThreatMet
    | TileDestroyed
    | ShipBroke
    | PieceKept
    | AlienLost
    | CrewLost
    | GoodsLost
    | BatteriesLost
    | GoodsLoaded
    | CreditsWon
    | EnemyMet
    | OfferTaken
    | OfferDeclined
    | ParameterCompared
    | SabotageMissed
    | CardIgnored
    | AnswerGiven
    | AnsweredByClock
    | SeatGaveUp
    | FlightScored
    | TitleScored
    | TitlesDealt
    | TitleKept
    | TitleDefended
    | ScoreSeen
    | SeatReady
    | MatchEnded
)
