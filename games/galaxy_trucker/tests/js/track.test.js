// @ts-check
/** What the flight board warns of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { danger } from "../../static/galaxy_trucker/track.js";

/** Of seat 1, so many days behind the leader on a lap of 18. @param {number} behind */
function warned(behind) {
  const seats = [{ position: 20 }, { position: 20 - behind, crew: { 77: 2 } }];
  const table = {
    seat: 1,
    seats: [{ seat: 0 }, { seat: 1 }],
    view: { level: "I", seats },
    scene: { levels: { I: { lap: 18 } } },
    ui: {},
    t: (/** @type {string} */ key, /** @type {Record<string, any>} */ params = {}) =>
      [key, ...Object.values(params)].join(" "),
  };
  return danger(/** @type {any} */ (table));
}

test("whoever is nearly lapped is told how many days are left, whoever is lapped that it is over", () => {
  assert.equal(warned(13), "");
  assert.equal(warned(14), "board-danger-lapped 5");
  assert.equal(warned(18), "board-danger-lapped 1");
  assert.equal(warned(19), "board-danger-is-lapped");
  assert.equal(warned(21), "board-danger-is-lapped");
});
