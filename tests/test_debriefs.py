"""What games tell of their ends: from public events alone, in each of their languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from games.engine import Debrief, Game, Outcome
from games.referee import AnyGame
from games.registry import all_games, game_called
from server.core import messages as words
from server.matches.core.head import apply_row, begin
from server.matches.core.rows import Row
from server.replays.debrief import told_to_all
from tests.golden import logs
from tests.messages import entries, languages, parameters
from tests.sixth import beside_the_others, models
from tests.support.plays import begun, log_of
from tests.table import Table

GAMES = [*all_games().values(), *models()]
DEBRIEFED = [game for game in GAMES if type(game).debrief is not Game.debrief]
every_game = pytest.mark.parametrize("game", DEBRIEFED, ids=lambda game: game.slug)


def matches(game: AnyGame) -> Iterator[tuple[list[Row], Outcome]]:
    """Whole matches: the golden ones, and of a game without them one at random."""
    files = [file for file in logs.files() if file.parents[2].name == game.slug]
    golden = [logs.read(file) for file in files]
    for each in golden:
        if each.begun.rules_version == game.version:
            rows = [Row(*row) for row in each.rows]
            yield rows, msgspec.json.decode(each.outcome, type=Outcome)
    if not golden:
        with beside_the_others():
            row = begun(game.slug, max(game.seats(game.options_type())))
            rows = log_of(row)
            head, _ = begin(row)
            for each in rows[1:]:
                apply_row(head, each)
            yield rows, game.outcome(head.state)


def debriefs(game: AnyGame) -> Iterator[tuple[Debrief, Outcome]]:
    for rows, outcome in matches(game):
        yield game.debrief(list(told_to_all(rows, game.event_type)), outcome), outcome


@every_game
def test_the_end_of_a_match_is_told_in_each_language_of_the_game(game: AnyGame) -> None:
    folder = Path(Table.folder_of(game))
    written = [entries(folder / f"locale/end/{each}.ftl") for each in languages(folder)]
    assert all(each.keys() == written[0].keys() and "end-title" in each for each in written)
    for debrief, outcome in debriefs(game):
        assert debrief.lines
        stages = [stage for row in debrief.ribbon for stage in row]
        for line in (*debrief.lines, *(stage.line for stage in stages)):
            for said in written:
                assert parameters(said[f"end-{line.say}"]) <= line.params.keys(), line
        for stage in stages:
            assert stage.mark and set(stage.seats) <= set(range(len(outcome.places)))


@every_game
def test_no_browser_is_sent_these_words(game: AnyGame) -> None:
    folder = Path(Table.folder_of(game))
    for language in languages(folder):
        sent = entries(folder / f"locale/{language}.ftl").keys()
        assert not sent & entries(folder / f"locale/end/{language}.ftl").keys()


def test_a_secret_is_no_part_of_what_is_told() -> None:
    """``CardSeen`` of Asy przestworzy is told to one seat."""
    game = game_called("asy_przestworzy")
    [rows, *_] = [rows for rows, _ in matches(game)]
    told = {type(event).__name__ for event in told_to_all(rows, game.event_type)}
    assert "HandDealt" in told and "CardSeen" not in told
    assert "card-seen" in b"".join(bytes(row.body) for row in rows).decode()


def test_the_words_are_found_by_the_server() -> None:
    [slug, *_] = [game.slug for game in DEBRIEFED]
    assert words.say("pl", "end-title", slug) != words.say("pl", "end-title")
