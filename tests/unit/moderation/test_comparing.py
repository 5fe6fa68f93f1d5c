"""A match is compared with its log by one click, and rebuilt from it by an admin, while frozen."""

from html import unescape

import pytest

from server.core.messages import say
from server.matches.models import Checkpoint, Head, Move
from server.matches.stored import checkpoint_from_log
from server.moderation import comparing
from server.moderation.models import AuditEntry
from tests.unit.moderation.cases import WHY, deeds


@pytest.fixture
def match(running):
    return running.match


def page(match, do):
    return f"/admin/matches/match/{match.pk}/{do}/"


def compared(client, match):
    answer = client.get(page(match, "compare"), follow=True)
    assert answer.redirect_chain == [(page(match, "change"), 302)]
    return unescape(answer.content.decode())


def spoil(match):
    right = checkpoint_from_log(match)
    Checkpoint.objects.create(
        match=match,
        version=right.version,
        rules_version=right.rules_version,
        body=right.body.replace('"counts":[', '"counts":[7', 1),
    )


class Rebuilding:
    def __init__(self):
        self.asked = []
        self.obeys = True

    async def rebuild(self, match, checkpoint):
        self.asked.append((match, checkpoint))
        return self.obeys


@pytest.fixture
def rebuilding(monkeypatch):
    runtime = Rebuilding()
    monkeypatch.setattr(comparing, "current_runtime", lambda: runtime)
    yield runtime


def test_a_match_comes_out_as_it_is_stored_or_differs_from_where(staff, match, monkeypatch):
    client = staff("moderator")
    assert say("en", "match-as-stored") in compared(client, match)
    spoil(match)
    told = compared(client, match)
    assert say("en", "refuse-log-differs", version=1) in told
    assert "plays to another state" not in told
    # A long log is left to the command.
    monkeypatch.setattr(comparing, "LONGEST", 0)
    assert say("en", "refuse-log-too-long", most=0) in compared(client, match)


def test_a_log_that_the_rules_do_not_play_tells_nothing_of_itself(staff, match):
    Move.objects.filter(match_id=match.pk).update(body='{"secret": "hand"}')
    told = compared(staff("moderator"), match)
    refusals = (say("en", "refuse-log-unplayable"), say("en", "refuse-log-differs", version=1))
    assert any(refusal in told for refusal in refusals)
    assert "hand" not in told.replace("handed", "").split("messagelist")[-1][:500]


def test_an_admin_rebuilds_a_frozen_match_and_that_is_on_record(staff, match, rebuilding):
    spoil(match)
    Head.objects.filter(match=match).update(frozen=True)
    client = staff("admin")
    assert client.get(page(match, "rebuild")).status_code == 200
    client.post(page(match, "rebuild"), {"reason": WHY})
    assert rebuilding.asked == [(match.pk, checkpoint_from_log(match))]
    entry = AuditEntry.objects.deeds().get()
    assert (entry.what, entry.reason, entry.after) == ("rebuild_match", WHY, {"version": 1})


@pytest.mark.parametrize(
    ("change", "obeys"),
    [
        ({"frozen": False}, True),
        ({"frozen": True, "version": 2}, True),
        ({"frozen": True}, False),
    ],
    ids=["runs", "the log does not reach its version", "moved meanwhile"],
)
def test_what_cannot_be_rebuilt_is_refused_and_not_on_record(
    staff, match, rebuilding, change, obeys
):
    Head.objects.filter(match=match).update(**change)
    rebuilding.obeys = obeys
    staff("admin").post(page(match, "rebuild"), {"reason": WHY})
    assert len(rebuilding.asked) == (not obeys)
    assert deeds() == []
