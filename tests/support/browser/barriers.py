"""Accessibility checks with axe."""

from __future__ import annotations

from tests.support.browser.axe import AXE
from tests.support.browser.people import Person

# Half of a fade has half of its contrast.
AT_REST = """() => Promise.all(document.getAnimations()
  .filter(({effect}) => effect.getComputedTiming().endTime !== Infinity)
  .map(({finished}) => finished.catch(() => null)))
"""


# A card is spoken with the value that counts first, which is not how its picture is read.
GRAVE = """async () => (await axe.run({
  rules: {"label-content-name-mismatch": {enabled: false}},
})).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) =>
    `${id} at ${target}: ${failureSummary}`))
"""


async def barriers(person: Person) -> list[str]:
    """What is serious or critical on the page as it is now."""
    await person.page.evaluate(AT_REST)
    if await person.page.evaluate("typeof axe === 'undefined'"):
        await person.page.evaluate(AXE)
    return [str(one) for one in await person.page.evaluate(GRAVE)]
