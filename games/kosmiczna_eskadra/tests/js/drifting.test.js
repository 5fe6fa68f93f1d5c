// @ts-check
/** At the rim the view goes along with what is carried, as time goes by. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { View } from "kit/panzoom.js";
import { carried, speed } from "../../static/kosmiczna_eskadra/drifting.js";

/** @type {((now: number) => void)[]} */
const frames = [];
Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {(now: number) => void} */ draw) => frames.push(draw),
});

/** A table of 1000 by 1000, seen at twice its size, in 500 pixels; its middle in the middle. */
function table() {
  const view = new View({ width: 1000, height: 1000, up: true });
  view.box = { left: 0, top: 0, width: 500, height: 500 };
  view.lookAt({ k: 2, x: 0, y: 0 });
  /** @type {any} */
  const ui = { view, moves: 0, rested: 0, holds: true };
  ui.carry = (/** @type {number} */ x, /** @type {number} */ y) =>
    carried(ui, {
      at: [x, y],
      held: () => ui.holds,
      move: () => {
        ui.moves += 1;
      },
      rests: () => {
        ui.rested += 1;
      },
    });
  return ui;
}

/** Frames at sixty a second. @param {number} from @param {number} until milliseconds */
function pass(from, until) {
  for (let now = from; now <= until; now += 16) for (const draw of frames.splice(0)) draw(now);
}

test("in the middle nothing drifts, at the edge the fastest, beyond it no faster", () => {
  assert.equal(speed(0.66), 0);
  assert.equal(Math.abs(speed(-0.3)), 0);
  assert.ok(speed(0.7) > 0 && speed(0.7) < speed(0.9));
  assert.equal(speed(-2), -speed(1));
  assert.equal(speed(2), speed(1));
});

test("a card in the middle is carried without the view", () => {
  const ui = table();
  ui.carry(300, 250);
  pass(0, 500);
  assert.deepEqual([ui.view.x, ui.view.y, ui.moves, frames.length], [0, 0, 0, 0]);
});

test("a card that is held still at the rim takes the view along until the table ends", () => {
  const ui = table();
  ui.carry(490, 250);
  pass(0, 100);
  assert.equal(ui.view.x, 0);
  pass(100, 300);
  assert.ok(ui.view.x > 20 && ui.view.x < 100, String(ui.view.x));
  assert.equal(ui.view.y, 0);
  assert.ok(ui.moves > 5);
  pass(300, 3000);
  assert.equal(ui.view.x, 250);
  ui.holds = false;
  pass(3000, 3100);
  assert.deepEqual([frames.length, ui.rested], [0, 1]);
});

test("upwards is upwards", () => {
  const ui = table();
  ui.carry(250, 10);
  pass(0, 400);
  assert.ok(ui.view.y > 0);
  ui.holds = false;
  pass(400, 450);
});

test("whoever crosses the rim on the way to a button moves nothing", () => {
  const ui = table();
  ui.carry(490, 250);
  pass(0, 90);
  ui.carry(250, 250);
  pass(90, 500);
  assert.equal(ui.view.x, 0);
});
