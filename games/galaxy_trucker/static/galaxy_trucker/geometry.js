// @ts-check
/** Cells, sides and where a hand points, as the eye sees them. What may be done stands in the offers. */

/** Sides in their order: N, E, S, W. */
export const WAYS = ["n", "e", "s", "w"];
const STEP = [-1, 10, 1, -10];

/** @param {number} cell */
export const columnOf = (cell) => Math.floor(cell / 10);

/** @param {number} cell */
export const rowOf = (cell) => cell % 10;

/** @param {number} cell @param {number} way */
export const beside = (cell, way) => cell + STEP[way];

/** The sides of a tile after quarter turns clockwise. @param {readonly number[]} sides @param {number} k */
export const turned = (sides, k) => sides.map((_, way) => sides[(way - k + 4) % 4]);

/** @param {number} one @param {number} other */
export const join = (one, other) => !!(one && other) && (one === other || one === 3 || other === 3);

/**
 * What stands before a side: a tile it joins, one it does not, or nothing.
 * @param {Map<number, readonly number[]>} laid  the sides of each tile as it lies, by cell
 * @param {number} cell @param {number} way
 */
export function meets(laid, cell, way) {
  const own = laid.get(cell)?.[way] ?? 0;
  const other = laid.get(beside(cell, way))?.[(way + 2) % 4];
  if (other === undefined) return own ? "open" : "free";
  return join(own, other) ? "joined" : own || other ? "wrong" : "plain";
}

/** By cell the cells whose tiles join its own. @param {Map<number, readonly number[]>} laid  the sides of each tile as it lies, by cell @returns {Record<number, number[]>} */
export const joinsOf = (laid) =>
  Object.fromEntries(
    [...laid.keys()].map((cell) => [
      cell,
      STEP.flatMap((step, way) => (meets(laid, cell, way) === "joined" ? [cell + step] : [])),
    ]),
  );

/** Whether what comes from that way meets the tile of this cell first. @param {readonly number[]} cells @param {number} cell @param {number} way */
export function foremost(cells, cell, way) {
  const line = way % 2 ? rowOf : columnOf;
  return !cells.some((other) => line(other) === line(cell) && (other - cell) * STEP[way] > 0);
}

/** @typedef {{left: number, top: number, columns: number, rows: number}} Frame */

/** The rectangle around a building area. @param {readonly number[]} cells @returns {Frame} */
export function frameOf(cells) {
  const [columns, rows] = [cells.map(columnOf), cells.map(rowOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    left,
    top,
    columns: Math.max(...columns) - left + 1,
    rows: Math.max(...rows) - top + 1,
  };
}

/** The middle of a cell, in cells from the corner of the frame. @param {Frame} frame @param {number} cell */
export const middleOf = ({ left, top }, cell) => [
  columnOf(cell) - left + 0.5,
  rowOf(cell) - top + 0.5,
];

/** The cell at a place of the frame, if there is one. @param {Frame} frame @param {number} x @param {number} y */
export function cellAt({ left, top, columns, rows }, x, y) {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
  return 10 * (left + Math.floor(x)) + top + Math.floor(y);
}

/**
 * The cell whose middle is nearest to a place, of those within reach.
 * @param {Frame} frame @param {readonly number[]} cells @param {number} x @param {number} y @param {number} reach  in cells
 * @returns {number | null}
 */
export function nearest(frame, cells, x, y, reach) {
  let [found, least] = [/** @type {number | null} */ (null), reach];
  for (const cell of cells) {
    const [mx, my] = middleOf(frame, cell);
    const far = Math.hypot(mx - x, my - y);
    if (far <= least) [found, least] = [cell, far];
  }
  return found;
}

/** The next cell of an area from one, walking one way over gaps; itself at the rim. @param {readonly number[]} cells @param {number} cell @param {number} right @param {number} down */
export function walk(cells, cell, right, down) {
  for (let n = 1; n < 10; n++) {
    const next = cell + n * (10 * right + down);
    if (rowOf(next) !== rowOf(cell) + n * down) return cell;
    if (cells.includes(next)) return next;
  }
  return cell;
}
