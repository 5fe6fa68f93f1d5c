"""Whatever staff do to somebody: it is told them with its reason on a page of their own, and undone
by an objection that holds, which somebody else answers."""

from functools import partial

import pytest

from server.accounts.models import Guest
from server.core.messages import say
from server.library.keeping import own_documents, save_new
from server.matches.models import Match
from server.moderation.banning import ban_person
from server.moderation.deciding import answer_appeal, decide_case
from server.moderation.hosts import hand_host
from server.moderation.models import Case
from server.moderation.muting import limit_to_phrases, mute_person
from server.moderation.renaming import rename_person
from server.moderation.taking_away import take_away
from server.moderation.voiding import void_match
from server.rooms.models import Played
from server.rooms.sanctions import names_held
from server.rooms.services import room_picture
from tests.support.finished import finished_match
from tests.support.guests import ANN, BEN, GAME, refused
from tests.support.sanctions import standing
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, read, reported


def hidden(by, table):
    decide_case(by, reported(table, "you are all vile"), "hide", "insult", WHY)
    return lambda: room_picture(table.code).hidden["table"] == [1]


def imposed(impose, by, table):
    impose(by, Guest.objects.get(pk=ANN), "day", "insult", WHY)
    return lambda: standing(table) != ""


def handed_over(by, table):
    hand_host(by, table.seats.get(number=1), "insult", WHY)
    return lambda: room_picture(table.code).host == BEN


def renamed(by, table):
    rename_person(by, Guest.objects.get(pk=ANN), "insult", WHY)
    return lambda: names_held(table.code, ANN) == (["Ann"], None)


def taken_away(by, table):
    document = save_new(ANN, "space_hulk", "A map of hatred", "{}")
    take_away(by, document, "insult", WHY)
    return lambda: document not in own_documents(ANN)


def made_void(by, table):
    match = finished_match(GAME, 1)
    Played.objects.create(match=match, seat=0, guest_id=ANN, name="Ann")
    void_match(by, match, "insult", WHY)
    return lambda: Match.objects.get().void


UNMUTED = "appeal-unmuted-conduct"
BEFALLS = {
    "hide": (hidden, "decision-title", "appeal-shown-again"),
    "mute": (partial(imposed, mute_person), "decision-title-person", UNMUTED),
    "phrases": (partial(imposed, limit_to_phrases), "decision-title-person", UNMUTED),
    "ban": (partial(imposed, ban_person), "decision-title-ban", "appeal-unbanned"),
    "host": (handed_over, "decision-title-host", "appeal-taken-back"),
    "rename": (renamed, "decision-title-rename", "appeal-taken-back"),
    "taken": (taken_away, "decision-title-taken", "appeal-taken-back"),
    "void": (made_void, "decision-title-void", "appeal-taken-back"),
}
"""By outcome: who does it and whether it still holds; how it is told, and how its end."""


@pytest.mark.parametrize("upheld", [True, False])
@pytest.mark.parametrize("outcome", BEFALLS)
def test_whom_it_befalls_reads_why_and_an_objection_that_holds_undoes_it(
    moderator, other, table, outcome, upheld
):
    befalls, title, undone = BEFALLS[outcome]
    holds = befalls(moderator, table)
    case = Case.objects.get()
    told = (case.author_id, case.name, case.outcome, case.ground, case.told)
    assert told == (ANN, "Ann", outcome, "insult", False)
    ann, address = Visitor(ANN, "pl"), f"/decisions/{case.code}/"
    page = read(ann, address)
    for key in (title, f"decision-outcome-{outcome}", "because-insult", "appeal-title"):
        assert say("pl", key) in page, key
    assert WHY not in page and moderator.username not in page
    ann.submit(address, appeal="It was a quotation")
    with refused("own-decision"):
        answer_appeal(moderator, case, upheld, WHY)
    assert holds()
    answer_appeal(other, case, upheld, WHY)
    assert holds() is upheld
    case.refresh_from_db()
    assert (case.state, case.upheld, case.told) == (Case.ANSWERED, upheld, False)
    assert say("pl", "appeal-upheld" if upheld else undone) in read(ann, address)
