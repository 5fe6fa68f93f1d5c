// @ts-check
/** The wheel turns the card in the hand. It zooms with Ctrl alone: who turns a card when Stop is called does not leap at the table. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { pointing } from "../../static/kosmiczna_eskadra/pointing.js";

Object.assign(globalThis, { requestAnimationFrame: () => 1 });

/** A card in the hand, and one notch of the wheel. @param {string} phase @param {object} [keys] */
function notch(phase, keys) {
  /** @type {any} */
  const table = {
    view: { phase, own: { held: 3 }, table: {} },
    scene: { half: 4400 },
    options: {},
    offers: [],
    t: (/** @type {string} */ key) => key,
    redraw: () => {},
    ui: { hand: { x: 0, y: 0, a: 0, from: [0, 0], rest: [0, 0] }, half: 4400, dom: null },
  };
  table.ui.table = table;
  const preventDefault = mock.fn();
  const { wheel } = pointing(table);
  const event = /** @type {any} */ ({ deltaY: -100, clientX: 0, clientY: 0, preventDefault });
  wheel.handleEvent({ ...event, ...keys });
  return {
    turned: table.ui.hand.a,
    near: table.ui.view.k > 1,
    scrolls: !preventDefault.mock.callCount(),
  };
}

test("a notch turns the card by a degree, with Shift by fifteen, with Alt by a tenth", () => {
  assert.deepEqual(notch("placing"), { turned: 10, near: false, scrolls: false });
  assert.equal(notch("placing", { shiftKey: true }).turned, 150);
  assert.equal(notch("placing", { altKey: true }).turned, 1);
});

test("while Stop asks, the wheel neither zooms nor scrolls, and the card stays as it froze", () => {
  assert.deepEqual(notch("stopped"), { turned: 0, near: false, scrolls: false });
});

test("with Ctrl it zooms and turns nothing", () => {
  for (const phase of ["placing", "stopped", "scoring"])
    assert.deepEqual(notch(phase, { ctrlKey: true }), { turned: 0, near: true, scrolls: false });
});

test("over a battle it scrolls the page", () => {
  assert.deepEqual(notch("scoring"), { turned: 0, near: false, scrolls: true });
});
