"""POST-only views: any other method redirects to the named page."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

View = Callable[..., HttpResponse]


def post_only(page: str) -> Callable[[View], View]:
    """Redirect other methods to the page, with the URL's arguments. A refused form is rendered at
    this URL, so reloading it or changing its language gets here."""

    def led(view: View) -> View:
        @wraps(view)
        def takes(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if request.method == "POST":
                return view(request, *args, **kwargs)
            elsewhere: HttpResponse = redirect(page, *args, **kwargs)
            return elsewhere

        return takes

    return led
