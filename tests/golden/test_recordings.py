"""A recording is shown for ever: without its log, and without the rules by which it was played."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from django.test import Client

from games.registry import game_called
from server.matches import recorder
from server.matches.core import head
from server.matches.core.recordings import Recording
from server.matches.models import Match
from server.matches.models import Recording as StoredRecording
from tests.golden import recordings
from tests.messages import LANGUAGES, messages
from tests.support.people import merged

FILES = pytest.mark.parametrize("file", recordings.files(), ids=recordings.slug_of)
ROOT = Path(__file__).parent.parent.parent


def recording_in(file: Path) -> Recording:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=Recording)


def kept(file: Path) -> Match:
    """As the database holds a match whose log and rules have gone."""
    match = Match.objects.create(
        game=recordings.slug_of(file),
        rules_version=recordings.VERSION,
        options="{}",
        seats=len(recording_in(file).tracks) - 1,
        begun_at=0,
        over=True,
        outcome='{"places": [1, 2], "reason": "eight"}',
        recorded=True,
    )
    StoredRecording.objects.create(match=match, body=file.read_bytes())
    return match


@FILES
def test_there_are_no_rules_any_more_by_which_it_was_played(file: Path) -> None:
    with pytest.raises(KeyError):
        game_called(recordings.slug_of(file), recordings.VERSION)


@FILES
@pytest.mark.django_db
@pytest.mark.usefixtures("plain_statics")
def test_its_pages_show_it_without_asking_the_rules(
    client: Client, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_args: Any) -> NoReturn:
        raise AssertionError("a recording needs no rules")

    for module, name in ((head, "game_called"), (recorder, "recording_of")):
        monkeypatch.setattr(module, name, gone)
    match = kept(file)
    for address in (f"/m/{match.code}/", f"/m/{match.code}/dice/"):
        assert client.get(address).status_code == 200
    assert b"/film.json" in client.get(f"/m/{match.code}/").content
    assert client.get(f"/m/{match.code}/film.json").content == gzip.decompress(file.read_bytes())


@FILES
def test_every_frame_of_it_can_be_developed(file: Path) -> None:
    recording = recording_in(file)
    assert [len(track.seats) for track in recording.tracks] == [1] * (len(recording.tracks) - 1) + [
        0
    ]
    for track in recording.tracks:
        view: Any = None
        for frame in track.frames:
            view = frame.view if frame.view is not None else merged(view, frame.patch)
            assert view["phase"]
        versions = [frame.v for frame in track.frames]
        assert versions == sorted(set(versions)) and versions[-1] == recording.versions


@FILES
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_in_it_still_has_words(file: Path, language: str) -> None:
    """An event that goes from the rules keeps its words, as long as a recording tells of it."""
    slug = recordings.slug_of(file)
    words = messages(ROOT / "games" / slug / "locale" / f"{language}.ftl") | messages(
        ROOT / "static" / "words" / f"{language}.ftl"
    )
    happened = {
        event["event"]
        for track in recording_in(file).tracks
        for frame in track.frames
        for event in frame.events
    }
    assert len(happened) > 4
    assert {f"event-{each}" for each in happened} <= words


@FILES
def test_it_tells_nobody_for_whom_an_event_was(file: Path) -> None:
    assert not [event for event in told(recording_in(file)) if "only" in event]


def told(recording: Recording) -> list[dict[str, Any]]:
    return [event for track in recording.tracks for frame in track.frames for event in frame.events]
