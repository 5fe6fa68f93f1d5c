// @ts-check
/**
 * Muted people: hides in this browser alone what some people say, under whatever name.
 *
 * @import {ChatLine} from "./store.js"
 *
 * @typedef {{who: string, name: string}} Muted  as they were called when they were muted
 */
import { recall, remember } from "../site/storage.js";

const KEPT = 100;

/** @type {Muted[]} */
let muted = recall("muted", []).filter((/** @type {any} */ own) => own?.who);

/** @param {string | undefined} who */
export const isMuted = (who) => muted.some((own) => own.who === who);

/** How a muted person was called then: what they call themselves since is not heard either.
 * @param {string | undefined} who @returns {string | undefined} */
export const nameWhenMuted = (who) => muted.find((own) => own.who === who)?.name;

/** @param {Muted} person */
export const mute = ({ who, name }) => (isMuted(who) ? undefined : keep([...muted, { who, name }]));

/** @param {string} who */
export const unmute = (who) => keep(muted.filter((own) => own.who !== who));

/** @param {Muted[]} people */
function keep(people) {
  muted = people.slice(-KEPT);
  remember("muted", muted);
}

/**
 * Lines as they are shown: what a muted person says one after the other is one fold.
 * @param {ChatLine[]} lines
 * @returns {(ChatLine | {muted: Muted, number: number, count: number})[]}
 */
export function folded(lines) {
  /** @type {(ChatLine | {muted: Muted, number: number, count: number})[]} */
  const rows = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const own = muted.find(({ who }) => who === line.who);
    if (!own) rows.push(line);
    else if (last && "muted" in last && last.muted === own) last.count += 1;
    else rows.push({ muted: own, number: line.number, count: 1 });
  }
  return rows;
}
