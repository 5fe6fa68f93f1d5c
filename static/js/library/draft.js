// @ts-check
/** What was drawn and not saved, kept in this browser. */
import { recall, remember } from "../site/storage.js";

/** @param {string} game @param {string | null} code */
const key = (game, code) => `draft-${game}-${code ?? "new"}`;

/** @param {string} game @param {string | null} code @returns {any} null if there is none */
export const draftOf = (game, code) => recall(key(game, code));

/** @param {string} game @param {string | null} code @param {any} document  null: forget it */
export function keepDraft(game, code, document) {
  if (document !== null) remember(key(game, code), document);
  else {
    try {
      localStorage.removeItem(key(game, code));
    } catch {
      // Where nothing is kept nothing need be forgotten.
    }
  }
}
