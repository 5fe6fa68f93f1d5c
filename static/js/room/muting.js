// @ts-check
/**
 * Muted people: hides the chat lines of some names in this browser alone.
 *
 * @import {ChatLine} from "./store.js"
 */
import { recall, remember } from "../site/storage.js";

const KEPT = 100;

/** @type {string[]} */
let muted = recall("muted", []);

/** @param {string} name */
export const isMuted = (name) => muted.includes(name);

/** @param {string} name */
export const mute = (name) => keep([...muted.filter((own) => own !== name), name]);

/** @param {string} name */
export const unmute = (name) => keep(muted.filter((own) => own !== name));

/** @param {string[]} names */
function keep(names) {
  muted = names.slice(-KEPT);
  remember("muted", muted);
}

/**
 * Lines as they are shown: what a muted person says one after the other is one fold.
 * @param {ChatLine[]} lines
 * @returns {(ChatLine | {muted: string, number: number, count: number})[]}
 */
export function folded(lines) {
  /** @type {(ChatLine | {muted: string, number: number, count: number})[]} */
  const rows = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (!isMuted(line.name)) rows.push(line);
    else if (last && "muted" in last && last.muted === line.name) last.count += 1;
    else rows.push({ muted: line.name, number: line.number, count: 1 });
  }
  return rows;
}
