"""What a form or an address of each route may hold, so that a hostile value can stand for each."""

from __future__ import annotations

from typing import Any

from tests.protocol.permissions.parameters import OF_LISTS
from tests.protocol.permissions.routes import LISTED_ALONE
from tests.protocol.permissions.sent import SENT

OPENING = (
    *("name", "game", "public", "with", "level", "nonce", "once", "back"),
    *("setting-delay", "setting-chat", "setting-absent", "setting-", "clock", "clock.code"),
    "csrfmiddlewaretoken",
)
PASSWORDS = ("password1", "password2")
CASE = ("outcome", "ground", "reason", "action", "_selected_action")
ACTION = ("action", "select_across", "index", "_selected_action", "reason", "_save", "_popup")
MEMBER = (
    *("reason", "is_active", "role", "_continue", "_to_field"),
    *("guests-TOTAL_FORMS", "guests-INITIAL_FORMS", "guests-0-id", "guests-0-member"),
)

ACTIONS = {
    "rooms_room": "close_rooms",
    "rooms_seat": "empty_seats",
    "matches_match": "freeze_matches",
    "rooms_chatline": "hide_lines",
    "library_document": "take_documents_away",
    "moderation_liveroom": "freeze_matches",
    "rooms_announcement": "end_these",
}
"""By what a list shows: what can be done there to those that are chosen."""

USUAL: dict[str, dict[str, Any]] = {
    **SENT,
    **{
        f"admin:{model}_changelist": {"action": action, "_selected_action": "1", "reason": "why"}
        for model, action in ACTIONS.items()
    },
}
"""What a page would send."""

SANCTION = ("period", "ground", "room", "network")

FORMS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("create", "anywhere", "lesson"), OPENING),
    "seat": ("words",),
    **dict.fromkeys(
        (
            *("report", "report_room", "report_person", "report_event", "report_player"),
            "report_profile",
        ),
        ("ground", "words"),
    ),
    "decision": ("appeal",),
    "account_login": ("login", "password", "remember", "next"),
    "account_reauthenticate": ("password", "next"),
    "mfa_authenticate": ("code", "credential", "next"),
    "mfa_add_webauthn": ("name", "credential"),
    "mfa_reauthenticate_webauthn": ("credential", "next"),
    "mfa_remove_webauthn": ("next",),
    "mfa_reauthenticate": ("code", "next"),
    "mfa_activate_totp": ("code", "next"),
    "mfa_generate_recovery_codes": ("next",),
    "mfa_deactivate_totp": ("next",),
    "account_signup": ("username", "email", *PASSWORDS, "next", "first"),
    "account_logout": ("next",),
    "account_change_password": ("oldpassword", *PASSWORDS, "next"),
    "account_set_password": (*PASSWORDS,),
    "account_reset_password": ("email",),
    "account_reset_password_from_key": PASSWORDS,
    "new_name": ("username",),
    "delete_account": ("password",),
    "settings": ("theme", "motion", "sounds", "hears", "rude", "language", "history"),
    "keep": ("theme", "motion", "sounds", "hears", "rude", "language", "history"),
    "set_language": ("language", "next"),
    "sign_out_of_admin": ("next",),
    "password_of_staff": ("oldpassword", *PASSWORDS),
    "admin:login": ("login", "password", "next"),
    "admin:accounts_member_change": MEMBER,
    "admin:moderation_case_decide_this": CASE,
    "admin:moderation_case_answer_this": ("upheld", *CASE),
    **{f"admin:{model}_changelist": ACTION for model in ACTIONS},
    **{
        f"admin:accounts_{person}_{do}_this": (*SANCTION, "reason")
        for person in ("member", "guest")
        for do in (
            "limit_to_phrases",
            "end_phrases",
            "mute",
            "end_mutes",
            "ban",
            "end_bans",
            "propose",
            "rename",
            "end_renames",
        )
    },
    **{
        f"admin:rooms_announcement_{do}": ("minutes", "text_pl", "text_en", "period", "reason")
        for do in ("drain", "maintain", "tell")
    },
    "banned": ("appeal",),
    **dict.fromkeys(
        (
            *("admin:rooms_room_take_host_this", "admin:rooms_seat_hand_host_this"),
            *("admin:matches_match_void_this", "admin:library_document_take_this_away"),
        ),
        ("ground", "reason", "action", "_selected_action"),
    ),
    **{
        f"admin:{each}": ("reason", "action", "_selected_action")
        for each in (
            *("rooms_room_close_this", "rooms_seat_empty_this", "matches_match_freeze_this"),
            *("matches_match_resume_this", "matches_match_count_this", "rooms_chatline_hide_this"),
            *(
                "matches_match_resume_this",
                "rooms_chatline_hide_this",
                "matches_match_rebuild_this",
            ),
            *("rooms_room_reopen_this", "rooms_chatline_show_this"),
            *("rooms_room_lock_this", "rooms_room_unlock_this"),
            *("moderation_proposal_confirm_this", "moderation_proposal_refuse_this"),
        )
    },
}
"""Of a route's form."""

JSON: dict[str, tuple[str, ...]] = {
    "documents": ("game", "name", "body"),
    "document": ("name", "body"),
    "publish_document": ("published",),
    "examine_document": ("game", "body"),
}

LIST = (
    *("q", "o", "p", "all", "e", "_popup", "_to_field", "_changelist_filters", "_facets"),
    *("id", "id__in", "pk", "password", "no_such_column"),
)
LOOKUPS = ("", "__exact", "__isnull", "__isempty", "__id__exact", "__year", "__month", "__in")

QUERIES: dict[str, tuple[str, ...]] = {
    "lobby": ("game", "only", "page"),
    "room": ("back",),
    "profile": ("page",),
    "documents": ("game",),
    "published_documents": ("game",),
    "account_login": ("next", "first", "login"),
    "account_signup": ("next",),
    "account_logout": ("next",),
    "account_reauthenticate": ("next",),
    **dict.fromkeys(("mfa_reauthenticate", "mfa_reauthenticate_webauthn"), ("next",)),
    "admin:login": ("next",),
    "admin:autocomplete": ("app_label", "model_name", "field_name", "term", "page"),
    "admin:search": ("s", "extended", "page"),
    "admin:jsi18n": ("a",),
    **{
        f"admin:{model}_changelist": (
            *LIST,
            *(f"{column}{lookup}" for column in columns.split() for lookup in LOOKUPS),
        )
        for model, columns in OF_LISTS.items()
    },
    **{
        f"admin:{model}_{page}": ("_to_field", "_popup", "_changelist_filters", "p")
        for model in OF_LISTS
        if model not in LISTED_ALONE
        for page in ("change", "history", "delete", "add")
    },
}
"""Of a route's address."""
