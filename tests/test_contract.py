"""One suite of laws for every game: what the server relies on, whatever is played in it."""

from __future__ import annotations

import time
from collections import Counter
from hashlib import sha256
from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from games.chance import Chance
from games.documents import document_options
from games.offers import Offer
from games.referee import AnyGame, audiences, codec
from games.registry import all_games, lesson_of
from server.catalogue.games import forms_of
from tests.anything import mutated
from tests.lessons import has_its_words, played
from tests.messages import LANGUAGES, languages, messages, tags, unwritten
from tests.sixth import beside_the_others, models
from tests.support.pace import slowness, uncollected
from tests.table import Table, decode, encode
from tests.twins import begins_alike
from tools.playing import Playing, secrets_of

GAMES = [*all_games().values(), *models()]
with beside_the_others() as found:
    LESSONS = [lesson for slug in found if (lesson := lesson_of(slug))]
THOUGHT = 0.050
"""Seconds of a processor that a bot may think."""

STEPS = 40

DOCUMENTED = [game for game in GAMES if game.document_type is not None]
"""Games for which people make documents."""

RANDOM_MOVES = 50

SELDOM = 120
"""At so many examples a profile would look at every move of a long match."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)
chosen = st.integers(0, 2**32 - 1).map(lambda number: Random(number).randrange)


def table_of(game: AnyGame, below) -> Table:
    """A new match with some of the options, for some number of seats."""
    secrets = secrets_of(game)
    options = secrets.OPTIONS[below(len(secrets.OPTIONS))]
    seats = game.seats(options)
    return Table(game, options, seats[below(len(seats))], f"{below(2**32):064x}")


def begun(game: AnyGame, below) -> Table:
    """A match that has come as far as its game thinks worth testing, or mostly so."""
    table, secrets = table_of(game, below), secrets_of(game)
    if hasattr(secrets, "prelude") and below(4):
        secrets.prelude(table, below)
    return table


class Match(RuleBasedStateMachine):
    """Four things happen at a table, in any order."""

    game: AnyGame

    @initialize(below=chosen)
    def sit_down(self, below) -> None:
        self.table = begun(self.game, below)
        self.below = below

    @rule(below=chosen)
    def someone_acts(self, below) -> None:
        self.table.somebody_acts(below)

    @rule(below=chosen)
    def someone_tries_anything(self, below) -> None:
        self.table.try_anything(below(self.table.seats), below)

    @rule(below=chosen)
    def time_passes(self, below) -> None:
        self.table.wait(self.table.some_time(below), below)
        if below(4):
            self.table.look_at_signals(below)

    @rule(below=chosen, here=st.booleans())
    def someone_leaves_or_returns(self, below, here) -> None:
        if not self.table.over:
            self.table.presence(below(self.table.seats), here, below)

    @invariant()
    def the_laws_hold(self) -> None:
        self.table.holds(self.below)

    def teardown(self) -> None:
        self.table.replays()
        self.table.is_short_enough()


@every_game
def test_the_laws_hold_whatever_happens_at_the_table(game):
    machine = type(f"{game.slug.title()}Match", (Match,), {"game": game})
    looks = settings(stateful_step_count=STEPS, max_examples=matches() // 2)
    run_state_machine_as_test(machine, settings=looks)


@every_game
def test_the_laws_hold_where_the_secrets_live(game):
    """Random players get there, or this fails: the game says what must have been met how often."""
    met = Counter()
    for seed in range(matches()):
        met.update(watched(game, Random(f"{game.slug} {seed}").randrange).met)
    wanted = getattr(secrets_of(game), "MET", {})
    assert {key: met[key] for key, least in wanted.items() if met[key] < least} == {}


@every_game
def test_the_beginning_tells_no_secret(game):
    begins_alike(game)


def matches() -> int:
    """As many as the profile says: see ``conftest.py``."""
    return settings().max_examples


def watched(game: AnyGame, below) -> Table:
    """So much of a match as one test looks at."""
    table = begun(game, below)
    for _ in range(STEPS):
        if table.over:
            break
        table.something_happens(below)
        table.holds(below)
    table.replays()
    table.is_short_enough()
    return table


@every_game
@pytest.mark.parametrize("seed", range(matches() // 10))
def test_a_match_played_at_random_ends_within_its_bound(game, seed):
    """The laws are looked at here and there on the way: there may be thousands of moves."""
    below = Random(f"{game.slug} {seed}").randrange
    table = begun(game, below)
    while not table.over:
        if below(8) == 0 or not table.somebody_acts(below):
            table.wait(below(60_000), below)
            table.look_at_signals(below)
        if below(SELDOM) < matches():
            table.holds(below)
        table.is_short_enough()
    table.holds(below)
    table.replays()


@every_game
def test_every_bot_plays_a_match_to_its_end_from_view_and_offers_alone(game):
    for level in game.levels:
        below = Random(f"{game.slug} {level}").randrange
        table = table_of(game, below)
        while not table.over:
            if waiting := table.waited_for():
                seat, _ = waiting[below(len(waiting))]
                assert table.act(seat, choice(table, level, seat), below) is None
            else:
                table.wait(1_000, below)
                table.look_at_signals(below)
            table.is_short_enough()


def choice(table: Table, level: str, seat: int) -> dict:
    """What a bot does with what a browser gets: the same every time it gets the same."""
    game, picture = table.game, table.shown[seat]
    shown = game.scene(table.state, picture.audience)
    scene = None if shown is None else msgspec.json.decode(encode(shown), type=type(shown))
    view = msgspec.json.decode(encode(picture.view), type=game.view_type)
    offers = decode(encode(table.offers(seat)), type=list[Offer])
    seed = sha256(encode((level, seat, len(table.log)))).hexdigest()
    with uncollected():
        before = time.thread_time()
        plan = game.choose(level, seat, scene, view, offers, Chance(seed))
        took = time.thread_time() - before
    assert took < THOUGHT or took < THOUGHT * slowness(), "a bot that thinks too long"
    assert game.choose(level, seat, shown, picture.view, offers, Chance(seed)) == plan
    assert plan.wait >= 0
    for _, signal in plan.path:
        codec(game).signal(encode(signal))
    return decode(encode(plan.action))


@every_game
def test_options_survive_json_and_can_be_played(game):
    for options in [game.options_type(), *secrets_of(game).OPTIONS]:
        assert game.check(options) == []
        assert len(game.seats(options)) > 0
        assert codec(game).options(encode(options)) == options


documented = pytest.mark.parametrize("game", DOCUMENTED, ids=lambda game: game.slug)


@documented
def test_options_with_a_document_survive_json(game):
    assert document_options(type(game))
    for document in secrets_of(game).DOCUMENTS:
        options = secrets_of(game).played_by(examined(game, decode(encode(document))))
        assert game.check(options) == []
        assert codec(game).options(encode(options)) == options


@documented
def test_what_passes_the_examination_can_be_set_up_and_played(game):
    """Most changes break a document: some, but not all of them, must have been played."""
    below = Random(f"{game.slug} documents").randrange
    passed = 0
    tried = 8 * matches()
    for _ in range(tried):
        documents = secrets_of(game).DOCUMENTS
        changed = decode(encode(documents[below(len(documents))]))
        for _ in range(1 + below(3)):
            changed = mutated(changed, below)
        if (document := examined(game, changed)) is not None:
            passed += 1
            played_at_random(game, secrets_of(game).played_by(document), below)
    assert 0 < passed < tried


def examined(game: AnyGame, document):
    """The document as its type, if it has no errors; the examination changes nothing."""
    before = encode(document)
    problems = game.examine(document)
    assert encode(document) == before
    assert all(problem.code for problem in problems)
    if not all(problem.warning for problem in problems):
        return None
    return msgspec.convert(document, game.document_type, str_keys=True)


def played_at_random(game: AnyGame, options, below) -> None:
    allowed = game.seats(options)
    table = Playing(game, options, allowed[below(len(allowed))], f"{below(2**32):064x}")
    for _ in range(RANDOM_MOVES):
        if table.over:
            break
        if not table.somebody_acts(below):
            table.wait_for_the_clock(below)
        game.views(table.state, audiences(game, table.state, table.seats))
    state = encode(table.state)
    assert encode(codec(game).state(state)) == state


@every_game
def test_options_without_hurry_are_options_of_the_game(game):
    for options in [game.options_type(), *secrets_of(game).OPTIONS]:
        if (calm := game.unhurried(options)) is not None:
            assert game.unhurried(calm) == calm and game.check(calm) == []
            assert game.seats(calm) == game.seats(options)
            assert codec(game).options(encode(calm)) == calm


@every_game
def test_what_a_form_shows_of_the_options_is_theirs(game):
    """The usual number of seats is one of them; what is seldom or has a picture is an option."""
    allowed, fields = game.seats(game.options_type()), msgspec.structs.fields(game.options_type)
    assert game.usual_seats is None or game.usual_seats in allowed
    assert set(game.seldom) <= {field.name for field in fields}
    shown = [field for field in fields if field.name not in document_options(type(game))]
    values = {f"{field.name}-{value}" for field in shown for value in forms_of(field.type)}
    values |= {f"seats-{number}" for number in allowed}
    pictures = Table.folder_of(game).glob("static/*/choices/*")
    assert [file for file in pictures if file.suffix != ".svg" or file.stem not in values] == []


@every_game
def test_each_seat_has_a_side_with_a_name_or_all_are_alike(game):
    for options in [game.options_type(), *secrets_of(game).OPTIONS]:
        for seats in game.seats(options):
            sides = game.sides(options, seats)
            assert len(sides) in (0, seats)
            folder = Table.folder_of(game)
            assert [side for side in sides if unwritten(folder, f"side-{side}")] == []


@every_game
def test_everything_that_may_be_said_is_written_in_the_games_languages(game):
    """In both from its release on; until then Polish may fall back to English."""
    folder = Table.folder_of(game)
    needed = {*LANGUAGES} if game.released else {"en"}
    assert needed <= {*languages(folder)}
    written_alike(game)
    keys = ["game-name", "game-line"]
    keys += [f"do-{tag}" for tag in tags(game.action_type)]
    keys += [f"event-{tag}" for tag in tags(game.event_type)]
    keys += [f"level-{level}" for level in game.levels]
    keys += [f"option-{field.name}" for field in msgspec.structs.fields(game.options_type)]
    keys += ["option-seats"] if len(game.seats(game.options_type())) > 1 else []
    assert [key for key in keys if unwritten(folder, key)] == []


@every_game
def test_pages_tell_how_it_is_played(game):
    assert "game-how" in written_alike(game, "pages")
    assert game.glance is not None
    assert 0 < game.glance.minutes[0] <= game.glance.minutes[1]


def written_alike(game: AnyGame, *where: str) -> frozenset[str]:
    """The keys of its messages in a folder, which are the same in each of its languages."""
    folder = Table.folder_of(game)
    locale = folder.joinpath("locale", *where)
    [keys] = {messages(locale / f"{language}.ftl") for language in languages(folder)}
    return keys


@every_game
def test_the_rulebook_opens_at_rules_that_it_has(game):
    folder = Table.folder_of(game)
    text = (folder / "RULES.md").read_text("utf-8")
    assert [rule for rule in game.moments.values() if f"**{rule}**" not in text] == []
    assert [ask for ask in game.moments if unwritten(folder, f"ask-{ask}")] == []


@every_lesson
def test_a_lesson_is_played_to_its_end_whatever_its_learner_chooses(lesson):
    for seed in range(matches()):
        played(lesson, Random(f"{lesson.slug} {seed}").randrange)


@every_lesson
def test_every_step_of_a_lesson_is_said_in_both_languages(lesson):
    has_its_words(lesson)
