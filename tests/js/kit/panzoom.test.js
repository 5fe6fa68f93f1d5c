// @ts-check
/** Which part of a large board is seen, and where on it a finger is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pinched, pointers, View } from "kit/panzoom.js";

/** A board of 1000 by 500 in a window of 500 by 500: two units a pixel. @param {object} [more] */
function board(more) {
  const view = new View({ width: 1000, height: 500, most: 4, ...more });
  view.box = { left: 100, top: 0, width: 500, height: 500 };
  return view;
}

/** @param {number} id @param {number} x @param {number} y @param {object} [more] @returns {any} */
const at = (id, x, y, more) => ({
  pointerId: id,
  clientX: x,
  clientY: y,
  pointerType: "touch",
  button: 0,
  buttons: 1,
  currentTarget: { setPointerCapture: () => {}, getBoundingClientRect: () => board().box },
  ...more,
});

test("a point of the screen is found on the board, whichever way is up", () => {
  assert.deepEqual(board().toBoard(350, 250), [0, 0]);
  assert.deepEqual(board().toBoard(600, 300), [500, 100]);
  assert.deepEqual(board({ up: true }).toBoard(600, 300), [500, -100]);
});

test("nearer or further, the point under the pointer stays", () => {
  for (const up of [false, true]) {
    const view = board({ up });
    const before = view.toBoard(450, 300);
    view.zoom(2, before);
    assert.equal(view.k, 2);
    assert.deepEqual(view.toBoard(450, 300), before);
  }
});

test("nobody looks beyond the board, nor nearer than its pieces are drawn", () => {
  const view = board();
  view.lookAt({ k: 99, x: 99999, y: -99999 });
  assert.equal(view.k, 4);
  assert.deepEqual([view.x, view.y], [375, -187.5]);
  view.whole();
  assert.equal(view.k, 1);
  view.pan(10, 10);
  assert.ok(view.x === 0 && view.y === 0);
});

test("what is followed stays in sight, and moves freely in the middle", () => {
  const view = board();
  view.lookAt({ k: 2 });
  view.follow([100, 0], 0.5);
  assert.deepEqual([view.x, view.y], [0, 0]);
  view.follow([225, 0], 0.5);
  assert.deepEqual([view.x, view.y], [100, 0]);
});

test("two fingers turn by their angle, the short way round, and zoom by their distance", () => {
  const quarter = pinched([110, 100], [100, 120], [100, 100]);
  assert.ok(Math.abs(quarter.turn - 90) < 1e-9);
  assert.equal(quarter.times, 2);
  const across = pinched([90, 99], [90, 101], [100, 100]);
  assert.ok(Math.abs(across.turn) < 20);
});

test("fingers that pinch zoom; one that drags moves what is seen", () => {
  const view = board();
  view.element = at(0, 0, 0).currentTarget;
  const { down, move, up } = pointers(view);
  down(at(1, 300, 250));
  down(at(2, 400, 250));
  move(at(2, 500, 250));
  assert.equal(view.k, 2);
  up(at(1, 300, 250));
  up(at(2, 500, 250));
  view.lookAt({ x: 0, y: 0 });
  down(at(3, 300, 250));
  move(at(3, 302, 250));
  assert.equal(view.x, 0);
  move(at(3, 250, 250));
  assert.equal(view.x, 50);
});

test("fingers that turn what is in hand zoom only when they part by a quarter", () => {
  for (const [far, zoomed] of [
    [124, 1],
    [126, 1.26],
    [81, 1],
    [250, 2.5],
  ]) {
    const view = board();
    view.element = at(0, 0, 0).currentTarget;
    let turned = 0;
    const { down, move } = pointers(view, {
      carries: () => true,
      turn: (degrees) => {
        turned += degrees;
      },
    });
    down(at(1, 200, 250));
    down(at(2, 300, 250));
    move(at(2, 200, 250 + far));
    assert.ok(Math.abs(turned - 90) < 1e-9);
    assert.equal(view.k, zoomed);
  }
});

test("a tap puts what is in hand where it taps", () => {
  /** @type {string[]} */
  const heard = [];
  const view = board();
  view.element = at(0, 0, 0).currentTarget;
  const { down, up } = pointers(view, {
    carries: () => true,
    carry: () => heard.push("carry"),
    put: ({ clientX }) => heard.push(`put ${clientX}`),
    drop: () => heard.push("drop"),
  });
  down(at(1, 300, 250));
  up(at(1, 302, 250));
  assert.deepEqual(heard, ["put 302"]);
});

test("what is in hand is carried instead, and dropped where the finger is lifted", () => {
  /** @type {string[]} */
  const heard = [];
  const view = board();
  view.element = at(0, 0, 0).currentTarget;
  const { down, move, up } = pointers(view, {
    carries: () => true,
    carry: ({ clientX }) => heard.push(`carry ${clientX}`),
    drop: () => heard.push("drop"),
  });
  down(at(1, 300, 250));
  move(at(1, 340, 250));
  up(at(1, 340, 250));
  assert.deepEqual(heard, ["carry 340", "drop"]);
});
