"""django-unfold's settings: words, sidebar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse_lazy
from django.utils.text import capfirst

from server.core.lazy_messages import word


def _item(key: str, icon: str, model: str, **more: str) -> dict[str, Any]:
    app, _, name = model.partition(".")
    return {
        "title": capfirst(word(f"admin-{key}-many")),
        "icon": icon,
        "link": reverse_lazy(f"admin:{app}_{name}_changelist"),
        "permission": _may_see(f"{app}.view_{name}"),
        **more,
    }


def _may_see(permission: str) -> Callable[[HttpRequest], bool]:
    return lambda request: bool(request.user.has_perm(permission))


UNFOLD: dict[str, Any] = {
    "SITE_TITLE": word("site-name"),
    "SITE_HEADER": word("site-name"),
    "SITE_SUBHEADER": word("admin"),
    "SITE_SYMBOL": "star_shine",
    "SITE_URL": "/",
    "SITE_FAVICONS": [
        {"rel": "icon", "type": "image/svg+xml", "href": lambda _request: static("art/sign.svg")}
    ],
    "STYLES": [lambda _request: static("css/site/admin.css")],
    "SCRIPTS": [
        lambda _request: static("js/site/admin.js"),
        lambda _request: static("js/site/admin-alarm.js"),
        lambda _request: static("js/site/admin-desk.js"),
    ],
    "SHOW_HISTORY": False,
    "SHOW_VIEW_ON_SITE": False,
    "SHOW_LANGUAGES": True,
    "DASHBOARD_CALLBACK": "server.moderation.dashboard.with_counts",
    # In css/site/admin.css: here they would become a <style> in each page, and its policy forbids
    # those.
    "COLORS": lambda _request: {},
    "SIDEBAR": {
        "navigation": [
            {
                "title": word("admin-desk"),
                "items": [
                    _item("case", "flag", "moderation.case", badge="server.moderation.alarm.badge"),
                    _item("proposal", "gavel", "moderation.proposal"),
                    _item("sanction", "voice_over_off", "rooms.sanction"),
                    _item("announcement", "campaign", "rooms.announcement"),
                    {
                        "title": word("counts"),
                        "icon": "bar_chart",
                        "link": reverse_lazy("counting:counts"),
                        "permission": _may_see("moderation.view_case"),
                    },
                ],
            },
            {
                "title": word("admin-play"),
                "items": [
                    _item("live", "monitoring", "moderation.liveroom"),
                    {
                        "title": word("slowed-title"),
                        "icon": "speed",
                        "link": reverse_lazy("operations:slowed"),
                        "permission": _may_see("moderation.view_slowed"),
                    },
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
