// @ts-check
/** What a card says to whoever sees it upside down, from afar, or in grey. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markup } from "../../../../tests/js/markup.js";
import { plate } from "../../static/kosmiczna_eskadra/art/card.js";
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
