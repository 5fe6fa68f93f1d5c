"""The matrix of pages: for every route, by GET and by POST, the answer that each kind of person
gets.

A status; ``sign in`` where the sign-in page comes first; ``led on`` to another page; ``done`` where
something was changed. The admin leads everybody on to the sign-in who is not staff.
"""

from __future__ import annotations

from tests.protocol.permissions import rows
from tests.protocol.permissions.rows import Row

Answers = tuple[Row, Row]
"""To GET, to POST."""

anybody = rows.row
"""What stays open to whoever is banned, too."""


def row(otherwise: str, **answers: str) -> Row:
    """Closed to whoever is banned: the page that says why stands there instead."""
    return rows.row(otherwise, **{"banned": "403", **answers})


STAFF_PAGE = row("led on", staff="200")
NOBODY = row("led on", staff="403")
MODERATORS_PAGE = row("led on", staff="200", helper="403")
ADMINS_PAGE = row("led on", staff="403", admin="200")
NO_PARTY = {"seated_staff": "led on"}
"""Whoever plays in a match is not shown it in the admin: it is as if it were not there."""

SANCTIONING = row("led on", staff="200", helper="403")
SANCTIONED = dict.fromkeys(("moderator", "senior", "admin", "seated_staff"), "led on, done")
NOTHING_ENDED = SANCTIONING | dict.fromkeys(SANCTIONED, "led on")

SENIORS = row("led on", staff="403", senior="200", admin="200")
ANNOUNCED = {"senior": "led on, done", "admin": "led on, done"}

