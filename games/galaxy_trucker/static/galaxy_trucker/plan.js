// @ts-check
/** A plan that is being made: what is marked, what hangs together without it, what falls off. */

/** What would be left in pieces, each in the order of its cells, the largest first. @param {Record<number, readonly number[]>} joins  by cell the cells it joins @param {readonly number[]} marked */
export function piecesWithout(joins, marked) {
  const left = new Set(Object.keys(joins).map(Number));
  for (const cell of marked) left.delete(cell);
  const found = [];
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece)
      for (const near of joins[cell]) if (left.delete(near)) piece.push(near);
    found.push(piece.toSorted((one, other) => one - other));
  }
  return found.toSorted((one, other) => other.length - one.length);
}

/** Marked, or no longer. @param {readonly number[]} list @param {number} one */
export const toggled = (list, one) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What a plan leaves: the piece with the kept tile, or the largest. @param {number[][]} pieces @param {number | null | undefined} keep */
export const keptOf = (pieces, keep) =>
  pieces.find((piece) => piece.includes(/** @type {number} */ (keep))) ?? pieces[0] ?? [];

/** Power with these doubles fed, as the view says how it adds up. @param {{base: number, gains: Record<string, number>, bonus: number}} power @param {readonly number[]} fed */
export function powerWith({ base, gains, bonus }, fed) {
  const plain = fed.reduce((all, cell) => all + (gains[cell] ?? 0), base);
  return plain + (plain > 0 ? bonus : 0);
}

const DEAREST = "RYGB";

/** Cubes in their order, the dearest first. @param {string} cubes */
export const sorted = (cubes) =>
  [...cubes].toSorted((one, other) => DEAREST.indexOf(one) - DEAREST.indexOf(other)).join("");

/** Cubes of one text that another lacks. @param {string} all @param {string} used */
export function without(all, used) {
  const left = [...all];
  for (const cube of used) {
    const at = left.indexOf(cube);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join("");
}

/** @typedef {{cell: string, room: number, red: boolean}} Hold */

/**
 * A cube out of the bin into the first hold with room for it, white holds first for what is not red.
 * @param {Record<string, string>} layout @param {Hold[]} holds @param {string} cube
 */
export function stowed(layout, holds, cube) {
  const own = holds
    .filter(({ red }) => red || cube !== "R")
    .toSorted((one, other) => Number(one.red) - Number(other.red));
  const free = own.find(({ cell, room }) => (layout[cell] ?? "").length < room);
  return free ? { ...layout, [free.cell]: sorted((layout[free.cell] ?? "") + cube) } : layout;
}

/** A cube out of its hold into the bin. @param {Record<string, string>} layout @param {string} cell @param {string} cube */
export const thrown = (layout, cell, cube) => ({
  ...layout,
  [cell]: without(layout[cell] ?? "", cube),
});
