// @ts-check
/** Where what flies begins and ends, so that it is seen whatever has been scrolled. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, beyond, bubble } from "../../static/mag_blast/flying.js";
import { bringIn } from "../../static/mag_blast/moments.js";
import { seat, table } from "./tables.js";

class Rect {
  /** @param {number} left @param {number} top @param {number} width @param {number} height */
  constructor(left, top, width, height) {
    Object.assign(this, { left, top, width, height, right: left + width, bottom: top + height });
  }
}
Object.assign(globalThis, { DOMRect: Rect });
const rect = (/** @type {number[]} */ ...[left, top, width, height]) =>
  new DOMRect(left, top, width, height);

const PHONE = rect(0, 150, 390, 630);
const ROW = rect(0, 150, 390, 90);

/** A plate in the row of others, scrolled so far. @param {DOMRect} place */
function board(place) {
  const row = { getBoundingClientRect: () => ROW };
  const plate = {
    clientWidth: place.width,
    getBoundingClientRect: () => place,
    closest: () => row,
  };
  return /** @type {any} */ ({
    querySelectorAll: () => [plate],
    querySelector: () => plate,
  });
}
const places = /** @type {any} */ ({ pieces: new Map(), view: undefined });

test("what flies from a plate that is scrolled out of sight comes from the edge of the row", () => {
  const seen = at(/** @type {any} */ ({ root: board(rect(700, 152, 84, 84)) }), places, "#7");
  assert.deepEqual([seen?.left, seen?.right], [306, 390]);
  const there = at(/** @type {any} */ ({ root: board(rect(100, 152, 84, 84)) }), places, "#1");
  assert.equal(there?.left, 100);
});

test("a flagship that is lost bursts at its plate, and not where another lies large now", () => {
  const shown = rect(100, 152, 84, 84);
  const row = { getBoundingClientRect: () => ROW };
  const plate = { getBoundingClientRect: () => shown, closest: () => row };
  const root = /** @type {any} */ ({ querySelectorAll: () => [], querySelector: () => plate });
  const lay = /** @type {any} */ ({ pieces: new Map([["@1", rect(140, 330, 110, 120)]]) });
  assert.equal(at(/** @type {any} */ ({ root }), lay, "@1")?.left, 100);
});

test("what is one's own flies from the hand while another fleet is seen in its place", () => {
  const hand = { getBoundingClientRect: () => rect(0, 700, 390, 90), closest: () => null };
  const root = /** @type {any} */ ({
    querySelectorAll: () => [],
    querySelector: (/** @type {string} */ what) => (what === ".part-hand" ? hand : null),
  });
  const own = table({ 0: seat({ fleet: { CR06: { zone: "yel" } } }), 1: seat() });
  const lay = /** @type {any} */ ({ pieces: new Map(), view: own.view });
  assert.equal(at(/** @type {any} */ ({ root, table: own }), lay, "CR06")?.top, 700);
  assert.equal(at(/** @type {any} */ ({ root, table: own }), lay, "@1"), undefined);
});

test("a bolt that misses ends past its target, beside it, and on the board", () => {
  const from = rect(300, 170, 80, 60);
  for (const to of [rect(90, 270, 110, 50), rect(20, 700, 110, 50), rect(300, 260, 80, 50)]) {
    const end = beyond(from, to, PHONE);
    assert.ok(end.left >= PHONE.left && end.right <= PHONE.right);
    assert.ok(end.top >= PHONE.top && end.bottom <= PHONE.bottom);
    const [x, y] = [end.left + 10, end.top + 10];
    const inside = x > to.left && x < to.right && y > to.top && y < to.bottom;
    assert.ok(!inside, "it would look like a hit");
  }
});

test("a bubble at the edge of the board is whole", () => {
  /** @type {DOMRect[]} */
  const flown = [];
  const flights = {
    layer: { getBoundingClientRect: () => PHONE },
    ghost: (/** @type {any} */ _, /** @type {DOMRect[]} */ ...way) => flown.push(way[0], way[1]),
  };
  bubble(/** @type {any} */ (flights), rect(306, 152, 84, 84), "…");
  for (const { left, top, right } of flown)
    assert.ok(left >= 0 && right <= 390 && top >= PHONE.top, `${left} ${top}`);
});

test("who shoots and who is shot at come into sight in the row of the others", () => {
  const row = {
    scrollLeft: 0,
    scrollTop: 0,
    getBoundingClientRect: () => ROW,
    querySelector: (/** @type {string} */ found) => {
      const number = Number(found.match(/\d/)?.[0]);
      const left = () => 90 * (number - 1) - row.scrollLeft;
      return number ? { getBoundingClientRect: () => rect(left(), 152, 84, 84) } : null;
    },
  };
  const root = /** @type {any} */ ({ querySelector: () => row });
  const seats = Object.fromEntries(Array.from({ length: 8 }, (_, who) => [who, seat()]));
  const turn = (/** @type {number} */ who, /** @type {any} */ plays = undefined) =>
    table(seats, { view: { seat: who, plays } });
  const told = (/** @type {string} */ event) => [/** @type {any} */ ({ event })];
  bringIn(root, turn(7), told("cards-drawn"));
  assert.equal(row.scrollLeft, 0);
  bringIn(root, turn(7), told("turn-began"));
  assert.equal(row.scrollLeft, 234);
  bringIn(root, turn(6), told("turn-began"));
  assert.equal(row.scrollLeft, 234);
  bringIn(root, turn(0, [{ seat: 0, card: "B01", target: "@2" }]), told("salvo-fired"));
  assert.equal(row.scrollLeft, 90);
  bringIn(root, turn(0), [{ event: "flagship-destroyed", seat: 1, by: 0 }]);
  assert.equal(row.scrollLeft, 0);
});
