"""Who has won a finished match, and why, in words."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.engine import Outcome
from server.core.messages import Names, say
from server.matches.models import Match
from server.rooms.models import Played


def outcome_of(match: Match) -> Outcome | None:
    """None of a match without one, or of which it says less than outcomes do today."""
    try:
        return msgspec.json.decode(match.outcome or "null", type=Outcome | None)
    except msgspec.ValidationError:
        return None


def names_of(match: Match, language: str) -> dict[int, str]:
    """As a room calls them; several bots are told apart by a number."""
    seats = list(Played.objects.filter(match=match).order_by("seat"))
    bots = [each.seat for each in seats if not each.name and each.bot_level]
    return {each.seat: _name(each, match, language, bots) for each in seats}


def _name(played: Played, match: Match, language: str, bots: list[int]) -> str:
    if played.name:
        return str(played.name)
    if not played.bot_level:
        return say(language, "former-guest")
    level = say(language, f"level-{played.bot_level}", match.game)
    if len(bots) < 2:
        return say(language, "bot-name", level=level)
    return say(language, "bot-numbered", level=level, number=bots.index(played.seat) + 1)


def verdict(outcome: Outcome, names: Mapping[int, str], language: str) -> str:
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == len(outcome.places) and len(winners) > 1:
        return say(language, "result-draw")
    called = ", ".join(names.get(seat, str(seat + 1)) for seat in winners)
    return say(language, "end-winner", people=called, count=len(winners))


def reason(match: Match, outcome: Outcome, names: Names, language: str) -> str:
    """Empty where the game says none."""
    key = f"reason-{outcome.reason}"
    said = say(language, key, match.game, names, winner=outcome.places.index(1))
    return "" if said == key else said
