// @ts-check
/** Roundels, crosses, rudder stripes and camouflage. */
import { path, project, slice } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./hangar.js").Build} Build
 * @typedef {import("./profile.js").Mark} Mark
 */

const BLUE = "#2f4a7c";
const RED = "#a8352b";
const WHITE = "#f1ead6";
const BLACK = "#1d1b19";

/** Rings from the outside in, as parts of the radius. @type {Record<string, [string, number][]>} */
// biome-ignore format: a table
export const RINGS = {
  gb: [[BLUE, 1], [WHITE, 0.68], [RED, 0.36]],
  fr: [[RED, 1], [WHITE, 0.68], [BLUE, 0.36]],
  ru: [[RED, 1], [BLUE, 0.74], [WHITE, 0.48]],
};

/** Arms of a cross pattée, then of a straight one: half width at the heart and at the end. */
const ARMS = { pattee: [0.16, 0.52], at: [0.16, 0.52], bar: [0.2, 0.2] };

/** @param {number} size @returns {Point[]} */
function circle(size) {
  return Array.from({ length: 20 }, (_, at) => [
    size * Math.cos((at * Math.PI) / 10),
    size * Math.sin((at * Math.PI) / 10),
  ]);
}

/** @param {number} size @param {number} heart @param {number} end @returns {Point[]} */
export function cross(size, heart, end) {
  /** @type {Point[]} */
  // biome-ignore format: a polygon
  const arm = [[-heart, -heart], [-end, -1], [end, -1]];
  return [0, 1, 2, 3].flatMap((turn) => arm.map(([x, y]) => spin([x * size, y * size], turn)));
}

/** @param {Point} point @param {number} turn quarter turns @returns {Point} */
function spin([x, y], turn) {
  // biome-ignore format: a table
  const [c, s] = [[1, 0], [0, 1], [-1, 0], [0, -1]][turn];
  return [x * c - y * s, x * s + y * c];
}

/** The national mark as flat shapes round (0, 0). @param {string} mark @param {number} size @returns {{shape: Point[], fill: string}[]} */
export function insignia(mark, size) {
  if (RINGS[mark]) return RINGS[mark].map(([fill, part]) => ({ shape: circle(size * part), fill }));
  const [heart, end] = ARMS[/** @type {keyof typeof ARMS} */ (mark)];
  const edge = 0.13;
  return [
    { shape: cross(size * 1.1, heart + edge * 0.7, end + edge), fill: WHITE },
    { shape: cross(size, heart, end), fill: BLACK },
  ];
}

/** @param {Build} build @param {(point: Point) => Point} lift @param {number} half @param {number} chord @returns {Mark[]} */
export function wingEmblem(build, lift, half, chord) {
  const out = half - chord * 0.72;
  const at = insignia(build.mark, chord * 0.36).map(({ shape, fill }) => ({
    d: path(shape.map(([x, z]) => lift([chord * 0.47 + x, out + z]))),
    fill,
  }));
  return build.mark === "at" && build.gear === "boat"
    ? [...tipBands(lift, half, chord), ...at]
    : at;
}

/** Red and white bands of the naval flyers. @param {(point: Point) => Point} lift @param {number} half @param {number} chord @returns {Mark[]} */
function tipBands(lift, half, chord) {
  return [RED, WHITE, RED].map((fill, at) => {
    const [from, to] = [half * (0.3 + at * 0.07), half * (0.37 + at * 0.07)];
    return {
      d: path([
        lift([0.5, from]),
        lift([0.5, to]),
        lift([chord - 0.5, to]),
        lift([chord - 0.5, from]),
      ]),
      fill,
    };
  });
}

/** On the side of the fuselage. @param {Build} build @param {Point[]} top @param {Point[]} bottom @returns {Mark[]} */
export function emblem(build, top, bottom) {
  if (build.booms || build.mark === "fr") return [];
  const x = build.gear === "boat" ? 73 : 66;
  const [high, low] = [heightAt(top, x), heightAt([...bottom].reverse(), x)];
  const size = Math.min(5.6, (high - low) * 0.42);
  return insignia(build.mark, size).map(({ shape, fill }) => ({
    d: path(shape.map(([px, py]) => project([x + px, (high + low) / 2 + py, 0]))),
    fill,
  }));
}

/** @param {Point[]} line @param {number} x */
function heightAt(line, x) {
  const next = Math.max(
    1,
    line.findIndex(([px]) => px >= x),
  );
  const [a, b] = [line[next - 1], line[next]];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
}

/** @type {Record<string, string[]>} */
const STRIPES = {
  gb: [BLUE, WHITE, RED],
  fr: [BLUE, WHITE, RED],
  ru: [WHITE, BLUE, RED],
  at: [RED, WHITE, RED],
};

/** @param {Build} build @param {Point[]} rudder @returns {Mark[]} */
export function rudderStripes(build, rudder) {
  const xs = rudder.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const stripes = STRIPES[build.mark];
  if (!stripes) return rudderCross(build, rudder);
  return stripes.map((fill, at) => ({
    d: path(
      slice(rudder, left + ((right - left) * at) / 3, left + ((right - left) * (at + 1)) / 3),
    ),
    fill,
    line: BLACK,
    wide: 0.3,
  }));
}

/** @param {Build} build @param {Point[]} rudder @returns {Mark[]} */
function rudderCross(build, rudder) {
  const middle = rudder.reduce(
    ([x, y], [px, py]) => [x + px / rudder.length, y + py / rudder.length],
    [0, 0],
  );
  return insignia(build.mark, 4).map(({ shape, fill }) => ({
    d: path(shape.map(([x, y]) => [middle[0] + 0.6 + x, middle[1] - 0.6 + y])),
    fill,
  }));
}

/** @type {Record<string, string[]>} */
const TINTS = {
  bands: ["#5d6a48", "#6f5468", "#5d6a48"],
  lozenge: ["#4f5f7c", "#8a8250", "#5e6b4e", "#7b6272", "#a3905f"],
  patches: ["#4d5a3c", "#8b7148", "#3f4438"],
  leaves: ["#6b5a34", "#8b7a48", "#6b5a34"],
};

/** Camouflage on half a wing: pieces of its planform. @param {Build} build @param {Point[]} shape x and z @param {number} half */
export function wingCamo(build, shape, half) {
  if (!build.camo) return [];
  const tints = TINTS[build.camo];
  const count = build.camo === "lozenge" ? 12 : 5;
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => build.camo === "lozenge" || at % 2 === 0)
    .map((at) => ({
      shape: band(shape, (half * at) / count, (half * (at + 1)) / count),
      fill: tints[(at * 3) % tints.length],
      faint: build.camo === "lozenge" ? 0.75 : 0.85,
    }));
}

/** A strip across the span. @param {Point[]} shape @param {number} from @param {number} to @returns {Point[]} */
function band(shape, from, to) {
  const turned = shape.map(([x, z]) => /** @type {Point} */ ([z, x]));
  return slice(turned, from, to).map(([z, x]) => [x, z]);
}
