"""Walks through a page by Tab alone and checks the focus order."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect

from tests.support.browser.players import Player

# A group of radio buttons is one stop; what is folded away, switched off or unseen is none.
SET_OUT = """() => {
  const stops = [...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex], [x-on\\\\:click]",
  )].filter((one) => !one.matches(":disabled, [type=hidden], [inert] *, [tabindex='-1']")
    && one.checkVisibility({visibilityProperty: true}));
  const chosen = (radio) => {
    const group = stops.filter(({type, name, form}) =>
      type === "radio" && name === radio.name && form === radio.form);
    return group.find(({checked}) => checked) ?? group[0];
  };
  window.stops = stops.filter((one) => one.type !== "radio" || one === chosen(one));
  // A click has moved the place from which Tab goes on.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  scrollTo(0, 0);
  return window.stops.map((one) => one.outerHTML.slice(0, 120));
}"""
# The ring may be drawn around the label of what has the focus, or what lies beside it.
HERE = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  const ringed = [at, at.nextElementSibling, at.closest("label")].find((one) => {
    const {outlineStyle, outlineWidth} = one === null ? {} : getComputedStyle(one);
    return one !== null && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
      && one.getClientRects().length > 0;
  });
  const [seen] = (ringed ?? at).getClientRects();
  const middle = [
    (Math.max(seen.left, 0) + Math.min(seen.right, innerWidth)) / 2,
    (Math.max(seen.top, 0) + Math.min(seen.bottom, innerHeight)) / 2,
  ];
  const above = document.elementFromPoint(...middle);
  const bare = above !== null
    && ((ringed ?? at).contains(above) || above.contains(at) && above.matches("label, a, button"));
  return {
    number: window.stops.indexOf(at),
    wrong: [
      ...(ringed ? [] : ["nothing shows the focus"]),
      ...(bare ? [] : [`covered by ${above?.outerHTML.slice(0, 120) ?? "the edge"}`]),
      ...(at.tabIndex > 0 ? ["out of the order of the page"] : []),
    ],
  };
}"""
IN_MAIN = "() => document.activeElement.closest('#content') !== null"


class Walker(Player):
    """Goes there and back again."""

    async def walks(self) -> list[str]:
        """What is in the way on the page as it is."""
        await self.page.wait_for_load_state()
        stops = [str(one) for one in await self.page.evaluate(SET_OUT)]
        there = await self._go("Tab", len(stops))
        back = await self._go("Shift+Tab", len(stops))
        place = f"{self.page.url} {self.page.viewport_size}"
        wrong = [
            f"{stops[step['number']] if step['number'] >= 0 else 'a stop of its own'}: {each}"
            for step in (*there, *back)
            for each in step["wrong"]
        ]
        if numbers(there) != list(range(len(stops))):
            wrong.append(f"by Tab {numbers(there)} of {stops}")
        if numbers(back) != numbers(there)[::-1]:
            wrong.append(f"by Shift+Tab {numbers(back)} of {stops}")
        return [f"{place}: {each}" for each in wrong]

    async def _go(self, key: str, far: int) -> list[Any]:
        """Every stop until the page ends; a step more than there are tells a trap."""
        met: list[Any] = []
        for _ in range(far + 1):
            await self.page.keyboard.press(key)
            here = await self.page.evaluate(HERE)
            if here is None or here["number"] in numbers(met[:1]):
                break
            met.append(here)
        return met

    async def skips(self) -> None:
        """The first stop of a page leads past what every page begins with."""
        await self.page.evaluate(SET_OUT)
        await self.page.keyboard.press("Tab")
        await expect(self.page.locator(":focus")).to_have_text(self.t("skip"))
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Tab")
        assert await self.page.evaluate(IN_MAIN), self.page.url


def numbers(steps: list[Any]) -> list[int]:
    return [step["number"] for step in steps]
