// @ts-check
/** By keys the table is looked at as near as by pointers, without a card in hand and in the film. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { pressed } from "kit/keys.js";
import { keys } from "../../static/kosmiczna_eskadra/keys.js";
import { look } from "../../static/kosmiczna_eskadra/looking.js";

/** Somebody at the table in this phase. @param {string} phase @param {object} [own] @param {object[]} [offers] @returns {any} */
function at(phase, own = {}, offers = []) {
  const view = { phase, own, seats: { 0: { assist: !!offers.length } }, result: null };
  const scene = { half: 5000, ships: { 3: { lasers: [{ at: "F" }] } } };
  const t = (/** @type {string} */ key) => key;
  return { view, scene, seat: 0, offers, t, ui: {}, redraw: () => {} };
}

/** @param {any} table @param {string[]} names */
const press = (table, ...names) => {
  for (const name of names)
    keys(table)
      .find(({ key }) => key === name)
      ?.press();
};

/** @param {any} table */
const seen = (table) => {
  const { k, x, y } = look(table);
  return [k, x, y].map((number) => Math.round(number * 100) / 100);
};

test("nearer, further, the whole table", () => {
  const table = at("stopped");
  press(table, "+", "+");
  assert.deepEqual(seen(table), [2.25, 0, 0]);
  press(table, "-");
  assert.deepEqual(seen(table), [1.5, 0, 0]);
  press(table, "0");
  assert.deepEqual(seen(table), [1, 0, 0]);
});

test("arrows look around, and are the page's while the whole table is seen", () => {
  const table = at("stopped");
  assert.ok(!keys(table).some(({ key }) => key.startsWith("Arrow")));
  press(table, "+", "+", "ArrowRight", "ArrowUp");
  const [, x, y] = seen(table);
  assert.ok(x > 1000 && x === y);
  press(table, "ArrowLeft", "ArrowDown");
  assert.deepEqual(seen(table), [2.25, 0, 0]);
});

test("in the film they do so with Shift, and go through it without", (context) => {
  context.after(() => Object.assign(pressed, { shift: false }));
  const table = at("scoring");
  const seek = mock.fn();
  table.ui.showing = { seek, over: false };
  press(table, "+", "ArrowRight");
  assert.deepEqual([seek.mock.callCount(), seen(table)], [1, [1.5, 0, 0]]);
  Object.assign(pressed, { shift: true });
  press(table, "ArrowRight");
  assert.equal(seek.mock.callCount(), 1);
  assert.ok(seen(table)[1] > 1000);
});

test("whoever is helped in aiming keeps + and - for it", () => {
  const labels = (/** @type {any} */ table) =>
    keys(table).flatMap(({ key, label }) => (["+", "-", "0"].includes(key) ? [label] : []));
  const zooms = ["board-zoom-in", "board-zoom-out", "board-zoom-all"];
  assert.deepEqual(labels(at("placing", { held: 3 })), zooms);
  const helped = at("placing", { held: 3 }, [{ do: "drop" }]);
  assert.deepEqual(labels(helped), ["board-key-further", "board-key-nearer", "board-zoom-all"]);
});

test("at Stop D drops the card and W withholds it", () => {
  const act = mock.fn();
  const table = { ...at("stopped", {}, [{ do: "answer" }]), act };
  press(table, "d", "w");
  const asked = act.mock.calls.map((call) => call.arguments[0]);
  assert.deepEqual(
    asked,
    ["drop", "withhold"].map((how) => ({ do: "answer", how })),
  );
});
