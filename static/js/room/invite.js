// @ts-check
/**
 * Invitation link: copy it, share it, or, where a browser can do neither, select it.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { check, copy, share } from "../site/icons.js";

/**
 * @param {Shell} shell
 * @param {{picture?: boolean, first?: boolean, who?: unknown}} [how]  with a picture for a phone's
 *   camera; as the next step; who may come by it
 */
export function invite(shell, { picture = false, first = false, who = nothing } = {}) {
  const { t, page, ui } = shell;
  const kind = first ? "primary" : "";
  const shares = "share" in navigator;
  return html`<div class="invite ${picture ? "pictured" : ""}">
    ${first ? html`<p class="invite-first">${t("invite-first")}</p>` : nothing}
    ${picture ? stub(shell) : nothing}
    <label for="link">${t("invite-label")}</label>
    <div class="invite-row">
      <input id="link" readonly .value=${page.link} @focus=${select} @click=${select} />
      ${
        shares
          ? html`<button class=${kind} @click=${() => shareLink(shell)}>${share} ${t("invite-share")}</button>`
          : nothing
      }
      <button class=${shares ? "" : kind} @click=${() => copyLink(shell)}>
        ${ui.copied ? check : copy} ${t(ui.copied ? "invite-copied" : "invite-copy")}
      </button>
    </div>
    ${who}
  </div>`;
}

/** For a phone's camera, and to be read out over one. @param {Shell} shell */
const stub = ({ t, page }) => html`<div class="stub">
  <img class="qr" src=${page.qr} alt=${t("invite-picture")} width="160" height="160" />
  <span>${page.code.replace(/(.{4})(?=.)/g, "$1 ")}</span>
</div>`;

/** @param {any} event */
const select = (event) => event.target.select();

/** @param {Shell} shell */
export async function copyLink(shell) {
  if (!(await copied(shell.page.link))) return shell.toast(shell.page.link);
  if (!document.getElementById("link")) shell.toast(shell.t("invite-copied-link"));
  shell.ui.copied = true;
  shell.redraw();
  setTimeout(() => {
    shell.ui.copied = false;
    shell.redraw();
  }, 2500);
}

/** Over plain http in a home network there is no clipboard; the old way often still works. */
/** @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.body.appendChild(document.createElement("textarea"));
    field.value = text;
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** @param {Shell} shell */
async function shareLink({ page, t }) {
  try {
    await navigator.share({ title: t("game-name"), text: t("invite-text"), url: page.link });
  } catch {
    // Closed without sharing: nothing to say.
  }
}
