// @ts-check
/**
 * A line that the server holds back is stored nowhere there, and goes with the line to it. Kept in this
 * tab, it is said again once the page is back: after a reload its author still sees it.
 *
 * @import {Shell} from "./shell.js"
 */
import { isMine } from "./store.js";

const KEY = "held";
/** Milliseconds for which the server would have held it. */
const AGAIN = 20_000;
/** Own lines among which it is looked for: it may have been said just before the page went. */
const LATEST = 20;

/** As the server has just told. @param {Shell} shell */
export function keepHeld({ page, store }) {
  try {
    if (store.held) sessionStorage.setItem(KEY, JSON.stringify({ ...store.held, code: page.code }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing forgets it.
  }
}

/** Once the page is introduced anew. @param {Shell} shell @param {number} now */
export function sayHeldAgain(shell, now = Date.now()) {
  const { page, store } = shell;
  if (store.held) return;
  const kept = taken();
  if (kept?.code !== page.code || now - kept.at > AGAIN) return;
  const own = [...store.chat.table, ...store.chat.watchers].filter((line) => isMine(store, line));
  if (own.slice(-LATEST).some(({ text }) => text === kept.text)) return;
  shell.send({ type: "chat", text: kept.text });
}

/** @returns {{code: string, text: string, at: number} | null} */
function taken() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
