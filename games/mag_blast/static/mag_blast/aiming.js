// @ts-check
/**
 * From pieces that were pressed to an action that is offered: a draft is filled field by field, and only
 * what an offer still allows can be added.
 *
 * @import {Action, Offer, Table} from "types/mag_blast"
 *
 * @typedef {Record<string, any>} Draft  fields of an action, `do` among them once it is settled
 */
import { choices } from "kit/offers.js";
import { printed } from "./knowing.js";

/** What is put together from pieces, and in which order its fields are asked. */
const AIMED = [
  "fire",
  "ram",
  "launch",
  "direct_hit",
  "effect",
  "board",
  "play_card",
  "play_with",
  "repair",
  "lay",
  "sweep",
  "rob",
  "shift_salvo",
];
const FIELDS = ["card", "ship", "salvo", "marker", "target", "seat", "zone", "extra"];

/** @param {Offer[]} offers */
export const aimed = (offers) => offers.filter((offer) => AIMED.includes(offer.do));

/** The offers that a draft may still become. @param {Offer[]} offers @param {Draft} draft @returns {Offer[]} */
export const matching = (offers, draft) =>
  offers.filter((offer) =>
    Object.entries(draft).every(([field, value]) =>
      field === "do" ? offer.do === value : choices(offer, field).includes(value),
    ),
  );

/** What may stand in a field, given all the others. @param {Offer[]} offers @param {Draft} draft @param {string} field @returns {any[]} */
export function open(offers, draft, field) {
  const { [field]: _, ...rest } = draft;
  return [...new Set(matching(offers, rest).flatMap((offer) => choices(offer, field)))];
}

/** @param {Offer[]} offers @param {Draft} draft @param {string} field @param {any} value */
export const fits = (offers, draft, field, value) => open(offers, draft, field).includes(value);

/** The field that is asked next; none if the draft is an action. Targets go before the ships that fire at them. @param {Offer[]} offers @param {Draft} draft @returns {string | undefined} */
export function wanted(offers, draft) {
  const fields = new Set(matching(offers, draft).flatMap((offer) => Object.keys(offer.take ?? {})));
  const order = fields.has("salvo") ? FIELDS : ["card", "target", ...FIELDS];
  return order.find((field) => fields.has(field) && !(field in draft));
}

/** With all that only one value is left for; targets a person names. @param {Offer[]} offers @param {Draft} draft @returns {Draft} */
export function filled(offers, draft) {
  let own = draft;
  for (const field of FIELDS) {
    if (field in own || field === "target" || field === "seat") continue;
    const found = matching(offers, own);
    if (!found.length || !found.every((offer) => field in (offer.take ?? {}))) continue;
    const values = open(offers, own, field);
    if (values.length === 1) own = { ...own, [field]: values[0] };
  }
  return own;
}

/** The action, once nothing is missing. @param {Offer[]} offers @param {Draft} draft @returns {Action | null} */
export function complete(offers, draft) {
  const fields = Object.keys(draft).filter((field) => field !== "do");
  const found = matching(offers, draft).find(
    (offer) => Object.keys(offer.take ?? {}).length === fields.length,
  );
  return found ? /** @type {Action} */ ({ ...draft, do: found.do }) : null;
}

/**
 * The ship that is proposed to fire: the one with the fewest other uses.
 * @param {Table} table @param {Offer[]} offers @param {Draft} draft @returns {string | undefined}
 */
export function proposed(table, offers, draft) {
  const uses = (/** @type {string} */ ship) => printed(table, ship).guns.length;
  return open(offers, draft, "ship").toSorted((one, other) => uses(one) - uses(other))[0];
}

/** The draft with one piece more, and what follows from it; null if it does not fit. @param {Table} table @param {Offer[]} offers @param {Draft} draft @param {string} field @param {any} value @returns {Draft | null} */
export function added(table, offers, draft, field, value) {
  if (!fits(offers, draft, field, value)) return null;
  let own = { ...draft, [field]: value };
  if (field === "target" && !("ship" in own)) {
    const ship = proposed(table, offers, own);
    if (ship) own.ship = ship;
  }
  own = filled(offers, own);
  return own;
}
