"""The roles of staff, as Django's groups: what each may do, and who has which. Made as they stand
here after every migration, so that a permission given by hand does not stay."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import Group, Permission

from server.accounts.models import Member

HELPER, MODERATOR, SENIOR, ADMIN = ("helper", "moderator", "senior", "admin")

LOOK = (
    *(f"rooms.view_{model}" for model in ("room", "seat", "chatline", "played", "sanction")),
    *(f"matches.view_{model}" for model in ("match", "fault")),
    *(f"accounts.view_{model}" for model in ("guest", "member")),
    *("library.view_document", "moderation.view_case", "moderation.view_liveroom"),
    "rooms.view_announcement",
)
ADDED: dict[str, tuple[str, ...]] = {
    HELPER: (*LOOK, "moderation.hide_line"),
    MODERATOR: (
        "moderation.decide_case",
        "moderation.mute_person",
        "moderation.ban_person",
        "moderation.rename_person",
        "moderation.view_proposal",
        "moderation.view_slowed",
        "moderation.close_room",
        "moderation.empty_seat",
        "moderation.hand_host",
        "moderation.freeze_match",
        "moderation.void_match",
        "moderation.take_away",
        "moderation.view_auditentry",
    ),
    SENIOR: ("accounts.change_member", "rooms.announce"),
    ADMIN: ("moderation.rebuild_match", "moderation.give_role", "auth.view_group"),
}
"""What each role may do that the one before it may not."""
ROLES = tuple(ADDED)
"""From the one that may least."""


def permissions_of(role: str) -> frozenset[str]:
    """With those of all roles before it."""
    up_to = ROLES[: ROLES.index(role) + 1]
    return frozenset(permission for each in up_to for permission in ADDED[each])


def make_roles(**_signal: Any) -> None:
    """Give each group its permissions, and no others. One that is not there yet, since only a part
    of the migrations was asked for, follows with the rest."""
    known = {
        f"{each.content_type.app_label}.{each.codename}": each
        for each in Permission.objects.select_related("content_type")
    }
    for role in ROLES:
        group, _ = Group.objects.get_or_create(name=role)
        group.permissions.set(known[name] for name in permissions_of(role) if name in known)


def role_of(member: Member) -> str | None:
    """The mightiest of the member's roles; None for somebody who is not staff."""
    # All of them: a list has read them for all its rows at once.
    names = {group.name for group in member.groups.all()} if member.is_staff else set()
    return next((role for role in reversed(ROLES) if role in names), None)


def set_role(member: Member, role: str | None) -> None:
    """The one role that the member has from now on; None: no longer staff."""
    others = [group for group in member.groups.all() if group.name not in ROLES]
    member.groups.set([*others, *Group.objects.filter(name=role)])
    member.is_staff = role is not None
    member.save(update_fields=["is_staff"])
