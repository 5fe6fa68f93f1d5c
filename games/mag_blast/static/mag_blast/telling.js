// @ts-check
/**
 * Lines of the log with whose ship is meant: an event names it alone, and of eight fleets nobody knows
 * whose it is.
 *
 * @import {GameEvent, Table} from "types/mag_blast"
 */
import { isFlagship, ownerOf } from "./knowing.js";
import { called } from "./naming.js";

/** `Board.logged`. @param {GameEvent} event @param {Table} table @param {() => GameEvent[]} earlier @returns {string} */
export function logged({ event, ...facts }, table, earlier) {
  const target = "target" in facts ? facts.target : null;
  if (!target || isFlagship(target)) return "";
  const owner = commander(earlier(), target) ?? ownerOf(table, target);
  if (owner === null) return "";
  const name = table.t("board-of", { name: called(table, target), owner: table.nameOf(owner) });
  return table.t(`event-${event}`, { ...facts, target: name });
}

/** In whose fleet a ship flew last, by what was told. @param {GameEvent[]} events @param {string} ship @returns {number | undefined} */
function commander(events, ship) {
  return events.findLast((event) => joins(event, ship))?.seat;
}

/** @param {GameEvent} event @param {string} ship @returns {event is GameEvent & {seat: number}} */
const joins = (event, ship) =>
  event.event === "fleet-revealed"
    ? Object.values(event.ships).includes(ship)
    : (event.event === "ship-placed" || event.event === "ship-captured") && event.ship === ship;
