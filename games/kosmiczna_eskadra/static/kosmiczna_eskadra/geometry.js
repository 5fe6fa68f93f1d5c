// @ts-check
/**
 * Previews in floating point: what a held card would touch, what its lasers would meet. The server
 * decides with whole numbers; nothing here is promised in the last tenth of a millimetre.
 *
 * Lengths in u (0.1 mm), y up; angles in tenths of a degree, counter-clockwise, 0 is front up.
 *
 * @typedef {{x: number, y: number, a: number, w: number, h: number}} Body  by its centre and half sides
 * @typedef {{x: number, y: number, a: number}} Place
 */

export const HALF_WIDTH = 320;
export const HALF_HEIGHT = 440;
/** Nothing of a card is further from its centre. */
const REACH = Math.hypot(HALF_WIDTH, HALF_HEIGHT);

/** Origin and direction of each laser on its card. @type {Record<string, [number, number, number, number]>} */
export const ANCHORS = {
  F: [0, HALF_HEIGHT, 0, 1],
  B: [0, -HALF_HEIGHT, 0, -1],
  L: [-HALF_WIDTH, 0, -1, 0],
  R: [HALF_WIDTH, 0, 1, 0],
  FL: [-HALF_WIDTH, HALF_HEIGHT, -1, 1],
  FR: [HALF_WIDTH, HALF_HEIGHT, 1, 1],
  BL: [-HALF_WIDTH, -HALF_HEIGHT, -1, -1],
  BR: [HALF_WIDTH, -HALF_HEIGHT, 1, -1],
};

/** @param {number} a */
const turned = (a) => [Math.cos((a * Math.PI) / 1800), Math.sin((a * Math.PI) / 1800)];

/** @param {number} a an angle, brought into a circle */
export const modulo = (a) => ((a % 3600) + 3600) % 3600;

/** @param {Place} place @returns {Body} */
export const cardBody = ({ x, y, a }) => ({ x, y, a, w: HALF_WIDTH, h: HALF_HEIGHT });

/** @param {{x: number, y: number, half_width: number, half_height: number}} rock @returns {Body} */
export const rockBody = (rock) => ({
  x: rock.x,
  y: rock.y,
  a: 0,
  w: rock.half_width,
  h: rock.half_height,
});

/** A point of a card, on the table. @param {Place} place @param {number} lx @param {number} ly @returns {[number, number]} */
export function onTable({ x, y, a }, lx, ly) {
  const [c, s] = turned(a);
  return [x + lx * c - ly * s, y + lx * s + ly * c];
}

/** Where a laser starts and leads, on the table. @param {Place} place @param {string} anchor */
export function ray(place, anchor) {
  const [lx, ly, gx, gy] = ANCHORS[anchor];
  const [c, s] = turned(place.a);
  const [ox, oy] = onTable(place, lx, ly);
  const length = Math.hypot(gx, gy);
  return { ox, oy, dx: (gx * c - gy * s) / length, dy: (gx * s + gy * c) / length };
}

/** The nearest place wholly on the table. @param {Place} place @param {number} half @returns {Place} */
export function clamped({ x, y, a }, half) {
  const [c, s] = turned(a).map(Math.abs);
  // A u of leeway: what is rounded afterwards must not stand over the edge.
  const across = half - HALF_WIDTH * c - HALF_HEIGHT * s - 1;
  const along = half - HALF_WIDTH * s - HALF_HEIGHT * c - 1;
  const within = (/** @type {number} */ value, /** @type {number} */ most) =>
    Math.max(-most, Math.min(most, value));
  return { x: within(x, across), y: within(y, along), a };
}

/** Whether their interiors share a point: no edge direction separates them. @param {Body} one @param {Body} other */
export function overlap(one, other) {
  if (
    Math.hypot(one.x - other.x, one.y - other.y) >=
    Math.hypot(one.w, one.h) + Math.hypot(other.w, other.h)
  )
    return false;
  return [one.a, one.a + 900, other.a, other.a + 900].every((axis) => !separated(one, other, axis));
}

/** @param {Body} one @param {Body} other @param {number} axis */
function separated(one, other, axis) {
  const [ux, uy] = turned(axis);
  const apart = Math.abs((one.x - other.x) * ux + (one.y - other.y) * uy);
  return apart >= shadow(one, axis) + shadow(other, axis) - 0.001;
}

/** Half the length of a body's shadow on an axis. @param {Body} body @param {number} axis */
function shadow({ a, w, h }, axis) {
  const [c, s] = turned(a - axis);
  return w * Math.abs(c) + h * Math.abs(s);
}

/** How far along a ray it meets a body, or infinity. @param {ReturnType<typeof ray>} beam @param {Body} body */
export function distance({ ox, oy, dx, dy }, { x, y, a, w, h }) {
  const [c, s] = turned(a);
  const [px, py] = [(ox - x) * c + (oy - y) * s, (oy - y) * c - (ox - x) * s];
  const [qx, qy] = [dx * c + dy * s, dy * c - dx * s];
  let [from, to] = [0, Infinity];
  for (const [p, q, e] of [
    [px, qx, w],
    [py, qy, h],
  ]) {
    if (Math.abs(q) < 1e-12) {
      if (Math.abs(p) > e) return Infinity;
      continue;
    }
    const [near, far] = [(-e - p) / q, (e - p) / q].sort((m, n) => m - n);
    [from, to] = [Math.max(from, near), Math.min(to, far)];
  }
  return from <= to ? from : Infinity;
}

/** How far it is from inside the table to its edge. @param {ReturnType<typeof ray>} beam @param {number} half */
export function toEdge({ ox, oy, dx, dy }, half) {
  const along = (/** @type {number} */ p, /** @type {number} */ q) =>
    Math.abs(q) < 1e-9 ? Infinity : (Math.sign(q) * half - p) / q;
  return Math.max(0, Math.min(along(ox, dx), along(oy, dy)));
}

/** @param {ReturnType<typeof ray>} beam @param {Body[]} bodies @param {number} half */
export const reach = (beam, bodies, half) =>
  Math.min(toEdge(beam, half), ...bodies.map((body) => distance(beam, body)));

/** A circle around a card and a body that do not meet cannot overlap. @param {Place} place @param {Body} body */
export const isNear = (place, body) =>
  Math.hypot(place.x - body.x, place.y - body.y) < REACH + Math.hypot(body.w, body.h);
