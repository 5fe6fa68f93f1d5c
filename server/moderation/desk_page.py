"""Pages of the desk that are no list of the admin's, within its skeleton."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.template.response import TemplateResponse

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


def refuse_without(request: HttpRequest, permission: str) -> None:
    if not request.user.has_perm(permission):
        raise PermissionDenied


def desk_page(
    request: HttpRequest, template: str, title: StrPromise, **context: Any
) -> TemplateResponse:
    # As the admin's own pages do: links of its skeleton lead there.
    request.current_app = admin.site.name
    whole = {**admin.site.each_context(request), "title": title, **context}
    return TemplateResponse(request, template, whole)
