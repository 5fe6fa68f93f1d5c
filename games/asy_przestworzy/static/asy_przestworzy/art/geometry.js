// @ts-check
/**
 * Drawing in an oblique projection: x runs from the nose to the tail in hundredths of the length,
 * y up, z towards the looker. Everything is flattened to points first, so that it can be cut.
 *
 * @typedef {[number, number]} Point
 * @typedef {[number, number, number]} Place
 */

const SLANT = -0.27;
const DROP = 0.205;

/** @param {Place} place @returns {Point} */
export function project([x, y, z]) {
  return [x + SLANT * z, DROP * z - y];
}

/** @param {number[]} flat @returns {Point[]} pairs of a flat list */
export function pairs(flat) {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at], flat[2 * at + 1]]);
}

/** @param {Point} a @param {Point} b @param {number} part @returns {Point} */
function between(a, b, part) {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Round the corners of a closed outline. @param {Point[]} points @param {number} radius */
export function rounded(points, radius) {
  return points.flatMap((corner, at) => {
    const before = points[(at + points.length - 1) % points.length];
    const after = points[(at + 1) % points.length];
    return bend(before, corner, after, radius);
  });
}

/** @param {Point} before @param {Point} corner @param {Point} after @param {number} radius */
function bend(before, corner, after, radius) {
  const from = between(corner, before, share(corner, before, radius));
  const to = between(corner, after, share(corner, after, radius));
  return [0, 0.33, 0.67, 1].map((t) =>
    between(between(from, corner, t), between(corner, to, t), t),
  );
}

/** @param {Point} a @param {Point} b @param {number} radius */
function share(a, b, radius) {
  return Math.min(0.5, radius / (Math.hypot(a[0] - b[0], a[1] - b[1]) || 1));
}

/** What of an outline lies between two uprights. @param {Point[]} points @param {number} left @param {number} right */
export function slice(points, left, right) {
  return cut(
    cut(points, (x) => x - left, left),
    (x) => right - x,
    right,
  );
}

/** @param {Point[]} points @param {(x: number) => number} inside @param {number} edge */
function cut(points, inside, edge) {
  return points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length];
    const [here, there] = [inside(point[0]), inside(next[0])];
    /** @type {Point[]} */
    const kept = here >= 0 ? [point] : [];
    if (here * there < 0) kept.push([edge, between(point, next, here / (here - there))[1]]);
    return kept;
  });
}

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);

/** @param {Point[]} points @param {boolean} [closed] */
export function path(points, closed = true) {
  const body = points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");
  return points.length ? `M${body}${closed ? "z" : ""}` : "";
}

/** @param {Place[][]} lines @returns {string} open lines in one path */
export function strokes(lines) {
  return lines.map((line) => path(line.map(project), false)).join("");
}
