// @ts-check
/**
 * Template of the whole room page, from the `Shell`.
 *
 * @import {Drawer} from "./drawers.js"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import * as icons from "../site/icons.js";
import { drawers } from "./drawers.js";
import { hostDialog } from "./hosting.js";
import { copyLink } from "./invite.js";
import { help, openHelp } from "./keys.js";
import { openRules } from "./lazy-rules.js";
import { motionStrip } from "./motion.js";
import { lying } from "./notices.js";
import { liesOpen } from "./outcome.js";
import { pauseStrip } from "./pause.js";
import { result } from "./result.js";
import { seatCode } from "./seat-code.js";
import { switchSounds, volume } from "./sounds.js";
import { delayLine, shutOut } from "./spectators.js";
import { offline, turnLine } from "./turn-line.js";
import { room } from "./waiting-room.js";

/** The room's own buttons in the header of the site. @param {Shell} shell */
export function header(shell) {
  const { t, redraw } = shell;
  return html`
    ${shell.page.lesson ? nothing : tool(t("invite-copy-link"), icons.link, () => copyLink(shell))}
    ${tool(t(`sounds-${volume()}`), icons.volumes[volume()], () => {
      switchSounds();
      redraw();
    })}
    ${shell.page.game.rules ? tool(t("rules"), icons.book, () => openRules(shell)) : nothing}
    ${tool(t("key-help"), icons.help, () => openHelp(shell), "of-keys")}
  `;
}

/** @param {string} label @param {unknown} icon @param {() => void} press @param {string} [kind] */
const tool = (label, icon, press, kind = "") =>
  html`<button class="quiet square ${kind}" aria-label=${label} title=${label} @click=${press}>${icon}</button>`;

/** @param {Shell} shell */
export function whole(shell) {
  const { store } = shell;
  if (!store.room) return html`${skeleton(shell)} ${toasts(shell)}`;
  const begun = !!store.room.match && !!shell.table && !shutOut(shell);
  return html`
    ${begun ? match(shell) : html`<div class="table outdoors">${shutLine(shell)} ${banner(shell)} ${room(shell)}</div>`}
    ${drawers(shell, drawersOf(shell, begun))} ${help(shell)} ${hostDialog(shell)} ${seatCode(shell)} ${toasts(shell)}
  `;
}

/** @param {Shell} shell */
const match = (shell) => html`<div class="table">
  ${shell.coach ? shell.coach.coach(shell) : turnLine(shell)} ${delayLine(shell)} ${closedLine(shell)} ${pauseStrip(shell)}
  ${motionStrip(shell)} ${voidLine(shell)} ${frozenLine(shell)} ${shutLine(shell)}
  <div class="board-space">
    <div class="board" id="board" ?inert=${liesOpen(shell)}></div>
    ${shell.board ? ending(shell) : boardless(shell)}
  </div>
</div>`;

/** Its module is on the way, or does not come. @param {Shell} shell */
const boardless = ({ t, ui }) =>
  ui.stuck
    ? html`<div class="stuck" role="alert"><p>${t("stuck")}</p><a class="button" href="">${t("stuck-again")}</a></div>`
    : html`<p class="loading-board">${t("loading")}</p>`;

/** @param {Shell} shell */
function ending(shell) {
  if (!shell.coach) return result(shell);
  return liesOpen(shell) ? shell.coach.afterLesson(shell) : nothing;
}

/** @param {Shell} shell */
const closedLine = ({ t, store }) =>
  store.room?.closed
    ? html`<p class="room-strip">${icons.lock} ${t("room-closed")}. <a href="/">${t("to-front")}</a></p>`
    : nothing;

/** @param {Shell} shell */
const voidLine = ({ t, store }) =>
  store.room?.void
    ? html`<p class="room-strip">${t(store.room.voided ? "voided-line" : "void-line")}</p>`
    : nothing;

/** It may stand for long: nothing is covered by it. @param {Shell} shell */
const frozenLine = ({ t, store }) =>
  store.notice === "frozen"
    ? html`<p class="room-strip" role="status">${t("frozen")}</p>`
    : nothing;

/** The server has closed the line for good, and why. @param {Shell} shell */
const shutLine = ({ ui }) =>
  ui.shut ? html`<p class="room-strip" role="status">${ui.shut}</p>` : nothing;

/** Where there is no turn line to say it. @param {Shell} shell */
function banner(shell) {
  const words = offline(shell);
  return words ? html`<p class="banner" role="status">${words}</p>` : nothing;
}

/** @param {Shell} shell @param {boolean} begun @returns {Drawer[]} */
function drawersOf({ store, page }, begun) {
  if (page.lesson) return ["actions", "log"];
  if (!begun) return ["chat"];
  return store.you.seat === null
    ? ["players", "log", "chat"]
    : ["players", "actions", "log", "chat"];
}

/** The room is on its way; or the line that brings it was closed, and why. @param {Shell} shell */
const skeleton = (shell) =>
  shell.ui.shut
    ? html`<div class="kept-out" role="status">
        <p>${shell.ui.shut}</p>
        <a class="button" href="/">${shell.t("to-front")}</a>
      </div>`
    : html`<div class="loading" role="status">
        <span class="loading-line"></span>
        <span class="loading-board">${offline(shell) || shell.t("loading")}</span>
      </div>`;

/** @param {Shell} shell */
const toasts = (shell) => html`<div class="toasts" role="alert">
  ${lying(shell).map(
    ({ text, kind, rule }) =>
      html`<p class="toast ${kind}">${text} ${rule ? ruleLink(shell, rule) : nothing}</p>`,
  )}
</div>`;

/** Why not: the rule itself. @param {Shell} shell @param {string} rule */
function ruleLink(shell, rule) {
  const read = () => {
    shell.ui.toasts = [];
    shell.redraw();
    return openRules(shell, rule);
  };
  return html`<button class="toast-rule" @click=${read}>${shell.t("rule-of", { rule })}</button>`;
}
