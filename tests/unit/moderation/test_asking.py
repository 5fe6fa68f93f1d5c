"""What staff can find out by asking the lists: what the lists show, and nothing more."""

from itertools import product

import pytest
from django.contrib import admin
from django.contrib.admin import display
from django.contrib.admin.views.main import ORDER_VAR
from django.contrib.auth.models import Group, Permission

from server.accounts.models import Guest, Member
from server.matches.models import Match
from server.moderation.staff_admin import StaffAdmin
from server.rooms.models import ChatLine, Played, Room, Seat
from tests.protocol.permissions.parameters import OF_LISTS
from tests.unit.moderation.cases import asking, listed, one_of

ROLES = ("helper", "superuser")
"""Those who may see least and most."""

SHOWN = {
    "room": "code game public closed match matches_played active_at locked created_at host"
    " settings options commitment",
    "liveroom": "code game match active_at match__head__due_at",
    "announcement": "kind text_pl text_en until at",
    "seat": "room number name guest bot_level ready",
    "match": "code game rules_version seats begun_at over head__frozen options commitment",
    "chatline": "room channel number name text phrase hidden at guest seat",
    "sanction": "kind name guest member room ground by began_at until ended_at",
    "played": "match room seat name guest bot_level",
    "fault": "match seat at",
    "document": "code game name published withdrawn owner body created_at updated_at",
    "guest": "name member created_at last_seen",
    "member": "username is_active is_staff date_joined last_login groups",
    "group": "name permissions",
    "case": "code place state room name opened_at",
    "proposal": "guest name period network ground by reason answered_by answer at until",
    "auditentry": "at who what target reason room before after",
}
"""By model: the columns that its list and its pages show to everybody who may see them."""

ASKED = {name.partition("_")[2]: asked for name, asked in OF_LISTS.items()}
"""By model: what its list is narrowed by: filters, days, links from other pages."""

EXACTLY = ("", "exact", "isnull", "isempty", "id__exact", "year", "month", "day")
"""Lookups that such narrowing needs."""

PATTERNS = (
    *("regex", "iregex", "startswith", "istartswith", "endswith", "contains", "icontains"),
    *("iexact", "gt", "gte", "lt", "lte", "range", "in", "length__gt", "0", "date", "hour__gt"),
)

HIDDEN = ("seed", "secret", "nonces", "nonce", "recovery", "password", "outcome", "action", "trace")


@pytest.fixture(params=ROLES)
def person(request, db):
    if request.param == "superuser":
        return Member.objects.create_superuser("root")
    return one_of(request.param, "Hela")


def everything():
    return list(admin.site._registry.values())


def name_of(each):
    return str(each.model._meta.model_name)


def columns(model):
    return [field.attname for field in model._meta.concrete_fields] + [
        field.name for field in model._meta.get_fields()
    ]


def paths(model, hops):
    """Every column of the model, and those of what it is related to."""
    yield from columns(model)
    for field in model._meta.get_fields() if hops else ():
        if field.is_relation and field.related_model is not None:
            assert isinstance(field.related_model, type)
            yield from (f"{field.name}__{path}" for path in paths(field.related_model, hops - 1))


def answers(each, request, asked):
    return each.lookup_allowed(asked, "1", request)


def test_a_list_answers_about_no_column_but_those_it_is_narrowed_by(person):
    found, request = set(), asking(person)
    for each in everything():
        narrowed = set(ASKED.get(name_of(each), "").split())
        for path, lookup in product(set(paths(each.model, 1)), (*EXACTLY, *PATTERNS)):
            asked = f"{path}__{lookup}" if lookup else path
            if (path not in narrowed or lookup in PATTERNS) and answers(each, request, asked):
                found.add(f"{name_of(each)}?{asked}")
    # The key of a related object is what a link asks for; it stands in every address.
    keys = {f"{name}?{path}__id" for name, text in ASKED.items() for path in text.split()}
    assert {each.removesuffix("__exact") for each in found} <= keys, sorted(found)


def test_nor_does_it_through_more_relations(person):
    request = asking(person)
    for each in everything():
        secret = (path for path in set(paths(each.model, 2)) if {*path.split("__")} & {*HIDDEN})
        for path, lookup in product(secret, ("", "__regex", "__startswith", "__gt")):
            assert not answers(each, request, path + lookup), f"{name_of(each)}?{path}{lookup}"


