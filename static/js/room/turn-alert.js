// @ts-check
/**
 * Alerts a player whose tab is in the background: document title, favicon, one short sound.
 *
 * @import {Shell} from "./shell.js"
 */
import { say } from "./log.js";
import { play } from "./sounds.js";
import { asked, mine } from "./turn-line.js";

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[data-turn]"));
const calm = icon?.href;
let called = false;
/** What was asked last: a question may follow another one without a move of the others between. */
let question = "";

/** @param {Shell} shell */
export function alertTurn(shell) {
  const { t } = shell;
  const now = mine(shell);
  document.title = now
    ? `● ${t("your-move")} · ${t("game-name")}`
    : `${t("game-name")} · ${t("site-name")}`;
  if (icon && now !== called) icon.href = (now ? icon.dataset.turn : calm) ?? "";
  if (now && !called) play("turn");
  const asks = now ? `${t("your-move")}. ${asked(shell)}` : "";
  if (asks !== question) say(asks);
  called = now;
  question = asks;
}
