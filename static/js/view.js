// @ts-check
/**
 * The whole page of a room, from what the shell knows.
 *
 * @import {Drawer} from "./drawers.js"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { drawers } from "./drawers.js";
import * as icons from "./icons.js";
import { copyLink } from "./invite.js";
import { help, openHelp } from "./keys.js";
import { pauseStrip } from "./pause.js";
import { result } from "./result.js";
import { room } from "./room.js";
import { seatCode } from "./seatcode.js";
import { soundsOn, switchSounds } from "./sounds.js";
import { turnLine } from "./turnline.js";

/** The room's own buttons in the header of the site. @param {Shell} shell */
export function header(shell) {
  const { t, redraw } = shell;
  const on = soundsOn();
  return html`
    ${tool(t("invite-copy-link"), icons.link, () => copyLink(shell))}
    ${tool(t(on ? "sounds-off" : "sounds-on"), on ? icons.sound : icons.mute, () => {
      switchSounds();
      redraw();
    })}
    ${tool(t("key-help"), icons.help, openHelp)}
  `;
}

/** @param {string} label @param {unknown} icon @param {() => void} press */
const tool = (label, icon, press) =>
  html`<button class="quiet square" aria-label=${label} title=${label} @click=${press}>${icon}</button>`;

/** @param {Shell} shell */
export function whole(shell) {
  const { store } = shell;
  if (!store.room) return html`${banner(shell)} ${skeleton(shell)} ${toasts(shell)}`;
  const begun = !!store.room.match && !!shell.table;
  return html`
    ${banner(shell)} ${begun ? match(shell) : html`<div class="table outdoors">${room(shell)}</div>`}
    ${drawers(shell, drawersOf(shell, begun))} ${help(shell)} ${seatCode(shell)} ${toasts(shell)}
  `;
}

/** @param {Shell} shell */
const match = (shell) => html`<div class="table">
  ${turnLine(shell)} ${pauseStrip(shell)}
  <div class="board-space">
    <div class="board" id="board"></div>
    ${shell.board ? result(shell) : html`<p class="loading-board">${shell.t("loading")}</p>`}
  </div>
</div>`;

/** @param {Shell} shell @param {boolean} begun @returns {Drawer[]} */
function drawersOf({ store }, begun) {
  if (!begun) return ["chat"];
  return store.you.seat === null
    ? ["players", "log", "chat"]
    : ["players", "actions", "log", "chat"];
}

/** @param {Shell} shell */
const skeleton = ({ t }) => html`<div class="loading" role="status">
  <span class="loading-line"></span>
  <span class="loading-board">${t("loading")}</span>
</div>`;

/** @param {Shell} shell */
const toasts = ({ ui }) => html`<div class="toasts" role="alert">
  ${ui.toasts.map(
    (/** @type {{text: string, kind: string}} */ { text, kind }) =>
      html`<p class="toast ${kind}">${text}</p>`,
  )}
</div>`;

/** @param {Shell} shell */
function banner({ t, ui, store }) {
  if (!ui.offline && store.notice !== "frozen") return nothing;
  const key = store.notice === "frozen" ? "frozen" : store.pending ? "offline-pending" : "offline";
  return html`<p class="banner" role="status">${t(key)}</p>`;
}
