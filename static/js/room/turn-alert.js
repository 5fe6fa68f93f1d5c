// @ts-check
/**
 * Alerts a player whose tab is in the background: document title, favicon, one short sound.
 *
 * @import {Shell} from "./shell.js"
 */
import { say } from "./log.js";
import { howItEnded } from "./outcome.js";
import { callFor, play, sound } from "./sounds.js";
import { asked, mine } from "./turn-line.js";
import { isOver, isTelling } from "./veil.js";

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[data-turn]"));
const calm = icon?.href;
let called = false;
/** What was asked last: a question may follow another one without a move of the others between. */
let question = "";

/** While the board is still telling what led to it nobody is called. @param {Shell} shell */
export function alertTurn(shell) {
  const { t, board, table } = shell;
  const now = mine(shell) && !isTelling(shell);
  document.title = now
    ? `● ${t("your-move")} · ${t("game-name")}`
    : `${t("game-name")} · ${t("site-name")}`;
  if (icon && now !== called) icon.href = (now ? icon.dataset.turn : calm) ?? "";
  if (now && !called) sound(callFor(board, table?.view?.turn?.ask), board?.sounds);
  const asks = now ? `${t("your-move")}. ${asked(shell)}` : "";
  if (asks !== question) say(asks);
  called = now;
  question = asks;
}

/** Once, when the board has shown how the match ended. @param {Shell} shell */
export function soundEnd(shell) {
  if (!shell.ui.ends || !shell.board || shell.page.lesson || !isOver(shell)) return;
  shell.ui.ends = false;
  play(howItEnded(shell), shell.board.sounds);
}
