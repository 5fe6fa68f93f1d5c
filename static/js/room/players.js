// @ts-check
/**
 * Players drawer: the seats, the tools of the table and the spectators.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { roomMenu } from "./about-menu.js";
import { hostButton } from "./hosting.js";
import { isShut } from "./outcome.js";
import { tableTools } from "./pause.js";
import { privacyLink } from "./privacy.js";
import { open, seatList, sitForm } from "./seats.js";
import { spectatorList } from "./spectators.js";

/** @param {Shell} shell */
export function players(shell) {
  const { store } = shell;
  const count = store.room?.watching ?? 0;
  return html`
    ${seatList(shell)} ${isShut(shell) && open(shell) ? sitForm(shell) : nothing}
    <div class="people-tools">${store.room?.closed ? nothing : tableTools(shell)} ${hostButton(shell)}</div>
    ${count ? spectatorList(shell) : nothing} ${roomMenu(shell)} ${privacyLink(shell)}
  `;
}
