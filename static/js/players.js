// @ts-check
/**
 * Who is at the table.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { audience } from "./audience.js";
import { deskButton } from "./hosting.js";
import { isShut } from "./outcome.js";
import { tableTools } from "./pause.js";
import { open, seatList, sitForm } from "./seats.js";

/** @param {Shell} shell */
export function players(shell) {
  const { store } = shell;
  const count = store.room?.watching ?? 0;
  return html`
    ${seatList(shell)} ${isShut(shell) && open(shell) ? sitForm(shell) : nothing}
    ${store.room?.closed ? nothing : tableTools(shell)} ${deskButton(shell)} ${count ? audience(shell) : nothing}
  `;
}
