// @ts-check
// biome-ignore-all format: polygons, one line each
/** An aircraft from its build: flat marks in the order they are painted, farthest first. */
import { pairs, path, project, rounded, slice, strokes } from "./geometry.js";
import { HANGAR, PAINTS, TAILS } from "./hangar.js";
import { emblem, rudderStripes, wingCamo, wingEmblem } from "./markings.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./hangar.js").Build} Build
 * @typedef {{d: string, fill?: string, line?: string, wide?: number, faint?: number, matrix?: string}} Mark
 */

export const INK = "#2a2319";
const WOOD = "#8a6436";

/** @param {string} text @returns {Point[]} */
const outline = (text) => pairs(text.split(" ").map(Number));

/** @param {Point[]} points x and y at z = 0 @param {number} [z] @returns {Point[]} */
const upright = (points, z = 0) => points.map(([x, y]) => project([x, y, z]));

/** @param {Build} build @param {number} at which letter of its paint */
const paintOf = (build, at) => PAINTS[build.paint[at]];

/** @param {Point[]} points @param {string} fill @returns {Mark} */
const panel = (points, fill) => ({ d: path(points), fill, line: INK, wide: 0.5 });

/** @param {Place[][]} lines @param {string} line @param {number} wide @param {number} [faint] @returns {Mark} */
const rod = (lines, line, wide, faint) => ({ d: strokes(lines), line, wide, faint });

/** @param {Build} build @returns {Mark[]} */
export function drawAircraft(build) {
  const upper = build.wings.filter((wing) => wing[1] >= 10);
  const lower = build.wings.filter((wing) => wing[1] < 10).reverse();
  return [
    ...lower.flatMap((wing) => halfWing(build, wing, -1)),
    ...interplane(build, -1),
    ...tailplane(build, -1),
    ...booms(build, -11),
    ...gear(build, -1),
    ...tail(build),
    ...body(build),
    ...cockpits(build),
    ...gear(build, 1),
    ...tailplane(build, 1),
    ...booms(build, 11),
    ...lower.flatMap((wing) => halfWing(build, wing, 1)),
    ...cabane(build),
    ...nacelle(build),
    ...interplane(build, 1),
    ...upper.reverse().flatMap((wing) => [...halfWing(build, wing, -1), ...halfWing(build, wing, 1)]),
    ...guns(build),
    ...propeller(build),
  ];
}

/** The id's aircraft. @param {string} id */
export const marksOf = (id) => drawAircraft(HANGAR[id]);

/* Wings */

/** @param {Build} build @param {number} half @param {number} chord @returns {Point[]} x and z */
function planform(build, half, chord) {
  if (build.tip === "square") return rounded([[0, 0], [0.6, half], [chord - 0.6, half], [chord, 0]], 3);
  if (build.tip === "rake") return rounded([[0, 0], [2.5, half - 5], [chord, half + 2], [chord, 0]], 5);
  return rounded([[0, 0], [1, half - 1], [chord * 0.55, half + 2], [chord, half - 6], [chord, 0]], chord * 0.4);
}

/** @param {Build} build @param {number[]} wing @param {number} side @returns {Mark[]} */
function halfWing(build, wing, side) {
  const [x, y, half, chord, dihedral = 0.03] = wing;
  /** @type {(point: Point) => Point} */
  const lift = ([along, out]) => project([x + along, y + dihedral * out, side * out]);
  const shape = planform(build, half, chord);
  const flat = shape.map(lift);
  const ribs = Array.from({ length: 8 }, (_, at) => ((at + 0.5) * half) / 8);
  return [
    { d: path(flat.map(([px, py]) => [px + 0.3, py + 1.3])), fill: INK, faint: 0.75 },
    panel(flat, paintOf(build, 2)),
    ...wingCamo(build, shape, half).map((mark) => ({ ...mark, d: path(mark.shape.map(lift)) })),
    { d: ribs.map((z) => path([lift([0.6, z]), lift([chord - 0.8, z])], false)).join(""), line: INK, wide: 0.35, faint: 0.28 },
    { d: path([lift([chord * 0.18, 0]), lift([chord * 0.18, half - 3])], false), line: "#fff3d0", wide: chord * 0.16, faint: 0.17 },
    { d: path([lift([chord * 0.76, half * 0.6]), lift([chord * 0.76, half - 3])], false), line: INK, wide: 0.45, faint: 0.6 },
    ...(isTop(build, wing) ? wingEmblem(build, lift, half, chord) : []),
  ];
}

