// @ts-check
/** A sheet over the board: what is open, and where the focus goes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawer, open, opened, sheetKeys, shut } from "kit/sheet.js";
import { markup } from "../markup.js";

/** @type {string[]} */
const sought = [];
Object.assign(globalThis, {
  HTMLElement: class {},
  requestAnimationFrame: (/** @type {() => void} */ next) => next(),
  document: {
    querySelector: (/** @type {string} */ selector) => {
      sought.push(selector);
      return null;
    },
  },
});

/** @returns {any} */
const board = () => ({ ui: {}, redraw: () => {}, t: (/** @type {string} */ words) => words });

test("one is open at a time, whatever it shows", () => {
  const table = board();
  assert.equal(opened(table), undefined);
  open(table, 0, ".pile");
  assert.equal(opened(table), 0);
  open(table, 1, ".pile");
  assert.equal(opened(table), 1);
});

test("the focus goes to what shuts it, and back to what opened it", () => {
  const table = board();
  sought.length = 0;
  open(table, "pile", ".pile");
  const [leave] = sheetKeys(table, "close");
  assert.deepEqual([leave.key, leave.label], ["Escape", "close"]);
  leave.press();
  assert.equal(opened(table), undefined);
  assert.deepEqual(sought, ["#board .kit-close", "#board .pile"]);
});

test("to shut what is not open changes nothing", () => {
  const table = board();
  shut(table);
  assert.equal(opened(table), undefined);
});

test("a plate is a button while there is something to unfold", () => {
  const plates = (/** @type {boolean} */ folds) =>
    markup(drawer(board(), { what: 0, name: "Anna", plate: "Anna", content: "", folds })).match(
      /<(?:button|div) class="plate"/g,
    );
  assert.deepEqual(plates(true), ['<button class="plate"']);
  assert.deepEqual(plates(false), ['<div class="plate"']);
});
