// @ts-check
/**
 * Who runs the room, and the button to the host dialog, which is loaded when somebody first opens
 * it.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { dressed } from "../kit/styled.js";
import { crown } from "../site/icons.js";

/** Whether this person runs the room. @param {Shell} shell */
export const isHost = ({ store }) => !!store.you.host && !store.room?.closed;

/** @param {Shell} shell */
export const hostButton = (shell) =>
  isHost(shell)
    ? html`<button class="open-host-panel" @click=${() => openPanel(shell)}>${crown} ${shell.t("host-panel")}</button>`
    : nothing;

/** @param {Shell} shell */
async function openPanel(shell) {
  const [{ hostDialog }] = await Promise.all([
    import("./host-dialog.js"),
    dressed(shell.page.hosting),
  ]);
  shell.ui.hostDialog = hostDialog;
  shell.redraw();
  const dialog = document.getElementById("host-panel");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** @param {Shell} shell */
export const hostDialog = (shell) =>
  isHost(shell) ? (shell.ui.hostDialog?.(shell) ?? nothing) : nothing;