/** @param {Build} build @param {number[]} wing */
const isTop = (build, wing) => wing === build.wings[0];

/** @param {Build} build @param {number} side @returns {Mark[]} */
function interplane(build, side) {
  if (build.wings.length < 2 || build.struts === "none") return [];
  const [upper, lower] = [build.wings[0], build.wings[build.wings.length - 1]];
  const bays = build.bays ?? [];
  const posts = bays.flatMap((z) => posted(build, upper, lower, side * z));
  return [rod(wires(upper, lower, side, bays), INK, 0.3, 0.45), rod(posts, INK, 2), rod(posts, WOOD, 1.2)];
}

/** @param {number[]} wing @param {number} part of the chord @param {number} z @returns {Place} */
const spot = ([x, y, , chord, dihedral = 0.03], part, z) => [x + chord * part, y + dihedral * Math.abs(z), z];

/** @param {Build} build @param {number[]} upper @param {number[]} lower @param {number} z @returns {Place[][]} */
function posted(build, upper, lower, z) {
  if (build.struts === "vee") return [[spot(upper, 0.15, z), spot(lower, 0.45, z), spot(upper, 0.7, z)]];
  if (build.struts === "one") return [[spot(upper, 0.45, z), spot(lower, 0.45, z)]];
  if (build.struts === "star") return star(upper, lower, z);
  return [
    [spot(upper, 0.15, z), spot(lower, 0.15, z)],
    [spot(upper, 0.7, z), spot(lower, 0.7, z)],
  ];
}

/** Four vees meeting in one point. @param {number[]} upper @param {number[]} lower @param {number} z @returns {Place[][]} */
function star(upper, lower, z) {
  const [a, b] = [spot(upper, 0.45, z), spot(lower, 0.45, z)];
  /** @type {Place} */
  const knot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z];
  return [0.1, 0.75].flatMap((part) =>
    [-9, 9].flatMap((aside) => [
      [spot(upper, part, z + aside), knot],
      [spot(lower, part, z + aside), knot],
    ]),
  );
}

/** @param {number[]} upper @param {number[]} lower @param {number} side @param {number[]} bays @returns {Place[][]} */
function wires(upper, lower, side, bays) {
  return bays.flatMap((z, at) => {
    const inner = bays[at - 1] ?? 6;
    return [
      [spot(lower, 0.15, side * inner), spot(upper, 0.15, side * z)],
      [spot(upper, 0.6, side * inner), spot(lower, 0.6, side * z)],
    ];
  });
}

/** @param {Build} build @returns {Mark[]} */
function cabane(build) {
  if (build.pylon) return pylon(build);
  const [wing] = build.wings;
  if (wing[1] < 10 || build.engine || build.booms) return [];
  const foot = Math.min(wing[1] - 1, 8);
  /** @type {Place[][]} */
  const posts = [3, -3].flatMap((z) => [
    [[wing[0] + 5, foot, z], spot(wing, 0.15, z * 2)],
    [[wing[0] + 16, foot, z], spot(wing, 0.7, z * 2)],
  ]);
  return [rod(posts, INK, 1.3)];
}

/** @param {Build} build @returns {Mark[]} */
function pylon(build) {
  const [x, y, half, chord] = build.wings[0];
  /** @type {Place} */
  const peak = [x + chord * 0.5, 21, 0];
  /** @type {Place[][]} */
  const legs = [[[x + 4, 8, 0], peak, [x + chord * 0.75, 8, 0]]];
  /** @type {Place[][]} */
  const stays = [-0.85, -0.45, 0.45, 0.85].flatMap((part) => [
    [peak, [x + 4, y, part * half]],
    [peak, [x + chord * 0.7, y, part * half]],
  ]);
  return [rod(stays, INK, 0.3, 0.6), rod(legs, INK, 1.4)];
}

/* Fuselage */

/** @param {Build} build @returns {Mark[]} */
function body(build) {
  const [top, bottom] = [outline(build.top), outline(build.bot)];
  const closed = bottom[0][0] > bottom[bottom.length - 1][0] ? bottom : [...bottom].reverse();
  const whole = rounded(upright([...top, ...closed]), 3);
  const nose = noseLine(build);
  return [
    panel(whole, paintOf(build, 0)),
    ...(nose ? [panel(slice(whole, -5, nose), paintOf(build, 1))] : []),
    ...bellyAndLight(top, [...closed].reverse()),
    ...noseDetail(build, top, closed),
    ...emblem(build, top, closed),
  ];
}

