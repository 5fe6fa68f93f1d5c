"""What a thing may be reported for: the same in the menus of a page as on the server, in words."""

import json
import re
from pathlib import Path

import pytest

from server.core.messages import say
from server.moderation.models import ALL_GROUNDS, GROUNDS_OF, Case, Report
from server.moderation.outcomes import effects_of

MENUS = Path(__file__).parents[3] / "static/js/site/grounds.js"


def test_the_menus_know_the_same_grounds():
    found = re.findall(r"^  (\w+): (\[.*\]),$", MENUS.read_text(), re.MULTILINE)
    menus = {kind: tuple(json.loads(grounds)) for kind, grounds in found}
    assert menus == GROUNDS_OF


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_ground_and_every_outcome_has_its_words(language):
    longest = Report._meta.get_field("ground").max_length
    assert longest is not None and max(map(len, ALL_GROUNDS)) <= longest
    keys = [f"{kind}-{ground}" for ground in ALL_GROUNDS for kind in ("ground", "because")]
    for kind in GROUNDS_OF:
        case = Case(kind=kind, channel="table" if kind == "line" else "")
        keys += [f"report-title-{kind}", f"report-goes-along{case.wording}"]
        keys += [f"decision-title{case.wording}", f"report-nothing{case.wording}"]
        for outcome in effects_of(case).keys() - {"nothing"}:
            done = outcome.partition("-")[0]
            keys += [f"outcome-{outcome}{case.wording}", f"report-outcome-{done}{case.wording}"]
            keys += [f"decision-outcome-{done}{case.wording}"]
    missing = {key for key in keys if say(language, key) == key}
    assert missing == set()
