"""Where a request comes from, as far as tries are counted by it.

Behind proxies it is the address that as many of them wrote as are trusted (TRUSTED_PROXIES).
"""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, NamedTuple

from allauth.account.adapter import get_adapter
from django.core.exceptions import ImproperlyConfigured, PermissionDenied
from django.http import HttpRequest


class Networks(NamedTuple):
    near: str
    """One household: an IPv4 address, or an IPv6 /64."""
    wide: str
    """Its neighbours: an IPv4 /24, or an IPv6 /48."""


def networks_of(request: HttpRequest) -> Networks | None:
    """None where nobody knows: a proxy of this machine that is not trusted to tell asks for all."""
    try:
        address = ip_address(get_adapter(request).get_client_ip(request))
    except (ValueError, PermissionDenied, ImproperlyConfigured):
        return None
    address = getattr(address, "ipv4_mapped", None) or address
    if address.is_loopback:
        return None
    lengths = (32, 24) if isinstance(address, IPv4Address) else (64, 48)
    near, wide = (str(ip_network((address, length), strict=False)) for length in lengths)
    return Networks(near, wide)


NETWORKS = "networks"
"""Key of a scope."""


def networks_at(scope: dict[str, Any]) -> Networks | None:
    """The same of an ASGI scope, of a page or of a socket: found out once, since whoever counts
    asks, and refusals are to be cheap."""
    if NETWORKS not in scope:
        scope[NETWORKS] = networks_of(_request(scope))
    networks: Networks | None = scope[NETWORKS]
    return networks


def _request(scope: dict[str, Any]) -> HttpRequest:
    lines = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    client = scope.get("client") or ("",)
    request = HttpRequest()
    request.META = {
        "REMOTE_ADDR": str(client[0]),
        "HTTP_X_FORWARDED_FOR": b",".join(lines).decode("latin-1"),
    }
    return request
