"""A log that was stored plays for ever as it was played, or its version of the rules is gone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from games.registry import all_games, game_called
from server.matches.core.head import begin, head_from
from server.matches.core.replaying import Differs, digest, play_again
from server.matches.core.rows import Row
from tests.golden import logs
from tests.golden.record import golden, is_wanted, kinds
from tests.sixth import beside_the_others, model
from tests.support.plays import begun, log_of

FILES = pytest.mark.parametrize("file", logs.files(), ids=logs.name_of)


@FILES
def test_a_golden_log_plays_as_it_was_played(file: Path) -> None:
    """If not, the game's ``version`` has to go up, and its old rules into ``EARLIER``."""
    golden = logs.read(file)
    try:
        game_called(golden.begun.game, golden.begun.rules_version)
    except KeyError:
        # Rules that are gone on purpose: no match of theirs can go on, which is said elsewhere.
        assert golden.begun.rules_version < game_called(golden.begun.game).version
    else:
        play_again(golden.stored)


@FILES
def test_a_golden_keepsake_leads_to_the_same_head_as_the_whole_log(file: Path) -> None:
    golden = logs.read(file)
    first, _ = begin(golden.begun)
    rows = [Row(*row) for row in golden.rows]
    whole = head_from(first.copy(), None, rows[1:])
    later = [row for row in rows if row.version > golden.checkpoint.version]
    assert digest(head_from(first, golden.checkpoint, later)) == digest(whole)
    assert 1 < golden.checkpoint.version < whole.version


@pytest.mark.parametrize("slug", all_games())
def test_the_present_rules_of_every_released_game_have_golden_logs(slug: str) -> None:
    game = game_called(slug)
    wanted = [logs.file_of(slug, game.version, kind) for kind in kinds(game) if is_wanted(game)]
    missing = [file.name for file in wanted if not file.exists()]
    assert missing == [], "`python -m tests.golden.record` makes them"


def test_golden_logs_are_wanted_from_the_release_or_the_second_version_on() -> None:
    toy = type(model())
    released = type("Released", (toy,), {"released": True})
    second = type("Second", (toy,), {"version": 2})
    assert [is_wanted(kind()) for kind in (toy, released, second)] == [False, True, True]


def test_a_game_without_bots_has_golden_logs_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with beside_the_others() as games:
        monkeypatch.setattr(type(games["cups"]), "levels", ())
        for kind in kinds(games["cups"]).values():
            row = begun("cups", kind.seats)
            assert golden(row, log_of(row, 11, kind.table)).rows


TAKES_BACK = {
    slug: kind for slug in all_games() if (kind := kinds(game_called(slug)).get("undone"))
}


@pytest.mark.parametrize("slug", TAKES_BACK)
def test_a_golden_log_may_take_acts_back(slug: str) -> None:
    row, kind = begun(slug, TAKES_BACK[slug].seats), TAKES_BACK[slug]
    told = golden(row, log_of(row, 15, undone=kind.undone))
    done = [msgspec.json.decode(body)["action"]["do"] for *_, body in told.rows]
    assert ["undo", "undo"] in [done[at : at + 2] for at in range(len(done))]


def test_a_rule_that_says_something_else_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    golden = logs.read(logs.files()[0])
    kind = type(game_called(golden.begun.game))
    sound = kind.apply

    def silent(self, state, seat, action):  # type: ignore[no-untyped-def]
        return sound(self, state, seat, action)[:-1]

    monkeypatch.setattr(kind, "apply", silent)
    with pytest.raises(Differs):
        play_again(golden.stored)


def test_what_the_table_did_is_in_them_too() -> None:
    done = {
        msgspec.json.decode(body)["action"]["do"]
        for file in logs.files()
        for *_, body in logs.read(file).rows
    }
    assert {"begin", "presence", "substitute", "stand", "go_on"} <= done


def test_a_golden_log_of_another_version_is_not_played_by_the_present_rules() -> None:
    golden = logs.read(logs.files()[0])
    stored = replace(golden.stored, begun=replace(golden.begun, rules_version=99))
    with pytest.raises(KeyError):
        play_again(stored)
