// @ts-check
/**
 * How a draft of an attack is shown: what is lit, what would come of it, and in which words.
 *
 * @import {Action, Offer, Table} from "types/mag_blast"
 * @import {Mark} from "./ship.js"
 * @import {Draft} from "./aiming.js"
 */
import { html } from "lit-html";
import { added, complete, open, wanted } from "./aiming.js";
import { telling } from "./film.js";
import { isFlagship, kindOf, ownerOf } from "./knowing.js";
import { named } from "./naming.js";
import { outlook, struck } from "./preview.js";

/** @param {Table} table @param {Offer[]} offers @param {Draft} own */
export function marks(table, offers, own) {
  const { ship: _, target: __, ...bare } = own;
  const held = Object.keys(own).length > 0;
  const ships = new Set(held ? open(offers, own.target ? own : bare, "ship") : []);
  const targets = new Set(held ? open(offers, bare, "target") : []);
  const seats = new Set(held ? open(offers, bare, "seat") : []);
  const zones = new Set(held ? open(offers, bare, "zone") : []);
  const owners = new Set([...targets].map((target) => ownerOf(table, target)));
  const target = struck(table, own);
  /** @param {string} piece @param {number} seat @returns {Mark | undefined} */
  return (piece, seat) => {
    if (target === piece) return { kind: "aimed", says: short(table, offers, own, piece) };
    if (own.ship === piece) return { kind: "chosen" };
    if (own.zone === piece && seat === table.seat) return { kind: "target chosen" };
    if (targets.has(piece)) return { kind: "target", says: short(table, offers, own, piece) };
    if (ships.has(piece)) return { kind: "can" };
    if ((piece.startsWith("#") || isFlagship(piece)) && seats.has(seat)) return { kind: "target" };
    if (piece.startsWith("#") && owners.has(seat)) return { kind: "holds" };
    return zones.has(piece) && seat === table.seat ? { kind: "target" } : undefined;
  };
}

/** What is left of it, or that it is gone. @param {Table} table @param {Offer[]} offers @param {Draft} own @param {string} target */
function short(table, offers, own, target) {
  if (!own.card) return "";
  const { hull, before, value, left, destroys, opens } = outlook(
    table,
    own.card,
    target,
    own.ship ?? ramming(table, offers, own, target),
  );
  if (!value && !destroys) return "";
  return destroys ? `✕${opens ? "⇶" : ""}` : `${hull - before}→${left}`;
}

/** @param {Table} table @param {Offer[]} offers @param {Draft} own @param {string} target */
const ramming = (table, offers, own, target) =>
  kindOf(own.card) === "RS"
    ? added(table, offers, { card: own.card }, "target", target)?.ship
    : undefined;

/** @param {Table} table @param {Offer[]} offers @param {Draft} own */
export function says(table, offers, own) {
  const { t } = table;
  if (table.ui.lined) return t("board-lined", { what: commitWords(table, table.ui.lined.action) });
  const name = own.card && t(`kind-${kindOf(own.card)}`);
  if (complete(offers, own)) return html`<b>${name ?? ""}</b> ${chosenWords(table, own)}`;
  const first = name || (own.ship && named("ship", own.ship, table));
  if (first) {
    const aim = struck(table, own) ? `${chosenWords(table, own)}, ` : "";
    return html`<b>${first}</b> ${aim}${t(`board-want-${wanted(offers, own) ?? "target"}`)}`;
  }
  // What it does to the target is being shown.
  if (telling(table)) return "";
  if (table.view.window) return t("board-line-up");
  if (table.view.chain) return t(`board-chain-${table.view.chain.stage}`);
  return t(open(offers, {}, "card").length ? "board-attack-how" : "board-attack-nothing");
}

/** @param {Table} table @param {Draft} own */
function chosenWords(table, own) {
  const { t } = table;
  const target = struck(table, own);
  if (target && own.zone)
    return t("board-into", { target: at(table, target), zone: t(`zone-${own.zone}`) });
  if (target)
    return t("board-at", {
      ship: own.ship ? (named("ship", own.ship, table) ?? "") : "none",
      target: at(table, target),
    });
  if (own.seat !== undefined) return t("board-on-fleet", { name: table.nameOf(own.seat) });
  return own.ship ? (named("ship", own.ship, table) ?? "") : "";
}

/** @param {Table} table @param {string} target */
const at = (table, target) => {
  const owner = ownerOf(table, target);
  const name = named("target", target, table) ?? "";
  return isFlagship(target) || owner === null
    ? name
    : table.t("board-of", { name, owner: table.nameOf(owner) });
};

/** @param {Table} table @param {Action} action */
export const commitWords = (table, action) => table.t(`board-do-${action.do}`);
