// @ts-check
/** What a battle looks like: fire at the muzzle, ships that burst by their hull, ore in pieces, a sky of stars, a rim that warns. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nothing } from "lit-html";
import { markup } from "../../../../tests/js/markup.js";

// The layout asks what somebody points with.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { beams } = await import("../../static/kosmiczna_eskadra/beams.js");
const { felt } = await import("../../static/kosmiczna_eskadra/felt.js");
const { plates } = await import("../../static/kosmiczna_eskadra/plates.js");

/** Ships by speed: the hull grows, and so does the laser. */
const SHIPS = Object.fromEntries(
  [1, 2, 3].map((size) => [
    size,
    { hull: size, lasers: [{ at: "F", strength: size }], shields: "" },
  ]),
);
const SCENE = { half: 4400, wins: 3, rocks: [{ x: 0, y: 0, ore: 12 }], ships: SHIPS };

/** A round in which cards are laid. @param {number} deck cards left to seat 1 @param {object} [more] @returns {any} */
const laying = (deck, more) => ({
  view: {
    phase: "placing",
    round: 1,
    seats: { 0: { colour: "red", deck: 7 }, 1: { colour: "blue", deck } },
    table: {},
    turn: { until: 60_000 },
  },
  scene: SCENE,
  seat: 0,
  offers: [],
  ui: {},
  options: {},
  now: () => 0,
  nameOf: String,
  t: (/** @type {string} */ key) => key,
  ...more,
});

/** One step of a battle, as it moves. @param {string} kind @param {object} event @param {number} [speed] of the ship it is about */
function moving(kind, event, speed = 1) {
  const own = laying(7);
  const step = { kind, event };
  own.view.phase = "scoring";
  own.view.table = { 1: { seat: 0, speed, x: 500, y: 500, a: 0 } };
  own.ui.showing = { at: 0, time: 1, lasts: 700, seen: { at: 0, time: 1, picture: { step } } };
  return markup(beams(own));
}

/** @param {string} text @param {string} what */
const count = (text, what) => text.split(`class="${what}"`).length - 1;

/** @param {number} speed */
const shot = (speed) => moving("miss", { order: "1", laser: "F" }, speed);

/** @param {number} speed */
const burst = (speed) => moving("destroyed", { order: "1" }, speed);

/** @param {RegExp} what @param {(size: number) => string} drawn @returns {number[]} */
const figures = (what, drawn) => [1, 2, 3].map((size) => Number(drawn(size).match(what)?.[1]));

/** Each is more than the one before. @param {number[]} all */
const grows = (all) => all.every((one, at) => one > (all[at - 1] ?? 0));

test("a laser flashes where it leaves its ship, the stronger the larger", () => {
  const sizes = figures(/class="muzzle" r=(\d+)/, shot);
  assert.ok(grows(sizes), String(sizes));
});

test("the larger the hull, the larger the fire and the more flies about", () => {
  const fires = figures(/scale\(([\d.]+)\)"><g class="burst"/, burst);
  const flying = [1, 2, 3].map((size) => count(burst(size), "fragment"));
  assert.ok(grows(fires), String(fires));
  assert.ok(grows(flying) && flying[0] >= 5, String(flying));
});

test("as many pieces of ore hop from the rock as are taken", () => {
  const taken = moving("ore", { rock: 0, taken: { 1: 3 } });
  assert.equal(count(taken, "hop"), 3);
});

test("the table is a field of stars of three sizes, under a vignette", () => {
  const drawn = markup(felt(laying(7), nothing));
  for (const kind of ["far", "near", "bright"]) {
    const [, dots] = drawn.match(new RegExp(`class="stars ${kind}" d=([^/]*)/`)) ?? [];
    const places = dots.match(/M-?\d+ -?\d+h0/g) ?? [];
    assert.ok(places.length >= 14, kind);
    assert.equal(new Set(places).size, places.length, kind);
  }
  assert.match(drawn, /<radialGradient id="ke-vignette">/);
  // Above the stars, below all that lies there.
  const [stars, shade, rock] = ['"stars bright"', 'fill="url(#ke-vignette)"', "data-body=r0"].map(
    (what) => drawn.replaceAll('data-body="r', "data-body=r").indexOf(what),
  );
  assert.ok(stars < shade && shade < rock, String([stars, shade, rock]));
});

/** @param {any} own */
const warns = (own) => markup(felt(own, nothing)).includes("near-stop");

test("the rim warns of the last two cards, and of the last ten seconds of the round", () => {
  assert.deepEqual(
    [3, 2, 1, 0].map((deck) => warns(laying(deck))),
    [false, true, true, true],
  );
  assert.ok(warns(laying(7, { ui: { hurry: 1 } })));
  assert.ok(!warns(laying(7, { ui: { hurry: 0 } })), "that was another round");
  assert.ok(!warns(laying(2, { past: true })), "in a replay nobody need hurry");
});

test("the rim pulses, and is lit without for who wants less motion", () => {
  const address = new URL("../../static/kosmiczna_eskadra/css/ground.css", import.meta.url);
  const sheet = readFileSync(address, "utf8");
  assert.match(
    sheet,
    /\.near-stop::after \{\s*opacity: 0\.\d+;\s*animation: near-stop [^;]*infinite/,
  );
  assert.match(sheet, /\.still \.near-stop::after \{\s*animation: none;/);
});

/** The hidden clock of a round with so much time left: what it has the page play, and what is drawn. @param {number} left */
function ticking(left) {
  /** @type {string[]} */
  const done = [];
  const own = laying(7, {
    now: () => 60_000 - left,
    play: (/** @type {string} */ sound) => done.push(sound),
    redraw: () => done.push("drawn"),
    repaint: () => {},
  });
  start(plates(own));
  return { own, done };
}

/** Hand a ring to whatever asks for one. @param {any} piece */
function start(piece) {
  if (Array.isArray(piece)) piece.forEach(start);
  if (!piece?._$litDirective$) return piece?.values?.forEach?.(start);
  const ring = {
    isConnected: false,
    querySelector: () => null,
    classList: { toggle: () => {} },
    getAttribute: () => null,
    setAttribute: () => {},
    style: { setProperty: () => {} },
  };
  if (typeof piece.values[0] === "function") piece.values[0](ring);
}

test("the last ten seconds tick, and light the rim", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const early = ticking(11_000);
  assert.deepEqual([early.done, warns(early.own)], [[], false]);
  const late = ticking(10_000);
  assert.deepEqual([late.done.includes("tick"), warns(late.own)], [true, true]);
});
