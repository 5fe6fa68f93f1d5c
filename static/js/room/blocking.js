// @ts-check
/**
 * Blocked people, as the server tells: on the whole site, in all browsers of a member.
 *
 * @import {ChatLine, Store} from "./store.js"
 *
 * @typedef {{who: string, code: string}} BlockedPerson  the block's code, to end it by
 *
 * @typedef {{blocked: string, number: number, lines: ChatLine[]}} BlockedLines
 */

/** @param {Store} store @param {string | undefined} who @returns {string | undefined} */
export const blockOf = ({ blocked }, who) => blocked.find((own) => own.who === who)?.code;

/**
 * Whoever has signed in since goes on under another identity; their lines here bear the former one.
 * @param {BlockedPerson[]} before @param {BlockedPerson[]} told @returns {BlockedPerson[]}
 */
export function withFormer(before, told) {
  const codes = new Set(told.map(({ code }) => code));
  const now = new Set(told.map(({ who }) => who));
  return [...told, ...before.filter(({ who, code }) => codes.has(code) && !now.has(who))];
}

/**
 * What blocked people say one after the other is one row.
 * @template {{number: number}} Row
 * @param {(ChatLine | Row)[]} rows  lines, and what stands for some of them already
 * @param {Store} store
 * @returns {(ChatLine | Row | BlockedLines)[]}
 */
export function withoutBlocked(rows, store) {
  /** @type {(ChatLine | Row | BlockedLines)[]} */
  const shown = [];
  for (const row of rows) {
    const line = /** @type {ChatLine} */ (row);
    const blocked = blockOf(store, line.who);
    const last = shown.at(-1);
    if (!blocked) shown.push(row);
    else if (last && "blocked" in last && last.blocked === blocked) last.lines.push(line);
    else shown.push({ blocked, number: row.number, lines: [line] });
  }
  return shown;
}
