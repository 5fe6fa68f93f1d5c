"""The matrix of parameters: what each list may be asked for. Of the site's own anybody may ask
anything, and is told what the list shows anyway; of the admin's only who may see the list."""

from __future__ import annotations

GAMES = ("asy_przestworzy", "space_hulk")

OF_SITE: dict[str, dict[str, tuple[str, ...]]] = {
    "/lobby/": {"game": GAMES, "only": ("free", "playing"), "page": ("1", "2")},
    "/r/{room}/": {"back": ("bcdfghjkmnpq",)},
    "/people/member/": {"page": ("1", "2")},
    "/documents/": {"game": ("space_hulk",)},
    "/documents/published/": {"game": ("space_hulk",)},
    "/ws/lobby/": {"game": GAMES, "only": ("free", "playing"), "page": ("1", "2")},
    "/ws/rooms/": {"match": ("1",), "n": ("1",), "<channel>": ("1",)},
}
"""By address: its parameters, and values of them that mean something."""

OF_LISTS = {
    "rooms_room": "closed game locked public created_at",
    "rooms_seat": "guest room__game",
    "matches_match": "game head__frozen over",
    "rooms_chatline": "channel guest hidden room room__game at",
    "rooms_sanction": "holds kind ends by",
    "rooms_played": "match__game match__over",
    "matches_fault": "match__game match__over",
    "library_document": "game published withdrawn",
    "accounts_guest": "member",
    "accounts_member": "groups is_active is_staff",
    "auth_group": "",
    "moderation_case": "state grounds",
    "moderation_proposal": "",
    "moderation_liveroom": "game state",
    "rooms_announcement": "",
    "moderation_auditentry": "looks what who at",
}
"""By what the admin lists: the columns by which it is narrowed, with equal, empty, or a day."""
