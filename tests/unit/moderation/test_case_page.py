"""A case on its page: who holds it, the form for whoever does, the way back, and what a refusal
leaves."""

import pytest
from django.utils import timezone
from django.utils.translation import override

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.case_evidence import Evidence, Known
from server.moderation.claiming import claim
from server.moderation.deciding import appeal, decide_case, undo_decision
from server.moderation.models import KINDS, Case
from server.moderation.outcomes import effects_of
from server.moderation.reporting import report
from server.rooms.chat import say as say_line
from server.rooms.models import Room, Sanction
from tests.support.guests import ANN, BEN, EVE
from tests.unit.moderation.cases import DECISION, QUEUE, WHY, asking, later, one_of, read, sent


def holder(case):
    case.refresh_from_db()
    return case.claimed_by if case.claimed else None


def page_of(case, do="change"):
    return f"{QUEUE}{case.pk}/{do}/"


def ways_on(case, person):
    """The deeds that its page leads somebody on to."""
    case = Case.objects.get(pk=case.pk)
    return {name.removesuffix("_this") for name, _, _ in Known(case, asking(person)).deeds}


def test_everybody_is_told_who_holds_a_case(staff, member, case):
    claim(member, case)
    client = staff("moderator")
    shown = read(client, page_of(case))
    assert "Zofia" in shown and "Zofia" in read(client, QUEUE)
    assert page_of(case, "claim") not in shown
    # Once more, since minutes may have gone by on a machine that has other work.
    claim(member, case)
    assert say("en", "refuse-case-claimed", name="Zofia", minutes=15) in sent(
        client, page_of(case, "claim")
    )
    assert holder(case) == member


def test_the_form_is_for_whoever_holds_the_case(staff, case):
    client, form = staff("moderator"), page_of(case, "decide")
    assert client.get(form)["Location"] == page_of(case)
    # To look at an address holds nothing.
    client.get(page_of(case, "claim"))
    assert holder(case) is None
    client.post(page_of(case, "claim"))
    assert client.get(form).status_code == 200
    client.post(page_of(case, "give-back"))
    assert holder(case) is None and client.get(form).status_code == 302


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_decided_is_told_in_words(db, moderator, kind):
    for outcome in {key.partition("-")[0] for key in effects_of(Case(kind=kind))}:
        case = Case(kind=kind, state=Case.DECIDED, outcome=outcome, ground="other")
        case.known = Known(case, asking(moderator))
        with override("en"):
            told = Evidence().decided(case)
        assert say("en", "because-other") in told and "outcome-" not in told, outcome


def test_of_a_decision_that_was_taken_back_no_end_is_told(staff, member, case):
    ended = say("en", "sanction-ended", date="#").partition("#")[0]
    client = staff("moderator")
    decide_case(member, case, "mute-day", "insult", WHY)
    Sanction.objects.update(ended_at=timezone.now())
    assert ended in read(client, page_of(case))
    undo_decision(member, case, WHY)
    assert ended not in read(client, page_of(case))


def test_a_case_that_is_not_there_leads_back_to_the_queue(staff, case):
    client = staff("moderator")
    for do in ("claim", "decide", "answer", "undo", "give-back"):
        assert client.post(f"{QUEUE}4711/{do}/", {"reason": WHY})["Location"] == QUEUE
    assert say("en", "case-not-here") in read(client, QUEUE)


def test_a_moderator_decides_takes_it_back_and_decides_again(staff, case):
    client, undo = staff("moderator"), page_of(case, "undo")
    done = client.post(page_of(case, "decide"), DECISION, follow=True)
    assert done.redirect_chain == [(QUEUE, 302)]
    # Beside what says that it is done.
    assert f'href="{undo}"' in done.content.decode()
    shown = read(client, page_of(case))
    assert page_of(case, "claim") not in shown and f'href="{undo}"' in shown
    for told in (say("en", "outcome-hide"), say("en", "because-insult"), "a moderator"):
        assert told in shown
    assert say("en", "touched-shown", room=case.place) in read(client, undo)
    assert client.post(undo, {"reason": ""}).status_code == 200
    assert client.post(undo, {"reason": "the wrong line"})["Location"] == page_of(case)
    shown = read(client, page_of(case))
    assert say("en", "case-undone", outcome="hide") in shown and say("en", "case-again") in shown
    assert undo not in shown
    assert say("en", "refuse-undone-already") in sent(client, undo, reason="the wrong line")


