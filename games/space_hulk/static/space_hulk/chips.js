// @ts-check
/** The pieces as a row of chips: mine, or those of the marines for whoever looks on. */
/** @import {Table} from "types/space_hulk" */
/** @import {Piece} from "./knowing.js" */
import { choices } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { turnTo } from "./acting.js";
import { portrait } from "./art/signs.js";
import { offered } from "./drafting.js";
import { bearing } from "./geometry.js";
import { chosen, nameOf, offersOf, own, pieces, where } from "./knowing.js";
import { value } from "./places.js";

/** @param {Table} table */
export function chips(table) {
  const { t, seat } = table;
  const shown = seat === null ? pieces(table).filter(({ kind }) => kind === "marine") : own(table);
  return html`<ul class="part-hand chips" aria-label=${t("board-pieces")}>
    ${hand(table)}${shown.map((one) => chip(table, one))}
  </ul>`;
}

/** @param {Table} table @param {Piece} one */
function chip(table, one) {
  const { ui, scene, t } = table;
  const { marine_ap, alien_ap, blip_ap } = scene.ruleset;
  const most = { marine: marine_ap, alien: alien_ap, blip: blip_ap }[one.kind];
  const able = offersOf(table, one.id).length > 0;
  return html`<li><button data-chip=${one.id} class="chip ${one.kind} ${one.stage} ${one.id === ui.chosen ? "chosen" : ""} ${able ? "able" : ""}"
    aria-pressed=${one.id === ui.chosen ? "true" : "false"} aria-label=${described(table, one)} @click=${() => turnTo(table, one.id === ui.chosen ? null : one.id)}>
    ${portrait(one, value(table, one.id))}
    <span class="who">${one.kind === "blip" ? t("board-short-blip") : one.id.slice(1)}</span>
    <span class="ap">${one.ap}<small>/${most}</small></span>
    ${signs(table, one).map(([kind, word]) => html`<i class="tag ${kind}">${word}</i>`)}
  </button></li>`;
}

/** What is marked on it, in a word each. @param {Table} table @param {Piece} one @returns {[string, string][]} */
function signs({ t }, one) {
  /** @type {[string, string][]} */
  const found = [];
  if (one.watch) found.push(["watch", t("board-mark-watch")]);
  if (one.jam) found.push(["jam", t("board-mark-jam")]);
  if (one.fuel !== undefined) found.push(["fuel", t("board-mark-fuel", { fuel: one.fuel })]);
  if (one.due) found.push([`due-${one.due}`, t(`board-due-${one.due}`)]);
  if (one.stage === "done") found.push(["done", t("board-mark-done")]);
  return found;
}

/** In words: what it is, where, how it stands, how far from the chosen one. @param {Table} table @param {Piece} one */
export const described = (table, one) =>
  [nameOf(table, one.id), placed(table, one), ...stands(table, one)].join(", ");

/** The same, where it is known on which square. @param {Table} table @param {Piece} one */
export const describedHere = (table, one) =>
  [nameOf(table, one.id), ...stands(table, one)].join(", ");

/** @param {Table} table @param {Piece} one */
const placed = (table, { at, entry }) =>
  at === undefined
    ? table.t("board-at-entry", { entry: entry ?? 0 })
    : table.t("board-at", where(table, at));

/** @param {Table} table @param {Piece} one */
function stands(table, one) {
  const { t } = table;
  const words = [];
  if (one.kind !== "blip") words.push(t(`board-facing-${one.facing}`));
  else if (value(table, one.id) !== "?")
    words.push(t("board-worth", { value: value(table, one.id) }));
  words.push(t("board-ap", { points: one.ap }), ...signs(table, one).map(([, word]) => word));
  const other = chosen(table);
  if (other && other.id !== one.id && other.at !== undefined && one.at !== undefined)
    words.push(farFrom(table, other.at, one.at));
  return words;
}

/** @param {Table} table @param {number} from @param {number} to */
function farFrom({ t, scene }, from, to) {
  const { squares, side } = bearing(scene.width, from, to);
  return t("board-far", { squares, side: t(`board-side-${side}`) });
}

/** Counters that were drawn and are to be placed. @param {Table} table */
function hand(table) {
  const { ui, view, t } = table;
  const offer = offered(table, "place_blip");
  if (!offer) return nothing;
  const places = choices(offer, "blip");
  const now = places.includes(ui.card) ? ui.card : places[0];
  return places.map((place) => {
    const number = view.own?.hand[place] ?? "?";
    const shown = ui.peek === false ? "?" : number;
    return html`<li><button class="chip blip able ${place === now ? "chosen" : ""}" aria-pressed=${place === now ? "true" : "false"}
      aria-label=${t("board-drawn", { value: shown })} @click=${() => hold(table, place)}>
      ${portrait(/** @type {any} */ ({ kind: "blip" }), shown)}<span class="who">${t("board-short-drawn")}</span></button></li>`;
  });
}

/** @param {Table} table @param {number} place */
function hold(table, place) {
  table.ui.card = place;
  table.redraw();
}
