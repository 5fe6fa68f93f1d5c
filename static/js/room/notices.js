// @ts-check
/**
 * Room notices (somebody was removed, the room is locked): a toast, and a line of the log.
 *
 * @import {Shell} from "./shell.js"
 * @import {Notice} from "./store.js"
 */
/** @param {Shell} shell @param {Notice} notice */
export const inWords = ({ t }, { code, params }) => t(`notice-${code}`, params);

/** @param {Shell} shell @param {Notice} notice */
export function show(shell, notice) {
  if (!shell.words.has(`notice-${notice.code}`)) return;
  const warns = ["kicked", "closed"].includes(notice.code);
  shell.toast(inWords(shell, notice), warns ? "warning" : "");
}

/** Said of the match that is played, in its turn line: there it lies over nothing that is to be looked at. */
const OF_PLAY = "of-play";

/** Once for each match that gives its one person more time than usual. @param {Shell} shell */
export function tellUnhurried({ store: { room, you }, ui, toast, t }) {
  if (!room?.unhurried || you.seat === null || ui.unhurried === room.match) return;
  ui.unhurried = room.match;
  toast(t("unhurried"), OF_PLAY);
}

/** @typedef {{text: string, kind: string, rule?: string}} Toast */

/** What says something else: the same is said once, however often it happens. @param {Shell} shell @param {string} text @returns {Toast[]} */
export const others = ({ ui }, text) =>
  ui.toasts.filter((/** @type {Toast} */ toast) => toast.text !== text);

/** What lies over the page. @param {Shell} shell @returns {Toast[]} */
export const lying = ({ ui }) =>
  ui.toasts.filter((/** @type {Toast} */ { kind }) => kind !== OF_PLAY);

/** What is said of the play just now. @param {Shell} shell @returns {string | undefined} */
export const saidOfPlay = ({ ui }) =>
  ui.toasts.findLast((/** @type {Toast} */ { kind }) => kind === OF_PLAY)?.text;
