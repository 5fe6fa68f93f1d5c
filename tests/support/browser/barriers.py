"""Accessibility checks with axe."""

from __future__ import annotations

from tests.support.browser.axe import AXE
from tests.support.browser.people import Person

# Half of a fade has half of its contrast. What is cut short may never say that it has finished.
AT_REST = """() => document.getAnimations()
  .every(({effect, playState}) =>
    playState === "finished" || effect.getComputedTiming().endTime === Infinity)
"""


# A card is spoken with the value that counts first, which is not how its picture is read. Of what
# is right axe would name each place, and take as long for that as for all its rules.
GRAVE = """async () => (await axe.run({
  resultTypes: ["violations"],
  rules: {"label-content-name-mismatch": {enabled: false}},
})).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) =>
    `${id} at ${target}: ${failureSummary}`))
"""


async def barriers(person: Person) -> list[str]:
    """What is serious or critical on the page as it is now."""
    await person.page.wait_for_function(AT_REST)
    if await person.page.evaluate("typeof axe === 'undefined'"):
        await person.page.evaluate(AXE)
    return [str(one) for one in await person.page.evaluate(GRAVE)]
