// @ts-check
/**
 * The film of a battle: example X1 of the rules, and what a film must do wherever one looks.
 *
 * @import {Anchor, GameEvent, LaserFired} from "types/kosmiczna_eskadra"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sought } from "kit/player.js";
import {
  film,
  isShot,
  isTitle,
  picture,
  score,
  TIMES,
} from "../../static/kosmiczna_eskadra/film.js";

const hulls = [1, 2, 2, 3, 3, 3, 3, 4, 4, 4];
const ships = Object.fromEntries(hulls.map((hull, at) => [at + 1, { hull }]));
const scene = { ships, rocks: [{ ore: 12 }] };
/** Seat 0 is red, seat 1 blue. */
const table = Object.fromEntries(
  [
    [0, 1],
    [0, 2],
    [1, 5],
    [0, 6],
    [1, 6],
    [1, 7],
  ].map(([seat, speed], at) => [at + 1, { seat, speed }]),
);
/** @param {number} order @param {Anchor} laser @param {string} [target] @returns {LaserFired} */
const fired = (order, laser, target, damage = 0, shielded = false) => ({
  event: "laser-fired",
  order,
  laser,
  target,
  damage,
  shielded,
  start: [0, 0],
});
/** @type {GameEvent[]} */
const events = [
  { event: "round-ended", unplayed: [[], []] },
  { event: "speed-began", speed: 1 },
  fired(1, "F", "r0", 2),
  fired(1, "B", "5", 1),
  { event: "ore-shared", rock: 0, taken: { 1: 2 }, removed: 0, left: 10 },
  { event: "speed-began", speed: 2 },
  fired(2, "L"),
  fired(2, "R", "5", 2),
  { event: "ship-destroyed", order: 5, pool: "0", markers: { 0: 3 } },
  { event: "speed-began", speed: 5 },
  fired(3, "F", "4", 0, true),
  fired(3, "L"),
  { event: "speed-began", speed: 6 },
  fired(4, "F", "3", 0, true),
  fired(4, "R", "6", 2),
  { event: "speed-began", speed: 7 },
  fired(6, "F", "r0", 2),
  fired(6, "B"),
  { event: "ore-shared", rock: 0, taken: { 6: 2 }, removed: 0, left: 8 },
  { event: "round-scored", trophies: [3, 0], ore: [2, 2], losses: [0, 0], scores: [5, 2] },
  { event: "round-won", seat: 0 },
];
const battle = film(table, scene, events, 2);
const last = battle.steps.length - 1;