/** Where the metal of the nose ends. @param {Build} build */
function noseLine(build) {
  const ends = { rotary: 13, horseshoe: 12, cone: 13, spinner: 7, flat: 4, round: 6 };
  return ends[/** @type {keyof typeof ends} */ (build.nose)] ?? 0;
}

/** @param {Point[]} top @param {Point[]} bottom @returns {Mark[]} */
function bellyAndLight(top, bottom) {
  const shade = [...top.map(([x, y]) => at(x, y, bottom, 0.62)), ...[...bottom].reverse()];
  const light = [...top.map(([x, y]) => at(x, y, bottom, 0.1)), ...[...top].reverse().map(([x, y]) => at(x, y, bottom, 0.34))];
  return [
    { d: path(rounded(upright(shade), 3)), fill: INK, faint: 0.28 },
    { d: path(rounded(upright(light), 2)), fill: "#fff6dc", faint: 0.24 },
  ];
}

/** A point part of the way down the side. @param {number} x @param {number} y @param {Point[]} line @param {number} part @returns {Point} */
function at(x, y, line, part) {
  const next = line.findIndex(([px]) => px >= x);
  const [b, a] = [line[next < 0 ? line.length - 1 : next], line[Math.max(0, next - 1)]];
  const t = b[0] === a[0] ? 0 : Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0])));
  return [x, y + (a[1] + (b[1] - a[1]) * t - y) * part];
}

/** @param {Build} build @param {Point[]} top @param {Point[]} bottom @returns {Mark[]} */
function noseDetail(build, top, bottom) {
  const [high, low] = [Math.max(...top.slice(0, 3).map((p) => p[1])), Math.min(...bottom.slice(-3).map((p) => p[1]))];
  return [...front(build, high, low), ...cylinders(build), ...exhaust(build)];
}

/** @param {Build} build @param {number} high @param {number} low @returns {Mark[]} */
function front(build, high, low) {
  const face = rounded(upright([[1.5, high - 2], [4, high - 1.5], [4, low + 1.5], [1.5, low + 2]]), 2);
  if (build.nose === "rotary" || build.nose === "horseshoe")
    return [
      { d: path(face), fill: INK, faint: 0.85 },
      rod([[[12.5, high, 0], [12.5, low, 0]]], INK, 0.6, 0.8),
      ...(build.nose === "horseshoe" ? [{ d: path(rounded(upright([[5, -1], [12, -3], [11, low], [3, low + 1]]), 2)), fill: INK, faint: 0.6 }] : []),
    ];
  if (build.nose === "flat" || build.nose === "round")
    return [rod([[[1.4, high - 2, 0], [1.4, low + 2, 0]], [[2.6, high - 2, 0], [2.6, low + 2, 0]]], INK, 0.5, 0.7)];
  return [];
}

/** @param {Build} build @returns {Mark[]} */
function cylinders(build) {
  if (!build.bank) return [];
  const [from, to, y] = build.bank;
  const xs = Array.from({ length: 4 }, (_, n) => from + ((to - from) * (n + 0.5)) / 4);
  return [
    rod(xs.map((x) => [[x, y - 1, 0], [x, y + 3, 0]]), INK, 2.4),
    rod(xs.map((x) => [[x, y, 0], [x, y + 2.6, 0]]), "#8d8674", 1.1),
    rod([[[from, y - 1.6, 2], [to, y - 1.6, 2], [to + 2, y - 3, 2]]], INK, 1.3),
  ];
}

/** @param {Build} build @returns {Mark[]} */
function exhaust(build) {
  if (!build.pipe) return [];
  const [from, to, y] = build.pipe;
  /** @type {Place[][]} */
  const pipe = [[[from, y, 2], [to, y - 1, 2]]];
  return [rod(pipe, INK, 2.2), rod(pipe, "#7b6a58", 1.1)];
}

/** @param {Build} build @returns {Mark[]} */
function cockpits(build) {
  const top = outline(build.top);
  return build.seats.flatMap((x) => pilot(x, build.rest ?? rim(top, x)));
}

/** @param {Point[]} top @param {number} x */
const rim = (top, x) => at(x, 0, top, 1)[1];

