// @ts-check
/** Which tab lies open where there is no room for all. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BUILDING, FLYING, show, tabOf } from "../../static/galaxy_trucker/tabs.js";

const table = (flight = 1) =>
  /** @type {any} */ ({ ui: {}, view: { flight }, redraw: () => undefined });

test("what was chosen lies open, as far as there is such a thing now", () => {
  const now = table();
  assert.equal(tabOf(now, BUILDING), "pool");
  show(now, "starts");
  assert.equal(tabOf(now, BUILDING), "starts");
  assert.equal(tabOf(now, FLYING), "card");
});

test("the next flight of a Trek is begun with the pool", () => {
  const now = table();
  show(now, "starts");
  assert.equal(tabOf({ ...now, view: { flight: 2 } }, BUILDING), "pool");
});