def test_whoever_comes_too_late_to_take_it_back_is_told_so(staff, case):
    client = staff("moderator")
    client.post(page_of(case, "decide"), DECISION)
    later(11)
    answered = client.get(page_of(case, "undo"), follow=True)
    assert answered.redirect_chain == [(page_of(case), 302)]
    assert say("en", "refuse-undo-late", minutes=10) in answered.content.decode()


def test_a_long_history_costs_no_more_queries(
    staff, member, case, room, django_assert_max_num_queries
):
    for number in range(8):
        line = say_line(room.code, ANN, f"line {number}")
        other = report(room.code, EVE if number % 2 else BEN, "table", line.number, "spam", "").case
        decide_case(member, other, "nothing", "", "harmless")
    client = staff("moderator")
    # Four of them put the look on record.
    with django_assert_max_num_queries(26):
        client.get(page_of(case))


TO_A_GUEST = {f"accounts_guest_{do}" for do in ("mute", "limit_to_phrases", "ban", "rename")}


def test_the_page_leads_to_further_deeds_that_are_possible(moderator, case, room):
    in_the_room = {"rooms_chatline_hide", "rooms_seat_empty", "rooms_room_close"}
    assert ways_on(case, moderator) == in_the_room | TO_A_GUEST
    decide_case(Member.objects.create_user("Zofia"), case, "hide", "insult", WHY)
    room.seats.filter(guest=ANN).update(guest=None)
    Room.objects.update(closed=True)
    assert ways_on(case, moderator) == TO_A_GUEST
    Guest.objects.filter(pk=ANN).update(name="")
    assert ways_on(case, moderator) == TO_A_GUEST - {"accounts_guest_rename"}


def test_it_leads_nobody_to_what_they_may_not_do(staff, moderator, case):
    """A senior gets to the account; nobody to a ban or another name of staff."""
    assert ways_on(case, one_of("helper", "Hela")) == {"rooms_chatline_hide"}
    account = Member.objects.create_user("Ann", is_staff=True)
    Guest.objects.filter(pk=ANN).update(member=account)
    to_staff = TO_A_GUEST - {"accounts_guest_ban", "accounts_guest_rename"}
    assert ways_on(case, moderator) & TO_A_GUEST == to_staff
    assert "accounts_member_change" not in ways_on(case, moderator)
    link = f'href="/admin/accounts/member/{account.pk}/change/">{say("en", "their-account")}</a>'
    assert link in read(staff("senior"), page_of(case))


def test_whose_decision_it_was_is_told_that_somebody_else_answers(staff, case):
    own, other = staff("moderator"), staff("senior")
    own.post(page_of(case, "decide"), DECISION)
    appeal(Case.objects.get(), "it was a quotation")
    told = say("en", "refuse-own-decision")
    shown = read(own, page_of(case))
    assert told in shown and page_of(case, "claim") not in shown
    answer = {"upheld": "no", "reason": "I was wrong"}
    assert told in sent(own, page_of(case, "answer"), **answer)
    shown = read(other, page_of(case))
    assert told not in shown and page_of(case, "claim") in shown and "it was a quotation" in shown
    held = other.post(page_of(case, "claim"), follow=True)
    assert held.redirect_chain == [(page_of(case, "answer"), 302)]
    assert "it was a quotation" in held.content.decode()
    other.post(page_of(case, "answer"), answer)
    assert Case.objects.get().upheld is False


def test_its_head_says_what_it_is_about_and_names_the_keys_that_do_something(staff, case):
    decides, undoes, moderator = "<kbd>D</kbd>", "<kbd>Z</kbd>", staff("moderator")

    def named(client):
        page = read(client, page_of(case))
        assert f">{case.name}: you are all vile</a>" in page.partition("<main")[0]
        return decides in page, undoes in page

    assert named(staff("helper")) == (False, False)
    assert named(moderator) == (True, False)
    moderator.post(page_of(case, "decide"), DECISION)
    assert named(moderator) == (False, True)
