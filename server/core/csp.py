"""Content-Security-Policy: strict for the site, a separate one for ``/admin/``."""

from __future__ import annotations

from csp.constants import NONCE, NONE, SELF, UNSAFE_EVAL, UNSAFE_INLINE, Nonce
from csp.middleware import CSPMiddleware, PolicyParts
from django.http import HttpRequest, HttpResponseBase

Directives = dict[str, list[str | Nonce]]

COMMON: Directives = {
    "default-src": [NONE],
    "style-src": [SELF],
    "img-src": [SELF, "data:"],
    "font-src": [SELF],
    "connect-src": [SELF],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
}
SITE: Directives = {
    **COMMON,
    "script-src": [SELF, NONCE],
    "manifest-src": [SELF],
    "worker-src": [SELF],
}
# Alpine, used by the admin's pages, evaluates attributes and sets styles of single elements. Its
# colours lie in our own style sheet, so no page needs a ``<style>``.
ADMIN = {
    **COMMON,
    "script-src": [SELF, UNSAFE_EVAL],
    "script-src-attr": [NONE],
    "style-src-elem": [SELF],
    "style-src-attr": [UNSAFE_INLINE],
}


class PolicyMiddleware(CSPMiddleware):
    def get_policy_parts(
        self, request: HttpRequest, response: HttpResponseBase, report_only: bool = False
    ) -> PolicyParts:
        parts = super().get_policy_parts(request, response, report_only)
        if report_only:
            # What is forbidden already need not be reported once more.
            return parts
        if request.path.startswith("/admin/"):
            parts.config = ADMIN
        else:
            # Older browsers do not match a WebSocket of the same host against 'self'.
            socket = "wss" if request.is_secure() else "ws"
            parts.update = {"connect-src": [f"{socket}://{request.get_host()}"]}
        return parts