SITE: dict[str, Answers] = {
    "front": (row("200"), row("405")),
    "create": (row("led on"), row("led on, done", muted="400", closed="400")),
    "anywhere": (row("led on"), row("led on, done", muted="400", closed="400")),
    "lesson": (row("led on"), row("led on, done", muted="400", closed="400")),
    "lobby": (row("200"), row("405")),
    "qr": (row("200"), row("405")),
    "seat": (row("200"), row("403", closed="400")),
    "take_own_seat": (row("led on"), row("led on")),
    "room": (row("200", closed="led on"), row("405")),
    # The host has said the line, who sits there has reported it before, and spectators of a match
    # with a delay do not read it.
    "report": (
        row("200", host="404", delayed="404", closed="led on"),
        row("led on, done", seat="led on", host="404", delayed="404", closed="led on"),
    ),
    "report_room": (
        row("200", host="404", closed="led on"),
        row("led on, done", host="404", closed="led on"),
    ),
    # The host, whose seat everybody sees.
    "report_person": (
        row("200", host="404", closed="led on"),
        row("led on, done", host="404", closed="led on"),
    ),
    # The beginning of the match, which nobody has made.
    "report_event": (
        row("200", delayed="404", closed="led on"),
        row("led on, done", delayed="404", closed="led on"),
    ),
    "report_profile": (
        row("200", member="404", closed="led on"),
        row("led on, done", member="404", closed="led on"),
    ),
    # The host, by the seat and by the line: themselves nobody blocks.
    "block_person": (
        row("200", host="404", closed="led on"),
        row("led on, done", host="400", closed="led on"),
    ),
    "block_author": (
        row("200", host="404", delayed="404", closed="led on"),
        row("led on, done", host="400", delayed="400", closed="led on"),
    ),
    "block_profile": (
        row("200", member="404", closed="led on"),
        row("led on, done", member="400", closed="led on"),
    ),
    # Somebody who played in a match that is over.
    "report_player": (row("200", closed="led on"), row("led on, done", closed="led on")),
    "block_player": (row("200", closed="led on"), row("led on, done", closed="led on")),
    "about_room": (row("200", closed="led on"), row("405")),
    "about_match": (row("200", closed="led on"), row("405")),
    "about_profile": (row("200", member="404", closed="led on"), row("405")),
    "blocks": (row("200", closed="led on"), row("405")),
    # One of the host's, which is there for nobody else.
    "lift_block": (row("led on"), row("led on", host="led on, done")),
    "reports": (anybody("200"), anybody("405")),
    "reported": (anybody("404", seat="200"), anybody("405")),
    "decision": (anybody("404", host="200"), anybody("404", host="led on, done")),
    # Not public, unless the operator wants it.
    "counts": (anybody("404"), anybody("405")),
    "banned": (anybody("led on", banned="200"), anybody("led on", banned="200")),
    r"^r/[^/]+/$": (anybody("404"), anybody("405")),
    "rules": (anybody("200"), anybody("405")),
    "rulebook": (anybody("200"), anybody("405")),
    "rulebook_text": (anybody("200"), anybody("405")),
    "documents": (row("200"), row("201, done", closed="403")),
    "published_documents": (row("200"), row("405")),
    "examine_document": (row("405"), row("200")),
    "document": (row("200"), row("403", host="400")),
    "export_document": (row("200"), row("405")),
    "publish_document": (row("405"), row("403", host="200, done")),
    "withdraw_document": (row("405"), row("403", host="204, done")),
    "workshop": (row("200"), row("405")),
    "new_document": (row("200"), row("405")),
    "shared_document": (row("200"), row("405")),
    "edit_document": (row("led on", host="200"), row("405")),
    "copy_document": (row("led on"), row("led on, done", closed="403")),
    "replay": (row("200"), row("405")),
    "recording": (row("200"), row("405")),
    "end": (row("200"), row("405")),
    "end_picture": (row("200"), row("405")),
    "end_preview": (row("200"), row("405")),
    "dice": (row("200"), row("405")),
    "manifest": (anybody("200"), anybody("405")),
    "worker": (anybody("200"), anybody("405")),
    "offline": (anybody("200"), anybody("405")),
    "metrics": (anybody("404"), anybody("405")),
    "account_login": (anybody("200", members="led on"), anybody("200", members="led on")),
    "account_signup": (row("200", members="led on"), row("led on, done", members="led on")),
    "account_logout": (anybody("led on", members="200"), anybody("led on")),
    "sign_out_everywhere": (
        anybody("sign in", members="led on"),
        anybody("sign in", members="sign in, done"),
    ),
    "account_inactive": (anybody("200"), anybody("405")),
    "account_change_password": (
        anybody("sign in", members="led on"),
        anybody("sign in", members="led on"),
    ),
    "account_set_password": (anybody("sign in", members="200"), anybody("sign in", members="200")),
    # Who has a password alone cannot be asked for it here, since nobody of the matrix has one.
    "account_reauthenticate": (
        anybody("sign in", staff="led on", without="403"),
        anybody("sign in", staff="led on", without="403"),
    ),
    "mfa_index": (anybody("sign in", members="200"), anybody("sign in", members="405")),
    "mfa_authenticate": (
        anybody("sign in", members="led on"),
        anybody("sign in", members="led on"),
    ),
    "mfa_reauthenticate": (
        anybody("sign in", staff="200", without="403"),
        anybody("sign in", staff="200", without="403"),
    ),
    "mfa_add_webauthn": (anybody("sign in", members="200"), anybody("sign in", members="200")),
    # The admin has one; the others are led to what they have.
    "mfa_reauthenticate_webauthn": (
        anybody("sign in", staff="led on", admin="200", without="403"),
        anybody("sign in", staff="led on", admin="200", without="403"),
    ),
    "mfa_remove_webauthn": (
        anybody("sign in", members="404", admin="200"),
        anybody("sign in", members="404", admin="led on, done"),
    ),
    "mfa_activate_totp": (
        anybody("sign in", staff="led on", without="200"),
        anybody("sign in", staff="led on", without="200"),
    ),
    "mfa_deactivate_totp": (
        anybody("sign in", staff="200", without="404"),
        anybody("sign in", staff="led on, done", without="404"),
    ),
    "mfa_view_recovery_codes": (
        anybody("sign in", staff="200", without="404"),
        anybody("sign in", members="405"),
    ),
    "mfa_generate_recovery_codes": (
        anybody("sign in", members="200"),
        anybody("sign in", staff="led on, done", without="200"),
    ),
    # Nobody's name was taken.
    "new_name": (row("sign in", members="led on"), row("sign in", members="led on")),
    "export": (anybody("led on"), anybody("200")),
    "delete_account": (
        anybody("200"),
        # Whose seat, sanction or block there is.
        anybody("200", **dict.fromkeys(("seat", "host", "guest", "muted", "banned"), "200, done")),
    ),
    "privacy": (anybody("200"), anybody("405")),
    "settings": (anybody("200"), anybody("sign in", members="led on, done")),
    "keep": (anybody("405"), anybody("401", members="204, done")),
    "set_language": (anybody("led on"), anybody("led on", members="led on, done")),
    "own_profile": (row("sign in", members="led on"), row("405")),
    "profile": (row("200"), row("405")),
    # Staff, too, leave by the site's own pages: those reach open sockets.
    "sign_out_of_admin": (anybody("led on", members="200"), anybody("led on")),
    "password_of_staff": (row("sign in", members="led on"), row("sign in", members="led on")),
}

