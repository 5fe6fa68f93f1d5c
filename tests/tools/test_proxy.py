"""The proxy of a load is the one that docker-compose.yml starts, before other addresses."""

from __future__ import annotations

from tools.load_proxy import CONF, ours


def test_only_the_addresses_are_others() -> None:
    text = ours(9000, [9001, 9002, 9003])
    for port in (9001, 9002, 9003):
        assert f"server 127.0.0.1:{port} max_fails=1 fail_timeout=3s;" in text
    assert "listen 127.0.0.1:9000;" in text
    assert "hash $room consistent;" in text
    kept = [line for line in text.splitlines() if "127.0.0.1" not in line]
    assert set(kept) <= set(CONF.read_text().splitlines())


def test_no_name_is_left_to_be_looked_up() -> None:
    text = ours(9000, [9001])
    assert "web1" not in text and "resolve" not in text and "zone" not in text
