"""The privacy page: what is kept of people, and for how long. The periods are those by which
``server/operations/retention.py`` deletes and cookies end."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from server.core import periods

COOKIES = {
    "guest": periods.GUEST_COOKIE,
    "sessionid": periods.SIGN_IN,
    "known": periods.KNOWN_BROWSER,
    "csrftoken": periods.CSRF_COOKIE,
    "django_language": periods.LANGUAGE_COOKIE,
}
"""By name, without ``__Host-``: days after which a browser drops it."""
KEPT = {
    "guest": periods.GUEST,
    "room": periods.ROOM,
    "unfinished": periods.UNFINISHED,
    "report": periods.REPORT,
    "mute": periods.MUTE,
    "ban": periods.BAN,
    "session": periods.SIGN_IN,
}
"""What ends by itself: days."""
STAYS = ("finished", "account", "document", "block", "staff", "backup")
"""What does not: the words say until when."""


@require_safe
@cache_control(private=True, no_cache=True)
def privacy(request: HttpRequest) -> HttpResponse:
    context = {
        "kept": [(f"privacy-{key}", f"privacy-{key}-line", days) for key, days in KEPT.items()],
        "stays": [(f"privacy-{key}", f"privacy-{key}-line") for key in STAYS],
        "cookies": [
            (f"{settings.COOKIES}{name}", f"privacy-cookie-{name}", days)
            for name, days in COOKIES.items()
        ],
        "contact": settings.CONTACT,
        "counts": settings.PUBLIC_COUNTS,
    }
    return render(request, "privacy.html", context)
