// @ts-check
/** What is said of ships that cannot be bought. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reinforcing } from "../../static/mag_blast/paying.js";
import { whyCard } from "../../static/mag_blast/why.js";
import { seat, table } from "./tables.js";

const ZONES = ["yel", "grn", "red", "blu"];
const fleet = (/** @type {number} */ ships) =>
  Object.fromEntries(
    Array.from({ length: ships }, (_, at) => [`SC${at}`, { zone: ZONES[at % ZONES.length] }]),
  );
const says = (/** @type {number} */ own, /** @type {any} */ piles) =>
  reinforcing(table({ 0: seat({ fleet: fleet(own) }) }, { view: { phase: "reinforce", ...piles } }))
    .says;

test("where no ship is left, or no room for one, the cards are not said to be too few", () => {
  const left = { ships: 4, wrecks: {} };
  assert.equal(says(4, left), "board-build-not");
  assert.equal(says(4, { ships: 0, wrecks: { CR06: 0 } }), "board-build-not");
  assert.equal(says(4, { ships: 0, wrecks: {} }), "board-build-none");
  assert.equal(says(12, left), "board-build-full");
});

test("of a card that pays for nothing it is asked beside it why it buys no ship, not why it cannot be fired", () => {
  /** @type {any} */
  const card = {};
  const asked = (/** @type {string} */ phase) => {
    /** @type {any[]} */
    const all = [];
    const why = (/** @type {any} */ action, /** @type {any} */ near) => {
      assert.equal(near, card);
      all.push(action);
    };
    whyCard(
      table({ 0: seat({ fleet: { CR06: { zone: "yel" } } }), 1: seat() }, { view: { phase }, why }),
      "B01",
      card,
    );
    return all;
  };
  assert.deepEqual(asked("reinforce"), [{ do: "build", cards: ["B01"] }]);
  assert.equal(asked("move")[0].do, "fire");
});
