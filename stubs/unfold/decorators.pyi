from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from django.http import HttpResponse
from django_stubs_ext import StrOrPromise
from unfold.enums import ActionVariant

Method = TypeVar("Method", bound=Callable[..., HttpResponse])

def action(
    *,
    permissions: Sequence[str] | None = ...,
    description: StrOrPromise | None = ...,
    url_path: str | None = ...,
    attrs: dict[str, Any] | None = ...,
    icon: str | None = ...,
    variant: ActionVariant | None = ...,
) -> Callable[[Method], Method]: ...
