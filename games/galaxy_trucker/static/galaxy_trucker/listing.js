// @ts-check
/** @import {Offer} from "types/galaxy_trucker" */

/** What the list of actions shows first: the pool is a list of the board's own, so what lies there is named only where nothing else may be done. @param {Offer[]} offers */
export function first(offers) {
  const others = offers.filter((offer) => offer.do !== "take_open");
  return others.length ? others : offers;
}
