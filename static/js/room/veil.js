// @ts-check
/**
 * What the board is still showing, the page does not tell yet: it speaks of the table as far as it has
 * been shown.
 *
 * @import {GameEvent, Table} from "contract"
 * @import {Shell} from "./shell.js"
 */

/** Events that the board is still telling. @param {Shell} shell @returns {GameEvent[]} */
export const veiled = ({ table, board }) => (table && board?.veiled?.(table)) || [];

/** @param {Shell} shell */
export const isTelling = (shell) => veiled(shell).length > 0;

/** The table as far as the board has shown it. @param {Shell} shell @returns {Table | null} */
export const seen = ({ table, board }) => (table && board?.shown?.(table)) ?? table;

/** The match is over, and how it ended has been shown. @param {Shell} shell */
export const isOver = (shell) => !!shell.store.room?.over && !isTelling(shell);

/** Without those; the very same list where nothing is left out. @param {GameEvent[]} events @param {GameEvent[]} some */
export const unveiled = (events, some) =>
  some.length && events.some((event) => some.includes(event))
    ? events.filter((event) => !some.includes(event))
    : events;
