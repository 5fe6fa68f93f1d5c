"""Recordings of finished matches, which survive changes of the rules."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from games import referee
from games.engine import SPECTATORS, Presence, Remove, Substitute, TableAction
from server.matches import recorder
from server.matches.core import frames
from server.matches.core.frames import Shown
from server.matches.core.head import apply_row, begin
from server.matches.core.recordings import WHOLE, Recording, Track, recording_of
from server.matches.models import Match, Move
from server.matches.models import Recording as StoredRecording
from server.matches.recorder import record_finished_matches, recording_body
from tests.support.finished import finished_match
from tests.support.people import merged
from tests.support.plays import begun, log_of

ASY = "asy_przestworzy"
BOTH_GAMES = pytest.mark.parametrize(
    ("slug", "seats"), [(ASY, 2), ("kosmiczna_eskadra", 3)], ids=["cards", "table"]
)


def developed(recording: Recording) -> Recording:
    """As a browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(recording), type=Recording)


def pictures(track: Track) -> list[Any]:
    """The view at each frame, from the first patch to the last."""
    seen, view = [], None
    for frame in track.frames:
        view = frame.view if frame.view is not None else merged(view, frame.patch)
        seen.append(view)
    return seen


@BOTH_GAMES
def test_a_recording_shows_every_audience_what_its_sockets_were_told(slug: str, seats: int) -> None:
    row = begun(slug, seats)
    log = log_of(row)
    recording = developed(recording_of(row, log))
    assert [track.seats for track in recording.tracks] == [
        *((seat,) for seat in range(seats)),
        SPECTATORS,
    ]
    for track in recording.tracks:
        seat = track.seats[0] if track.seats else None
        told, seen = as_it_was_sent(row, log, seat)
        assert [frame.events for frame in track.frames] == told
        assert pictures(track) == seen


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
        move = apply_row(head, stored)
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
    """And means the same moment to everybody."""
    row = begun(slug, seats)
    recording = developed(recording_of(row, log := log_of(row)))
    times = {stored.version: stored.at for stored in log}
    assert recording.versions == log[-1].version
    for track in recording.tracks:
        whole = [index for index, frame in enumerate(track.frames) if frame.view is not None]
        assert whole == list(range(0, len(track.frames), WHOLE))
        seen = pictures(track)
        assert all(seen[index] == track.frames[index].view for index in whole)
        versions = [frame.v for frame in track.frames]
        assert versions == sorted(set(versions))
        assert [frame.at for frame in track.frames] == [times[v] for v in versions]
        assert not [event for frame in track.frames for event in frame.events if "only" in event]


# Kept


def kept(match: Match) -> Recording:
    body = recording_body(match)
    assert body is not None
    return msgspec.json.decode(gzip.decompress(body), type=Recording)


@pytest.mark.django_db
def test_a_recording_outlives_its_log() -> None:
    match = finished_match(ASY, 2)
    recording = kept(match)
    Move.objects.filter(match=match).delete()
    match.refresh_from_db()
    assert kept(match) == recording
    assert match.recorded


@pytest.mark.django_db
def test_what_is_over_is_recorded_once_and_what_runs_is_not() -> None:
    over, running = finished_match(ASY, 2), finished_match(ASY, 2, dice=2)
    Match.objects.filter(pk=running.pk).update(over=False)
    assert record_finished_matches() == 1
    assert record_finished_matches() == 0
    assert list(StoredRecording.objects.values_list("match_id", flat=True)) == [over.pk]


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
    record_finished_matches()
    match.refresh_from_db()
    assert match.left == left


@pytest.mark.django_db
def test_two_who_record_the_same_match_store_one_recording() -> None:
    match = finished_match(ASY, 2)
    twin = Match.objects.get(pk=match.pk)
    assert recording_body(match) == recording_body(twin)
    StoredRecording.objects.filter(match=match).update(body=b"the first")
    assert recorder._make(twin) is not None
    assert bytes(StoredRecording.objects.get(match=match).body) == b"the first"


@pytest.mark.django_db
@pytest.mark.parametrize("change", [{"rules_version": 99}, {"game": "forgotten"}])
def test_a_match_of_rules_that_are_gone_is_left_without_a_recording_for_good(change: Any) -> None:
    match = finished_match(ASY, 2)
    Match.objects.filter(pk=match.pk).update(**change)
    match.refresh_from_db()
    assert recording_body(match) is None
    assert record_finished_matches() == 0
    assert not StoredRecording.objects.exists()


@pytest.mark.django_db
def test_a_log_whose_draws_were_changed_makes_no_recording() -> None:
    match = finished_match(ASY, 2)
    bodies = ((move, msgspec.json.decode(move.body)) for move in Move.objects.filter(match=match))
    move, body = next(found for found in bodies if found[1]["draws"])
    body["draws"][0][3] += 1
    Move.objects.filter(match=match, version=move.version).update(
        body=msgspec.json.encode(body).decode()
    )
    assert recording_body(match) is None


@pytest.mark.django_db
def test_a_recording_names_what_a_shuffle_found_where_the_game_can() -> None:
    recording = kept(finished_match(ASY, 2))
    assert recording.unshuffled["deck-entente"][:2] == ["aircraft-E01", "aircraft-E02"]
    assert "range" not in recording.unshuffled
