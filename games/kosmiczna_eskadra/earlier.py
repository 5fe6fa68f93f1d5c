"""Earlier versions of the rules, by which matches that began with them go on."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.kosmiczna_eskadra.rules import KosmicznaEskadra
from games.kosmiczna_eskadra.state import EskadraState, Options


class FirstOptions(Options, frozen=True, forbid_unknown_fields=True):
    """As rooms chose by the first version of these rules, and what was fixed then."""

    hand_time: Literal["500"] = "500"
    tells_why: ClassVar[bool] = False


class FirstState(EskadraState, kw_only=True):
    options: FirstOptions


class FirstRules(KosmicznaEskadra):
    """A card could be let go half a second after it was drawn; a card withheld by KE-107 did not
    say so."""

    version = 1
    options_type = FirstOptions  # type: ignore[assignment]
    state_type = FirstState  # type: ignore[assignment]
