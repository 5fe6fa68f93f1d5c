"""What is posted to a route: a form, or JSON, as its page would send it."""

from __future__ import annotations

from typing import Any

from tests.protocol.permissions.scene import GAME
from tests.support.staff import NO_ROWS

OPENING = {"game": GAME, "name": "Somebody New"}
LONG = "a long and new password"

REASON = {"reason": "A test"}
WHY = {"ground": "spam", **REASON}
MATCHES = ("freeze", "resume", "count", "rebuild")

Forms = dict[str, dict[str, Any]]


def _of_admin(form: dict[str, Any], *routes: str) -> Forms:
    return {f"admin:{route}": form for route in routes}


def _of_people(form: dict[str, Any], *deeds: str) -> Forms:
    """What staff do to a member, and to a guest."""
    people = ("member", "guest")
    return _of_admin(form, *(f"accounts_{one}_{do}_this" for one in people for do in deeds))


SENT: Forms = {
    "create": OPENING,
    "anywhere": OPENING,
    "lesson": OPENING,
    "seat": {"words": "bobo dago dika duda"},
    "documents": {"json": {"game": "space_hulk", "name": "X", "body": {}}},
    "document": {"json": {"name": "Y", "body": {}}},
    "publish_document": {"json": {"published": False}},
    "examine_document": {"json": {"game": "space_hulk", "body": {}}},
    "account_login": {"login": "member", "password": "a guess"},
    "account_signup": {"username": "Nova", "password1": LONG, "password2": LONG},
    "account_change_password": {"oldpassword": "a guess", "password1": LONG, "password2": LONG},
    "account_reset_password": {"email": "member@example.org"},
    "account_reset_password_from_key": {"password1": LONG, "password2": LONG},
    **dict.fromkeys(("mfa_authenticate", "mfa_reauthenticate", "mfa_activate_totp"), {"code": "1"}),
    "mfa_add_webauthn": {"name": "My phone", "credential": "{}"},
    "mfa_reauthenticate_webauthn": {"credential": "{}"},
    "account_reauthenticate": {"password": "a guess"},
    "report": {"ground": "insult"},
    "report_room": {"ground": "spam"},
    "report_person": {"ground": "stalling"},
    "report_event": {"ground": "fault"},
    "report_player": {"ground": "cheating"},
    "report_profile": {"ground": "name"},
    "decision": {"appeal": "It was a quotation"},
    "admin:moderation_case_decide_this": {"outcome": "warn", "ground": "spam", "reason": "A test"},
    "admin:moderation_case_answer_this": {"upheld": "yes", "reason": "A test"},
    **_of_people({"period": "hour", **WHY}, "mute", "limit_to_phrases"),
    **_of_people({"period": "week", **WHY}, "ban"),
    **_of_people({"period": "year", "network": "near", **WHY}, "propose"),
    **_of_people({"ground": "name", **REASON}, "rename"),
    **_of_people(REASON, "end_mutes", "end_phrases", "end_renames", "end_bans"),
    "new_name": {"username": "Nova"},
    "banned": {"appeal": "I only live here"},
    **_of_admin(WHY, "rooms_room_take_host_this", "rooms_seat_hand_host_this"),
    **_of_admin(WHY, "library_document_take_this_away"),
    **_of_admin({"ground": "cheating", **REASON}, "matches_match_void_this"),
    **_of_admin(REASON, "moderation_proposal_confirm_this", "moderation_proposal_refuse_this"),
    **_of_admin(REASON, "moderation_case_undo_this", "rooms_announcement_drain"),
    **_of_admin(REASON, "rooms_room_close_this", "rooms_room_reopen_this", "rooms_seat_empty_this"),
    **_of_admin(REASON, "rooms_room_lock_this", "rooms_room_unlock_this"),
    **_of_admin(REASON, "rooms_chatline_hide_this", "rooms_chatline_show_this"),
    **_of_admin(REASON, *(f"matches_match_{do}_this" for do in MATCHES)),
    **_of_admin({"minutes": "20", **REASON}, "rooms_announcement_maintain"),
    **_of_admin(
        {"text_pl": "Dzień dobry", "text_en": "Hello", "period": "hour", **REASON},
        "rooms_announcement_tell",
    ),
    **_of_admin({**REASON, **NO_ROWS}, "accounts_member_change"),
    "settings": {"theme": "dark"},
    "keep": {"theme": "dark"},
    "set_language": {"language": "pl"},
    "delete_account": {"password": "a guess"},
    "sign_out_of_admin": {},
}
