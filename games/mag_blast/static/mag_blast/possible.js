// @ts-check
/**
 * What could be played in the attack phase: what is offered; while a window is open, what was offered
 * before it, as far as it still can be.
 *
 * @import {Offer, Table} from "types/mag_blast"
 */
import { aimed } from "./aiming.js";
import { hand, isMute, isMyTurn, kindOf, ownerOf, side } from "./knowing.js";

/** Nothing more can be played yet: others may answer, or the own noise is due. @param {Table} table */
export const isHeldUp = (table) => isMyTurn(table) && (!!table.view.window || isMute(table));

/** @param {Table} table @returns {Offer[]} */
export function attackOffers(table) {
  const { ui, view } = table;
  const now = aimed(table.offers);
  if (!isHeldUp(table)) {
    if (isMyTurn(table)) ui.offered = { number: view.number, offers: now };
    return now;
  }
  const before = ui.offered?.number === view.number ? ui.offered.offers : [];
  return [...still(table, before), ...chained(table)];
}

/** Of what was offered, what this picture leaves. @param {Table} table @param {Offer[]} offers @returns {Offer[]} */
export function still(table, offers) {
  const held = hand(table);
  const fleet = table.seat === null ? {} : side(table, table.seat).fleet;
  const fits = (/** @type {string} */ field, /** @type {any} */ value) => {
    if (field === "card" || field === "extra") return held.includes(value);
    if (field === "ship") return value in fleet;
    return field !== "target" || ownerOf(table, value) !== null;
  };
  return offers
    .filter((offer) => offer.do !== "fire" || !hasFired(table, offer, fleet))
    .map((offer) => ({ ...offer, take: narrowed(offer.take ?? {}, fits) }))
    .filter(({ take }) =>
      Object.values(take).every((domain) => domain.is !== "one" || domain.of.length > 0),
    );
}

/** @param {Record<string, import("contract").Domain>} take @param {(field: string, value: any) => boolean} fits */
const narrowed = (take, fits) =>
  Object.fromEntries(
    Object.entries(take).map(([field, domain]) => [
      field,
      domain.is === "one"
        ? { ...domain, of: domain.of.filter((value) => fits(field, value)) }
        : domain,
    ]),
  );

/** @param {Table} table @param {Offer} offer @param {Record<string, import("types/mag_blast").ShownShip>} fleet */
function hasFired({ view }, offer, fleet) {
  const domain = offer.take?.ship;
  const ship = domain?.is === "one" ? domain.of[0] : "";
  return !view.firewall && !!fleet[ship]?.fired?.length;
}

/** A Direct Hit, should the salvo on the table hit. @param {Table} table @returns {Offer[]} */
function chained(table) {
  const top = table.view.plays?.[0];
  const cards = hand(table).filter((card) => kindOf(card) === "DH");
  if (top?.kind !== "salvo" || !cards.length) return [];
  return [{ do: "direct_hit", take: { card: { is: "one", of: cards } } }];
}
