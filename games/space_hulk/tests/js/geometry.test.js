// @ts-check
/** The board reckons sight and ways as the rules do, on every square of a few positions. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  bearing,
  FACINGS,
  groundOf,
  looks,
  pathOf,
  ways,
} from "../../static/space_hulk/geometry.js";
import { COSTS } from "./costs.js";

/** @type {any[]} */
const cases = JSON.parse(readFileSync(new URL("geometry.json", import.meta.url), "utf8"));

for (const [at, one] of cases.entries()) {
  const ground = groundOf(one);
  const blocked = new Set(one.blocked);
  const isBlocked = (/** @type {number} */ square) => square < 0 || blocked.has(square);

  for (const corner of ["both", "either"])
    test(`sight and fire areas of position ${at + 1}, corners: ${corner}`, () => {
      for (const from of one.squares)
        for (const facing of FACINGS) {
          const found = one.squares.map((/** @type {number} */ to) => ({
            to,
            ...looks(ground, { at: from, facing }, to, isBlocked, corner === "either"),
          }));
          const [seen, fire] = one.looks[corner][`${from} ${facing}`];
          const those = (/** @type {"sees" | "fires"} */ what) =>
            found
              .filter((/** @type {any} */ look) => look[what])
              .map((/** @type {any} */ l) => l.to);
          assert.deepEqual(those("sees"), seen, `from ${from} ${facing}`);
          assert.deepEqual(those("fires"), fire, `from ${from} ${facing}`);
        }
    });

  for (const { kind, at: start, facing, most, least } of one.ways)
    test(`ways of the ${kind} at ${start} of position ${at + 1}`, () => {
      const found = ways(
        ground,
        /** @type {any} */ (COSTS),
        { kind, at: start, facing },
        most,
        (square) => square !== start && isBlocked(square),
      );
      const spent = Object.fromEntries(found.map((w) => [`${w.at} ${w.facing}`, w.spent]));
      assert.deepEqual(spent, least);
      for (const way of found)
        assert.equal(
          pathOf(way).reduce((sum, { cost }) => sum + cost, 0),
          way.spent,
        );
    });
}

test("SH-770 a piece lies so many squares to one of eight sides", () => {
  const from = 5 * 20 + 10;
  const side = (/** @type {number} */ right, /** @type {number} */ down) =>
    bearing(20, from, from + down * 20 + right);
  assert.deepEqual(side(4, -4), { squares: 4, side: "ne" });
  assert.deepEqual(side(5, -2), { squares: 5, side: "e" });
  assert.deepEqual(side(2, 5), { squares: 5, side: "s" });
  assert.deepEqual(side(-3, 4), { squares: 4, side: "sw" });
  assert.deepEqual(side(-1, 0), { squares: 1, side: "w" });
});
