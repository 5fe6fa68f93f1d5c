// @ts-check
/**
 * What a board reads from its table: whose half is whose, what may be done, what can be known.
 *
 * @import {Attribute, Reveal, Table} from "types/asy_przestworzy"
 */
import { offered } from "kit/offers.js";

/** The half on the left: the own one; a spectator sees seat 0 there. @param {Table} table */
export const near = (table) => table.seat ?? 0;

/** @param {Table} table */
export const far = (table) => 1 - near(table);

/** @param {Table} table @param {number} seat */
export const half = (table, seat) => table.view.squadrons[seat];

/** 0 where there is none. @param {Table} table @param {string | undefined} id @param {Attribute | undefined} attribute */
export const worth = ({ scene }, id, attribute) =>
  (id && attribute && scene.aircraft[id].values[scene.attributes.indexOf(attribute)]) || 0;

/** The attribute that counts now. @param {Table} table @returns {Attribute | undefined} */
export const atStake = (table) => shownPair(table)?.attribute ?? table.view.contested;

/** The own hand, in the order it came; once an attribute is contested the best first. @param {Table} table @returns {string[]} */
export const hand = (table) => byWorth(table, table.view.own?.hand ?? []);

/** @param {Table} table @param {string[]} ids */
export const byWorth = (table, ids) =>
  ids.toSorted(
    (one, other) =>
      worth(table, other, table.view.contested) - worth(table, one, table.view.contested),
  );

/** What an aircraft is called in this reader's language. @param {Table} table @param {string} id @returns {string} */
export const nameOf = (table, id) => table.t(`aircraft-${id}`);

/** The card that is looked at: the one pointed at, else the one chosen. @param {Table} table @returns {string | undefined} */
export const lookedAt = (table) =>
  [table.ui.hover, table.ui.card].find((id) => hand(table).includes(id));

/** @param {Table} table @returns {string | undefined} */
export const chosen = (table) => (hand(table).includes(table.ui.card) ? table.ui.card : undefined);

/** The window that asks this viewer now. @param {Table} table */
export const openWindow = (table) =>
  ["ceiling", "firepower", "range"].find((name) => offered(table, `answer_${name}`));

/** The latest pair while it is still to be looked at; play may already go on. @param {Table} table */
export function shownPair(table) {
  const { reveal } = table.view;
  if (!reveal) return undefined;
  return isHeld(table) || lies(table, reveal) ? reveal : undefined;
}

/** Whether that pair still lies there. @param {Table} table @param {Reveal} reveal */
const lies = (table, { aircraft }) =>
  [0, 1].every((seat) => half(table, seat).laid === aircraft[seat]);

/** The number of the duel that is seen: the next may have begun while its pair is looked at. @param {Table} table */
export function duelSeen(table) {
  const { duel = 0, result } = table.view;
  const shown = shownPair(table);
  const past = shown && !lies(table, shown) && !result;
  return past ? Math.max(1, duel - 1) : duel;
}

/** @param {Table} table */
export const isHeld = (table) => !!table.view.reveal && table.now() < heldUntil(table);

/** Until when the latest pair stays: longer if it is shown again, no longer once it was waved away. @param {Table} table */
export function heldUntil({ view, ui }) {
  const until = ui.seen === view.reveal?.until ? 0 : (view.reveal?.until ?? 0);
  return Math.max(until, ui.again ?? 0);
}

/** The attribute picked for naming in this duel. @param {Table} table @returns {Attribute | undefined} */
export const picked = ({ ui, view }) =>
  ui.named && ui.named.duel === view.duel ? ui.named.attribute : undefined;

/** Aircraft of a seat that this viewer has not seen yet, in the order of their numbers. @param {Table} table @param {number} seat */
export function unseen(table, seat) {
  const { discard, laid, side } = half(table, seat);
  const seen = new Set([...Object.values(discard), laid]);
  if (seat === table.seat) for (const id of [...hand(table), table.view.own?.laid]) seen.add(id);
  return Object.keys(table.scene.aircraft).filter(
    (id) => table.scene.aircraft[id].side === side && !seen.has(id),
  );
}

/** How many unseen enemy aircraft are worth more, the same, less. @param {Table} table @param {Attribute | undefined} attribute @param {number} value */
export function balance(table, attribute, value) {
  const worths = unseen(table, far(table)).map((id) => worth(table, id, attribute));
  const count = (/** @type {(own: number) => boolean} */ fits) => worths.filter(fits).length;
  return {
    above: count((own) => own > value),
    equal: count((own) => own === value),
    below: count((own) => own < value),
  };
}

/** @param {Table} table */
export const helps = (table) => table.options.seen_helper !== "off";

/** Own best value in an attribute. @param {Table} table @param {Attribute} attribute */
export const best = (table, attribute) =>
  Math.max(0, ...hand(table).map((id) => worth(table, id, attribute)));

/** Why a stack cannot be named, as a key of words. @param {Table} table @param {Attribute} attribute */
export function barred(table, attribute) {
  if (!table.view.stacks[attribute]) return "board-stack-empty";
  if (attribute === table.view.previous) return "board-stack-previous";
  return undefined;
}
