// @ts-check
/** What is lost is chosen on the ship, a tap for each, and never more than is asked for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { losing } from "../../static/galaxy_trucker/questions/losing.js";

const FIGURES = [671, 672, 771, 772];

/** Taps on these cells; what is chosen after each, and whether it can be given. @param {number[]} cells */
function tapped(...cells) {
  const figures = { is: "some", of: FIGURES, least: 3, most: 3 };
  const table = /** @type {any} */ ({
    seat: 0,
    ui: {},
    offers: [{ do: "lose_crew", take: { figures } }],
    view: {
      level: "I",
      seats: [{ ship: {}, crew: { 67: 2, 77: 2 } }],
      question: { kind: "lose-crew", name: "1" },
    },
    scene: { levels: { I: { cells: [67, 77] } } },
    t: (/** @type {string} */ key) => key,
    redraw: () => {},
  });
  return cells.map((cell) => {
    losing(table, "lose_crew", "figures").tap?.(cell);
    const [give] = losing(table, "lose_crew", "figures").deeds ?? [];
    return [[...table.ui.draft.chosen].sort(), give.able];
  });
}

test("each tap takes one more of the tile, until there are enough", () => {
  assert.deepEqual(tapped(67, 67, 77), [
    [[672], false],
    [[671, 672], false],
    [[671, 672, 772], true],
  ]);
});

test("with enough, or with none left on it, a tap gives back what the tile gave", () => {
  assert.deepEqual(tapped(67, 67, 67), [
    [[672], false],
    [[671, 672], false],
    [[], false],
  ]);
  assert.deepEqual(tapped(67, 67, 77, 77).at(-1), [[671, 672], false]);
});