/** @param {number} x @param {number} y @returns {Mark[]} */
function pilot(x, y) {
  return [
    { d: path(rounded(upright([[x - 3.5, y + 0.6], [x + 4.5, y + 0.8], [x + 4, y - 1.6], [x - 3, y - 1.6]]), 1)), fill: INK },
    panel(rounded(upright([[x - 1.6, y - 0.5], [x - 1.8, y + 4.2], [x + 1.6, y + 4.6], [x + 2.4, y - 0.5]]), 2.2), "#5b4632"),
    { d: path(rounded(upright([[x - 2, y + 1.4], [x - 2, y + 3.2], [x - 0.3, y + 3.2], [x - 0.3, y + 1.4]]), 0.8)), fill: "#d8b48a" },
    rod([[[x - 4.2, y + 0.5, 0], [x - 3.2, y + 3.4, 0]]], "#dfe6e4", 0.9, 0.9),
  ];
}

/** @param {Build} build @returns {Mark[]} */
function guns(build) {
  const [x] = build.seats;
  const y = rim(outline(build.top), x);
  /** @type {Record<string, Place[][]>} */
  const barrels = {
    hood: [[[x - 20, y + 1.6, 0], [x - 6, y + 1.6, 0]]],
    twin: [[[x - 20, y + 1.2, 2], [x - 6, y + 1.2, 2]], [[x - 20, y + 2.4, -2], [x - 6, y + 2.4, -2]]],
    high: [[[x - 27, (build.wings[0][1] ?? 10) + 5, 0], [x - 8, (build.wings[0][1] ?? 10) + 3.4, 0]]],
    front: [[[x - 17, y + 1, 0], [x - 7, y + 1, 0]]],
    ring: [[[x + 10, y + 4.6, 0], [x + 25, y + 8.6, 0]], [[x + 9, y, 0], [x + 11, y + 4.6, 0]]],
  };
  return build.gun ? [rod(barrels[build.gun], "#1c1a17", 1.3)] : [];
}

/** @param {Build} build @returns {Mark[]} */
function nacelle(build) {
  if (!build.engine) return [];
  const [from, to, y] = build.engine;
  const shell = [[from, y + 2], [from + 5, y + 5], [to - 3, y + 4], [to, y + 1], [to, y - 1], [to - 3, y - 4], [from + 4, y - 4], [from, y - 2]];
  /** @type {Place[][]} */
  const legs = [[[from + 4, y - 4, 0], [from + 2, 6, 3]], [[to - 5, y - 4, 0], [to - 3, 6, 3]]];
  return [
    rod(legs, INK, 1.5),
    panel(rounded(upright(/** @type {Point[]} */ (shell)), 2), PAINTS.g),
    rod([0.3, 0.5, 0.7].map((t) => [[from + (to - from) * t, y - 3.4, 0], [from + (to - from) * t, y + 4, 0]]), INK, 1, 0.6),
  ];
}

/* Tail, booms, wheels, propeller */

/** @param {Build} build @returns {Mark[]} */
function tail(build) {
  const [fin, rudder] = TAILS[build.fin].map((text) => (text ? rounded(upright(outline(text)), 3.4) : []));
  return [...(fin.length ? [panel(fin, paintOf(build, 0))] : []), panel(rudder, paintOf(build, 3)), ...rudderStripes(build, rudder)];
}

/** @param {Build} build @param {number} side @returns {Mark[]} */
function tailplane(build, side) {
  const [x, y] = build.plane ?? [80, 3];
  const half = build.spread ?? 25;
  /** @type {Point[]} x and z */
  const shape = rounded([[0, 0], [3, half * 0.8], [8, half], [15, half * 0.9], [15, 0]], 4);
  const flat = shape.map(([along, out]) => project([x + along, y, side * out]));
  const hinge = [project([x + 9.5, y, side]), project([x + 9.5, y, side * (half - 1)])];
  return [
    { d: path(flat.map(([px, py]) => [px, py + 0.9])), fill: INK, faint: 0.7 },
    panel(flat, paintOf(build, build.camo === "lozenge" ? 3 : 2)),
    { d: path(hinge, false), line: INK, wide: 0.45, faint: 0.7 },
  ];
}