def test_a_search_looks_at_shown_columns_alone(person):
    for each in everything():
        for path in each.get_search_fields(asking(person)):
            *hops, last = path.split("__")
            model = each.model
            for hop in hops:
                related = model._meta.get_field(hop).related_model
                assert isinstance(related, type)
                model = related
            assert last in SHOWN[str(model._meta.model_name)].split(), f"{name_of(each)}: {path}"


def test_a_list_is_ordered_by_shown_columns_alone(person):
    request = asking(person)
    for each in everything():
        usual = {str(column).removeprefix("-") for column in each.get_ordering(request)}
        found = each.get_changelist_instance(request)
        # A box to tick stands before the columns; beyond the last there are none.
        last = len(each.get_list_display(request)) + 1
        for number in range(-last, last + 1):
            found.params[ORDER_VAR] = str(number)
            by = found.get_ordering(request, found.root_queryset)
            asked = {str(column).removeprefix("-") for column in by} - {"pk"}
            assert asked <= {*SHOWN[name_of(each)].split(), *usual}, name_of(each)


def test_whoever_may_not_see_the_rooms_does_not_ask_about_them_elsewhere(db):
    person = Member.objects.create_user("Zofia", is_staff=True)
    person.user_permissions.add(Permission.objects.get(codename="view_chatline"))
    chat = admin.site._registry[ChatLine]
    assert "room__code" not in chat.get_search_fields(asking(person))
    assert not answers(chat, asking(person), "room__game")
    assert "text" in chat.get_search_fields(asking(person))


def test_a_page_is_found_by_its_number_alone(staff, running):
    client, match = staff("moderator"), Match.objects.get()
    for key, of in ((match.seed, "seed"), (match.secret, "secret"), (match.code, "code")):
        for to_field in ({}, {"_to_field": of}):
            answer = client.get(f"/admin/matches/match/{key}/change/", to_field)
            assert answer.status_code in (302, 400)
    assert client.get("/admin/matches/match/", {"_to_field": "seed"}).status_code == 400


def test_the_choices_of_a_field_are_searched_like_the_list(staff, running):
    client, match = staff("helper"), Match.objects.get()
    asked = {"app_label": "rooms", "model_name": "room", "field_name": "match"}
    for term, found in ((match.code, 1), (match.seed[:6], 0), (match.secret[:6], 0)):
        answer = client.get("/admin/autocomplete/", {**asked, "term": term})
        assert len(answer.json()["results"]) == found


def test_a_model_that_says_nothing_about_itself_answers_nothing(running):
    class Plain(StaffAdmin):
        list_filter = ("seed",)
        search_fields = ("seed", "played__room__secret")
        list_display = ("code", "luck")

        @display(ordering="-seed")
        def luck(self, match):
            return "good"

    plain, person = Plain(Match, admin.site), Member.objects.create_superuser("root")
    request = asking(person)
    assert list(plain.get_search_fields(request)) == []
    assert list(plain.get_list_filter(request)) == []
    assert list(plain.get_fields(request)) == []
    assert list(plain.get_sortable_by(request)) == ["code"]
    assert not any(answers(plain, person, f"{path}__regex") for path in columns(Match))


def test_what_lists_are_narrowed_by_still_narrows(moderator, running):
    match, group = Match.objects.get(), Group.objects.get(name="helper")
    found = [
        (Match, {"over__exact": 0, "head__frozen__exact": 0}, 1),
        (Match, {"over__exact": 1}, 0),
        (Match, {"q": match.code}, 1),
        (Match, {"q": running.code}, 1),
        (Room, {"public__exact": 1}, 0),
        (Room, {"created_at": 1}, 1),
        (Room, {"q": running.code}, 1),
        (Room, {"q": "zzzzzz"}, 0),
        (Seat, {"guest__isempty": 1}, 1),
        (Seat, {"q": running.code}, running.seats.count()),
        (Played, {"q": running.code}, running.match.seats),
        (ChatLine, {"room__id__exact": running.pk}, 0),
        (Guest, {"member__isempty": 0}, 0),
        (Guest, {"q": running.code}, 1),
        (Member, {"groups__id__exact": group.pk}, 0),
        (Member, {"is_staff__exact": 1, "q": "mar"}, 1),
    ]
    for model, asked, count in found:
        assert len(listed(moderator, model, **asked)) == count, (model, asked)
