// @ts-check
/**
 * Room notices (somebody was removed, the room is locked): a toast, and a line of the log.
 *
 * @import {Shell} from "./shell.js"
 * @import {Notice} from "./store.js"
 */
import { liesOpen } from "./outcome.js";

/** @param {Shell} shell @param {Notice} notice */
export const inWords = ({ t }, { code, params }) => t(`notice-${code}`, params);

/** @param {Shell} shell @param {Notice} notice */
export function show(shell, notice) {
  if (!shell.words.has(`notice-${notice.code}`)) return;
  const warns = ["kicked", "closed"].includes(notice.code);
  shell.toast(inWords(shell, notice), warns ? "warning" : "");
}

/** Said of the match that is played: at its end it has nothing to say any more. */
const OF_PLAY = "of-play";

/** Once for each match that gives its one person more time than usual. @param {Shell} shell */
export function tellUnhurried({ store: { room, you }, ui, toast, t }) {
  if (!room?.unhurried || you.seat === null || ui.unhurried === room.match) return;
  ui.unhurried = room.match;
  toast(t("unhurried"), OF_PLAY);
}

/** What is to be read just now: over a result stands nothing that was said of the play. @param {Shell} shell @returns {{text: string, kind: string, rule?: string}[]} */
export const standing = (shell) =>
  shell.ui.toasts.filter(
    (/** @type {{kind: string}} */ { kind }) => kind !== OF_PLAY || !liesOpen(shell),
  );
