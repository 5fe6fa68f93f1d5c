// @ts-check
/**
 * Shares the end of a match as a picture with the link of its replay, or saves the picture. Where the
 * picture does not come, it says so and offers the link alone.
 *
 * @import {Shell} from "./shell.js"
 *
 * @typedef {{picture: string, title: string, label: string, code: string}} End  where the picture is, what it is called, what the button says, of which match
 */
import { html, nothing } from "lit-html";
import { check, copy, share as sign } from "../site/icons.js";
import { copied } from "./invite.js";

/** Milliseconds for which a button says that the link was copied. */
const SAID = 2500;

/** @param {Shell} shell @param {End} end @param {string} [kind]  of button, as its neighbours are */
export const shareButton = (shell, end, kind = "") =>
  html`<button class=${kind} @click=${() => press(shell, end)}>${sign} ${end.label}</button>`;

/** The way on where the picture did not come. @param {Shell} shell @param {string} code  of the match */
export function unshared(shell, code) {
  const { t, ui } = shell;
  if (ui.unshared?.code !== code) return nothing;
  const { said } = ui.unshared;
  return html`<div class="unshared">
    <p role="alert">${t("share-failed")}</p>
    <div class="invite-row">
      <input readonly aria-label=${t("share-link")} .value=${linkOf(code)} @focus=${(/** @type {any} */ event) => event.target.select()} />
      <button @click=${() => copyLink(shell, code)}>${said ? check : copy} ${t(said ? "invite-copied" : "invite-copy")}</button>
    </div>
  </div>`;
}

/** @param {Shell} shell @param {End} end */
async function press(shell, { picture, title, code }) {
  shell.ui.unshared = null;
  shell.redraw();
  try {
    const file = new File([await drawn(picture)], `${code}.png`, { type: "image/png" });
    if (!(await shared(file, title, code))) save(file);
  } catch {
    shell.ui.unshared = { code };
    shell.redraw();
    document.querySelector(".unshared")?.scrollIntoView({ block: "nearest" });
  }
}

/** Whether nothing is left to do: not where a browser can share no files, or does not want to any more, so long after the press. @param {File} file @param {string} title @param {string} code */
async function shared(file, title, code) {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title, text: linkOf(code) });
    return true;
  } catch (refused) {
    // Closed without sharing: nothing to say.
    return /** @type {Error} */ (refused).name === "AbortError";
  }
}

/** Of its replay. @param {string} code */
const linkOf = (code) => new URL(`/m/${code}/`, location.href).href;

/** Where it cannot be copied, the address stands there to be selected. @param {Shell} shell @param {string} code */
async function copyLink(shell, code) {
  const own = { code, said: await copied(linkOf(code)) };
  shell.ui.unshared = own;
  shell.redraw();
  setTimeout(() => {
    own.said = false;
    shell.redraw();
  }, SAID);
}

/** Where a browser can share nothing. @param {File} file */
function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The server's picture in dots: messengers take no other. @param {string} address @returns {Promise<Blob>} */
async function drawn(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
