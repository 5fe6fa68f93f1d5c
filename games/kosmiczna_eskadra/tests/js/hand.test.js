// @ts-check
/** A double click lays one card; a card that was moved, or held for a while, is laid by one click. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { drop, moveHand, putBack, settleHand } from "../../static/kosmiczna_eskadra/hand.js";

const [body, written] = [{}, {}];
const page = { body, activeElement: body };
Object.assign(globalThis, { requestAnimationFrame: () => 1, document: page });
// However slow the machine, no time passes by itself.
mock.method(performance, "now", () => 10_000);

/** A card that came into the hand so many milliseconds ago, in the middle of the table. @param {number} ago @returns {any} */
function holding(ago) {
  const table = {
    view: { phase: "placing", own: { held: 3 } },
    offers: [{ do: "drop" }],
    options: {},
    now: () => 0,
    act: mock.fn(),
    t: (/** @type {string} */ key) => key,
    redraw: () => {},
    still: true,
  };
  const hand = { x: 0, y: 0, a: 0, from: [0, 0], rest: [0, 0], since: performance.now() - ago };
  return { table, hand, half: 5000, dom: {} };
}

/** @param {any} ui */
const laid = (ui) => ui.table.act.mock.calls.map((/** @type {any} */ call) => call.arguments[0]);

test("the second half of a double click lays nothing", () => {
  const ui = holding(300);
  drop(ui);
  assert.deepEqual(laid(ui), []);
});

test("a hand that shakes has moved nothing", () => {
  const ui = holding(300);
  moveHand(ui, 39, 0);
  drop(ui);
  assert.deepEqual(laid(ui), []);
});

test("a card that was moved or turned is laid at once", () => {
  for (const [x, a] of [
    [40, 0],
    [0, 10],
  ]) {
    const ui = holding(0);
    moveHand(ui, x, 0, a);
    drop(ui);
    assert.deepEqual(laid(ui), [{ do: "drop", x, y: 0, a }]);
  }
});

test("a card that was held for a while is laid where it is", () => {
  const ui = holding(400);
  drop(ui);
  assert.deepEqual(laid(ui), [{ do: "drop", x: 0, y: 0, a: 0 }]);
});

test("a press while the card is on its way says so, and lays nothing more", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const ui = holding(400);
  drop(ui);
  drop(ui);
  assert.equal(laid(ui).length, 1);
  assert.equal(ui.told, "board-not-yet");
  context.mock.timers.tick(2_500);
  assert.equal(ui.told, null);
});

test("a card that a key has moved stays there when the pointer leaves", () => {
  const ui = holding(0);
  moveHand(ui, 500, 0);
  putBack(ui);
  assert.deepEqual([ui.hand.x, ui.hand.y], [500, 0]);
});

/** The first card of a round comes into the hand. @param {object} focused what has the focus then */
function dealt(focused) {
  page.activeElement = focused;
  const focus = mock.fn();
  const ui = {
    ...{ root: { querySelectorAll: () => [] }, dom: { felt: { focus } }, hand: null },
    ...{ half: 5000, pointer: [0, 0], round: 1 },
    view: { k: 1, x: 0, y: 0, whole: () => {}, follow: () => {} },
  };
  const view = { phase: "placing", round: 2, own: { held: 3 }, table: {}, seats: {} };
  const scene = { half: 5000, rocks: [], ships: {} };
  const table = /** @type {any} */ ({ ...holding(0).table, ui, view, scene, seat: 0 });
  Object.assign(ui, { table });
  settleHand(table);
  return focus.mock.callCount();
}

test("a round begins with the keys at the table, unless somebody is elsewhere with them", () => {
  assert.equal(dealt(body), 1);
  assert.equal(dealt(written), 0);
});

test("a card let go too soon stays where it was let go, and drops or answers at Stop by itself", (context) => {
  for (const [asked, said] of [
    ["drop", { do: "drop", x: 40, y: 0, a: 0 }],
    ["answer", { do: "answer", how: "drop" }],
  ]) {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const ui = holding(0);
    ui.table.view.own.free_at = 500;
    moveHand(ui, 40, 0);
    drop(ui);
    moveHand(ui, 900, 0);
    assert.deepEqual([laid(ui), ui.hand.x], [[], 40]);
    ui.table.offers = [{ do: asked }];
    ui.table.now = () => 520;
    context.mock.timers.tick(520);
    assert.deepEqual(laid(ui), [said]);
    context.mock.timers.reset();
  }
});
