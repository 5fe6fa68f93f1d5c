// @ts-check
/**
 * Squares, steps, lines of sight and the cheapest way to a square, as the rules reckon them: for
 * drafts and previews alone. `tests/js/geometry.json` holds this module to the rules.
 *
 * @import {Costs, Facing, Scene} from "types/space_hulk"
 *
 * @typedef {"marine" | "alien" | "blip"} Kind
 * @typedef {{kind: Kind, at: number, facing: Facing, turned?: boolean, burning?: boolean}} Walker
 * @typedef {{to: number} | {facing: Facing}} Step
 * @typedef {{at: number, facing: Facing, turned: boolean, spent: number, cost: number, step: Step | null, from: Way | null, rank: number}} Way
 * @typedef {{width: number, height: number, floor: Set<number>, entries: Set<number>}} Ground
 */

/** @type {Facing[]} */
export const FACINGS = ["n", "e", "s", "w"];
/** The eight ways from a square, clockwise from north; a facing is an even one. */
const WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** @type {WeakMap<object, Ground>} */
const grounds = new WeakMap();

/** @param {Pick<Scene, "map" | "width" | "squares" | "entries">} scene @returns {Ground} */
export function groundOf(scene) {
  const known = grounds.get(scene.squares);
  if (known) return known;
  const { width, map, squares, entries } = scene;
  const made = { width, height: map.length, floor: new Set(squares), entries: new Set(entries) };
  grounds.set(scene.squares, made);
  return made;
}

/** @param {Ground} ground @param {number} square @returns {[number, number]} column and row */
export const placeOf = ({ width }, square) => [square % width, Math.floor(square / width)];

/** @param {Ground} ground @param {number} square @param {number} way  one of eight @returns {number} -1 off the map */
export function neighbour(ground, square, way) {
  const [x, y] = placeOf(ground, square);
  const [dx, dy] = WAYS[(way + 8) % 8];
  const inside = x + dx >= 0 && x + dx < ground.width && y + dy >= 0 && y + dy < ground.height;
  return inside ? square + dy * ground.width + dx : -1;
}

/** @param {Ground} ground @param {number} square @param {Facing} facing */
export const ahead = (ground, square, facing) =>
  neighbour(ground, square, 2 * FACINGS.indexOf(facing));

/** How far b lies from a, and to which of eight sides: the nearest one. @param {number} width @param {number} a @param {number} b */
export function bearing(width, a, b) {
  const [right, down] = [(b % width) - (a % width), Math.floor(b / width) - Math.floor(a / width)];
  // The tangent of 22.5 degrees is 5/12, but for a half in a hundred.
  const leans = (/** @type {number} */ one, /** @type {number} */ other) =>
    12 * Math.abs(one) > 5 * Math.abs(other);
  const side = [
    leans(down, right) && (down < 0 ? "n" : "s"),
    leans(right, down) && (right < 0 ? "w" : "e"),
  ];
  const squares = Math.max(Math.abs(right), Math.abs(down));
  return { squares, side: side.filter(Boolean).join("") };
}

/** By how many eighths b lies clockwise of a. @param {Facing} a @param {Facing} b */
const eighths = (a, b) => (2 * (FACINGS.indexOf(b) - FACINGS.indexOf(a)) + 8) % 8;

/** @param {Facing} facing @param {number} quarters @returns {Facing} */
export const turned = (facing, quarters) => FACINGS[(FACINGS.indexOf(facing) + quarters + 4) % 4];

/** SH-080 SH-081 SH-082 What a step in a direction costs; null: it cannot step so. @param {Costs} costs @param {Walker} walker @param {number} way */
function costOfWay(costs, { kind, facing }, way) {
  if (kind === "blip") return costs.blip_step;
  const aside = (way - 2 * FACINGS.indexOf(facing) + 8) % 8;
  if (aside === 7 || aside <= 1) return costs.forward;
  const back = aside >= 3 && aside <= 5;
  if (kind === "marine") return back ? costs.marine_back : null;
  return back ? costs.alien_back : costs.sideways;
}

/** SH-083 SH-084 @param {Costs} costs @param {Kind} kind @param {Facing} from @param {Facing} to */
export function turnCost(costs, kind, from, to) {
  const about = eighths(from, to) === 4;
  if (kind === "marine") return about ? costs.marine_about : costs.marine_turn;
  return about ? costs.alien_about : costs.alien_turn;
}

/**
 * SH-105 SH-106 SH-112 Where it may step from here, and for what.
 * @param {Ground} ground @param {Costs} costs @param {Walker} walker @param {(square: number) => boolean} blocked
 * @returns {[number, number][]} squares and costs, by way
 */
export function steps(ground, costs, walker, blocked) {
  /** @type {[number, number][]} */
  const found = [];
  for (let way = 0; way < 8; way++) {
    const to = neighbour(ground, walker.at, way);
    const cost = costOfWay(costs, walker, way);
    if (cost === null || blocked(to) || (walker.kind === "marine" && ground.entries.has(to)))
      continue;
    const [one, two] = [way - 1, way + 1].map((near) => neighbour(ground, walker.at, near));
    if (way % 2 === 0 || !blocked(one) || !blocked(two)) found.push([to, cost]);
  }
  return found;
}

