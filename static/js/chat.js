// @ts-check
/**
 * Talk at the table: numbered lines, each shown once.
 *
 * @import {Shell} from "./shell.js"
 * @import {ChatLine} from "./store.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { send as arrow } from "./icons.js";

/** @param {Shell} shell */
export function chat(shell) {
  const { t, store } = shell;
  const say = (/** @type {SubmitEvent} */ event) => speak(shell, event);
  return html`
    ${
      store.chat.length
        ? html`<ol class="chat-lines" data-keep-end tabindex="0" role="log" aria-label=${t("drawer-chat")}>
          ${repeat(
            store.chat,
            (line) => line.number,
            (line) => row(shell, line),
          )}
        </ol>`
        : html`<p class="empty">${t("chat-empty")}</p>`
    }
    ${
      store.you.name || store.you.seat !== null
        ? html`<form class="say" novalidate @submit=${say}>
          <span class="hinted">
            <input
              id="say"
              name="text"
              maxlength="300"
              autocomplete="off"
              required
              aria-required="false"
              aria-invalid="false"
            />
            <label for="say">${t("chat-write")}</label>
          </span>
          <button class="square" aria-label=${t("chat-send")}>${arrow}</button>
        </form>`
        : html`<p class="hint">${t("chat-seated")}</p>`
    }
  `;
}

/** @param {Shell} shell @param {ChatLine} line */
function row({ words, store }, { name, text, at, seat }) {
  const time = new Date(at);
  const mine = seat !== undefined && seat === store.you.seat;
  return html`<li class=${mine ? "mine" : nothing}>
    <b>${name}</b>
    <time datetime=${time.toISOString()}>${clock(words.language).format(time)}</time>
    <p>${text}</p>
  </li>`;
}

/** As in the reader's own country, where it speaks the page's language. @param {string} language */
const regional = (language) =>
  navigator.languages.find((own) => own.startsWith(language)) ?? language;

/** @param {string} language */
const clock = (language) =>
  new Intl.DateTimeFormat(regional(language), { hour: "2-digit", minute: "2-digit" });

/** @param {Shell} shell @param {SubmitEvent} event */
function speak(shell, event) {
  event.preventDefault();
  const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text");
  if (!(field instanceof HTMLInputElement)) return;
  const text = field.value.trim();
  if (text && shell.send({ type: "chat", text })) field.value = "";
}
