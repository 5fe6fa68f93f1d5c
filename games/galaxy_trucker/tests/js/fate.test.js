// @ts-check
/** What a card means, in words for who flies and for who looks on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fate } from "../../static/galaxy_trucker/fate.js";

const KINDS = [
  "abandoned-ship",
  "abandoned-station",
  "combat",
  "epidemic",
  "meteors",
  "open-space",
  "pirates",
  "planets",
  "sabotage",
  "slavers",
  "smugglers",
  "stardust",
];

/** @param {string} kind @param {number | null} seat @param {number} [position] @param {string} [phase] */
const said = (kind, seat, position, phase = "card") => {
  const trucker = { position, fire: { least: 0, most: 2 }, engines: { least: 1, most: 1 } };
  const table = /** @type {any} */ ({
    seat,
    seats: [{ seat: 0 }],
    ui: {},
    view: { phase, card: "X", seats: [trucker] },
    scene: { cards: { X: { kind } } },
    t: (/** @type {string} */ key) => key,
  });
  return JSON.stringify(fate(table));
};

for (const kind of KINDS)
  test(`of ${kind} whoever looks on is not told what it would do to a ship of theirs`, () => {
    assert.match(said(kind, null, 3), /board-effect-/);
    assert.doesNotMatch(said(kind, null, 3), /board-fate-/);
    assert.match(said(kind, 0, 3), /board-fate-/);
    assert.match(said(kind, 0), /board-fate-out/);
  });

test("whoever looks on waits for nobody between two cards", () => {
  assert.match(said("planets", null, 3, "pause"), /board-between/);
  assert.match(said("planets", 0, 3, "pause"), /board-wait/);
});
