// @ts-check
/** What the board finds wrong with a ship is what the rules find: see `test_checking.py`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { faultsOf } from "../../static/galaxy_trucker/faults.js";

/** @typedef {[cell: number, kind: string, sides: number[], k: number]} Laid */
/** @type {{area: number[], tiles: Laid[], faults: import("../../static/galaxy_trucker/faults.js").Fault[]}[]} */
const SHIPS = JSON.parse(readFileSync(new URL("faulty.json", import.meta.url), "utf8"));

/** @param {number[]} area @param {Laid[]} tiles */
function found(area, tiles) {
  const table = {
    view: { level: "here" },
    scene: {
      levels: { here: { cells: area } },
      tiles: tiles.map(([, kind, sides]) => ({ kind, sides })),
    },
  };
  const ship = Object.fromEntries(tiles.map(([cell, , , k], tile) => [cell, { tile, k }]));
  return faultsOf(/** @type {any} */ (table), /** @type {any} */ ({ ship }));
}

test("the board finds wrong with a ship what the check finds", () => {
  assert.ok(SHIPS.length);
  for (const { area, tiles, faults } of SHIPS) assert.deepEqual(found(area, tiles), faults);
});

test("a ship without a mistake has none", () => {
  assert.deepEqual(
    found(
      [77, 78],
      [
        [77, "SC", [3, 3, 3, 3], 0],
        [78, "E1", [3, 0, 0, 0], 0],
      ],
    ),
    [],
  );
});
