// @ts-check
/**
 * What is offered: for an action, for one piece, in one field; and the way to take it.
 *
 * @import {Action, Offer, Table} from "contract"
 */
import { actions, first, fits } from "./domains.js";

export { actions, first, fits };

/** The first offer of a kind. @param {Table} table @param {string} tag @returns {Offer | undefined} */
export const offered = (table, tag) => table.offers.find((offer) => offer.do === tag);

/** What may stand in a field of an offer, if that is one or some of a list. @param {Offer | undefined} offer @param {string} field @returns {any[]} */
export function choices(offer, field) {
  const domain = offer?.take?.[field];
  return domain?.is === "one" || domain?.is === "some" ? domain.of : [];
}

/** The offers that can be taken with this piece, whatever the field is called. @param {Table} table @param {unknown} piece @returns {Offer[]} */
export const offersFor = (table, piece) =>
  table.offers.filter((offer) =>
    Object.keys(offer.take ?? {}).some((field) => choices(offer, field).includes(piece)),
  );

/** Whether exactly this may be done now. @param {Table} table @param {Action} action */
export const may = (table, action) => table.offers.some((offer) => fits(offer, action));

/** Send it, unless something is under way. @param {Table} table @param {Action} action */
export const act = (table, action) => {
  if (!table.pending) table.act(action);
};
