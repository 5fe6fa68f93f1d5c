// @ts-check
/**
 * A move as a comic strip: what strikes is seen on the old picture, what came of it on the new one. Until
 * a strike has been seen, nothing tells how it ended.
 *
 * @import {GameEvent, Table} from "types/mag_blast"
 *
 * @typedef {object} Telling
 * @property {Table["view"]} of  the picture that follows
 * @property {Table["view"]} view  the picture before it
 * @property {GameEvent[]} events  what is not told yet
 * @property {() => void} end  what came of it may be seen
 */

/** How long each strike is seen before what came of it, in milliseconds. @type {Record<string, number>} */
const STRIKES = {
  "salvo-missed": 700,
  "play-cancelled": 650,
  "direct-hit-scored": 550,
  hit: 450,
  "ship-captured": 500,
  "ships-scattered": 500,
};
/** The whole of a move at most; less where somebody is to answer. */
const LONGEST = 1500;
const ASKED = 500;

/** Who or what led to it: told at once, as everybody has seen it coming. */
const BEFORE = [
  "salvo-fired",
  "ram-begun",
  "squadron-launched",
  "card-played",
  "sound-asked",
  "sound-made",
  "answered",
  "bought-off",
  "window-closed",
  "passed",
  "preset-set",
  "holds-left",
];

/** The strikes of a move, each with when it is seen. @param {GameEvent[]} events @returns {{event: GameEvent, at: number}[]} */
export function strikes(events) {
  let at = 0;
  return events.flatMap((event) => {
    const ms = STRIKES[event.event];
    if (!ms) return [];
    const own = { event, at };
    at += ms;
    return [own];
  });
}

/** How long the strikes of a move take, and how much faster they go so that nobody waits too long. @param {GameEvent[]} events */
export function timing(events) {
  const whole = strikes(events).reduce((all, { event }) => all + STRIKES[event.event], 0);
  const most = events.some(({ event }) => event === "window-opened") ? ASKED : LONGEST;
  const lasts = Math.min(whole, most);
  return { lasts, pace: lasts ? whole / lasts : 1 };
}

/** What a strike decides. @param {GameEvent[]} events */
export const untold = (events) => events.filter(({ event }) => !BEFORE.includes(event));

/** @param {Table} table @returns {Telling | undefined} */
export const telling = ({ ui }) => ui.telling;

/** What may be done while a strike is seen: an answer never waits for it. */
const AT_ONCE = ["sound", "pass", "answer", "hold", "buy_off"];

/** The table as the board shows it. @param {Table} table @returns {Table} */
export function atMoment(table) {
  const own = telling(table);
  if (!own) return table;
  const offers = table.offers.filter((offer) => offer.standing || AT_ONCE.includes(offer.do));
  const { window, turn } = table.view;
  const mine = window ? table.view.own : own.view.own;
  return { ...table, view: { ...own.view, own: mine, window, turn }, offers };
}

/** @param {Table} table @returns {GameEvent[]} */
export const veiled = (table) => telling(table)?.events ?? [];
