from collections.abc import Callable

from django.http import HttpResponse

class UnfoldAction:
    method: Callable[..., HttpResponse]
