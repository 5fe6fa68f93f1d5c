// @ts-check
/** Tiles, cells and ships in words, for whoever hears the board. */
/** @import {Table} from "types/galaxy_trucker" */
import { columnOf, meets, rowOf, turned, WAYS } from "./geometry.js";
import { kindOf, laid, levelOf, mainSeat, own, sidesOf, truckerOf } from "./knowing.js";
import { brittleSides, handicapOf, isTouched } from "./titles.js";

/** Its kind and its four sides. @param {Table} table @param {number} tile @param {number} [k] */
export function tileWords(table, tile, k = 0) {
  const { t, scene } = table;
  const [n, e, s, w] = turned(scene.tiles[tile].sides, k).map((side) => t(`board-side-${side}`));
  return t("board-tile", { kind: t(`kind-${kindOf(table, tile)}`), n, e, s, w });
}

/** @param {Table} table @param {number} cell */
export const cellWords = ({ t }, cell) =>
  t("board-cell", { column: columnOf(cell), row: rowOf(cell) });

/** A cell of the own ship: what lies there, how each side meets what is beside it, who is aboard. @param {Table} table @param {number} cell */
export function placeWords(table, cell) {
  const { t } = table;
  const trucker = own(table);
  const part = trucker.ship[cell];
  if (!part)
    return [
      cellWords(table, cell),
      t(levelOf(table).cells.includes(cell) ? "board-cell-free" : "board-cell-outside"),
    ].join(", ");
  const sides = sidesOf(table, trucker);
  return [
    cellWords(table, cell),
    t(`kind-${kindOf(table, part.tile)}`),
    ...WAYS.map((way, n) =>
      t("board-way", {
        way: t(`board-way-${way}`),
        how: t(`board-meets-${meets(sides, cell, n)}`),
      }),
    ),
    ...aboardWords(table, cell),
    ...(trucker.loose === cell ? [t("board-loose")] : []),
    ...goldWords(table, cell, part.tile),
  ].join(", ");
}

/** What the own gold title costs there. @param {Table} table @param {number} cell @param {number} tile */
function goldWords(table, cell, tile) {
  const seat = mainSeat(table);
  const bites =
    isTouched(table, seat, kindOf(table, tile), cell) ||
    !!brittleSides(table, seat).get(cell)?.length;
  return bites ? [table.t(`board-gold-${handicapOf(table, seat)}`)] : [];
}

/** @param {Table} table @param {number} cell */
function aboardWords({ t, view, seat, ui }, cell) {
  const { crew, aliens, tokens, cubes } = /** @type {any} */ (view.seats[seat ?? ui.watched ?? 0]);
  const words = [];
  if (crew?.[cell]) words.push(t("board-humans", { humans: crew[cell] }));
  for (const [colour, at] of Object.entries(aliens ?? {}))
    if (at === cell) words.push(t(`board-alien-${colour}`));
  if (tokens?.[cell]) words.push(t("board-tokens", { tokens: tokens[cell] }));
  if (cubes?.[cell]) words.push(t("board-cubes", { colours: cubes[cell] }));
  return words;
}

/** @param {Table} table @param {number} seat */
export function shipWords(table, seat) {
  const trucker = truckerOf(table, seat);
  return table.t("board-ship-of", {
    name: table.nameOf(seat),
    tiles: laid(trucker).length,
    exposed: trucker.exposed,
  });
}
