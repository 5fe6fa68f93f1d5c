"""django-unfold's settings: words, colours, sidebar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse_lazy

from server.core.lazy_messages import word


def _item(key: str, icon: str, model: str) -> dict[str, Any]:
    app, _, name = model.partition(".")
    return {
        "title": word(f"admin-{key}-many"),
        "icon": icon,
        "link": reverse_lazy(f"admin:{app}_{name}_changelist"),
        "permission": _may_see(f"{app}.view_{name}"),
    }


def _may_see(permission: str) -> Callable[[HttpRequest], bool]:
    return lambda request: bool(request.user.has_perm(permission))


UNFOLD = {
    "SITE_TITLE": word("site-name"),
    "SITE_HEADER": word("site-name"),
    "SITE_SUBHEADER": word("admin"),
    "SITE_SYMBOL": "star_shine",
    "SITE_URL": "/",
    "SITE_FAVICONS": [
        {"rel": "icon", "type": "image/svg+xml", "href": lambda _request: static("art/sign.svg")}
    ],
    "STYLES": [lambda _request: static("css/site/admin.css")],
    "SCRIPTS": [lambda _request: static("js/site/admin.js")],
    "SHOW_HISTORY": False,
    "SHOW_VIEW_ON_SITE": False,
    "SHOW_LANGUAGES": True,
    "DASHBOARD_CALLBACK": "server.moderation.dashboard.with_counts",
    "COLORS": {
        "base": {
            "50": "#f4f6fa",
            "100": "#e8ecf4",
            "200": "#d5dbe8",
            "300": "#b9c3d6",
            "400": "#8b98b3",
            "500": "#5d6b88",
            "600": "#48566f",
            "700": "#2a3550",
            "800": "#1d2740",
            "900": "#141c2d",
            "950": "#0c1220",
        },
        "primary": {
            "50": "#eef4ff",
            "100": "#dbe8ff",
            "200": "#bdd4ff",
            "300": "#9cc2ff",
            "400": "#7fb0fa",
            "500": "#5f97ee",
            "600": "#1d5fc4",
            "700": "#1d4f91",
            "800": "#1a3f73",
            "900": "#16325b",
            "950": "#0c1f3b",
        },
    },
    "SIDEBAR": {
        "navigation": [
            {
                "title": word("admin-play"),
                "items": [
                    _item("room", "meeting_room", "rooms.room"),
                    _item("seat", "chair", "rooms.seat"),
                    _item("match", "casino", "matches.match"),
                    _item("played", "groups", "rooms.played"),
                    _item("line", "chat", "rooms.chatline"),
                    _item("document", "map", "library.document"),
                    _item("fault", "bug_report", "matches.fault"),
                ],
            },
            {
                "title": word("admin-people"),
                "items": [
                    _item("guest", "person", "accounts.guest"),
                    _item("member", "badge", "accounts.member"),
                    _item("group", "shield_person", "auth.group"),
                ],
            },
            {
                "title": word("admin-record"),
                "items": [_item("entry", "history_edu", "moderation.auditentry")],
            },
        ]
    },
}
