// @ts-check
/** @import {Offer, Table} from "types/galaxy_trucker" */
import { isBuilding } from "./knowing.js";

/** What the list of actions shows first: the pool is a list of the board's own, so what lies there is named only where nothing else may be done. While the match stands in building the list would tell where the covered tile fits. @param {Offer[]} offers @param {Table} table */
export function first(offers, table) {
  if (table.standing && isBuilding(table)) return [];
  const others = offers.filter((offer) => offer.do !== "take_open");
  return others.length ? others : offers;
}
