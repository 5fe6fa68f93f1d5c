"""What is still to be settled of an action: 12.3 of the specification.

Steps lie in the state, the next one last. A decision that is ``open`` waits for its seat.
"""

from __future__ import annotations

from msgspec import Struct

from games.engine import Seat, snake


class Step(Struct, frozen=True, tag_field="step", tag=snake, omit_defaults=True):
    pass


class Check(Step, frozen=True):
    """SH-173 The sight check."""


class TurnBlip(Step, frozen=True):
    """A blip that a sight check found, and the lowest marine who saw it then."""

    blip: str
    seer: str


class JamRoll(Step, frozen=True):
    marine: str


class Watch(Step, frozen=True):
    """SH-252 An alien has acted."""

    alien: str


class WatchShot(Step, frozen=True):
    """``at``: where the alien stood when the shots were fixed."""

    marine: str
    alien: str
    at: int


class After(Step, frozen=True):
    """SH-700 What follows every action: sealed entries, goals."""


class StartAliens(Step, frozen=True):
    pass


class ClearWatch(Step, frozen=True):
    """SH-501 The markers, last of the clean-up."""


class RoundOver(Step, frozen=True):
    pass


class Decision(Step, frozen=True, kw_only=True):
    """Belongs to a seat. Opened when it turns out that somebody has to be asked."""

    seat: Seat
    open: bool = False


class Placing(Decision, frozen=True):
    """Aliens of one counter: ``left`` of them; ``placed``: the first stands. Forced: by a marine
    seat."""

    origin: int
    left: int
    placed: bool = False
    seer: str | None = None

    @property
    def forced(self) -> bool:
        return self.seer is not None


class SecondHit(Decision, frozen=True):
    """SH-220 ``at``: the square of the first target."""

    marine: str
    at: int
    limit: int | None = None


class Fight(Decision, frozen=True):
    """SH-341 A fight with its dice; open for a parry."""

    attacker: str
    defender: str
    red: int
    blue: tuple[int, ...]
    bonus: int
    frontal: bool


class Chain(Decision, frozen=True):
    """SH-309 A flamer shot; ``last``: where its last flame lies."""

    marine: str
    last: int


AnyStep = (
    Check
    | TurnBlip
    | JamRoll
    | Watch
    | WatchShot
    | After
    | StartAliens
    | ClearWatch
    | RoundOver
    | Placing
    | SecondHit
    | Fight
    | Chain
)