/**
 * The cheapest ways to everywhere: the fewest points, then the fewest actions.
 * @param {Ground} ground @param {Costs} costs @param {Walker} walker @param {number} most points
 * @param {(square: number) => boolean} blocked @param {(square: number) => boolean} [barred] may be looked past, not entered
 * @returns {Way[]} one for each square and facing, the cheapest first
 */
export function ways(ground, costs, walker, most, blocked, barred = () => false) {
  const { at, facing, kind } = walker;
  /** @type {Way[]} */
  const found = [];
  const known = new Set();
  /** @type {Way[]} */
  const edge = [
    { at, facing, turned: !!walker.turned, spent: 0, cost: 0, step: null, from: null, rank: 0 },
  ];
  while (edge.length) {
    let next = 0;
    for (let k = 1; k < edge.length; k++) if (before(edge[k], edge[next])) next = k;
    const [here] = edge.splice(next, 1);
    const name = `${here.at} ${here.facing} ${here.turned}`;
    if (known.has(name)) continue;
    known.add(name);
    if (!found.some((way) => way.at === here.at && way.facing === here.facing)) found.push(here);
    for (const way of onwards(ground, costs, kind, here, blocked, !!walker.burning))
      if (way.spent <= most && !("to" in /** @type {Step} */ (way.step) && barred(way.at)))
        edge.push(way);
  }
  return found;
}

/** @param {Way} a @param {Way} b */
const before = (a, b) => a.spent < b.spent || (a.spent === b.spent && a.rank < b.rank);

/** SH-109 SH-312 One action further. @param {Ground} ground @param {Costs} costs @param {Kind} kind @param {Way} here @param {(square: number) => boolean} blocked @param {boolean} burning @returns {Way[]} */
function onwards(ground, costs, kind, here, blocked, burning) {
  const { at, facing, rank } = here;
  const go = (/** @type {Partial<Way>} */ more, /** @type {number} */ cost, straight = true) => ({
    ...here,
    turned: false,
    ...more,
    cost,
    spent: here.spent + cost,
    from: here,
    // Of equal ways the straight one.
    rank: rank + (straight ? 1 : 1.01),
  });
  const moved = steps(ground, costs, { kind, at, facing }, blocked).map(([to, cost]) =>
    go({ at: to, step: { to } }, cost, [1, ground.width].includes(Math.abs(to - at))),
  );
  if (kind === "blip" || (burning && !here.from)) return moved;
  const quick = (/** @type {Facing} */ other) => kind === "alien" && eighths(facing, other) !== 4;
  const faced = FACINGS.filter((other) => other !== facing && !(here.turned && quick(other))).map(
    (other) =>
      go(
        { facing: other, turned: quick(other), step: { facing: other } },
        turnCost(costs, kind, facing, other),
      ),
  );
  return [...moved, ...faced];
}

/** The actions of a way, from its beginning. @param {Way} end @returns {Way[]} */
export function pathOf(end) {
  /** @type {Way[]} */
  const path = [];
  for (let way = end; way.from; way = way.from) path.unshift(way);
  return path;
}

/** SH-161 Squares forward and squares to the right. @param {Ground} ground @param {number} from @param {Facing} facing @param {number} to */
function local(ground, from, facing, to) {
  const [fx, fy] = WAYS[2 * FACINGS.indexOf(facing)];
  const [x, y] = placeOf(ground, from);
  const [tx, ty] = placeOf(ground, to);
  const [dx, dy] = [tx - x, ty - y];
  return { forward: dx * fx + dy * fy, aside: Math.abs(dy * fx - dx * fy) };
}

/** SH-164 SH-165 SH-166 Whether nothing opaque breaks the line. @param {Ground} ground @param {number} from @param {number} to @param {(square: number) => boolean} opaque @param {boolean} [either] one opaque square of a corner pair is enough */
export function unbroken(ground, from, to, opaque, either = false) {
  const [x0, y0] = placeOf(ground, from);
  const [x1, y1] = placeOf(ground, to);
  const [wide, high] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const [right, down] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
  const n = wide + high;
  /** Of each pair the opaque square that was met first, by that of the two that lies before the line. */
  const pairs = new Set();
  for (let u = 0; u <= wide; u++)
    for (let v = 0; v <= high; v++) {
      const k = 2 * (wide * v - high * u);
      const square = (y0 + down * v) * ground.width + x0 + right * u;
      if (Math.abs(k) > n || square === from || square === to || !opaque(square)) continue;
      const pair = k < 0 ? `${u} ${v}` : `${u + 1} ${v - 1}`;
      if (Math.abs(k) < n || either || pairs.has(pair)) return false;
      pairs.add(pair);
    }
  return true;
}

/**
 * SH-162 SH-163 SH-170 Whether a marine sees a square, and has it in his fire area.
 * @param {Ground} ground @param {{at: number, facing: Facing}} marine @param {number} to @param {(square: number) => boolean} opaque @param {boolean} [either]
 */
export function looks(ground, { at, facing }, to, opaque, either) {
  const { forward, aside } = local(ground, at, facing, to);
  if (forward < 0 || to === at || !unbroken(ground, at, to, opaque, either))
    return { sees: false, fires: false, range: forward };
  return { sees: true, fires: forward >= 1 && aside <= forward, range: forward };
}
