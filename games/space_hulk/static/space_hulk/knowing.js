// @ts-check
/**
 * What the table says about pieces and squares, and what this viewer has chosen.
 *
 * @import {Offer, Scene, Table} from "types/space_hulk"
 * @import {Kind, Walker} from "./geometry.js"
 * @typedef {{id: string, kind: Kind, at: number | undefined, entry?: number, ap: number, stage: string, facing: import("types/space_hulk").Facing} & Record<string, any>} Piece
 */
import { choices } from "kit/offers.js";
import { groundOf, looks } from "./geometry.js";

/** @type {Record<string, Kind>} */
const KINDS = { m: "marine", a: "alien", b: "blip" };

/** A blip has no front. @type {{facing?: import("types/space_hulk").Facing}} */
const NORTH = { facing: "n" };

/** @param {Table} table @param {string | null | undefined} id @returns {Piece | null} */
export function piece({ view }, id) {
  if (!id) return null;
  const found = view.marines[id] ?? view.aliens[id] ?? view.blips[id];
  if (!found) return null;
  return /** @type {Piece} */ ({ ...NORTH, ...found, id, kind: KINDS[id[0]] });
}

/** @type {WeakMap<object, Piece[]>} they are asked for some hundred times at each drawing */
const standing = new WeakMap();

/** All that are on the board or wait beside it. @param {Table} table @returns {Piece[]} */
export function pieces(table) {
  const { view } = table;
  const found =
    standing.get(view) ??
    [view.marines, view.aliens, view.blips]
      .flatMap((some) => Object.keys(some))
      .map((id) => /** @type {Piece} */ (piece(table, id)))
      .filter((one) => !one.fate);
  standing.set(view, found);
  return found;
}

/** @param {Table} table @param {number} square */
export const pieceAt = (table, square) => pieces(table).find(({ at }) => at === square) ?? null;

/** @param {Table} table */
export const isAlienSeat = ({ seat, scene }) => seat === scene.aliens;

/** @param {Table} table @param {Piece | null} one */
export function isMine(table, one) {
  if (!one || table.seat === null) return false;
  return one.kind === "marine" ? one.seat === table.seat : isAlienSeat(table);
}

/** A marine of another seat of one's own side. @param {Table} table @param {Piece} one */
export const isFellow = (table, one) =>
  one.kind === "marine" && table.seat !== null && !isAlienSeat(table) && one.seat !== table.seat;

/** @param {Table} table */
export const isMyPhase = (table) => {
  const { phase } = table.view;
  return isAlienSeat(table)
    ? ["alien_actions", "alien_reinforce", "start_blips"].includes(phase)
    : table.seat !== null && ["marine_actions", "deploy"].includes(phase);
};

/** My pieces, as the row of chips shows them. @param {Table} table */
export const own = (table) => pieces(table).filter((one) => isMine(table, one));

/** @param {Table} table */
export const chosen = (table) => piece(table, table.ui.chosen);

/** The offers for a piece, of a kind. @param {Table} table @param {string} id @param {string} [tag] @returns {Offer[]} */
export const offersOf = (table, id, tag) =>
  table.offers.filter(
    (offer) =>
      (!tag || offer.do === tag) && choices(/** @type {any} */ (offer), "piece").includes(id),
  );

/** The first of them that holds these values. @param {Table} table @param {string} id @param {string} tag @param {Record<string, any>} [fields] */
export const offerFor = (table, id, tag, fields = {}) =>
  offersOf(table, id, tag).find((offer) =>
    Object.entries(fields).every(([field, value]) =>
      choices(/** @type {any} */ (offer), field).includes(value),
    ),
  );

/** What a field may hold, in all of them. @param {Table} table @param {string} id @param {string} tag @param {string} field @returns {any[]} */
export const offeredFor = (table, id, tag, field) =>
  offersOf(table, id, tag).flatMap((offer) => choices(/** @type {any} */ (offer), field));

/** The decision that this seat owes. @param {Table} table */
export const owed = ({ view, seat }) => (view.asked?.seat === seat ? view.asked : undefined);

