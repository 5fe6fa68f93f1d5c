"""What sockets are told of mutes and warnings: when they come, when one begins, when it ends."""

from types import SimpleNamespace

import pytest
from django.db import DatabaseError
from msgspec.structs import replace
from structlog.testing import capture_logs

from server.core.messages import say
from server.rooms.bans import KeptOut, ban_of
from server.rooms.live import sanction_watch
from server.rooms.live.sanction_watch import SanctionWatch, in_words, over_in_words
from server.rooms.sanctions import InForce, Traces, note_range, read_in_force
from tests.support.guests import ANN, BEN

NOW = 1_000_000
MUTE = InForce(1, "c0de", "mute", "insult", NOW + 60_000, frozenset({ANN}), None, None, True)
BAN = replace(MUTE, pk=3, kind="ban", near=frozenset({"home"}))
WARNING = replace(MUTE, pk=2, kind="warning", until=NOW + 600_000)
TAKEN = replace(MUTE, pk=4, kind="rename", name="Nasty")


class Ears:
    """A socket, and what it has been told."""

    member = None
    sent_out = 0
    watching_as = None

    def __init__(self, guest, household=None):
        self.guest, self.traces = guest, Traces(household)
        self.heard = []

    async def sanctioned(self, sanction):
        self.heard.append(sanction)

    async def banned(self):
        self.sent_out += 1

    async def lose_name(self):
        self.watching_as = None


class Site:
    """Two sockets in a room of one process, and what the database holds."""

    def __init__(self, monkeypatch):
        self.now, self.in_force, self.away, self.read = NOW, [MUTE], False, 0
        self.noted = []
        self.ann, self.ben = Ears(ANN, "home"), Ears(BEN, "home")
        self.jobs = []
        self.asked = []
        self.carried_on = self.by_address = self.shuts = False
        self.poked = 0
        runtime = SimpleNamespace(
            pokes=SimpleNamespace(sanctions=self.poke),
            wall=SimpleNamespace(now=lambda: self.now),
            every=lambda seconds, job: self.jobs.append((seconds, job)),
        )
        monkeypatch.setattr(sanction_watch, "db_call", self.db_call)
        self.renamed = []
        sockets = [("room", self.ann), ("room", self.ben)]
        self.watch = SanctionWatch(runtime, lambda: sockets, self.tell_renamed)

    async def tell_renamed(self, taken):
        self.renamed += taken

    async def db_call(self, do, *args):
        if self.away:
            raise DatabaseError
        if do is note_range:
            self.noted.append(args[:2])
            return self.shuts
        if do is ban_of:
            self.asked.append(args[0])
            return KeptOut(BAN, self.by_address) if self.carried_on else None
        assert do is read_in_force
        self.read += 1
        return list(self.in_force)

    def poke(self):
        self.poked += 1

    async def passes(self, milliseconds):
        self.now += milliseconds
        for _, job in self.jobs:
            await job()


@pytest.fixture
def site(monkeypatch):
    return Site(monkeypatch)


async def test_who_comes_is_told_without_a_query_of_their_own(site, monkeypatch):
    assert await site.watch.meet("room", site.ann) == MUTE
    assert await site.watch.meet("room", site.ben) is None
    assert site.read == 1
    # Where nobody has been for a while it is read again.
    site.in_force = []
    monkeypatch.setattr(sanction_watch, "FRESH", -1.0)
    assert await site.watch.meet("room", site.ann) is None


async def test_a_mute_that_begins_is_told_to_its_person_alone_and_in_its_room(site):
    for in_force in (MUTE, replace(MUTE, room="elsewhere")):
        site.in_force = [in_force]
        await site.watch.look()
    assert (site.ann.heard, site.ben.heard) == ([MUTE, None], [None, None])


async def test_a_mute_comes_before_a_warning_and_leaves_it(site):
    site.in_force = [MUTE, WARNING]
    await site.watch.look()
    await site.passes(60_000)
    assert site.ann.heard == [MUTE, WARNING]
    # A name that was taken hides no warning.
    site.in_force = [TAKEN, WARNING]
    await site.watch.look()
    assert site.ann.heard[2:] == [WARNING]


async def test_who_watches_under_a_name_that_was_taken_has_none(site):
    site.in_force = [TAKEN]
    site.ann.watching_as, site.ben.watching_as = "nasty", "Nasty"
    await site.watch.look()
    assert (site.ann.watching_as, site.ben.watching_as) == (None, "Nasty")
    assert site.ann.heard == [None]
    site.ann.watching_as = "Nice"
    await site.watch.look()
    assert site.ann.watching_as == "Nice"