/** @param {Build} build @param {number} z @returns {Mark[]} */
function booms(build, z) {
  if (!build.booms) return [];
  const [upper, lower, tailUpper, tailLower] = build.booms;
  const start = build.wings[0][0] + build.wings[0][3];
  const end = z * 0.25;
  /** @type {Place[][]} */
  const poles = [[[start - 4, upper, z], [93, tailUpper, end]], [[start - 4, lower, z], [93, tailLower, end]]];
  /** @type {(part: number) => Place[]} */
  const rung = (part) => poles.map(([a, b]) => /** @type {Place} */ (a.map((from, n) => from + (b[n] - from) * part)));
  return [rod([rung(0.33), rung(0.66)], INK, 0.8), rod([[rung(0)[1], rung(0.33)[0]], [rung(0.33)[1], rung(0.66)[0]]], INK, 0.3, 0.6), rod(poles, INK, 1.5), rod(poles, WOOD, 0.7)];
}

/** @param {Build} build @param {number} side @returns {Mark[]} */
function gear(build, side) {
  const x = build.wheel ?? 24;
  if (build.gear === "boat") return float(build, side);
  /** @type {Place} */
  const axle = [x, -24, 12 * side];
  /** @type {Place[][]} */
  const legs = [[[x - 6, -7, 4 * side], axle, [x + 9, -7, 4 * side]]];
  const winglet = [project([x - 3, -24, 0]), project([x - 3, -24, axle[2]]), project([x + 5, -24, axle[2]]), project([x + 5, -24, 0])];
  return [
    rod(legs, INK, 1.3),
    ...(build.gear === "axle" ? [panel(winglet, paintOf(build, 2))] : [rod([[[x, -24, 0], axle]], INK, 0.9)]),
    ...(build.gear === "skid" && side > 0 ? [rod([[[x - 19, -15, 0], [x - 8, -24, 0], [x + 8, -25, 0]]], INK, 1.3)] : []),
    ...(build.gear === "four" ? wheel([x - 13, -22, 12 * side], 4.4) : []),
    ...wheel(axle, 6),
    ...(side > 0 ? [rod([[[86, -1, 0], [91, -8, 0], [94, -8.6, 0]]], INK, 1.1)] : []),
  ];
}

/** @param {Place} hub @param {number} size @returns {Mark[]} */
function wheel(hub, size) {
  const [x, y] = project(hub);
  const matrix = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  return [
    { d: disc(size), fill: "#33302b", matrix },
    { d: disc(size * 0.66), fill: "#b9ab86", matrix },
    { d: disc(size * 0.16), fill: INK, matrix },
  ];
}

/** @param {number} size */
export const disc = (size) => `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;

/** @param {Build} build @param {number} side @returns {Mark[]} */
function float(build, side) {
  const [x, y, half] = build.wings[1];
  const z = side * half * 0.86;
  const hull = [[x - 2, y - 6], [x + 3, y - 4], [x + 14, y - 5], [x + 17, y - 6], [x + 10, y - 9.5], [x + 1, y - 9]];
  const shape = rounded(upright(/** @type {Point[]} */ (hull), z), 2);
  return [rod([[[x + 4, y, z], [x + 4, y - 5, z]], [[x + 12, y, z], [x + 12, y - 5, z]]], INK, 1), panel(shape, paintOf(build, 0))];
}

/** @param {Build} build @returns {Mark[]} */
function propeller(build) {
  const [x, y, size, blades] = build.prop ?? [build.nose === "cone" || build.nose === "spinner" ? 4 : 1.5, 0, 22, 2];
  const matrix = `matrix(-0.27 0.205 0 -1 ${x} ${-y})`;
  const turns = blades === 4 ? [22, 112] : [22];
  return [
    { d: disc(size), fill: "#efe6cf", faint: 0.3, matrix },
    ...turns.map((turn) => ({ d: blade(size), fill: "#5d4023", line: INK, wide: 0.3, matrix: `${matrix} rotate(${turn})` })),
    { d: disc(2), fill: "#3a342b", matrix: `translate(${x} ${-y})` },
  ];
}

/** @param {number} size */
const blade = (size) => `M-1.2 0C-4.4 ${-size * 0.5} -3 ${-size} 0 ${-size}C2 ${-size * 0.7} 2 ${-size * 0.4} 1.2 0C4.4 ${size * 0.5} 3 ${size} 0 ${size}C-2 ${size * 0.7} -2 ${size * 0.4} -1.2 0z`;
