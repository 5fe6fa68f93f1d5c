// @ts-check
/** What a card says to whoever sees it upside down, from afar, or in grey. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { cargo, markers, plate } from "../../static/kosmiczna_eskadra/art/card.js";
import { COLOURS, FRAMES, patterns, SPOTS } from "../../static/kosmiczna_eskadra/art/squadrons.js";

const SHIP = { hull: 1, lasers: [{ at: "F", strength: 1 }], shields: "" };
const SPEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @param {string} text @param {RegExp} what */
const count = (text, what) => [...text.matchAll(what)].length;

test("the number stands in two corners, of which one is upside down", () => {
  for (const speed of SPEEDS) {
    const card = markup(plate("red", "R", speed, SHIP));
    assert.equal(count(card, new RegExp(`class="number"[^>]*>${speed}<`, "g")), 2);
    assert.equal(count(card, /class="upside"[^>]*rotate\(180\)/g), 1);
  }
});

test("6 and 9 alone are underlined, in either corner", () => {
  const lines = SPEEDS.map((speed) =>
    count(markup(plate("red", "R", speed, SHIP)), /class="underline"/g),
  );
  assert.deepEqual(lines, [0, 0, 0, 0, 0, 2, 0, 0, 2, 0]);
});

test("the badge is half as large again as the 260 u that it was, and within the card", () => {
  const card = markup(plate("red", "R", 10, { ...SHIP, hull: 4 }));
  const [, x, y, size] = (
    card.match(/translate\((\d+) (\d+)\) scale\(([\d.]+)\)"><g class="badge"/) ?? []
  ).map(Number);
  const radius = 50 * size;
  const [sign, number] = ['class="badge"', "translate(-236 346)"].map((what) => card.indexOf(what));
  assert.ok(sign < number, "the number, which it meets, lies above it");
  for (const [, cx, cy, r] of card.matchAll(/class="hull" cx="(\d+)" cy=(-?\d+) r="(\d+)"/g))
    assert.ok(Math.hypot(Number(cx) - x, Number(cy) - y) > radius + Number(r), `hull at ${cy}`);
  assert.equal(count(card, /class="hull"/g), 4);
  assert.ok(2 * radius >= 390, String(radius));
  assert.ok(x + radius <= 320 && y + radius <= 440);
});

test("four squadrons differ by frame, by pattern and by their spot on the map, whatever their colour", () => {
  const drawings = patterns().map((own) =>
    markup(own)
      .replaceAll(/#[0-9a-f]{6}/g, "")
      .replaceAll(new RegExp(COLOURS.join("|"), "g"), ""),
  );
  for (const kind of [Object.values(FRAMES), Object.values(SPOTS), drawings])
    assert.equal(new Set(kind).size, COLOURS.length);
  for (const colour of COLOURS)
    assert.ok(markup(plate(colour, "R", 1, SHIP)).includes(FRAMES[colour]), colour);
});

/** The two numbers as boxes, a broad digit each: from left to right, from top to bottom. */
const FOOT = { x: [-236, -41], y: [38, 346] };
const UPSIDE = { x: [100, 236], y: [-352, -193] };

/** Whether what is so large around there leaves a number free. @param {typeof FOOT} number @param {number[]} middle @param {number} radius */
const leaves = (number, [x, y], radius) =>
  x - radius >= number.x[1] ||
  x + radius <= number.x[0] ||
  y - radius >= number.y[1] ||
  y + radius <= number.y[0];

/** @param {string} text @param {RegExp} what */
const middles = (text, what) => [...text.matchAll(what)].map(([, x, y]) => [Number(x), Number(y)]);

test("what comes upon a card leaves a number free, and lies below both", () => {
  const four = markers(Array.from({ length: 4 }, () => ["red", "R", 8]));
  const card = markup(plate("red", "R", 8, SHIP, [four, cargo(12)]));
  const lain = middles(card, /translate\((-?\d+) (-?\d+)\)"><g class="(?:marker|cargo)"/g);
  assert.equal(lain.length, 5);
  for (const middle of lain) assert.ok(leaves(UPSIDE, middle, 72), String(middle));
  assert.ok(card.lastIndexOf('class="cargo"') < card.indexOf('class="number"'));
});

test("on a small card, which has no number at its head, the one at its foot stays free", () => {
  const css = new URL("../../static/kosmiczna_eskadra/css/cards.css", import.meta.url);
  const lain = middles(
    readFileSync(css, "utf8"),
    /\.borne > [^{]+\{\s+transform: translate\((-?\d+)(?:px)?, (-?\d+)px\)/g,
  );
  assert.equal(lain.length, 5);
  for (const middle of lain) assert.ok(leaves(FOOT, middle, 166), String(middle));
});