OF_ADMIN: dict[str, Answers] = {
    "admin:search": (STAFF_PAGE, STAFF_PAGE),
    "admin:index": (STAFF_PAGE, STAFF_PAGE),
    "admin:login": (
        row("sign in", staff="led on", member="403", no_factor="led on"),
        row("sign in", staff="200", member="403", no_factor="led on"),
    ),
    "admin:logout": (anybody("led on", members="200"), anybody("led on")),
    "admin:password_change": (
        row("sign in", members="led on"),
        row("sign in", members="led on"),
    ),
    "admin:password_change_done": (STAFF_PAGE, row("led on", staff="405")),
    "admin:autocomplete": (NOBODY, row("led on", staff="405")),
    "admin:jsi18n": (STAFF_PAGE, row("led on", staff="405")),
    "admin:view_on_site": (row("led on", staff="404"), row("led on", staff="404")),
    "admin:rooms_room_close_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", moderators="led on, done", seated_staff="led on"),
    ),
    "admin:rooms_room_reopen_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", seated_staff="led on"),
    ),
    "admin:rooms_seat_empty_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", moderators="led on, done", seated_staff="led on"),
    ),
    "admin:rooms_room_lock_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", moderators="led on, done", seated_staff="led on"),
    ),
    # It is not locked.
    "admin:rooms_room_unlock_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", seated_staff="led on"),
    ),
    "admin:rooms_room_take_host_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", moderators="led on, done", seated_staff="led on"),
    ),
    "admin:rooms_seat_hand_host_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", moderators="led on, done", seated_staff="led on"),
    ),
    "admin:matches_match_freeze_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", moderators="led on, done", seated_staff="led on"),
    ),
    "admin:matches_match_resume_this": (
        row("led on", helper="403", moderators="200", seated_staff="led on"),
        row("led on", helper="403", seated_staff="led on"),
    ),
    # Neither is over.
    **dict.fromkeys(
        ("admin:matches_match_void_this", "admin:matches_match_count_this"),
        (
            row("led on", helper="403", moderators="200", seated_staff="led on"),
            row("led on", helper="403", seated_staff="led on"),
        ),
    ),
    "admin:matches_match_compare_this": (
        row("led on", helper="403"),
        row("led on", helper="403"),
    ),
    # The match runs.
    "admin:matches_match_rebuild_this": (ADMINS_PAGE, ADMINS_PAGE | {"admin": "led on"}),
    "admin:rooms_chatline_hide_this": (
        STAFF_PAGE | NO_PARTY,
        row("led on", helper="led on, done", moderators="led on, done", seated_staff="led on"),
    ),
    "admin:rooms_chatline_show_this": (
        STAFF_PAGE | NO_PARTY,
        row("led on", seated_staff="led on"),
    ),
    # Whose match it is sees none of it. The form is for whoever holds the case, and there is no
    # decision to be taken back or objected to.
    "admin:moderation_case_claim_this": (
        row("led on", helper="403"),
        row("led on", helper="403", moderators="led on, done"),
    ),
    "admin:moderation_case_give_this_back": (
        row("led on", helper="403"),
        row("led on", helper="403"),
    ),
    "admin:moderation_case_decide_this": (
        row("led on", helper="403"),
        row("led on", helper="403", moderators="led on, done"),
    ),
    "admin:moderation_case_answer_this": (
        row("led on", helper="403"),
        row("led on", helper="403"),
    ),
    "admin:accounts_member_mute_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_guest_mute_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    # The member is not muted.
    "admin:accounts_member_end_mutes_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_guest_end_mutes_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_member_limit_to_phrases_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_guest_limit_to_phrases_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_member_end_phrases_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_guest_end_phrases_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_member_ban_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_guest_ban_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_member_propose_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_guest_propose_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:moderation_proposal_confirm_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:moderation_proposal_refuse_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    "admin:accounts_member_end_bans_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_guest_end_bans_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_member_rename_this": (SANCTIONING, SANCTIONING | SANCTIONED),
    # The guest has no name, and no name was taken.
    "admin:accounts_guest_rename_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_member_end_renames_this": (SANCTIONING, NOTHING_ENDED),
    "admin:accounts_guest_end_renames_this": (SANCTIONING, NOTHING_ENDED),
    "admin:moderation_case_undo_this": (
        row("led on", helper="403"),
        row("led on", helper="403"),
    ),
    "admin:moderation_case_waiting": (STAFF_PAGE, row("led on", staff="405")),
    "admin:library_document_take_this_away": (
        row("led on", helper="403", moderators="200", seated_staff="200"),
        row("led on", helper="403", moderators="led on, done"),
    ),
    "admin:rooms_announcement_drain": (SENIORS, SENIORS | ANNOUNCED),
    "admin:rooms_announcement_maintain": (SENIORS, SENIORS | ANNOUNCED),
    "admin:rooms_announcement_tell": (SENIORS, SENIORS | ANNOUNCED),
    "counting:counts": (STAFF_PAGE, row("led on", staff="405")),
    "operations:slowed": (MODERATORS_PAGE, row("led on", staff="405")),
    "admin:auth_user_password_change": (NOBODY, NOBODY),
    "admin:app_list": (STAFF_PAGE, STAFF_PAGE),
    "admin/(?P<url>.*)$": (row("led on", staff="404"), row("led on", staff="404")),
}

