// @ts-check
/**
 * A board's map and what is tied to its squares: drawn on, mirrored, made larger and smaller. Every
 * function answers a new board.
 *
 * @import {Facing, Made} from "types/space_hulk"
 * @import {Chart} from "../hull.js"
 *
 * @typedef {"n" | "e" | "s" | "w"} Side
 * @typedef {{across: boolean, down: boolean}} Mirrors
 */

/** SH-641 */
export const MOST = { width: 48, height: 32, zones: 12, objects: 6, goals: 6 };
/** The smallest that can be played. */
const LEAST = 5;

export const VOID = "#";
/** The legend, in the order of the palette. */
export const SIGNS = ["#", ".", "D", "d", "A", "E", "X", "O", "^", ">", "v", "<"];
/** @type {Record<string, Facing>} */
export const STARTS = { "^": "n", ">": "e", v: "s", "<": "w" };
/** @type {Record<string, string>} */
const ACROSS = { ">": "<", "<": ">" };
/** @type {Record<string, string>} */
const DOWN = { "^": "v", v: "^" };

/** @param {Pick<Made, "map">} board */
export const widthOf = ({ map }) => Math.max(0, ...map.map((row) => row.length));

/** @param {Pick<Made, "map">} board @param {number} square */
export const signAt = (board, square) => {
  const width = widthOf(board);
  return board.map[Math.floor(square / width)]?.[square % width] ?? VOID;
};

/** @type {WeakMap<string[], Chart>} */
const charts = new WeakMap();

/** As the deck draws it. @param {Pick<Made, "map">} board @returns {Chart} */
export function chartOf({ map }) {
  const known = charts.get(map);
  if (known) return known;
  const width = widthOf({ map });
  const rows = map.map((row) => row.padEnd(width, VOID));
  const signs = [...rows.join("")];
  const those = (/** @type {(sign: string) => boolean} */ fit) =>
    signs.flatMap((sign, square) => (fit(sign) ? [square] : []));
  const floor = those((sign) => sign !== VOID && sign !== " ");
  const made = { map: rows, width, squares: floor, entries: those((sign) => sign === "E") };
  charts.set(map, made);
  return made;
}

/** Start squares in reading order. @param {Pick<Made, "map">} board */
export const startsOf = (board) =>
  chartOf(board).squares.filter((square) => signAt(board, square) in STARTS);

/** With another map; each start square that stays keeps its marine. @param {Made} board @param {string[]} map @param {number[]} [stays]  where the old start squares are now @returns {Made} */
function withMap(board, map, stays = startsOf(board)) {
  const roles = new Map(stays.map((square, k) => [square, board.squad[k]]));
  const squad = startsOf({ map }).map((square) => roles.get(square) ?? "rifle");
  const split = board.squads?.reduce((sum, each) => sum + each, 0);
  const made = { ...board, map, squad };
  if (split !== squad.length) delete made.squads;
  return made;
}

/** @param {Made} board @param {Map<number, string>} signs  by square @returns {Made} */
export function put(board, signs) {
  const width = widthOf(board);
  const map = board.map.map((row, y) =>
    [...row.padEnd(width, VOID)]
      .map((sign, x) => signs.get(y * width + x) ?? (sign === " " ? VOID : sign))
      .join(""),
  );
  return withMap(board, map);
}

/** What a brush draws on these squares, mirrored too. @param {Made} board @param {Iterable<number>} squares @param {string} sign @param {Mirrors} mirrors */
export function brushed(board, squares, sign, mirrors) {
  const width = widthOf(board);
  const height = board.map.length;
  /** @type {Map<number, string>} */
  const signs = new Map();
  const lay = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ one) =>
    signs.set(y * width + x, one);
  for (const square of squares) {
    const [x, y] = [square % width, Math.floor(square / width)];
    const [right, below] = [width - 1 - x, height - 1 - y];
    const [turned, upset] = [ACROSS[sign] ?? sign, DOWN[sign] ?? sign];
    if (mirrors.across && mirrors.down) lay(right, below, ACROSS[sign] ?? DOWN[sign] ?? sign);
    if (mirrors.across) lay(right, y, turned);
    if (mirrors.down) lay(x, below, upset);
    lay(x, y, sign);
  }
  return signs;
}

