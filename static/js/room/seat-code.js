// @ts-check
/**
 * Seat code: four words to write down, which bring a seat back in another browser.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { close } from "../site/icons.js";

/** @param {Shell} shell */
export const seatCodeButton = ({ t }) =>
  html`<button class="quiet" @click=${openDialog}>${t("seat-code")}</button>`;

/** The way back for somebody whose seat another browser holds. @param {Shell} shell */
export const haveSeatCode = ({ t, page }) =>
  html`<p><a href="${page.link}seat/">${t("seat-code-have")}</a></p>`;

function openDialog() {
  const dialog = document.getElementById("seat-code");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** @param {Shell} shell */
export function seatCode(shell) {
  const { t, store } = shell;
  if (store.you.seat === null) return nothing;
  return html`<dialog id="seat-code" aria-labelledby="seat-code-title">
    <header>
      <h2 id="seat-code-title">${t("seat-code")}</h2>
      <form method="dialog"><button class="quiet square" aria-label=${t("close")}>${close}</button></form>
    </header>
    <p>${t("seat-code-why")}</p>
    <div role="status">${store.code ? shown(shell, store.code) : nothing}</div>
    <button class=${store.code ? nothing : "primary big"} @click=${() => shell.send({ type: "code" })}>
      ${t(store.code ? "seat-code-new" : "seat-code-show")}
    </button>
  </dialog>`;
}

/** @param {Shell} shell @param {string} code */
const shown = ({ t }, code) => html`
  <p class="spoken">${t("seat-code-yours")}</p>
  <p class="seat-code" translate="no">${code.split(" ").map((word) => html`<b>${word}</b> `)}</p>
  <p class="hint">${t("seat-code-where")} ${t("seat-code-void")}</p>
`;
