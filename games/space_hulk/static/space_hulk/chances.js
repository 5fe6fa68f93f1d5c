// @ts-check
/**
 * The exact chances of what the chosen piece may do, before it is done.
 *
 * @import {Table} from "types/space_hulk"
 * @import {Piece} from "./knowing.js"
 *
 * @typedef {{target: string, text: string, kind: "shot" | "free" | "fight" | "extra", words: string, by?: string}} Chance  `by`: not of the chosen piece, but of this one
 */
import { choices } from "kit/offers.js";
import { ahead, groundOf } from "./geometry.js";
import { chosen, offersOf, owed, piece, pieceAt, targetAt } from "./knowing.js";

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** SH-764 SH-765 @param {Table} table @returns {Chance[]} */
export function chances(table) {
  const extra = table.offers.find((offer) => offer.do === "extra_hit");
  if (extra && owed(table))
    return targets(extra).map((target) => ({
      target,
      text: "✕",
      kind: "extra",
      words: table.t("board-extra-hit"),
    }));
  const one = chosen(table);
  const own = one ? [...shots(table, one), ...fight(table, one)] : [];
  const known = new Set(own.map(({ target }) => target));
  return [...own, ...followUps(table).filter(({ target }) => !known.has(target))];
}

/** SH-765 They glow whatever else is chosen. @param {Table} table @returns {Chance[]} */
function followUps(table) {
  const by = piece(table, table.view.follow?.[table.seat ?? -1]);
  if (!by || by.id === table.ui.chosen || !offersOf(table, by.id, "follow_shot").length) return [];
  return shots(table, by).map((chance) => ({ ...chance, by: by.id }));
}

/** @param {any} offer @returns {string[]} */
const targets = (offer) => choices(offer, "target");

/** A free shot where there is one, else one that costs. @param {Table} table @param {Piece} one @returns {Chance[]} */
function shots(table, one) {
  const free = offersOf(table, one.id, "follow_shot")[0];
  const paid = offersOf(table, one.id, "shoot")[0];
  return targets(free ?? paid).map((target) => {
    const kind = !free && one.aim === target ? "sustained" : "first";
    const [, single, double] = table.scene.shots[kind];
    const chance = percent((single + double) / 36);
    return {
      target,
      text: `${chance}%`,
      kind: free ? "free" : "shot",
      words: table.t(`board-chance-${kind}`, { chance, double: percent(double / 36) }),
    };
  });
}

/** @param {Table} table @param {Piece} one @returns {Chance[]} */
function fight(table, one) {
  const { scene, view, t } = table;
  if (!offersOf(table, one.id, "attack").length || one.at === undefined) return [];
  const square = ahead(groundOf(scene), one.at, one.facing);
  const target = targetAt(table, square) ?? "";
  if (view.doors[square]) {
    const [breaks, of] = scene.doors[one.kind];
    const chance = percent(breaks / of);
    const words = t("board-chance-door", { chance });
    return [{ target, text: `${chance}%`, kind: "fight", words }];
  }
  const foe = pieceAt(table, square);
  if (!foe) return [];
  const marine = one.kind === "marine" ? one : foe;
  const faces =
    ahead(groundOf(scene), marine.at ?? 0, marine.facing) === (one === marine ? square : one.at);
  const odds = scene.fights[marine.role === "sergeant" && faces ? "parry-losing" : "plain"];
  const [high, tie, low] = odds.map((count) => percent(count / 7776));
  const [win, lose] = marine === one ? [high, low] : [low, high];
  const frontal = ahead(groundOf(scene), foe.at ?? 0, foe.facing) === one.at;
  const words = t(frontal ? "board-chance-fight" : "board-chance-rear", { win, tie, lose });
  return [{ target, text: `${win}%`, kind: "fight", words }];
}

/** The target, and whether it is shot at or fought: who stands in front may be both. @param {Table} table */
export function aimed(table) {
  const { target, fights } = table.ui;
  const ways = chances(table).filter((chance) => chance.target === target);
  return ways.find(({ kind }) => (kind === "fight") === !!fights) ?? ways[0];
}

/** Who stands directly in front. @param {Table} table @param {string} id */
export function inFront(table, id) {
  const one = piece(table, id);
  return one?.at === undefined ? -1 : ahead(groundOf(table.scene), one.at, one.facing);
}
