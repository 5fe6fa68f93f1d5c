// @ts-check
/** Tiles, cells and ships in words, for whoever hears the board. */
/** @import {ShownTrucker, Table} from "types/galaxy_trucker" */
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

/** Things aboard have the number of their tile and their place on it. @param {number} thing */
export const tileOf = (thing) => Math.floor(thing / 10);

/** A figure, token or cube of the own ship and where it is; of several alike on one tile, which, where that makes a difference. @param {Table} table @param {number} thing @param {boolean} [which] */
export function thingWords(table, thing, which = true) {
  const { t } = table;
  const cell = tileOf(thing);
  const where = cellWords(table, cell);
  const { what, many, number } = thingAt(t, own(table), cell, thing % 10);
  if (!many) return where;
  return `${which && many > 1 ? t("board-alike", { what, number }) : what} · ${where}`;
}

/** Cubes by their colours, the dearest first. @param {Table} table @param {string} cubes  a letter each */
export const cubesWords = ({ t }, cubes) =>
  [...new Set(cubes)]
    .map((colour) =>
      t("board-cubes-alike", {
        many: cubes.split(colour).length - 1,
        colour: t(`board-cube-${colour}`),
      }),
    )
    .join(", ") || t("board-no-goods");

/** What it is, how many like it lie there, and which of them it is. @param {Table["t"]} t @param {ShownTrucker} trucker @param {number} cell @param {number} place  from 1 on */
function thingAt(t, { crew, aliens, tokens, cubes }, cell, place) {
  const alien = Object.entries(aliens ?? {}).find(([, at]) => at === cell)?.[0];
  if (alien) return { what: t(`board-alien-${alien}`), many: 1, number: 1 };
  if (crew?.[cell]) return { what: t("board-human"), many: crew[cell], number: place };
  if (tokens?.[cell]) return { what: t("board-token"), many: tokens[cell], number: place };
  const held = [...(cubes?.[cell] ?? "")];
  const colour = held[place - 1];
  const alike = (/** @type {string[]} */ some) => some.filter((other) => other === colour).length;
  return {
    what: colour ? t("board-cube", { colour: t(`board-cube-${colour}`) }) : "",
    many: colour ? alike(held) : 0,
    number: alike(held.slice(0, place)),
  };
}

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
