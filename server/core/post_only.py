"""Addresses at which there is nothing to look at: they take a form."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

View = Callable[..., HttpResponse]


def post_only(page: str) -> Callable[[View], View]:
    """Whoever does not post is sent to the page of that name, with what stands in the address. A
    refused form stands here; its reload, or its other language, comes here again."""

    def led(view: View) -> View:
        @wraps(view)
        def takes(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if request.method == "POST":
                return view(request, *args, **kwargs)
            return redirect(page, *args, **kwargs)

        return takes

    return led
