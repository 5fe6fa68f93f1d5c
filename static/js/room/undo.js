// @ts-check
/**
 * Taking back one's last act: its button, its key, and which lines of the log it strikes out.
 *
 * @import {Action, GameEvent, Offer} from "contract"
 * @import {Shell} from "./shell.js"
 */

/** @type {Action} */
export const UNDO = { do: "undo" };

/** @param {Offer} offer */
export const isUndo = (offer) => offer.do === UNDO.do;

/** @param {Shell} shell */
export const canUndo = ({ table }) => !!table?.offers.some(isUndo);

/**
 * The moves that were taken back, by their numbers: always the newest that was not yet.
 * @param {[number, GameEvent[]][]} rows  all that was told, in order
 */
export function takenBack(rows) {
  const standing = /** @type {number[]} */ ([]);
  const gone = /** @type {number[]} */ ([]);
  for (const [n, events] of rows) {
    if (!events.some(({ event }) => event === "undone")) standing.push(n);
    else if (standing.length) gone.push(/** @type {number} */ (standing.pop()));
  }
  return new Set(gone);
}
