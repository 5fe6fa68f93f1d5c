"""Films: what everybody was told, kept after the end without the rules that it came from."""

from __future__ import annotations

import gzip
import re
from typing import Any

import msgspec
import pytest

from games import referee
from games.engine import SPECTATORS, Presence, Remove, Substitute, TableAction
from server.matches import recorder
from server.matches.core import frames
from server.matches.core.frames import Shown
from server.matches.core.head import begin, go_on_with
from server.matches.core.recordings import WHOLE, Film, Reel, film_of
from server.matches.models import Film as StoredFilm
from server.matches.models import Match, Move
from server.matches.recorder import film_body, film_what_is_over
from tests.support.finished import finished_match
from tests.support.people import merged, texts
from tests.support.plays import begun, log_of

ASY = "asy_przestworzy"
BOTH_GAMES = pytest.mark.parametrize(
    ("slug", "seats"), [(ASY, 2), ("kosmiczna_eskadra", 3)], ids=["cards", "table"]
)


def developed(film: Film) -> Film:
    """As a browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(film), type=Film)


def pictures(reel: Reel) -> list[Any]:
    """The view at each frame, from the first patch to the last."""
    seen, view = [], None
    for frame in reel.frames:
        view = frame.view if frame.view is not None else merged(view, frame.patch)
        seen.append(view)
    return seen


@BOTH_GAMES
def test_a_film_shows_every_audience_what_its_sockets_were_told(slug: str, seats: int) -> None:
    row = begun(slug, seats)
    log = log_of(row)
    film = developed(film_of(row, log))
    assert [reel.seats for reel in film.reels] == [*((seat,) for seat in range(seats)), SPECTATORS]
    for reel in film.reels:
        seat = reel.seats[0] if reel.seats else None
        told, seen = as_it_was_sent(row, log, seat)
        assert [frame.events for frame in reel.frames] == told
        assert pictures(reel) == seen


def as_it_was_sent(row: Any, log: list[Any], seat: int | None) -> tuple[list[Any], list[Any]]:
    """What a socket of that seat would have been told and shown, update by update."""
    head, first = begin(row)
    told = [msgspec.json.decode(msgspec.json.encode(heard(first, head, seat)))]
    shown = Shown(head, seat)
    view = msgspec.json.decode(msgspec.json.encode(shown.view))
    seen = [view]
    for stored in log[1:]:
        before = head
        head = before.copy()
        move = go_on_with(head, stored)
        for later, frame in frames.updates([shown], head, [move], 0):
            shown = later
            update = msgspec.json.decode(frame)
            view = update.get("view") or merged(view, update.get("patch") or {})
            told += [events for _, events in update["events"]]
            seen.append(view)
    return told, seen


def heard(move: Any, head: Any, seat: int | None) -> list[Any]:
    return referee.told(move.events, head.begun.audience_of(head.state, seat))


@BOTH_GAMES
def test_any_version_is_a_few_patches_away_from_a_whole_picture(slug: str, seats: int) -> None:
    row = begun(slug, seats)
    for reel in developed(film_of(row, log_of(row))).reels:
        whole = [index for index, frame in enumerate(reel.frames) if frame.view is not None]
        assert whole == list(range(0, len(reel.frames), WHOLE))
        seen = pictures(reel)
        assert all(seen[index] == reel.frames[index].view for index in whole)


def test_versions_mean_the_same_moment_to_everybody() -> None:
    row = begun(ASY, 2)
    film = film_of(row, log := log_of(row))
    times = {stored.version: stored.at for stored in log}
    for reel in film.reels:
        versions = [frame.v for frame in reel.frames]
        assert versions == sorted(set(versions))
        assert [frame.at for frame in reel.frames] == [times[v] for v in versions]
    assert film.versions == log[-1].version


NAMING = ("revealed", "speed-used", "range-struck")
"""Events that show everybody an aircraft."""


def named_too_early(reel: Reel, sides: str) -> list[str]:
    """Aircraft of those sides that a frame names before an event has shown them."""
    shown: set[str] = set()
    found = []
    for frame in reel.frames:
        shown |= {event["aircraft"] for event in frame.events if event["event"] in NAMING}
        for text in texts([frame.view, frame.patch, frame.events]):
            if re.fullmatch(r"[EC]\d\d", text) and text[0] in sides and text not in shown:
                found.append(text)
    return found


@pytest.mark.parametrize("dice", range(4))
def test_nobodys_film_names_what_they_could_not_know_then(dice: int) -> None:
    row = begun(ASY, 2)
    entente, central, watchers = developed(film_of(row, log_of(row, dice))).reels
    flies = entente.frames[-1].view or pictures(entente)[-1]
    own, other = ("E", "C") if flies["squadrons"]["0"]["side"] == "entente" else ("C", "E")
    assert named_too_early(watchers, "EC") == []
    assert named_too_early(entente, other) == []
    assert named_too_early(central, own) == []
    # The measure itself sees something: one's own cards are named before they are revealed.
    assert named_too_early(entente, own)


@BOTH_GAMES
def test_whom_an_event_was_meant_for_is_in_no_film(slug: str, seats: int) -> None:
    row = begun(slug, seats)
    for reel in film_of(row, log_of(row)).reels:
        assert not [event for frame in reel.frames for event in frame.events if "only" in event]


# Kept


def kept(match: Match) -> Film:
    body = film_body(match)
    assert body is not None
    return msgspec.json.decode(gzip.decompress(body), type=Film)


@pytest.mark.django_db
def test_a_film_outlives_its_log() -> None:
    match = finished_match(ASY, 2)
    film = kept(match)
    Move.objects.filter(match=match).delete()
    match.refresh_from_db()
    assert kept(match) == film
    assert match.filmed


@pytest.mark.django_db
def test_what_is_over_is_filmed_once_and_what_runs_is_not() -> None:
    over, running = finished_match(ASY, 2), finished_match(ASY, 2, dice=2)
    Match.objects.filter(pk=running.pk).update(over=False)
    assert film_what_is_over() == 1
    assert film_what_is_over() == 0
    assert list(StoredFilm.objects.values_list("match_id", flat=True)) == [over.pk]


GONE = [Presence(1, False), Substitute(1, "easy")]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("table", "left"),
    [
        ([], []),
        (GONE, [1]),
        ([*GONE, Presence(1, True), Substitute(1)], []),
        ([Presence(0, False), Remove(0, "easy")], [0]),
    ],
    ids=["none", "gone", "back", "removed"],
)
def test_who_was_gone_at_the_end_is_kept_with_the_match(
    table: list[TableAction], left: list[int]
) -> None:
    match = finished_match(ASY, 2, table=table)
    film_what_is_over()
    match.refresh_from_db()
    assert match.left == left


@pytest.mark.django_db
def test_two_who_film_the_same_match_store_one_film() -> None:
    match = finished_match(ASY, 2)
    twin = Match.objects.get(pk=match.pk)
    assert film_body(match) == film_body(twin)
    StoredFilm.objects.filter(match=match).update(body=b"the first")
    assert recorder._make(twin) is not None
    assert bytes(StoredFilm.objects.get(match=match).body) == b"the first"


@pytest.mark.django_db
@pytest.mark.parametrize("change", [{"rules_version": 99}, {"game": "forgotten"}])
def test_a_match_of_rules_that_are_gone_is_left_without_a_film_for_good(change: Any) -> None:
    match = finished_match(ASY, 2)
    Match.objects.filter(pk=match.pk).update(**change)
    match.refresh_from_db()
    assert film_body(match) is None
    assert film_what_is_over() == 0
    assert not StoredFilm.objects.exists()


@pytest.mark.django_db
def test_a_log_whose_draws_were_changed_makes_no_film() -> None:
    match = finished_match(ASY, 2)
    drew = next(move for move in Move.objects.filter(match=match) if drawn(move))
    body = msgspec.json.decode(drew.body)
    body["draws"][0][3] += 1
    Move.objects.filter(match=match, version=drew.version).update(
        body=msgspec.json.encode(body).decode()
    )
    assert film_body(match) is None


def drawn(move: Move) -> list[Any]:
    draws: list[Any] = msgspec.json.decode(move.body)["draws"]
    return draws


@pytest.mark.django_db
def test_a_film_names_what_a_shuffle_found_where_the_game_can() -> None:
    film = kept(finished_match(ASY, 2))
    assert film.unshuffled["deck-entente"][:2] == ["aircraft-E01", "aircraft-E02"]
    assert "range" not in film.unshuffled