/** SH-105 SH-167 What blocks a step is what hides: the same squares. @param {Table} table @param {string} [without] a piece that is lifted @returns {(square: number) => boolean} */
export function blocking(table, without) {
  const { view, scene } = table;
  const { floor } = groundOf(scene);
  const shut = new Set(
    [...Object.entries(view.doors), ...Object.entries(view.airlocks)]
      .filter(([, how]) => how === "closed")
      .map(([square]) => Number(square)),
  );
  for (const square of Object.keys(view.flames)) shut.add(Number(square));
  for (const one of pieces(table)) if (one.at !== undefined && one.id !== without) shut.add(one.at);
  return (square) => !floor.has(square) || shut.has(square);
}

/** Who would see a square, and who would fire at it. @param {Table} table @param {number} square @param {(square: number) => boolean} opaque */
export function watchers(table, square, opaque) {
  const { scene } = table;
  const either = scene.ruleset.corner_rule === "either";
  const ground = groundOf(scene);
  return pieces(table).flatMap((one) => {
    if (one.kind !== "marine" || one.at === undefined) return [];
    const look = looks(ground, { at: one.at, facing: one.facing }, square, opaque, either);
    const shoots = look.fires && one.watch && look.range <= scene.ruleset.overwatch_range;
    return look.sees ? [{ id: one.id, shoots: !!shoots }] : [];
  });
}

/** The floor squares of a mask in hexadecimal digits, the first the highest bit. @param {Scene} scene @param {string | undefined} mask @returns {Set<number>} */
export function unpacked({ squares }, mask) {
  const found = new Set();
  for (const [at, square] of squares.entries())
    if ((Number.parseInt((mask ?? "")[at >> 2] ?? "0", 16) >> (3 - (at & 3))) & 1)
      found.add(square);
  return found;
}

/** @param {Piece} one @returns {Walker} */
export const walker = ({ kind, at, facing, turned, burning }) => ({
  kind,
  at: at ?? -1,
  facing,
  turned,
  burning,
});

/** A piece or a door by its id. @param {Table} table @param {string | null | undefined} id */
export const nameOf = (table, id) => (id ? named(table, id, "board") : "");

/** @param {Table} table @param {string} id @param {string} form  `board-whom` as the object of a sentence */
function named(table, id, form) {
  const { t, view, scene } = table;
  const number = Number(id.slice(1));
  const kind = view.marines[id]?.role ?? { a: "alien", b: "blip" }[id[0]];
  if (kind) return t(`${form}-${kind}`, { number });
  const square = doorSquares(scene)[number - 1];
  return t(`${form}-door-at`, where(table, square));
}

const SQUARES = new Set(["to", "at"]);

/** Pieces and squares in actions and events. @param {string} field @param {any} value @param {Table} table */
export function called(field, value, table) {
  if (SQUARES.has(field) && Number.isInteger(value))
    return table.t("board-square", where(table, value));
  if (!/^[mabd]\d+$/.test(value)) return undefined;
  return named(table, value, field === "target" ? "board-whom" : "board");
}

/** The squares of all doors as they were drawn: `d1` is the first. @param {Scene} scene */
export const doorSquares = ({ map, width }) =>
  map.flatMap((row, y) =>
    [...row].flatMap((sign, x) => ("Dd".includes(sign) ? [y * width + x] : [])),
  );

/** The square of a target: an alien, or a door. @param {Table} table @param {string} id */
export const squareOf = (table, id) =>
  id[0] === "d" ? doorSquares(table.scene)[Number(id.slice(1)) - 1] : piece(table, id)?.at;

/** The target on a square. @param {Table} table @param {number} square */
export function targetAt(table, square) {
  const found = pieceAt(table, square);
  if (found) return found.id;
  const door = doorSquares(table.scene).indexOf(square);
  return door < 0 ? null : `d${door + 1}`;
}

/** Column and row as people count. @param {Table} table @param {number} square */
export const where = ({ scene }, square) => ({
  column: (square % scene.width) + 1,
  row: Math.floor(square / scene.width) + 1,
});
