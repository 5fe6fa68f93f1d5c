// @ts-check
/**
 * Quick phrases: sent by key, so that everybody reads them in their own language.
 *
 * @import {Shell} from "./shell.js"
 */
import { html } from "lit-html";
import { talk } from "../site/icons.js";

/** @param {Shell} shell @param {string} phrase */
export const inWords = ({ t }, phrase) => t(`phrase-${phrase}`);

/** Opens and shuts the list. @param {Shell} shell */
export function phraseButton(shell) {
  const { t, ui } = shell;
  const press = () => {
    ui.phrases = !ui.phrases;
    shell.redraw();
  };
  return html`<button
    type="button"
    class="square"
    aria-label=${t("chat-phrases")}
    title=${t("chat-phrases")}
    aria-expanded=${!!ui.phrases}
    aria-controls="phrases"
    @click=${press}
  >
    ${talk}
  </button>`;
}

/** @param {Shell} shell */
export const phraseList = (
  shell,
) => html`<ul class="phrases" id="phrases" aria-label=${shell.t("chat-phrases")}>
  ${shell.page.phrases.map(
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