async def test_a_name_that_was_taken_is_told_anew_once_and_not_for_those_of_before(site):
    site.in_force = [TAKEN]
    await site.watch.look()
    assert site.renamed == []
    fresh = replace(TAKEN, pk=5, began=NOW)
    site.in_force = [TAKEN, fresh]
    # Whoever comes just then makes the process read them first.
    await site.watch.meet("room", site.ann)
    for _ in range(2):
        await site.watch.look()
    assert site.renamed == [fresh]
    assert site.watch.names_taken(1_000) == [fresh]


async def test_its_end_is_told_within_a_second_and_without_a_database(site):
    await site.watch.look()
    site.away = True
    with capture_logs() as lines:
        await site.watch.look()
    assert [line["event"] for line in lines] == ["sanctions.unread"]
    await site.passes(59_000)
    assert site.ann.heard == [MUTE, MUTE], "what was read stays"
    await site.passes(1_000)
    assert site.ann.heard == [MUTE, MUTE, None]
    assert [seconds for seconds, _ in site.jobs] == [1.0]


async def test_of_whom_staff_have_muted_the_household_is_noted_once_and_of_nobody_else(site):
    for other in (replace(MUTE, imposed=False), WARNING):
        site.in_force = [other]
        await site.watch.look()
    site.ann.traces, site.in_force = Traces(None), [MUTE]
    await site.watch.look()
    assert site.noted == []
    site.ann.traces = Traces("home")
    for _ in range(2):
        await site.watch.meet("room", site.ann)
        await site.watch.look()
    assert site.noted == [(MUTE.pk, "home")]


async def test_who_is_banned_is_told_so_wherever_they_are(site):
    lobby, other = Ears(ANN), Ears(BEN)
    site.watch.visitors |= {lobby, other}
    site.in_force = [BAN, MUTE]
    await site.watch.look()
    assert site.ann.heard == [BAN] and (lobby.sent_out, other.sent_out) == (1, 0)
    assert site.noted == [(BAN.pk, "home")]
    # An end of which the process was not told lets in.
    site.in_force = []
    assert not await site.watch.keeps_out(site.ann)
    assert await site.watch.meet("room", site.ann) is None


@pytest.mark.parametrize("shuts", [False, True])
async def test_who_is_banned_is_kept_out_and_others_cost_no_query(site, shuts):
    site.in_force, site.carried_on, site.shuts = [BAN], True, shuts
    assert await site.watch.keeps_out(site.ann)
    assert not await site.watch.keeps_out(Ears(BEN, "elsewhere"))
    assert site.noted == [(BAN.pk, "home")]
    # An address that is closed is read anew, and passed on.
    assert (site.read, site.poked, site.asked) == (1 + shuts, int(shuts), [ANN])


async def test_of_a_newcomer_from_there_the_database_is_asked(site):
    site.in_force = [BAN]
    assert not await site.watch.keeps_out(site.ben)
    assert (site.asked, site.poked) == ([BEN], 0)
    site.carried_on = True
    assert await site.watch.keeps_out(site.ben)
    assert site.poked == 1


async def test_a_ban_of_an_address_closes_what_is_open_to_guests_there(site):
    """But to those of whom the database says that they play, and to nobody from elsewhere."""
    shut = replace(BAN, guests=frozenset(), shut=frozenset({"home"}))
    site.in_force, site.by_address = [shut], True
    site.ann.traces = Traces("elsewhere")
    await site.watch.look()
    assert (site.asked, site.ben.sent_out) == ([BEN], 0)
    site.carried_on = True
    lobby, member = Ears(BEN, "home"), Ears(BEN, "home")
    member.member = 7
    site.watch.visitors |= {lobby, member}
    await site.watch.look()
    assert (site.ann.sent_out, site.ben.sent_out) == (0, 1)
    assert (lobby.sent_out, member.sent_out) == (1, 0)
    assert await site.watch.keeps_out(Ears(BEN, "home"))
    assert site.poked == 0


async def test_a_browser_of_the_banned_member_is_sent_out_as_a_guest_too(site):
    site.in_force, site.carried_on = [replace(BAN, guests=frozenset(), member=7)], True
    site.ben.traces = Traces("elsewhere", "7:x:y")
    await site.watch.look()
    assert (site.asked, site.ann.sent_out, site.ben.sent_out) == ([BEN], 0, 1)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_it_is_told_in_words(language):
    for kind in ("mute", "phrases"):
        silenced, key = replace(MUTE, kind=kind), f"sanction-{kind}"
        told, over = in_words(silenced, language), over_in_words(silenced, language)
        assert (told.kind, told.until, told.code) == (kind, MUTE.until, "c0de")
        assert say(language, key) in told.lead
        assert say(language, "because-insult") in told.lead
        carried = in_words(replace(silenced, imposed=False), language)
        assert say(language, f"{key}-carried-on") in carried.lead
        assert in_words(WARNING, language).lead != told.lead
        assert (over.kind, over.lead, over.till) == ("over", say(language, f"{key}-over"), "")
