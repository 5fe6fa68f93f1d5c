"""docs/operations.md and the alerts say what is there."""

from __future__ import annotations

import re

import yaml

from server.core import periods
from server.operations.metrics import COUNTERS, HISTOGRAMS
from tests.support.processes import ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text()
ALERTS = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text())
STANDING = {
    *("rooms_sockets", "rooms_live_matches"),
    *("rooms_pool_wait_seconds", "rooms_pool_waiting", "rooms_pool_size"),
}
OURS = {name for name, _ in [*COUNTERS.values(), *HISTOGRAMS.values()]} | STANDING
SUFFIX = re.compile(r"_(?:bucket|sum|count|total)$")


def anchors() -> set[str]:
    """Where a link into the page may lead."""
    titles = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    return {title.lower().replace(" ", "-") for title in titles}


def test_the_page_says_how_long_what_is_kept() -> None:
    [table] = re.findall(r"## What is forgotten\n.*?\n\n(\|.*?)\n\n", PAGE, re.DOTALL)
    days = [int(found) for found in re.findall(r"\| (\d+) days", table)]
    kept = (periods.ROOM, periods.UNFINISHED, periods.GUEST, periods.REPORT, periods.REPORT)
    assert days == [*kept, periods.SIGN_IN]


def rules() -> list[dict[str, str]]:
    return [rule for group in ALERTS["groups"] for rule in group["rules"]]


def test_the_page_tells_of_every_figure_and_of_no_other() -> None:
    assert set(re.findall(r"rooms_(?!restored)[a-z_]+", PAGE)) <= OURS
    table = "".join(line for line in PAGE.splitlines() if line.startswith("| `rooms_"))
    assert set(re.findall(r"`(rooms_[a-z_]+)`", table)) >= OURS


def test_every_alert_asks_for_a_figure_that_is_there() -> None:
    for rule in rules():
        asked = set(re.findall(r"\brooms_[a-z_]+", rule["expr"]))
        assert {SUFFIX.sub("", name) for name in asked} <= OURS, rule
        assert asked or "up{" in rule["expr"]


def test_every_alert_and_every_link_leads_to_what_is_there() -> None:
    links = set(re.findall(r"\]\(#([\w-]+)\)", PAGE))
    assert links and links <= anchors()
    assert len({rule["alert"] for rule in rules()}) == len(rules()) >= 8
    for rule in rules():
        assert rule["annotations"]["drill"] in anchors(), rule  # type: ignore[index]


def test_every_line_of_the_log_that_the_page_explains_is_written_somewhere() -> None:
    written = set()
    for module in (ROOT / "server").rglob("*.py"):
        text = module.read_text()
        written |= set(re.findall(r'log\.\w+\(\s*"([a-z_.]+)"', text))
        for name in re.findall(r'(?:Trouble|Breaker)\(log, "([a-z_]+)"', text):
            written |= {f"{name}.broken", f"{name}.mended"}
    explained = {
        name
        for line in re.findall(r"^\| (`[a-z_]+\.[a-z_]+`.*?) \|", PAGE, re.MULTILINE)
        for name in re.findall(r"`([a-z_]+\.[a-z_]+)`", line)
    }
    assert len(explained) >= 8 and explained <= written
