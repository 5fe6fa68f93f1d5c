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

/** @param {string} kind @param {number | null} seat @param {number} [position] @param {object} [view] */
const said = (kind, seat, position, view) => {
  const trucker = { position, fire: { least: 0, most: 2 }, engines: { least: 1, most: 1 } };
  const table = /** @type {any} */ ({
    seat,
    seats: [{ seat: 0 }],
    ui: {},
    view: { phase: "card", card: "X", seats: [trucker], ...view },
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
  assert.match(said("planets", null, 3, { phase: "pause" }), /board-between/);
  assert.match(said("planets", 0, 3, { phase: "pause" }), /board-wait/);
});

test("once it is known where a meteor comes, that is told and no longer what meteors do", () => {
  const question = { threat: "sW", line: 7 };
  for (const seat of [null, 0]) {
    const rolled = said("meteors", seat, 3, { question });
    assert.match(rolled, /board-in-row/);
    assert.doesNotMatch(rolled, /board-(fate|effect)-meteors/);
  }
  assert.match(said("meteors", 0, undefined, { question }), /board-fate-out/);
});
