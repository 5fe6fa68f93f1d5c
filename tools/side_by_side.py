"""Simulates a served table: each bot thinks by a clock of its own, side by side in time.

A seat thinks when it is asked something; as long as anything it was asked is still asked, its pace
and its luck stay. What was told in the meantime it takes into account just before it acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from games import referee
from games.chance import Chance
from games.engine import Action, Audience, Millis, Sample, Sampled
from games.offers import Below, Offer
from games.referee import AnyGame, Move
from tools.playing import Playing


class Intention(Struct):
    """What a seat means to do."""

    asked: frozenset[str]
    key: str
    """Of its luck."""
    since: Millis
    at: Millis
    action: dict[str, Any]
    path: list[tuple[Millis, dict[str, Any]]]
    """Its signals until then, by match time."""
    stale: bool = False
    """Something has been told since it thought."""


class BotMatch(Playing):
    """``levels[seat]``: which bot plays it."""

    def __init__(
        self, game: AnyGame, options: Struct, seats: int, seed: str, levels: Sequence[str]
    ) -> None:
        super().__init__(game, options, seats, seed)
        self.levels = levels
        self.moves = 0
        self._intentions: dict[int, Intention] = {}
        self._signals: dict[int, list[tuple[Millis, dict[str, Any]]]] = {}
        """What each hand did before its present intention."""
        self._look(range(seats))

    def go_on(self, below: Below) -> None:
        """The next thing that happens: what hands did is sampled, the clock acts, or a bot."""
        sample = min(self.game.samples(self.state), key=_over, default=None)
        deadline = referee.next_deadline(self.game, self.state)
        seat = min(self._intentions, key=lambda each: self._intentions[each].at, default=None)
        next_act = None if seat is None else self._intentions[seat].at
        rings = None if deadline is None else deadline.at
        if sample is not None and _is_first(_over(sample), rings, next_act):
            self._sample(sample, below)
        elif deadline is not None and _is_first(deadline.at, next_act):
            self.play(None, deadline.action, deadline.at, below)
        elif seat is not None:
            self._act(seat, below)
        else:
            raise RuntimeError("nobody can do anything and no time runs")

    def play(
        self, seat: int | None, action: Action, at: Millis, below: Below, lag: Millis = 0
    ) -> Move:
        self.now = max(self.now, at)
        move = referee.play(self.game, self.state, seat, action, self.now, lag)
        self.moves += 1
        self.count(move)
        self._look(
            each for each in range(self.seats) if referee.told(move.events, self._eyes(each))
        )
        return move

    def _eyes(self, seat: int) -> Audience:
        return self.game.audience(self.state, seat)

    def _look(self, seats: Iterable[int]) -> None:
        """They have been told something: is it still the same that they are asked?"""
        for seat in seats:
            offers = [] if self.over else self.offers(seat)
            asked = frozenset(offer.do for offer in offers if not offer.standing)
            before = self._intentions.get(seat)
            if not asked:
                self._forget(seat)
            elif before is not None and before.asked & asked:
                before.asked, before.stale = asked, True
            else:
                self._forget(seat)
                self._think(seat, offers, asked, f"{self.seed}|{seat}|{self.moves}", self.now)

    def _think(
        self, seat: int, offers: list[Offer], asked: frozenset[str], key: str, since: Millis
    ) -> None:
        game, audience = self.game, self._eyes(seat)
        scene, view = game.scene(self.state, audience), game.view(self.state, audience)
        chance = Chance(sha256(key.encode()).hexdigest())
        plan = game.choose(self.levels[seat], seat, scene, view, offers, chance)
        path = [(since + after, signal) for after, signal in plan.path]
        at = max(self.now, since + plan.wait)
        self._intentions[seat] = Intention(asked, key, since, at, plan.action, path)

    def _forget(self, seat: int) -> None:
        """But not where its hand has been."""
        if (gone := self._intentions.pop(seat, None)) is not None:
            self._signals[seat] = [each for each in gone.path if each[0] <= self.now]

    def _act(self, seat: int, below: Below) -> None:
        """After a last look at the table. Refused all the same, it waits until it is told more."""
        intention = self._intentions[seat]
        if intention.stale:
            self.now = max(self.now, intention.at)
            self._think(seat, self.offers(seat), intention.asked, intention.key, intention.since)
            return
        action = self.codec.asked(msgspec.json.encode(intention.action))
        self.now = max(self.now, intention.at)
        self._forget(seat)
        if self.game.judge(self.state, seat, action) is None:
            self.play(seat, action, self.now, below)

    def _sample(self, sample: Sample, below: Below) -> None:
        intention = self._intentions.get(sample.seat)
        path = self._signals.get(sample.seat, []) + (intention.path if intention else [])
        signals = tuple(_last(path, sample.since, moment) for moment in sample.moments)
        self.play(None, Sampled(sample.seat, signals), _over(sample), below)


def _over(sample: Sample) -> Millis:
    """When the last of its moments is over."""
    return sample.moments[-1] + 1


def _is_first(at: Millis, *others: Millis | None) -> bool:
    return all(other is None or at <= other for other in others)


def _last(
    path: list[tuple[Millis, dict[str, Any]]], since: Millis, moment: Millis
) -> dict[str, Any] | None:
    said = [signal for at, signal in path if since < at <= moment]
    return said[-1] if said else None
