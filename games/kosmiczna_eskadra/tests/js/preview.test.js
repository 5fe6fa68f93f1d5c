// @ts-check
/** What the board of Kosmiczna Eskadra shows beforehand: the worked examples of the rules, and aiming. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { aimed, nearestAim } from "../../static/kosmiczna_eskadra/aiming.js";
import {
  ANCHORS,
  cardBody,
  clamped,
  distance,
  modulo,
  onTable,
  overlap,
  ray,
  reach,
  rockBody,
} from "../../static/kosmiczna_eskadra/geometry.js";

const HALF = 4000;
const asteroid = rockBody({ x: 0, y: 0, half_width: 600, half_height: 450 });
/** @param {number} x @param {number} y @param {number} a */
const card = (x, y, a) => cardBody({ x, y, a });

test("X2: the corners of a turned card", () => {
  const corners = [
    [-320, 440],
    [320, 440],
    [320, -440],
    [-320, -440],
  ].map(([lx, ly]) => onTable({ x: 1000, y: -500, a: 300 }, lx, ly));
  const told = [
    [502.872, -278.949],
    [1057.128, 41.051],
    [1497.128, -721.051],
    [942.872, -1041.051],
  ];
  corners.forEach(([x, y], at) => {
    assert.ok(Math.abs(x - told[at][0]) < 0.01 && Math.abs(y - told[at][1]) < 0.01);
  });
});

test("X3: a card is kept on the table, and not moved where it lies on it", () => {
  assert.deepEqual(clamped({ x: 3679, y: 0, a: 0 }, HALF), { x: 3679, y: 0, a: 0 });
  assert.ok(clamped({ x: 3681, y: 0, a: 0 }, HALF).x <= 3680);
  assert.ok(clamped({ x: 3463, y: 0, a: 450 }, HALF).x <= 3462.6);
  assert.ok(clamped({ x: 3561, y: -9000, a: 900 }, HALF).x <= 3560);
});

test("X4, X5: cards that touch do not overlap, nor do cards whose upright boxes do", () => {
  const lying = card(-2000, 2000, 0);
  assert.equal(overlap(lying, card(-1360, 2000, 0)), false);
  assert.equal(overlap(lying, card(-1361, 2000, 0)), true);
  assert.equal(overlap(lying, card(-1142, 2000, 450)), false);
  assert.equal(overlap(lying, card(-1143, 2000, 450)), true);
  assert.equal(overlap(card(-2000, 2000, 450), card(-1300, 2700, 450)), false);
});

test("X6: the asteroid", () => {
  for (const [x, y, a] of [
    [920, 0, 0],
    [1040, 0, 900],
    [919, 890, 0],
    [920, 889, 0],
    [900, 800, 450],
  ])
    assert.equal(overlap(asteroid, card(x, y, a)), false);
  for (const [x, y, a] of [
    [919, 0, 0],
    [1039, 0, 900],
    [919, 889, 0],
  ])
    assert.equal(overlap(asteroid, card(x, y, a)), true);
});

test("X11: a tenth of a degree decides", () => {
  const hits = (/** @type {number} */ a) =>
    distance(ray({ x: -3400, y: -3400, a }, "F"), asteroid) < Infinity;
  assert.deepEqual([3064, 3065, 3239, 3240].map(hits), [false, true, true, false]);
});

test("a full aim line ends at the first body, else at the table's edge", () => {
  const beam = ray({ x: -3000, y: 0, a: 2700 }, "F");
  assert.ok(Math.abs(reach(beam, [asteroid, card(1500, 0, 0)], HALF) - (3000 - 440 - 600)) < 1e-6);
  assert.ok(Math.abs(reach(beam, [card(-1000, 0, 0), asteroid], HALF) - (2000 - 440 - 320)) < 1e-6);
  assert.ok(Math.abs(reach(beam, [], HALF) - (3000 - 440 + 4000)) < 1e-6);
});

test("an aimed card points every laser within a tenth of a degree at the centre", () => {
  for (const anchor of Object.keys(ANCHORS))
    for (const way of [0, 1, 2.5, 4.4]) {
      const place = aimed(asteroid, anchor, way, 1500);
      const { ox, oy, dx, dy } = ray(place, anchor);
      assert.ok(Number.isInteger(place.a) && modulo(place.a) === place.a);
      assert.ok(Math.hypot(ox + 1500 * dx, oy + 1500 * dy) < 1, `${anchor} ${way}`);
    }
});

test("the nearest aim is free and on the table; there is none on a full one", () => {
  const hand = { x: -2500, y: 300, a: 0 };
  const around = [asteroid, card(-2500, 300, 0)];
  const found = nearestAim(hand, asteroid, "F", around, HALF);
  assert.ok(found);
  const place = aimed(asteroid, "F", found.way, found.far);
  assert.deepEqual(
    around.map((body) => overlap(cardBody(place), body)),
    [false, false],
  );
  assert.ok(distance(ray(place, "F"), asteroid) < Infinity);
  assert.equal(
    nearestAim(hand, asteroid, "F", [{ x: 0, y: 0, a: 0, w: HALF, h: HALF }], HALF),
    null,
  );
});
