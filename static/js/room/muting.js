// @ts-check
/**
 * Lines of muted people, folded away.
 *
 * @import {Muted} from "../site/muted.js"
 * @import {ChatLine} from "./store.js"
 */
import { mutedAs } from "../site/muted.js";

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
    const own = mutedAs(line.who);
    if (!own) rows.push(line);
    else if (last && "muted" in last && last.muted === own) last.count += 1;
    else rows.push({ muted: own, number: line.number, count: 1 });
  }
  return rows;
}
