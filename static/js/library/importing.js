// @ts-check
/**
 * Import: a file or a text becomes a new document, or is refused with the place where it stops being
 * one.
 *
 * @import {Maker, Say} from "contract"
 */
import { html, nothing, render } from "lit-html";
import { close } from "../site/icons.js";
import { keepNew } from "./calls.js";
import { jsonStops } from "./json-place.js";
import { at, page } from "./page.js";

/** A text as a document; throws words for people. @param {string} text @param {Maker} maker @param {Say} t */
export function imported(text, maker, t) {
  const found = /^\s*[{[]/.test(text) ? parsed(text, t) : null;
  try {
    if (!found) return maker.read(text);
    maker.refuseOther(found);
    return maker.whole(found);
  } catch (refused) {
    const { code, params } = /** @type {any} */ (refused);
    if (!code) throw refused;
    throw { text: t(`problem-${code}`, params) };
  }
}

/** What an export holds, or the bare document. @param {string} text @param {Say} t */
function parsed(text, t) {
  try {
    const found = JSON.parse(text);
    return found.body && found.game ? found.body : found;
  } catch {
    throw { text: t("import-bad-json", jsonStops(text) ?? { line: 1, column: 1 }) };
  }
}

/** @param {Maker} maker @param {Say} t */
export function importDialog(maker, t) {
  const dialog = document.createElement("dialog");
  const state = { text: "", refusal: "", busy: false };
  dialog.className = "import-dialog";
  dialog.setAttribute("aria-labelledby", "import-title");
  document.body.append(dialog);
  const redraw = () => render(inside(), dialog);
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (state.busy) return;
    Object.assign(state, { refusal: "", busy: true });
    redraw();
    try {
      const body = imported(state.text, maker, t);
      const name = maker.name(body, page.language) || t("editor-untitled");
      const kept = await keepNew(name, body);
      location.assign(at(page.pages.edit, kept.code));
    } catch (refused) {
      state.refusal = /** @type {any} */ (refused).text ?? t("editor-offline");
    }
    state.busy = false;
    redraw();
  };
  const file = async (/** @type {any} */ event) => {
    state.text = (await event.target.files[0]?.text()) ?? "";
    redraw();
  };
  const type = (/** @type {any} */ event) => {
    state.text = event.target.value;
  };
  const inside = () => html`<header>
      <h2 id="import-title">${t("import-title")}</h2>
      <form method="dialog"><button class="quiet square" aria-label=${t("close")}>${close}</button></form>
    </header>
    <p class="hint">${t("import-line")}</p>
    <form @submit=${take}>
      <label>${t("import-file")} <input type="file" accept=".json,.txt,application/json,text/plain" @change=${file} /></label>
      <label>${t("import-text")} <textarea rows="10" spellcheck="false" .value=${state.text} @input=${type}></textarea></label>
      ${state.refusal ? html`<p class="refusal" role="alert">${state.refusal}</p>` : nothing}
      <button class="primary" aria-disabled=${String(state.busy)}>${t("import-go")}</button>
    </form>`;
  redraw();
  return dialog;
}
