"""A match under watch: whatever is done at this table is held against the laws of the contract."""

from __future__ import annotations

import importlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from games import referee
from games.engine import (
    SPECTATORS,
    Action,
    Audience,
    Illegal,
    Presence,
    Refusal,
    Sampled,
    State,
)
from games.offers import Below, Offer, grouped
from games.referee import AnyGame, Move
from server.matches.core.merge_patch import Compared, difference
from tests.anything import anything, disturbed, scalars
from tests.messages import unwritten

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode

OTHER_SEED = "5e" * 32


class Picture(Struct):
    """All that a viewer knows: what a browser would have been sent."""

    audience: Audience
    view: Any
    offers: dict[str, list[Offer]]

    @property
    def seen(self) -> bytes:
        return encode((self.view, self.offers))


class Table:
    """One match, its log, and what each viewer was last shown."""

    def __init__(self, game: AnyGame, options: Struct, seats: int, seed: str) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.codec = referee.codec(game)
        self.secrets, self.folder = self.secrets_of(game), self.folder_of(game)
        self.state, begun = referee.begin(game, options, seats, seed)
        self.log = [begun]
        self.now = 0
        """Match time; the state hears of it with the next move."""
        self.parts = self.secrets.components(self.state)
        self.scenes = self.all_scenes()
        self.shown = self.pictures(self.state)
        self.has_words(begun)

    @staticmethod
    def secrets_of(game: AnyGame) -> Any:
        """What a game says about itself for the suite: OPTIONS, LONGEST, components, reshuffle."""
        return importlib.import_module(f"games.{game.slug}.tests.secrets")

    @staticmethod
    def folder_of(game: AnyGame) -> Path:
        return Path(importlib.import_module(f"games.{game.slug}").__file__).parent

    # ---- what can be done

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def offered(self) -> list[tuple[int, Offer]]:
        return [(seat, offer) for seat in range(self.seats) for offer in self.offers(seat)]

    def offers(self, seat: int) -> list[Offer]:
        return self.game.offers(self.state, seat)

    def act(self, seat: int, asked: dict[str, Any], below: Below, lag: int = 0) -> Refusal | None:
        """Someone sends an action; it is accepted, or refused and nothing has changed."""
        self.wait(0, below)
        action = self.codec.asked(encode(asked))
        refusal = self.judged(self.state, seat, action, lag)
        if refusal is None:
            assert any(offer.holds(asked) for offer in self.offers(seat)), "accepted, not offered"
            self.play(seat, action, self.now, below, lag)
        else:
            self.refused(seat, action, refusal, lag)
        return refusal

    def try_anything(self, seat: int, below: Below) -> None:
        """Someone sends an action of the right form and no sense."""
        asked = self.nonsense(seat, below)
        standing = [offer for offer in self.offers(seat) if offer.standing and offer.holds(asked)]
        # Resigning is always possible; tried every time, it would end every match at once.
        if not standing or below(20) == 0:
            with suppress(msgspec.ValidationError):
                self.act(seat, asked, below)

    def wait(self, millis: int, below: Below) -> None:
        """Time passes, and the clock does what is due."""
        self.now += millis
        while not self.over:
            deadline = referee.next_deadline(self.game, self.state)
            if deadline is None or deadline.at > self.now:
                break
            self.play(None, deadline.action, deadline.at, below)
            assert deadline not in self.game.deadlines(self.state), "a deadline that stays"
        self.time_alone_changes_nothing()

    def presence(self, seat: int, here: bool, below: Below) -> None:
        self.play(None, Presence(seat, here), self.now, below)

    def look_at_signals(self, below: Below) -> None:
        """The house tells the rules what was signalled at moments that are over."""
        for sample in self.game.samples(self.state):
            if sample.moments[-1] <= self.now:
                signals = tuple(self.some_signal(below) for _ in sample.moments)
                self.sample(sample.seat, signals, below)

    def sample(self, seat: int, signals: tuple[Any, ...], below: Below) -> None:
        """It does so once: asked again, the rules want no more of it."""
        sampled = Sampled(seat, signals)
        assert self.judged(self.state, None, sampled) is None, "what the rules have asked for"
        self.play(None, sampled, self.now, below)
        assert self.judged(self.state, None, sampled), "a seat is sampled once"
        assert all(asked.seat != seat for asked in self.game.samples(self.state))

    def some_signal(self, below: Below) -> Any:
        if below(4) == 0:
            return None
        kind = msgspec.inspect.type_info(self.game.signal_type)
        while True:
            signal = anything(kind, below, ())
            with suppress(msgspec.ValidationError):
                self.codec.signal(encode(signal))
                return signal

    def play(self, seat: int | None, action: Action, at: int, below: Below, lag: int = 0) -> None:
        """A move; and the same in a match that differs in what someone cannot know."""
        audience = self.some_audience(below)
        twin = self.twin(audience, below)
        move = referee.play(self.game, self.state, seat, action, at, lag)
        self.log.append(move)
        self.tells_what_it_changes(move)
        self.shows_what_it_tells(move, audience, twin)
        self.has_words(move)

    # ---- the laws

    def holds(self, below: Below) -> None:
        """What is true in every position."""
        self.survives_json()
        assert self.secrets.components(self.state) == self.parts, "something got lost, or came up"
        assert self.all_scenes() == self.scenes, "a scene never changes"
        self.seed_is_nowhere()
        self.is_not_stuck()
        self.offers_are_true(below)
        self.secrets_are_kept(self.some_audience(below), below)

    def survives_json(self) -> None:
        again = self.codec.state(encode(self.state))
        assert again == self.state
        assert encode(again) == encode(self.state) == encode(self.codec.copy(self.state))

    def seed_is_nowhere(self) -> None:
        shown = encode((list(self.shown.values()), self.log[-1].events))
        assert self.seed.encode() not in shown + b"".join(self.scenes.values())

    def is_not_stuck(self) -> None:
        """Somebody has something to do or a deadline is pending, exactly while the match is on."""
        waiting = any(not offer.standing for _, offer in self.offered())
        pending = bool(self.game.deadlines(self.state))
        assert (waiting or pending) == (not self.over)
        if outcome := self.game.outcome(self.state):
            assert len(outcome.places) == self.seats and min(outcome.places) == 1
            assert not unwritten(self.folder, f"reason-{outcome.reason}")

    def offers_are_true(self, below: Below) -> None:
        for seat, offer in self.offered():
            asked = decode(encode(offer.pick(below)))
            assert offer.holds(asked), f"{offer.do}: the example does not fit its own offer"
            action = self.codec.asked(encode(asked))
            assert self.judged(self.state, seat, action) is None, f"{asked} was offered"
            assert self.judged(self.state, None, action), "a seat's action is not the clock's"
        for deadline in self.game.deadlines(self.state):
            for seat in range(self.seats):
                assert self.judged(self.state, seat, deadline.action), "nobody acts as the clock"

    def judged(
        self, state: State, seat: int | None, action: Action, lag: int = 0
    ) -> Refusal | None:
        """What the rules say, which must not touch the position it is asked about."""
        position = self.codec.copy(state)
        position.now, position.lag = max(self.now, position.now), lag
        before = encode(position)
        illegal = self.game.judge(position, seat, action)
        assert encode(position) == before, "judging has changed the state"
        return None if illegal is None else illegal.refusal

    def refused(self, seat: int, action: Action, refusal: Refusal, lag: int) -> None:
        before = encode(self.state)
        with pytest.raises(Illegal) as met:
            referee.play(self.game, self.state, seat, action, self.now, lag)
        assert met.value.refusal == refusal, "judge and apply disagree"
        assert encode(self.state) == before, "a refusal has changed the state"
        assert not unwritten(self.folder, f"refuse-{refusal.code}"), refusal.code

    def tells_what_it_changes(self, move: Move) -> None:
        """Whom a move tells nothing, for them nothing changes; whoever acts is told something."""
        before, self.shown = self.shown, self.pictures(self.state)
        compared: Compared = {}
        for seat, now in self.shown.items():
            then = before[seat]
            if referee.told(move.events, now.audience):
                patch = decode(encode(difference(then.view, now.view, compared)))
                assert merged(decode(encode(then.view)), patch) == decode(encode(now.view))
            else:
                assert now.seen == then.seen, (
                    f"{move.action} has changed what {seat} sees in silence"
                )
                assert move.seat is None or move.seat != seat, (
                    f"{move.action} does not tell its actor"
                )

    def time_alone_changes_nothing(self) -> None:
        later = self.codec.copy(self.state)
        later.now = max(self.now, later.now)
        for seat, picture in self.pictures(later).items():
            assert picture.seen == self.shown[seat].seen, "a picture that changes by itself"

    def secrets_are_kept(self, audience: Audience, below: Below) -> None:
        """Matches that differ only in what an audience may not know are the same to it."""
        twin = self.twin(audience, below)
        assert encode(self.game.scene(twin, audience)) == self.scenes[audience]
        theirs = self.pictures(twin)
        for seat in self.members(audience):
            assert theirs[seat].seen == self.shown[seat].seen, f"{audience} sees a secret"
        self.signals_keep_them(twin, audience, below)
        for seat in audience:
            offered = [offer.pick(below) for offer in self.offers(seat)]
            for asked in [*offered, *(self.nonsense(seat, below) for _ in range(4))]:
                self.same_verdict(twin, seat, asked)

    def signals_keep_them(self, twin: State, audience: Audience, below: Below) -> None:
        """What may be seen of a hand is no sign of what else is hidden, and changes nothing."""
        before = encode(self.state)
        for seat in set(range(self.seats)) - set(audience):
            if self.game.signal_type and (said := self.some_signal(below)) is not None:
                signal = self.codec.signal(encode(said))
                seen = self.game.relayed(self.state, seat, signal)
                assert self.game.relayed(twin, seat, signal) == seen, "a hand that shows a secret"
                assert seen is None or all(type(value) is int for value in seen.values())
        assert encode(self.state) == before, "a signal has changed the state"

    def same_verdict(self, twin: State, seat: int, asked: dict[str, Any]) -> None:
        try:
            action = self.codec.asked(encode(asked))
        except msgspec.ValidationError:
            return
        assert self.judged(twin, seat, action) == self.judged(self.state, seat, action), asked

    def shows_what_it_tells(self, move: Move, audience: Audience, twin: State) -> None:
        """What an audience sees follows from what it saw and is told, and from nothing else."""
        try:
            there = referee.play(self.game, twin, move.seat, move.action, move.at, move.lag)
        except Illegal:
            # A move of others may be impossible there: this audience cannot tell.
            assert move.seat not in audience
            return
        same = referee.told(there.events, audience) == referee.told(move.events, audience)
        if same:
            theirs = self.pictures(twin)
            for seat in self.members(audience):
                assert theirs[seat].seen == self.shown[seat].seen, "seen, and not told"

    def replays(self) -> None:
        """The log, read back from JSON, leads to the same events, draws and state."""
        state, begun = referee.begin(self.game, self.options, self.seats, self.seed)
        again = [begun]
        for move in self.log[1:]:
            action = self.codec.logged(encode(move.action))
            again.append(referee.play(self.game, state, move.seat, action, move.at, move.lag))
        assert again == self.log
        assert encode(state) == encode(self.state)

    def is_short_enough(self) -> None:
        moves = [move for move in self.log if not isinstance(move.action, Presence)]
        assert len(moves) <= self.secrets.LONGEST

    def has_words(self, move: Move) -> None:
        """Everything that is told or asked can be said in both languages."""
        for event in move.events:
            tag = event.__struct_config__.tag
            assert not unwritten(self.folder, f"event-{tag}"), f"no words for {tag}"
        for picture in self.shown.values():
            if turn := picture.view.turn:
                assert not unwritten(self.folder, f"ask-{turn.ask}"), f"no words for {turn.ask}"

    # ---- looking around

    def pictures(self, state: State) -> dict[int | None, Picture]:
        """What each seat, and a spectator (None), would be shown."""
        seats = [*range(self.seats), None]
        audiences = [SPECTATORS if s is None else self.game.audience(state, s) for s in seats]
        views = self.game.views(state, audiences)
        assert views == [self.game.view(state, audience) for audience in audiences]
        return {
            seat: Picture(
                audience, view, {} if seat is None else grouped(self.game.offers(state, seat))
            )
            for seat, audience, view in zip(seats, audiences, views, strict=True)
        }

    def all_scenes(self) -> dict[Audience, bytes]:
        everybody = referee.audiences(self.game, self.state, self.seats)
        return {audience: encode(self.game.scene(self.state, audience)) for audience in everybody}

    def members(self, audience: Audience) -> list[int | None]:
        return list(audience) or [None]

    def some_audience(self, below: Below) -> Audience:
        everybody = list(self.scenes)
        return everybody[below(len(everybody))]

    def twin(self, audience: Audience, below: Below) -> State:
        """Another truth, which this audience cannot tell from the real one."""
        twin = self.secrets.reshuffle(self.codec.copy(self.state), audience, below)
        twin.chance.seed = OTHER_SEED
        return twin

    def nonsense(self, seat: int, below: Below) -> dict[str, Any]:
        """An action wrong all through, or one that somebody may take, perhaps with one change."""
        kind = msgspec.inspect.type_info(self.game.action_type)
        offered = [offer for _, offer in self.offered()]
        pool = known(offered if below(2) else list(self.shown.values()))
        offers = self.offers(seat) if below(2) else offered
        if not offers or below(3) == 0:
            return anything(kind, below, pool)
        asked = decode(encode(offers[below(len(offers))].pick(below)))
        return asked if below(3) == 0 else disturbed(asked, kind, below, pool)


def known(things: list[Any]) -> list[int | str]:
    """The words and numbers in them, always in the same order."""
    return sorted({*scalars(decode(encode(things)))}, key=str)


def merged(target: Any, patch: Any) -> Any:
    """RFC 7396, word by word."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result
