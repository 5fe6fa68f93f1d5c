"""Which requests count together."""

from django.test import RequestFactory

from server.accounts.networks import networks_at, networks_of


def test_a_household_and_its_neighbours_and_of_a_proxy_that_does_not_tell_nothing():
    for address, *found in (
        ("203.0.113.7", "203.0.113.7/32", "203.0.113.0/24"),
        ("192.168.0.7", "192.168.0.7/32", "192.168.0.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32", "203.0.113.0/24"),
    ):
        assert networks_of(RequestFactory(REMOTE_ADDR=address).get("/")) == tuple(found)
    for address in ("127.0.0.1", "::1", "", "nowhere"):
        assert networks_of(RequestFactory(REMOTE_ADDR=address).get("/")) is None, address


def test_a_trusted_proxy_tells_for_whom_it_asks_and_nobody_else(settings):
    told = {"X-Forwarded-For": "198.51.100.1, 203.0.113.7"}
    request = RequestFactory(REMOTE_ADDR="10.0.0.2").get("/", headers=told)
    assert networks_of(request) == ("10.0.0.2/32", "10.0.0.0/24")
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    assert networks_of(request) == ("203.0.113.7/32", "203.0.113.0/24")


def test_a_scope_counts_with_the_pages_of_the_same_household_found_out_once(settings):
    lines = [(b"x-forwarded-for", b"198.51.100.1"), (b"x-forwarded-for", b"203.0.113.7")]
    asked = {"headers": lines, "client": ("10.0.0.2", 5)}
    scope = {**asked}
    found = networks_at(scope)
    assert found == ("10.0.0.2/32", "10.0.0.0/24")
    assert networks_at({**scope, "headers": None}) is found
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    assert networks_at(asked) == ("203.0.113.7/32", "203.0.113.0/24")
    assert networks_at({"headers": [], "client": None}) is None
