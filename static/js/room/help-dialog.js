// @ts-check
/**
 * Help dialog, which lists the keyboard shortcuts. Loaded when somebody first opens it.
 *
 * @import {Key} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html } from "lit-html";
import { close } from "../site/icons.js";

/** @param {Shell} shell @param {Key[]} keys @param {unknown} below */
export function helpDialog({ t }, keys, below) {
  return html`<dialog id="help" aria-labelledby="help-title">
    <header>
      <h2 id="help-title">${t("key-help")}</h2>
      <form method="dialog"><button class="quiet square" aria-label=${t("close")}>${close}</button></form>
    </header>
    ${keyList(keys)} ${below}
  </dialog>`;
}

/** Keys as they are printed on a keyboard. @type {Record<string, string>} */
const PRINTED = {
  ...{ ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→" },
  ...{ " ": "␣", Enter: "⏎", Escape: "Esc", PageUp: "Page ↑", PageDown: "Page ↓" },
};

/** What several keys in a row do is told once. @param {Key[]} keys */
function keyList(keys) {
  /** @type {{label: string, names: string[]}[]} */
  const rows = [];
  for (const { key, label } of keys) {
    if (rows.at(-1)?.label !== label) rows.push({ label, names: [] });
    rows.at(-1)?.names.push(PRINTED[key] ?? key);
  }
  return html`<dl class="keys">
  ${rows.map(
    ({ label, names }) => html`<div>
      <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
      <dd>${label}</dd>
    </div>`,
  )}
</dl>`;
}