test("only what is shown becomes a step", () => {
  assert.equal(battle.steps.length, events.length - 2);
  assert.deepEqual(
    battle.steps.filter(isTitle).map((step) => step.speed),
    [1, 2, 5, 6, 7],
  );
  assert.deepEqual(
    battle.steps.filter(isShot).map((step) => step.shot),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
});

test("a miss is short, a hit longer, a shielded hit is a hit", () => {
  const times = battle.steps.filter(isShot).map((step) => step.ms);
  const { hit, miss } = TIMES;
  assert.deepEqual(times, [hit, hit, miss, hit, hit, miss, hit, hit, hit, miss]);
});

test("before the first step the table is as it lay", () => {
  const start = picture(battle, -1);
  assert.deepEqual([start.gone, start.damage, start.cargo, start.rocks], [{}, {}, {}, [12]]);
});

test("the last picture has the score that the rules reckoned", () => {
  const end = picture(battle, last);
  const told = events.find((event) => event.event === "round-scored");
  assert.deepEqual(
    [0, 1].map((seat) => score(end, seat)),
    told?.scores,
  );
  assert.deepEqual([end.trophies, end.ore, end.losses], [told?.trophies, told?.ore, told?.losses]);
  assert.deepEqual([end.rocks, end.gone, end.damage["6"]], [[8], { 5: "0" }, { 0: 2 }]);
});

test("a shielded hit leaves no marker, ore is no damage", () => {
  const end = picture(battle, last);
  assert.equal(end.damage["4"], undefined);
  assert.equal(end.damage.r0, undefined);
});

test("a picture depends on its step alone, wherever one comes from", () => {
  const forwards = battle.steps.map((_, at) => JSON.stringify(picture(battle, at)));
  const backwards = battle.steps
    .map((_, at) => JSON.stringify(picture(battle, last - at)))
    .reverse();
  assert.deepEqual(backwards, forwards);
  assert.equal(new Set(forwards).size, forwards.length);
});

test("a card falls in the step of its destruction, not before", () => {
  const at = battle.steps.findIndex(({ kind }) => kind === "destroyed");
  assert.equal(picture(battle, at - 1).gone["5"], undefined);
  assert.equal(picture(battle, at).gone["5"], "0");
});

test("one steps from laser to laser and from speed to speed, and not beyond the ends", () => {
  const first = sought(battle.steps, -1, 1, isShot);
  assert.equal(battle.steps[first].shot, 1);
  assert.equal(battle.steps[sought(battle.steps, first, 1, isShot)].shot, 2);
  assert.equal(battle.steps[sought(battle.steps, first, 1, isTitle)].speed, 2);
  assert.equal(sought(battle.steps, first, -1, isShot), -1);
  assert.equal(sought(battle.steps, last, 1, isShot), last);
});

test("what lies wrongly goes together, before anything else", () => {
  /** @type {Extract<GameEvent, {event: "ship-grounded"}>[]} */
  const grounded = ["2", "3", "5"].map((covers, at) => ({
    event: "ship-grounded",
    order: at + 1,
    covers,
  }));
  const { steps } = film(table, scene, [events[0], ...grounded, ...events.slice(1)], 2);
  const [first, ...others] = steps;
  assert.deepEqual(first.kind === "grounded" && first.events, grounded);
  assert.deepEqual(others, battle.steps);
  const gone = picture(film(table, scene, grounded, 2), 0).gone;
  assert.deepEqual(gone, { 1: "hangar", 2: "hangar", 3: "hangar" });
});

test("losses, ore lost with its ship, loot, a ship out of the round and an empty rock", () => {
  const cards = Object.fromEntries(
    [
      [0, 1],
      [1, 4],
      [0, 2],
      [1, 2],
    ].map(([seat, speed], at) => [at + 1, { seat, speed }]),
  );
  /** @type {GameEvent[]} */
  const told = [
    { event: "ship-grounded", order: 4, covers: "r0" },
    { event: "ore-shared", rock: 0, taken: { 1: 2, 3: 1 }, removed: 3, left: 0 },
    { event: "ore-looted", order: 1, taken: { 2: 2 }, removed: 0 },
    { event: "ship-destroyed", order: 1, pool: "1", markers: { 1: 3 } },
    { event: "ship-destroyed", order: 3, pool: "lost", markers: { 0: 2 } },
    { event: "rock-removed", rock: 0 },
    { event: "round-scored", trophies: [0, 1], ore: [0, 2], losses: [2, 0], scores: [-2, 3] },
  ];
  const end = picture(film(cards, { ships, rocks: [{ ore: 6 }] }, told, 2), told.length - 1);
  assert.deepEqual(
    [0, 1].map((seat) => score(end, seat)),
    [-2, 3],
  );
  assert.deepEqual(end.gone, { 1: "1", 3: "lost", 4: "hangar" });
  assert.deepEqual([end.rocks, end.cleared], [[0], [true]]);
  const tied = picture(
    film(
      cards,
      { ships, rocks: [] },
      [{ event: "ship-destroyed", order: 2, pool: "out", markers: {} }],
      2,
    ),
    0,
  );
  assert.deepEqual([tied.gone, tied.trophies, tied.losses], [{ 2: "out" }, [0, 0], [0, 0]]);
});

test("the title of a speed covers no ship, and goes with its step", () => {
  const address = new URL("../../static/kosmiczna_eskadra/css/film.css", import.meta.url);
  const sheet = readFileSync(address, "utf8");
  const [, title] = sheet.match(/\.eskadra \.title \{([^}]*)\}/) ?? [];
  assert.match(title, /text-shadow/);
  assert.doesNotMatch(title, /background/);
  assert.match(sheet, /\.title:not\(\.why\) \{\s*animation: title var\(--ms\) both;/);
});
