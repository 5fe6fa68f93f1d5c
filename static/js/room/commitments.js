// @ts-check
/**
 * Keeps, before a match, this browser's nonce and the server's commitment, for the dice page to
 * compare.
 *
 * @import {Room} from "./store.js"
 */
import { nonce } from "../site/random.js";
import { recall, remember } from "../site/storage.js";

const KEPT = 50;

/** A fresh number for the next match of the room, noted beside the promise. @param {Room | null} room */
export function notedNonce(room) {
  const own = nonce();
  const promise = (room?.over ? room.next : room?.commitment) ?? "";
  remember("promises", [...recall("promises", []), [own, promise]].slice(-KEPT));
  return own;
}

/**
 * What was noted with one of these numbers; else what was noted last under this promise, with a
 * number that the match does not have.
 * @param {string[]} nonces @param {string} promise @returns {[string, string] | null}
 */
export function noted(nonces, promise) {
  /** @type {[string, string][]} */
  const notes = recall("promises", []);
  const sent = notes.find(([own]) => nonces.includes(own));
  return sent ?? notes.findLast(([, shown]) => shown === promise) ?? null;
}
