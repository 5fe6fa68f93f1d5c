// @ts-check
/**
 * What is lit, and the way that is drafted: the cheapest to a square, its costs, what it would draw
 * upon itself.
 *
 * @import {Facing, Table} from "types/space_hulk"
 * @import {Kind, Way} from "./geometry.js"
 * @import {Piece} from "./knowing.js"
 *
 * @typedef {{square: number, ap: number, cp: number, shots: number}} Mark
 * @typedef {{piece: string, kind: Kind, path: Way[], marks: Mark[], end: number, facing: Facing, ap: number, cp: number, shots: number}} Plan
 */
import { choices } from "kit/offers.js";
import { groundOf, pathOf, ways } from "./geometry.js";
import {
  blocking,
  chosen,
  isMine,
  offeredFor,
  offersOf,
  owed,
  walker,
  watchers,
} from "./knowing.js";

/** AP that a piece may still spend by itself. @param {Table} table @param {Piece} one */
export function purse({ view }, one) {
  if (one.stage === "done") return 0;
  const active = view.marines[view.active ?? ""];
  const taken = one.kind === "marine" && active && active.seat !== one.seat && active.ap > 0;
  return taken ? 0 : one.ap;
}

/** Ways of the chosen piece to wherever it can go now. @param {Table} table @returns {Way[]} */
export function reach(table) {
  const { ui, view, scene } = table;
  const one = chosen(table);
  if (!one || one.at === undefined || !isMine(table, one) || owed(table)) return [];
  const may = offersOf(table, one.id, "move").length || offersOf(table, one.id, "turn").length;
  if (!may) return [];
  if (ui.reach?.view === view && ui.reach.piece === one.id) return ui.reach.ways;
  const blocked = blocking(table, one.id);
  const barred = (/** @type {number} */ square) =>
    one.kind === "blip" &&
    !scene.ruleset.blip_may_enter_sight &&
    watchers(table, square, blocked).length > 0;
  const most = purse(table, one) + (one.kind === "marine" ? view.cp : 0);
  const found = ways(groundOf(scene), scene.ruleset.costs, walker(one), most, blocked, barred);
  ui.reach = { view, piece: one.id, ways: found };
  return found;
}

/** The way to a square, ended by this facing if one is wanted. @param {Table} table @param {number} square @param {Facing | null} [facing] */
export const wayTo = (table, square, facing) =>
  reach(table).find((way) => way.at === square && way.from && (!facing || way.facing === facing));

/** @param {Table} table @returns {Plan | null} */
export function draft(table) {
  const { ui } = table;
  const one = chosen(table);
  const end = one && ui.draft && wayTo(table, ui.draft.at, ui.draft.facing);
  if (!one || !end) return null;
  const path = pathOf(end);
  let purseLeft = purse(table, one);
  const opaque = one.kind === "alien" ? blocking(table, one.id) : null;
  /** @type {Mark[]} */
  const marks = [];
  for (const { at, cost } of path) {
    const ap = Math.min(cost, purseLeft);
    purseLeft -= ap;
    const last = marks.at(-1);
    const mark = last?.square === at ? last : { square: at, ap: 0, cp: 0, shots: 0 };
    if (mark !== last) marks.push(mark);
    mark.ap += ap;
    mark.cp += cost - ap;
    if (opaque) mark.shots += watchers(table, at, opaque).filter(({ shoots }) => shoots).length;
  }
  const sum = (/** @type {"ap" | "cp" | "shots"} */ what) =>
    marks.reduce((all, mark) => all + mark[what], 0);
  return {
    piece: one.id,
    kind: one.kind,
    path,
    marks,
    end: end.at,
    facing: end.facing,
    ap: sum("ap"),
    cp: sum("cp"),
    shots: sum("shots"),
  };
}

/** The squares that can be chosen, and as what. @param {Table} table @returns {{square: number, kind: string}[]} */
export function lit(table) {
  const as = (/** @type {number[]} */ squares, /** @type {string} */ kind) =>
    squares.map((square) => ({ square, kind }));
  const one = chosen(table);
  const placing = offered(table, "place_alien");
  if (placing) return as(choices(placing, "to"), "place");
  const chain = offered(table, "flame_next");
  if (chain) return as(choices(chain, "to"), "burn");
  const blip = offered(table, "place_blip");
  if (blip)
    return as(
      choices(blip, "entry").map((entry) => table.scene.entries[entry - 1]),
      "place",
    );
  if (one && table.ui.aim === "flame") return as(offeredFor(table, one.id, "flame", "to"), "burn");
  if (!one) return [];
  const doors = offeredFor(table, one.id, "door", "at");
  const spent = new Map();
  for (const way of reach(table)) if (!spent.has(way.at)) spent.set(way.at, way.spent);
  spent.delete(one.at);
  return [
    ...[...spent].map(([square, points]) => ({
      square,
      kind: points > purse(table, one) ? "by-cp" : "by-ap",
    })),
    ...as(doors, "leaf-here"),
  ];
}

/** @param {Table} table @param {string} tag @returns {any} */
export const offered = (table, tag) => table.offers.find((offer) => offer.do === tag);
