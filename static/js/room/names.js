// @ts-check
/**
 * Display names of seats and of bots' levels.
 *
 * @import {SeatLine} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html } from "lit-html";
import { shield } from "../site/icons.js";
import { nameWhenMuted } from "../site/muted.js";

/** Worn by the site's staff alone: no name may hold its word. @param {Shell} shell */
export const staffMark = ({ t }) => html`<span class="staff-mark">${shield} ${t("staff")}</span>`;

/** @param {Shell} shell @param {number} seat @returns {string} */
export function nameOf(shell, seat) {
  const line = shell.store.room?.seats[seat];
  if (line?.name) return nameWhenMuted(line.who) ?? line.name;
  if (line?.kind === "bot") return botName(shell, line);
  // Whoever deletes their account leaves their seats without a name.
  if (line?.kind === "person") return shell.t("former-guest");
  return shell.t("seat-number", { number: seat + 1 });
}

/** Several bots at a table are told apart by a number. @param {Shell} shell @param {SeatLine} line */
function botName(shell, line) {
  const bots = (shell.store.room?.seats ?? []).filter(({ kind }) => kind === "bot");
  const level = levelName(shell, line.level);
  if (bots.length < 2) return shell.t("bot-name", { level });
  return shell.t("bot-numbered", {
    level,
    number: bots.findIndex(({ seat }) => seat === line.seat) + 1,
  });
}

/** @param {Shell} shell @param {string | undefined} level */
export const levelName = (shell, level) => (level ? shell.t(`level-${level}`) : "");
