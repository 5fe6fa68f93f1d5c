// @ts-check
/**
 * What this browser noted before a match: the number it added, and what it had been promised. The
 * page of the dice compares them later with what is said then.
 *
 * @import {Room} from "./store.js"
 */
import { nonce } from "./ids.js";
import { recall, remember } from "./memory.js";

const KEPT = 50;

/** A fresh number for the next match of the room, noted beside the promise. @param {Room | null} room */
export function notedNonce(room) {
  const own = nonce();
  const promise = (room?.over ? room.next : room?.commitment) ?? "";
  remember("promises", [...recall("promises", []), [own, promise]].slice(-KEPT));
  return own;
}

/** What was noted with one of these numbers. @param {string[]} nonces @returns {[string, string] | null} */
export const noted = (nonces) =>
  recall("promises", []).find((/** @type {[string, string]} */ [own]) => nonces.includes(own)) ??
  null;
