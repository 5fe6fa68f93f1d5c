"""What is posted to a route: a form, or JSON, as its page would send it."""

from __future__ import annotations

from typing import Any

from tests.protocol.permissions.scene import GAME
from tests.support.staff import NO_ROWS

OPENING = {"game": GAME, "name": "Somebody New"}
LONG = "a long and new password"

SENT: dict[str, dict[str, Any]] = {
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
    **dict.fromkeys(
        (
            f"admin:accounts_{person}_{do}_this"
            for person in ("member", "guest")
            for do in ("mute", "limit_to_phrases")
        ),
        {"period": "hour", "ground": "spam", "reason": "A test"},
    ),
    **dict.fromkeys(
        (
            f"admin:accounts_{person}_{do}_this"
            for person in ("member", "guest")
            for do in ("end_mutes", "end_phrases")
        ),
        {"reason": "A test"},
    ),
    **dict.fromkeys(
        ("admin:accounts_member_ban_this", "admin:accounts_guest_ban_this"),
        {"period": "week", "ground": "spam", "reason": "A test"},
    ),
    **dict.fromkeys(
        ("admin:accounts_member_propose_this", "admin:accounts_guest_propose_this"),
        {"period": "year", "network": "near", "ground": "spam", "reason": "A test"},
    ),
    **dict.fromkeys(
        ("admin:moderation_proposal_confirm_this", "admin:moderation_proposal_refuse_this"),
        {"reason": "A test"},
    ),
    **dict.fromkeys(
        ("admin:accounts_member_rename_this", "admin:accounts_guest_rename_this"),
        {"ground": "name", "reason": "A test"},
    ),
    **dict.fromkeys(
        ("admin:accounts_member_end_renames_this", "admin:accounts_guest_end_renames_this"),
        {"reason": "A test"},
    ),
    "new_name": {"username": "Nova"},
    "banned": {"appeal": "I only live here"},
    **dict.fromkeys(
        ("admin:accounts_member_end_bans_this", "admin:accounts_guest_end_bans_this"),
        {"reason": "A test"},
    ),
    **dict.fromkeys(
        ("admin:rooms_room_take_host_this", "admin:rooms_seat_hand_host_this"),
        {"ground": "spam", "reason": "A test"},
    ),
    "admin:library_document_take_this_away": {"ground": "spam", "reason": "A test"},
    "admin:matches_match_void_this": {"ground": "cheating", "reason": "A test"},
    "admin:moderation_case_undo_this": {"reason": "A test"},
    "admin:rooms_announcement_drain": {"reason": "A test"},
    "admin:rooms_announcement_maintain": {"minutes": "20", "reason": "A test"},
    "admin:rooms_announcement_tell": {
        "text_pl": "Dzień dobry",
        "text_en": "Hello",
        "period": "hour",
        "reason": "A test",
    },
    "settings": {"theme": "dark"},
    "keep": {"theme": "dark"},
    "set_language": {"language": "pl"},
    "delete_account": {"password": "a guess"},
    "sign_out_of_admin": {},
    "admin:accounts_member_change": {
        "reason": "A test of the matrix",
        **NO_ROWS,
    },
    **{
        f"admin:{do}": {"reason": "A test of the matrix"}
        for do in (
            *("rooms_room_close_this", "rooms_seat_empty_this", "matches_match_freeze_this"),
            *("matches_match_resume_this", "matches_match_count_this", "rooms_chatline_hide_this"),
            *(
                "matches_match_resume_this",
                "rooms_chatline_hide_this",
                "matches_match_rebuild_this",
            ),
            *("rooms_room_reopen_this", "rooms_chatline_show_this"),
            *("rooms_room_lock_this", "rooms_room_unlock_this"),
        )
    },
}
