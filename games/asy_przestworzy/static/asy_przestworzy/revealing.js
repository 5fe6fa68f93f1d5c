// @ts-check
/**
 * A reveal is told before what came of it. Until both aircraft have turned, the board and the page
 * around it stand at that moment: score, flag, piles, hand and questions as they were.
 *
 * @import {GameEvent, Table} from "types/asy_przestworzy"
 *
 * @typedef {object} Telling
 * @property {Table["view"]} of  the picture that follows from it
 * @property {Table["view"]} view  the picture of the moment
 * @property {GameEvent[]} events  what is not told yet
 * @property {boolean} again  it has been told before: only the board shows it once more
 * @property {() => void} end  what came of it may be seen
 * @property {() => void} skip  at once, and all that moves is at rest
 */

/** What a seat does before the aircraft turn: told at once. */
const BEFORE = [
  "aircraft-laid",
  "own-laid",
  "bid-sealed",
  "time-expired",
  "absent",
  "returned",
  "auto-set",
];

/** @param {Table} table @returns {Telling | undefined} */
export const telling = ({ ui }) => ui.telling;

/** What follows from the aircraft. @param {GameEvent[]} events */
export const untold = (events) => events.filter(({ event }) => !BEFORE.includes(event));

/** The table as the board shows it. @param {Table} table @returns {Table} */
export function atMoment(table) {
  const own = telling(table);
  if (!own) return table;
  return { ...table, view: own.view, offers: table.offers.filter(({ standing }) => standing) };
}

/** The same for the page; what it has told already it need not take back. @param {Table} table */
export const shown = (table) => (telling(table)?.again ? table : atMoment(table));

/** @param {Table} table @returns {GameEvent[]} */
export function veiled(table) {
  const own = telling(table);
  return own && !own.again ? own.events : [];
}

/**
 * The picture in which both aircraft lie open, and nothing has come of it.
 * @param {Table["view"]} before @param {Table["view"]} after @param {number | null} seat @returns {Table["view"]}
 */
export function moment(before, { reveal }, seat) {
  if (!reveal) return before;
  const { aircraft, attribute } = reveal;
  const squadrons = Object.fromEntries(
    Object.entries(before.squadrons).map(([own, half]) => [
      own,
      { ...half, laid: aircraft[Number(own)], hand: half.hand - (half.laid ? 0 : 1) },
    ]),
  );
  const own = before.own && {
    ...before.own,
    hand: before.own.hand.filter((id) => !aircraft.includes(id)),
    laid: aircraft[seat ?? 0],
  };
  const turn = { ask: "reveal" };
  return { ...before, squadrons, own, reveal, contested: attribute, turn };
}
