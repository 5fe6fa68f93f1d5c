// @ts-check
/**
 * Quick phrases: sent by their key, so everybody reads them in their own language.
 *
 * @import {Shell} from "./shell.js"
 */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { talk } from "./icons.js";

/** As the server knows them, in the order in which an evening needs them. */
const PHRASES = [
  "hello",
  "good-luck",
  "ready",
  "your-move",
  "one-moment",
  "thinking",
  "nice",
  "ouch",
  "sorry",
  "thanks",
  "well-played",
  "good-game",
  "rematch",
  "bye",
];

/** @param {Shell} shell @param {string} phrase */
export const inWords = ({ t }, phrase) => t(`phrase-${phrase}`);

/** Behind a fold, or, where nothing else may be said, at once. @param {Shell} shell @param {boolean} only */
export function phrases(shell, only) {
  const { t, ui } = shell;
  if (only)
    return html`<p class="hint">${t("chat-phrases-only")}</p>
      ${list(shell)}`;
  const remember = (/** @type {any} */ event) => (ui.phrases = event.target.open);
  return html`<details class="phrases-fold" .open=${live(!!ui.phrases)} @toggle=${remember}>
    <summary>${talk} ${t("chat-phrases")}</summary>
    ${list(shell)}
  </details>`;
}

/** @param {Shell} shell */
const list = (shell) => html`<ul class="phrases">
  ${PHRASES.map(
    (phrase) => html`<li>
      <button type="button" @click=${() => say(shell, phrase)}>${inWords(shell, phrase)}</button>
    </li>`,
  )}
</ul>`;

/** @param {Shell} shell @param {string} phrase */
function say(shell, phrase) {
  if (!shell.send({ type: "phrase", phrase })) return;
  shell.ui.phrases = false;
  shell.redraw();
}
