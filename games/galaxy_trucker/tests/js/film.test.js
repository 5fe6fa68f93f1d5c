// @ts-check
/** A move of the flight as a film: its steps, and the picture as far as it has been told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { film, isToShips, paceOf } from "../../static/galaxy_trucker/film.js";
import { folded } from "../../static/galaxy_trucker/folding.js";

/** @typedef {any} Told */
/** @type {Told} */
const roll = { event: "dice-rolled", seat: 0, dice: [3, 4], threat: "LN" };
/** @type {(seat: number, how: string, cell?: number) => Told} */
const meets = (seat, how, cell) => ({ event: "threat-met", seat, how, cell });
/** @type {(seat: number, cell: number) => Told} */
const destroyed = (seat, cell) => ({ event: "tile-destroyed", seat, tile: 1, cell });
const throwOfTwo = [
  roll,
  meets(1, "bounce", 76),
  meets(0, "hit", 76),
  destroyed(0, 76),
  destroyed(0, 75),
  meets(2, "hit", 77),
  destroyed(2, 77),
];

test("one threat comes to all ships at once, and then one ship breaks after the other", () => {
  const steps = film(throwOfTwo);
  assert.deepEqual(
    steps.map(({ event }) => event.event),
    ["dice-rolled", "threat-met", "tile-destroyed", "tile-destroyed"],
  );
  assert.deepEqual(
    steps[1].meets?.map(({ seat }) => seat),
    [1, 0, 2],
  );
  assert.deepEqual(
    steps.map(({ falls }) => falls),
    [undefined, undefined, [76, 75], [77]],
  );
});

test("from the throw to the last tile lost one looks at the ship, else at the card", () => {
  const broken = [...throwOfTwo, { event: "ship-broke", seat: 2, pieces: 2 }];
  assert.ok(film(broken).every(isToShips));
  /** @type {Told} */
  const paid = { event: "batteries-lost", seat: 0, paid: [78] };
  assert.ok(film([paid, meets(0, "stopped")], { threat: "lN", line: 7 }).every(isToShips));
  /** @type {Told[]} */
  const ofCards = [
    { event: "card-revealed", card: "I-04", number: 1 },
    { event: "days-passed", seat: 0, days: -3, start: 9, end: 6 },
    paid,
  ];
  assert.deepEqual(film(ofCards).filter(isToShips), []);
  assert.equal(isToShips(null), false);
});

test("the line is lit when the dice lie, and not before", () => {
  const [rolled, met] = film(throwOfTwo);
  assert.equal(rolled.strike, null);
  assert.deepEqual(met.strike, { threat: "LN", line: 7 });
});

test("a threat that waited for answers comes on its own line", () => {
  const [met] = film([meets(0, "stopped", 76)], { threat: "sE", line: 9 });
  assert.deepEqual(met.strike, { threat: "sE", line: 9 });
});

test("dice of a sabotage light no line", () => {
  const steps = film([{ ...roll, threat: "" }, destroyed(0, 77)]);
  assert.deepEqual(
    steps.map(({ strike }) => strike),
    [null, null],
  );
});

test("the score comes line by line", () => {
  const scored = /** @type {Told} */ ({ event: "flight-scored", table: [] });
  assert.deepEqual(
    film([scored]).map(({ row }) => row),
    [1, 2, 3, 4, 5, 6, 7],
  );
});

test("nobody waits long, and less where somebody is asked", () => {
  const one = film([roll]);
  assert.equal(paceOf(one, true), 1);
  const many = Array.from({ length: 12 }, () => roll);
  const whole = (/** @type {boolean} */ asked) =>
    film(many).reduce((all, { ms }) => all + ms, 0) / paceOf(film(many), asked);
  assert.ok(whole(false) <= 5000.1 && whole(true) <= 2800.1);
});

const before = /** @type {Told} */ ({
  phase: "card",
  card: "I-09",
  number: 1,
  deck: 3,
  turn: { ask: "roll" },
  question: { kind: "roll" },
  own: { leave: 3 },
  seats: {
    0: {
      ship: { 76: { tile: 1, k: 0 }, 77: { tile: 0, k: 0 } },
      crew: { 76: 2, 77: 2 },
      aliens: { brown: 76 },
      tokens: { 76: 1 },
      cubes: { 76: "RB" },
      lost: 1,
      credits: 4,
      position: 5,
    },
  },
});

test("a tile that has fallen takes along what was aboard", () => {
  const own = folded(before, before, [destroyed(0, 76)]).seats[0];
  assert.deepEqual(Object.keys(own?.ship ?? {}), ["77"]);
  assert.deepEqual(own?.crew, { 77: 2 });
  assert.deepEqual([own?.aliens, own?.tokens, own?.cubes], [{}, {}, {}]);
  assert.equal(own?.lost, 2);
});

test("what has not been told is not seen, nor what is asked then", () => {
  const now = folded(before, before, []);
  assert.deepEqual(now.seats, before.seats);
  assert.deepEqual([now.turn, now.question, now.own], [undefined, undefined, undefined]);
});

test("days, credits, crew and tokens go one by one", () => {
  /** @type {Told[]} */
  const events = [
    { event: "days-passed", seat: 0, days: -2, start: 5, end: 3 },
    { event: "credits-won", seat: 0, credits: 5 },
    { event: "crew-lost", seat: 0, cabins: [77, 77] },
    { event: "batteries-lost", seat: 0, paid: [76] },
  ];
  const own = folded(before, before, events).seats[0];
  assert.deepEqual([own?.position, own?.credits], [3, 9]);
  assert.deepEqual([own?.crew, own?.tokens], [{ 76: 2 }, {}]);
});

test("a revealed card lies there without dice and landings of the last one", () => {
  const old = { ...before, dice: [1, 1], landed: { 0: 1 } };
  const now = folded(old, old, [
    /** @type {Told} */ ({ event: "card-revealed", card: "I-04", number: 2 }),
  ]);
  assert.deepEqual(
    [now.card, now.number, now.deck, now.dice, now.landed],
    ["I-04", 2, 2, undefined, undefined],
  );
});
