"""A match in memory that checks the laws of the contract after everything done at its table."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from games import referee, undo
from games.engine import (
    SPECTATORS,
    Action,
    Audience,
    Illegal,
    Presence,
    Refusal,
    Sampled,
    State,
    TableAction,
    Undo,
)
from games.offers import Below, Offer, grouped
from games.referee import AnyGame, Move
from games.undo import Past
from server.matches.core.merge_patch import Compared, difference
from tests import twins
from tests.anything import Pool, anything, disturbed, scalars, some_signal
from tests.messages import unwritten
from tests.support.people import merged
from tests.twins import Leak, Twin
from tools.playing import Playing, secrets_of, some_kind

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode


STORED = 8
"""Every so many moves the state is stored, where it may be."""


class Picture(Struct):
    """All that a viewer knows: what a browser would have been sent."""

    audience: Audience
    view: Any
    seen: bytes
    """With the offers."""
    _plain: Any = None

    @property
    def plain(self) -> Any:
        """The view as a browser reads it. It is compared with the one before and the one after."""
        if self._plain is None:
            self._plain = decode(encode(self.view))
        return self._plain


class Table(Playing):
    """One match, its log, what each viewer was last shown, and a twin of it."""

    def __init__(self, game: AnyGame, options: Struct, seats: int, seed: str) -> None:
        super().__init__(game, options, seats, seed)
        self.secrets, self.folder = secrets_of(game), self.folder_of(game)
        self.log = [self.begun]
        self.met: Counter[str] = Counter()
        """How often what was done, told and asked, by the keys of its words."""
        self.twin: Twin | None = None
        self.out: frozenset[int] = frozenset()
        self.before: list[bytes] = []
        """``without_undo`` before each act that can be taken back."""
        self._looked_at: tuple[int, int] | None = None
        """The position, by the length of the log, and the time at which pictures were compared."""
        self._words: tuple[int, tuple[Pool, Pool]] | None = None
        self._offers: tuple[int, dict[int, list[Offer]]] = (0, {})
        self._judged: tuple[tuple[int, int, int], State, bytes] | None = None
        """By the length of the log, the time and the lag: the position that judges are asked about,
        and what it says."""
        self.parts = self.secrets.components(self.state)
        self.scenes = self.all_scenes()
        self.shown = self.pictures(self.state)
        self.meets(self.begun)

    @staticmethod
    def folder_of(game: AnyGame) -> Path:
        return Path(importlib.import_module(f"games.{game.slug}").__file__).parent

    # ---- what can be done

    def act(self, seat: int, asked: dict[str, Any], below: Below, lag: int = 0) -> Refusal | None:
        """Someone sends an action; it is accepted, or refused and nothing has changed."""
        self.wait(0, below)
        action = self.codec.asked(encode(asked))
        refusal = self.judged(self.state, seat, action, lag)
        if refusal is None:
            assert self.is_offered(seat, asked), f"{asked} is accepted, not offered"
            self.play(seat, action, self.now, below, lag)
        else:
            self.refused(seat, action, refusal, lag)
        return refusal

    def is_offered(self, seat: int, asked: dict[str, Any]) -> bool:
        """Or may still come, since it was on its way when it was offered no more."""
        late: Collection[str] = getattr(self.secrets, "LATE", ())
        return asked["do"] in late or any(offer.holds(asked) for offer in self.offers(seat))

    def try_anything(self, seat: int, below: Below) -> None:
        """Someone sends an action of the right form and no sense."""
        asked = self.nonsense(seat, below)
        standing = [offer for offer in self.offers(seat) if offer.standing and offer.holds(asked)]
        # Resigning is always possible; tried every time, it would end every match at once.
        if not standing or below(self.rarely.get(asked["do"], 20)) == 0:
            with suppress(msgspec.ValidationError):
                self.act(seat, asked, below)

    def wait(self, millis: int, below: Below) -> None:
        """Time passes, and the clock does what is due."""
        self.now += millis
        while not self.over:
            deadline = referee.next_deadline(self.game, self.state)
            if deadline is None or deadline.at > self.now:
                break
            self.play(None, deadline.action, deadline.at, below, of=deadline.seat)
            assert deadline not in self.game.deadlines(self.state), "a deadline that stays"
        self.time_alone_changes_nothing()

    def some_time(self, below: Below) -> int:
        """Mostly short; often until the clock does something, or just before it does."""
        deadline = referee.next_deadline(self.game, self.state)
        left = 0 if deadline is None else max(0, deadline.at - self.now)
        times = (0, 1, 50, 150, 400, 3_000, 15_000, 100_000, left, left, left, max(0, left - 1))
        return times[below(len(times))]

    def something_happens(self, below: Below) -> None:
        """One of all that can happen at a table."""
        match below(16):
            case 0 | 1 | 2:
                self.try_anything(below(self.seats), below)
            case 3 | 4 | 5 | 6:
                self.wait(self.some_time(below), below)
                if below(4):
                    self.look_at_signals(below)
            case 7 if not self.over:
                self.presence(below(self.seats), below(3) > 0, below)
            case _ if not self.somebody_acts(below):
                self.wait(self.some_time(below), below)
                self.look_at_signals(below)

    def presence(self, seat: int, here: bool, below: Below) -> None:
        self.play(None, Presence(seat, here), self.now, below)

    def look_at_signals(self, below: Below) -> None:
        """Answers the samples whose moments are over."""
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
        return None if below(6) == 0 else some_signal(self.game, below)

    def signal(self, said: Any) -> Any:
        return self.codec.signal(encode(said))

    def play(
        self,
        seat: int | None,
        action: Action,
        at: int,
        below: Below,
        lag: int = 0,
        *,
        of: int | None = None,
    ) -> Move:
        """A move, and what comes of it in the twin. ``of``: whose time ran out."""
        of_clock = seat is None and not isinstance(action, TableAction)
        beside = twins.some_twins(self, below, of_clock=of_clock)
        before = self.without_undo()
        move = super().play(seat, action, at, below, lag)
        self.log.append(move)
        self.tells_what_it_changes(move, of if seat is None else seat)
        self.can_be_taken_back(move, before)
        self.twin, *_ = [*(twins.goes_on(self, twin, move, below) for twin in beside), None]
        self.meets(move)
        return move

    # ---- the laws

    def can_be_taken_back(self, move: Move, before: bytes) -> None:
        """What is taken back is as if it had never been done, but for the time."""
        if isinstance(move.action, Undo):
            assert self.without_undo() == self.before.pop(), "not all is taken back"
        else:
            self.before = [*self.before, before][-len(self.past) :] if self.past else []

    def without_undo(self) -> bytes:
        """What the rules alone say to everybody, and the deadlines; nothing where they never take
        back."""
        if not self.game.undo(self.state):
            return b""
        pictures = [self.sent(self.state, s, p.view, ()) for s, p in self.shown.items()]
        return b"".join([*pictures, encode(self.game.deadlines(self.state))])

    def holds(self, below: Below) -> None:
        """What is true in every position."""
        self.survives_json()
        assert self.secrets.components(self.state) == self.parts, "something got lost, or came up"
        assert self.all_scenes() == self.scenes, "a scene never changes"
        self.seed_is_nowhere()
        self.is_not_stuck()
        self.who_is_out_is_out_for_good()
        self.offers_are_true(below)
        self.views_are_made_alike()
        self.secrets_are_kept(below)

    def survives_json(self) -> None:
        again = self.codec.state(encode(self.state))
        assert again == self.state
        assert encode(again) == encode(self.state) == encode(self.codec.copy(self.state))

    def seed_is_nowhere(self) -> None:
        shown = b"".join(picture.seen for picture in self.shown.values())
        shown += encode(self.log[-1].events)
        assert self.seed.encode() not in shown + b"".join(self.scenes.values())

    def is_not_stuck(self) -> None:
        """Somebody has something to do or a deadline is pending, exactly while the match is on."""
        waiting = any(not offer.standing for _, offer in self.offered())
        pending = bool(self.game.deadlines(self.state))
        assert (waiting or pending) == (not self.over)
        if outcome := self.game.outcome(self.state):
            assert len(outcome.places) == self.seats and min(outcome.places) == 1
            assert not unwritten(self.folder, f"reason-{outcome.reason}")

    def who_is_out_is_out_for_good(self) -> None:
        """Nothing will be decided any more for such a seat, so nothing waits for it."""
        out = self.game.out(self.state)
        assert out >= self.out, "a seat that was out is in again"
        self.out = out
        assert [seat for seat in out if self.offers(seat)] == [], "out, and offered something"
        turns = [picture.view.turn for picture in self.shown.values()]
        asked = {seat for turn in turns if turn for seat in turn.seats or ()}
        assert not asked & out, "out, and waited for"

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
        position, before = self.position(state, lag)
        illegal = undo.judge(self.game, position, self.past, seat, action)
        assert encode(position) == before, "judging has changed the state"
        return None if illegal is None else illegal.refusal

    def position(self, state: State, lag: int) -> tuple[State, bytes]:
        """A copy to be asked about, and what it says. That of the match is made once: asking has
        not changed it."""
        key = (len(self.log), max(self.now, state.now), lag)
        own = state is self.state
        if own and self._judged is not None and self._judged[0] == key:
            return self._judged[1:]
        position = self.codec.copy(state)
        position.now, position.lag = key[1], lag
        before = encode(position)
        if own:
            self._judged = key, position, before
        return position, before

    def refused(self, seat: int, action: Action, refusal: Refusal, lag: int) -> None:
        before = encode(self.state)
        with pytest.raises(Illegal) as met:
            undo.act(self.game, self.state, self.past, seat, action, self.now, lag)
        assert met.value.refusal == refusal, "judge and apply disagree"
        assert encode(self.state) == before, "a refusal has changed the state"
        assert not unwritten(self.folder, f"refuse-{refusal.code}"), refusal.code

    def tells_what_it_changes(self, move: Move, actor: int | None) -> None:
        """Whom a move tells nothing, for them nothing changes; whoever acts is told something. And
        of an act that changes nothing for them the others are told nothing."""
        before, self.shown = self.shown, self.pictures(self.state)
        compared: Compared = {}
        for seat, now in self.shown.items():
            then, told = before[seat], referee.told(move.events, now.audience)
            if told:
                patch = decode(encode(difference(then.view, now.view, compared)))
                assert merged(then.plain, patch) == now.plain, (
                    "a patch says something else than the view: is a default other than None?"
                )
            elif now.seen != then.seen:
                raise Leak(f"{seat} sees what {move.action} did and is not told")
            else:
                assert move.seat is None or move.seat != seat, (
                    f"{move.action} does not tell its actor"
                )
            others = actor is not None and actor not in now.audience
            if others and now.seen == then.seen and not all(event.opens for event in told):
                raise Leak(f"{seat} is told of {move.action}, which changes nothing for them")

    def time_alone_changes_nothing(self) -> None:
        """Nothing is looked at twice: ``shown`` is what was to be seen at the time of the state."""
        moment = (len(self.log), max(self.now, self.state.now))
        if moment in (self._looked_at, (len(self.log), self.state.now)):
            return
        self._looked_at = moment
        later = self.codec.copy(self.state)
        later.now = max(self.now, later.now)
        for seat, picture in self.pictures(later).items():
            assert picture.seen == self.shown[seat].seen, "a picture that changes by itself"

    def secrets_are_kept(self, below: Below) -> None:
        """Matches that differ only in what an audience may not know are the same to it."""
        twin = twins.new_twin(self, self.some_audience(below), below)
        before = encode(self.state)
        twins.looks_alike(self, twin)
        twins.refuses_alike(self, twin, below)
        twins.relays_alike(self, twin, below)
        twins.time_betrays_nobody(self, below)
        assert encode(self.state) == before, "a signal has changed the state"

    def views_are_made_alike(self) -> None:
        """For several audiences at once, and for each alone."""
        audiences = [picture.audience for picture in self.shown.values()]
        alone = [self.game.view(self.state, audience) for audience in audiences]
        assert self.game.views(self.state, audiences) == alone

    def replays(self) -> None:
        """The log, read back from JSON, leads to the same events, draws and state; also from states
        that were stored, as they may be wherever nothing can be taken back."""
        state, begun = referee.begin(self.game, self.options, self.seats, self.seed)
        again, past = [begun], ()
        for number, move in enumerate(self.log[1:]):
            if not past and number % STORED == 0:
                state = self.codec.state(encode(state))
            action = self.codec.logged(encode(move.action))
            state, past, played = undo.act(
                self.game, state, past, move.seat, action, move.at, move.lag
            )
            again.append(played)
        assert again == self.log
        assert encode(state) == encode(self.state)

    def is_short_enough(self) -> None:
        moves = [move for move in self.log if not isinstance(move.action, Presence)]
        assert len(moves) <= self.secrets.LONGEST

    def meets(self, move: Move) -> None:
        """Everything that is done, told or asked is counted, and can be said in both languages."""
        keys = {f"event-{event.__struct_config__.tag}" for event in move.events}
        if move.seat is not None:
            keys.add(f"do-{move.action.__struct_config__.tag}")
        turns = [picture.view.turn for picture in self.shown.values()]
        keys |= {f"ask-{turn.ask}" for turn in turns if turn}
        for key in keys:
            assert not unwritten(self.folder, key), f"no words for {key}"
        self.met.update(keys)

    # ---- looking around

    def pictures(self, state: State) -> dict[int | None, Picture]:
        """What each seat, and a spectator (None), would be shown."""
        seats = [*range(self.seats), None]
        audiences = [SPECTATORS if s is None else self.game.audience(state, s) for s in seats]
        return {
            seat: Picture(audience, view, self.sent(state, seat, view))
            for seat, audience, view in zip(
                seats, audiences, self.game.views(state, audiences), strict=True
            )
        }

    def sent(self, state: State, seat: int | None, view: Any, past: Past | None = None) -> bytes:
        past = self.past if past is None else past
        offers = [] if seat is None else undo.offers(self.game, state, past, seat)
        return encode((view, grouped(offers)))

    def seen_in(self, state: State, audience: Audience, past: Past | None = None) -> list[bytes]:
        """What every member of an audience would be shown there."""
        view = self.game.view(state, audience)
        return [self.sent(state, seat, view, past) for seat in self.members(audience)]

    def seen_by(self, audience: Audience) -> list[bytes]:
        return [self.shown[seat].seen for seat in self.members(audience)]

    def all_scenes(self) -> dict[Audience, bytes]:
        everybody = referee.audiences(self.game, self.state, self.seats)
        return {audience: encode(self.game.scene(self.state, audience)) for audience in everybody}

    def members(self, audience: Audience) -> list[int | None]:
        return list(audience) or [None]

    def some_audience(self, below: Below) -> Audience:
        everybody = list(self.scenes)
        return everybody[below(len(everybody))]

    def offers(self, seat: int) -> list[Offer]:
        """Asked for once in a position."""
        if self._offers[0] != len(self.log):
            self._offers = len(self.log), {}
        offers = self._offers[1]
        if seat not in offers:
            offers[seat] = super().offers(seat)
        return offers[seat]

    def known_words(self) -> tuple[Pool, Pool]:
        """What stands in the offers, and in all that is shown. Looked up once in a position."""
        if self._words is None or self._words[0] != len(self.log):
            offered = [offer for _, offer in self.offered()]
            shown = [decode(picture.seen) for picture in self.shown.values()]
            self._words = len(self.log), (known(decode(encode(offered))), known(shown))
        return self._words[1]

    def nonsense(self, seat: int, below: Below) -> dict[str, Any]:
        """An action wrong all through, or one that somebody may take, perhaps with one change."""
        kind = shape_of(self.game.action_type | Undo)
        pool = self.known_words()[below(2)]
        offers = [(seat, offer) for offer in self.offers(seat)] if below(2) else self.offered()
        chosen = some_kind(offers, self.rarely, below)
        if chosen is None or below(3) == 0:
            return anything(kind, below, pool)
        asked = self.some_action(*chosen, below)
        return asked if below(3) == 0 else disturbed(asked, kind, below, pool)


def known(things: Any) -> list[int | str]:
    """The words and numbers in them, always in the same order."""
    return sorted({*scalars(things)}, key=str)


@cache
def shape_of(kind: Any) -> msgspec.inspect.Type:
    return msgspec.inspect.type_info(kind)