LISTS: dict[str, Answers] = {
    "rooms_room": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "rooms_seat": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "matches_match": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "rooms_chatline": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "rooms_sanction": (STAFF_PAGE, STAFF_PAGE),
    "rooms_played": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "matches_fault": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "library_document": (STAFF_PAGE, STAFF_PAGE),
    "accounts_guest": (STAFF_PAGE, STAFF_PAGE),
    "accounts_member": (STAFF_PAGE, STAFF_PAGE),
    "auth_group": (ADMINS_PAGE, ADMINS_PAGE),
    "moderation_case": (STAFF_PAGE, STAFF_PAGE | NO_PARTY),
    "moderation_proposal": (MODERATORS_PAGE, MODERATORS_PAGE),
    "moderation_auditentry": (MODERATORS_PAGE, MODERATORS_PAGE | NO_PARTY),
    "moderation_liveroom": (STAFF_PAGE, STAFF_PAGE),
    "rooms_announcement": (STAFF_PAGE, STAFF_PAGE),
}
"""By what the admin lists: its list, and the page and history of one of them. Nothing there is
added or deleted by anybody, and nothing changed but members."""

LISTED_ALONE = ("moderation_liveroom", "rooms_announcement")
"""Without a page of one."""

CHANGED = {
    "accounts_member": row("led on", staff="403", senior="led on, done", admin="led on, done")
}


def _of_lists() -> dict[str, Answers]:
    found: dict[str, Answers] = {}
    for name, (listed, shown) in LISTS.items():
        app, _, model = name.partition("_")
        found[f"admin:{name}_changelist"] = (listed, listed)
        if name in LISTED_ALONE:
            continue
        found |= {
            f"admin:{name}_history": (shown, shown),
            f"admin:{name}_change": (shown, CHANGED.get(name, NOBODY)),
            f"admin:{name}_add": (NOBODY, NOBODY),
            f"admin:{name}_delete": (NOBODY, NOBODY),
            f"admin/{app}/{model}/<path:object_id>/": (row("led on"), row("led on")),
        }
    return found


OF_MAIL: dict[str, Answers] = {
    "account_reset_password": (anybody("200"), anybody("led on")),
    "account_reset_password_done": (anybody("200"), anybody("405")),
    "account_reset_password_from_key": (anybody("200"), anybody("200")),
    "account_reset_password_from_key_done": (anybody("200"), anybody("405")),
    "account_email_verification_sent": (anybody("200"), anybody("405")),
    "account_confirm_email": (anybody("200"), anybody("404")),
}
"""Those that are there with EMAIL_URL alone. A link that nobody was sent opens nothing."""

ROUTES = SITE | OF_ADMIN | _of_lists()
