"""What a profile shows, and to whom."""

import json

import pytest

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Match
from server.members import profile
from server.members.profile import PAGE, records
from server.rooms.models import Played
from tests.support.guests import ANN, BEN, GAME
from tests.unit.members.visitors import Visitor, read


@pytest.fixture
def ann(visitor):
    ann = Visitor(ANN)
    ann.sign_up("Ann")
    return ann


def ended(places, *names, guest=None, game=GAME, left=()):
    """A match that is over: the guest, else Ann's browser, at seat 0, others after it; a name that
    begins with @ is a bot's level."""
    outcome = None if places is None else json.dumps({"places": places, "reason": "rounds"})
    match = Match.objects.create(
        game=game,
        rules_version=1,
        options="{}",
        seats=1 + len(names),
        begun_at=1_700_000_000_000 + Match.objects.count() * 60_000,
        over=True,
        outcome=outcome,
        left=list(left),
    )
    holder = Guest.objects.get(id=guest) if guest else Guest.objects.get(member__username="Ann")
    Played.objects.create(match=match, seat=0, guest=holder, name="Ann")
    for seat, name in enumerate(names, 1):
        level = name.removeprefix("@") if name.startswith("@") else ""
        Played.objects.create(match=match, seat=seat, name="" if level else name, bot_level=level)
    return match


def test_wins_are_counted_game_by_game(ann):
    ended([1, 2], "Ben")
    ended([2, 1], "Ben")
    ended([1, 1], "Ben")
    ended([1, 3, 2], "Ben", "Cyd", game="other")
    ended(None, "Ben", game="other")
    found = [(one.game, one.played, one.won, one.share) for one in records(Member.objects.get())]
    assert found == [(GAME, 3, 1, 33), ("other", 2, 1, 50)]


def test_what_a_bot_has_finished_counts_as_played_and_never_as_won(ann):
    for places, left in (([1, 2], 0), ([2, 1], 0), ([1, 2], 1)):
        ended(places, "Ben", left=[left])
    found = [(one.played, one.won, one.left) for one in records(Member.objects.get())]
    assert found == [(3, 1, 2)]


def test_a_match_that_runs_or_counts_for_nobody_is_on_no_record(ann):
    match = ended([1, 2], "Ben", left=[0])
    Match.objects.update(void=True)
    assert match.code not in read(ann, "/people/Ann/")
    assert records(Member.objects.get(), own=True) == []
    Match.objects.update(void=False, over=False)
    assert records(Member.objects.get(), own=True) == []


def test_the_profile_tells_which_matches_were_left(ann):
    reader, words = Visitor(BEN, "pl"), ("profile-left", "profile-first", "profile-left-many")
    ended([1, 2], "Ben")
    page = read(reader, "/people/Ann/")
    assert [say("pl", key) in page for key in words] == [False, True, False]
    ended([1, 2], "Ben", left=[0])
    page = read(reader, "/people/Ann/")
    assert [page.count(say("pl", key)) for key in words[:2]] == [1, 1]
    assert say("pl", "profile-left-many") in page


def test_others_hear_of_a_match_when_those_who_watch_with_a_delay_do(ann, monkeypatch):
    match = ended([1, 2], "Ben")
    Match.objects.filter(pk=match.pk).update(told_at=1_000)
    for now, told in ((999, False), (1_000, True)):
        monkeypatch.setattr(profile, "wall_time", lambda now=now: now)
        assert match.code in read(ann, "/people/Ann/")
        page = read(Visitor(BEN), "/people/Ann/")
        assert (match.code in page) is told
        assert bool(records(Member.objects.get())) is told


def test_the_history_tells_when_with_whom_and_how_it_ended(ann):
    ended([1, 2], "Ben")
    match = ended([2, 1], "@easy")
    ended([1, 1], "")
    ended([3, 1, 2], "Ben", "Cyd")
    page = read(Visitor(BEN, "pl"), "/people/Ann/")
    for words in (
        say("pl", "profile-first"),
        say("pl", "profile-last"),
        say("pl", "profile-shared"),
        say("pl", "profile-place", place=3, count=3),
        say("pl", "profile-with", company="Ben, Cyd"),
        say("pl", "bot-name", level=say("pl", "level-easy", GAME)),
        say("pl", "former-guest"),
        say("pl", "game-name", GAME),
        f'href="/m/{match.code}/"',
    ):
        assert words in page


def test_the_matches_of_all_of_a_members_browsers_are_one_history(ann):
    phone = Visitor(BEN)
    phone.sign_in("Ann")
    ended([1, 2], "Eve", guest=ann.guest)
    ended([1, 2], "Eve", guest=phone.guest)
    assert [one.played for one in records(Member.objects.get())] == [2]


def test_a_long_history_has_pages_that_cost_the_same(ann, django_assert_max_num_queries):
    for _ in range(PAGE + 1):
        ended([1, 2], "Ben")
    with django_assert_max_num_queries(11):
        first = read(ann, "/people/Ann/")
    last = read(ann, "/people/Ann/?page=2")
    assert (first.count("/m/"), last.count("/m/")) == (PAGE, 1)
    beyond = read(ann, "/people/Ann/?page=99999")
    assert say("en", "profile-page", page=2, pages=2) in beyond


def test_a_profile_that_is_not_there_says_so_and_a_name_written_otherwise_leads_to_it(ann):
    assert Visitor().get("/people/ANN/")["Location"] == "/people/Ann/"
    for name in ("Nobody", "1", "%00", "me%2F..", "x" * 300):
        assert say("en", "not-found-title") in read(Visitor(), f"/people/{name}/", 404)


def test_a_member_may_keep_the_history_to_themselves(ann):
    match = ended([1, 2], "Ben")
    ann.submit("/settings/", history="me")
    others, own = (read(each, "/people/Ann/") for each in (Visitor(BEN), ann))
    assert match.code not in others
    assert say("en", "profile-hidden", name="Ann") in others
    assert match.code in own
