// @ts-check
/** The hand of somebody else is the outline of a card, as its squadron's cards are framed and coloured. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nothing } from "lit-html";
import { markup } from "../../../../tests/js/markup.js";
import { COLOURS, FRAMES } from "../../static/kosmiczna_eskadra/art/squadrons.js";
import { felt } from "../../static/kosmiczna_eskadra/felt.js";

const css = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../static/kosmiczna_eskadra/css/${name}.css`, import.meta.url), "utf8");

/** Four squadrons, of which the own one is the first and the last holds no card. @param {string} [phase] @returns {any} */
const table = (phase = "placing") => ({
  view: {
    phase,
    round: 1,
    seats: Object.fromEntries(
      COLOURS.map((colour, seat) => [seat, { colour, deck: 5, holds: seat < 3 }]),
    ),
    table: {},
    own: null,
  },
  scene: { half: 4000, rocks: [], ships: {} },
  seat: 0,
  offers: [],
  ui: {},
  t: (/** @type {string} */ key) => key,
});

/** Each hand that hovers: whose, how it is marked, what is drawn. @param {any} own */
const ghosts = (own) =>
  [
    ...markup(felt(own, nothing)).matchAll(
      /<svg data-ghost=(\d) class="ghost ([^"]*)".*?<\/svg>/gs,
    ),
  ].map(([drawn, seat, kind]) => ({ seat: Number(seat), kind: kind.trim(), drawn }));

/** What a sheet says of a selector. @param {string} sheet @param {string} selector */
const rule = (sheet, selector) => sheet.split(`${selector} {`)[1]?.split("}")[0] ?? "";

test("it is an outline of its squadron's card, with the squadron's sign; the own hand is a card", () => {
  const found = ghosts(table());
  assert.deepEqual(
    found.map(({ seat }) => seat),
    [1, 2, 3],
  );
  for (const { seat, kind, drawn } of found) {
    const colour = COLOURS[seat];
    assert.ok(kind.startsWith(colour), kind);
    assert.ok(drawn.includes(`class="shape" d=${FRAMES[colour]}`), colour);
    assert.ok(drawn.includes(`>board-letter-${colour}<`), colour);
    assert.ok(!drawn.includes('class="number"'), "nobody knows which card it is");
  }
});

test("it is there while a card is held, and until the round is decided", () => {
  const gone = (/** @type {string} */ phase) =>
    ghosts(table(phase)).map(({ kind }) => kind.endsWith("gone"));
  for (const phase of ["placing", "stopped"]) assert.deepEqual(gone(phase), [false, false, true]);
  assert.deepEqual(gone("scoring"), [true, true, true]);
});

test("the line is drawn in the squadron's colour, and what lies below shows through", () => {
  const shape = rule(css("cards"), ".eskadra .ghost .shape");
  assert.match(shape, /stroke: currentcolor;/);
  assert.match(shape, /fill: #000[0-5];/);
  const colours = COLOURS.map(
    (colour) =>
      rule(css("ground"), `.eskadra :is(.spot, .ghost).${colour}`).match(/color: (#\w+)/)?.[1],
  );
  assert.equal(new Set(colours).size, COLOURS.length);
  assert.ok(colours.every(Boolean));
});
