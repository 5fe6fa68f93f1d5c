"""Pages of long lists. By an offset a page far down is found by passing by all rows above it, each
with what is shown beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.core.paginator import Page, Paginator

if TYPE_CHECKING:
    # At run time it takes no parameter.
    Pages = Paginator[Any]
else:
    Pages = Paginator


class FarPages(Pages):
    """Far down, rows are passed by from the nearer end, and by their keys alone: an index has
    them."""

    far = 10_000
    """Rows that may be passed by as they are. What a search finds is no more."""

    def page(self, number: int | str) -> Page[Any]:
        number = self.validate_number(number)
        top = (number - 1) * self.per_page
        end = min(top + self.per_page, self.count)
        if top <= self.far:
            return super().page(number)
        rows: Any = self.object_list
        keys = rows.values("pk")
        below = self.count - end
        page = keys[top:end] if top <= below else keys.reverse()[below : self.count - top]
        return Page(rows.filter(pk__in=page), number, self)