/** From square to square by sides, as a corridor goes. @param {number} width @param {number} from @param {number} to */
export function line(width, from, to) {
  let [x, y] = [from % width, Math.floor(from / width)];
  const [tx, ty] = [to % width, Math.floor(to / width)];
  const [dx, dy] = [Math.abs(tx - x), Math.abs(ty - y)];
  const found = [from];
  for (let k = 0, right = 0, down = 0; k < dx + dy; k++) {
    if (down === dy || (right < dx && (right + 0.5) * dy < (down + 0.5) * dx)) {
      x += Math.sign(tx - x);
      right++;
    } else {
      y += Math.sign(ty - y);
      down++;
    }
    found.push(y * width + x);
  }
  return found;
}

/** Between two corners: its rim, or all of it. @param {number} width @param {number} from @param {number} to @param {boolean} full */
export function rectangle(width, from, to, full) {
  const [x0, x1] = [from % width, to % width].sort((a, b) => a - b);
  const [y0, y1] = [Math.floor(from / width), Math.floor(to / width)].sort((a, b) => a - b);
  const found = [];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      if (full || x === x0 || x === x1 || y === y0 || y === y1) found.push(y * width + x);
  return found;
}

/** Whether it may be one row or column larger, or smaller, there. @param {Made} board @param {Side} side @param {1 | -1} by */
export function mayGrow(board, side, by) {
  const upright = side === "n" || side === "s";
  const now = upright ? board.map.length : widthOf(board);
  return now + by >= LEAST && now + by <= (upright ? MOST.height : MOST.width);
}

/** Larger or smaller by one row or column on a side; what lies on its squares goes along. @param {Made} board @param {Side} side @param {1 | -1} by @returns {Made} */
export function grown(board, side, by) {
  if (!mayGrow(board, side, by)) return board;
  const width = widthOf(board);
  const rows = board.map.map((row) => row.padEnd(width, VOID));
  const wide = width + (side === "e" || side === "w" ? by : 0);
  const empty = VOID.repeat(wide);
  const map = {
    n: () => (by > 0 ? [empty, ...rows] : rows.slice(1)),
    s: () => (by > 0 ? [...rows, empty] : rows.slice(0, -1)),
    w: () => rows.map((row) => (by > 0 ? VOID + row : row.slice(1))),
    e: () => rows.map((row) => (by > 0 ? row + VOID : row.slice(0, -1))),
  }[side]();
  const [right, down] = [side === "w" ? by : 0, side === "n" ? by : 0];
  const moved = (/** @type {[number, number]} */ [x, y]) =>
    /** @type {[number, number]} */ ([x + right, y + down]);
  const inside = (/** @type {[number, number]} */ [x, y]) =>
    x >= 0 && y >= 0 && x < wide && y < map.length;
  const stays = startsOf(board).map((square) => {
    const place = moved([square % width, Math.floor(square / width)]);
    return inside(place) ? place[1] * wide + place[0] : -1;
  });
  return {
    ...withMap(board, map, stays),
    ...zonesOf(board, (places) => places.map(moved).filter(inside)),
    ...objectsOf(board, (at) => moved(at), inside),
  };
}

/** @param {Made} board @param {(places: [number, number][]) => [number, number][]} change */
const zonesOf = ({ zones }, change) =>
  zones && {
    zones: Object.fromEntries(
      Object.entries(zones).map(([name, places]) => [name, change(places)]),
    ),
  };

/** @param {Made} board @param {(at: [number, number]) => [number, number]} change @param {(at: [number, number]) => boolean} inside */
const objectsOf = ({ objects }, change, inside) =>
  objects && {
    objects: objects
      .map((thing) => ({ ...thing, at: change(thing.at) }))
      .filter(({ at }) => inside(at)),
  };

/** Nothing but rock. @param {Made} board @returns {Made} */
export const cleared = (board) => ({
  ...withMap(
    board,
    board.map.map(() => VOID.repeat(widthOf(board))),
  ),
  ...zonesOf(board, () => []),
  objects: [],
});
