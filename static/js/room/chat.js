// @ts-check
/**
 * Chat of the table and of the spectators: numbered lines, each shown once.
 *
 * @import {Shell} from "./shell.js"
 * @import {BlockedLines} from "./blocking.js"
 * @import {Muted} from "../site/muted.js"
 * @import {Channel, ChatLine} from "./store.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { send as arrow, eye, close as shut, sound } from "../site/icons.js";
import { isMuted, unmute } from "../site/muted.js";
import { regional } from "../site/words.js";
import { lineMenu, rove } from "./about-menu.js";
import { blockOf, withoutBlocked } from "./blocking.js";
import { hears, phrasesAlone } from "./hearing.js";
import { said } from "./masking.js";
import { folded } from "./muting.js";
import { staffMark } from "./names.js";
import { inWords, phraseButton, phraseList } from "./phrases.js";
import { behind, nameForm, ownName, shutOut } from "./spectators.js";
import { isMine } from "./store.js";

/** @type {Channel[]} */
const CHANNELS = ["table", "watchers"];

/** The one that this person talks in; or reads, where nobody watches. @param {Shell} shell @returns {Channel} */
const own = (shell) => (shell.store.you.seat === null && !shutOut(shell) ? "watchers" : "table");

/** @param {Shell} shell */
const atPlay = ({ store: { room } }) => !!room?.match && !room.over;

/** Those that this person may read now. @param {Shell} shell */
function heard(shell) {
  if (shell.store.you.seat !== null && atPlay(shell)) return ["table"];
  return CHANNELS.filter(
    (channel) => channel === own(shell) || channel === "table" || shell.store.chat[channel].length,
  );
}

/** The one that is shown. @param {Shell} shell @returns {Channel} */
function shown(shell) {
  const channel = shell.ui.channel ?? own(shell);
  return heard(shell).includes(channel) ? channel : own(shell);
}

/** @param {Shell} shell */
export function chat(shell) {
  const channel = shown(shell);
  return html`
    ${tabs(shell, channel)} ${lines(shell, channel)} ${sanction(shell)}
    ${phrasesAlone() ? html`<p class="hint">${shell.t("chat-hears-phrases")}</p>` : nothing}
    ${shell.store.room?.closed ? nothing : speech(shell, channel)}
  `;
}

/** @param {Shell} shell @param {Channel} channel */
function tabs(shell, channel) {
  const { t, ui } = shell;
  const channels = heard(shell);
  if (channels.length < 2) return nothing;
  const show = (/** @type {string} */ name) => () => {
    ui.channel = name;
    shell.redraw();
  };
  return html`<div class="channels" role="group" aria-label=${t("chat-channels")}>
    ${channels.map((name) => {
      const news = name === channel ? 0 : unreadIn(shell, /** @type {Channel} */ (name));
      return html`<button class="quiet" aria-pressed=${name === channel} @click=${show(name)}>
        ${t(`chat-${name}`)} ${news ? badge(shell, news) : nothing}
      </button>`;
    })}
  </div>`;
}

/** @param {Shell} shell @param {number} count */
export const badge = ({ t }, count) =>
  html`<i class="badge" role="img" aria-label=${t("drawer-news", { count })}>${count}</i>`;

/** @param {Shell} shell @param {Channel} channel */
function lines(shell, channel) {
  const { t, store } = shell;
  const all = store.chat[channel].filter((line) => hears(store, line));
  const label = `${t("drawer-chat")}: ${t(`chat-${channel}`)}`;
  const stop = all.findLast((line) => isNews(shell, line) && line.who);
  const held = channel === own(shell) ? store.held : null;
  if (all.length || held)
    return html`<ol class="chat-lines" data-keep-end tabindex="0" role="log" aria-label=${label} @keydown=${rove}>
      ${repeat(
        withoutBlocked(folded(all), store),
        (line) => `${channel}-${line.number}`,
        (line) => {
          if ("muted" in line) return fold(shell, line);
          if ("blocked" in line) return blockedRow(shell, channel, line);
          return row(shell, channel, line, line !== stop);
        },
      )}
      ${held ? heldRow(shell, channel, held) : nothing}
    </ol>`;
  if (store.room?.manners.chat === "phrases" && channel === own(shell)) return nothing;
  if (shutOut(shell)) return nothing;
  if (channel === "table" && behind(shell)) return html`<p class="empty">${t("chat-later")}</p>`;
  // Beside a board there is no room for it.
  const kept = store.room?.match
    ? nothing
    : html` <a href="/privacy/" target="_blank">${t("chat-privacy")}</a>`;
  return html`<p class="empty">
    ${t(channel === "table" ? "chat-empty" : "chat-empty-watchers")}${kept}
  </p>`;
}

/** @param {Shell} shell @param {Channel} channel @param {ChatLine} line @param {boolean} passed  by the Tab key */
function row(shell, channel, line, passed) {
  const { t, words, store } = shell;
  const time = new Date(line.at);
  const mine = isMine(store, line);
  const hidden = store.room?.hidden?.[channel]?.includes(line.number);
  return html`<li class=${mine ? "mine" : nothing}>
    <b>${line.name || t("former-guest")}</b> ${line.staff ? staffMark(shell) : nothing}
    <time datetime=${time.toISOString()}>${clock(words.language).format(time)}</time>
    ${mine ? nothing : html`<span class="deeds">${lineMenu(shell, channel, line, passed)}</span>`}
    <p>${hidden ? whyHidden(shell) : line.phrase ? inWords(shell, line.phrase) : said(shell, line)}</p>
  </li>`;
}

/** One's own, which others see in a moment. @param {Shell} shell @param {Channel} channel @param {{text: string, at: number}} held */
function heldRow(shell, channel, held) {
  const { seat, who, name } = shell.store.you;
  const line = { ...held, number: 0, name: name ?? ownName(shell) ?? "", seat: seat ?? undefined };
  return row(shell, channel, { ...line, who }, true);
}

/** @param {Shell} shell */
const whyHidden = ({ t }) => html`<a href="/reports/" target="_blank">${t("chat-hidden")}</a>`;

/** @param {Shell} shell @param {{muted: Muted, count: number}} own */
function fold(shell, { muted: { who, name }, count }) {
  const { t } = shell;
  const press = () => {
    unmute(who);
    // They may have another name by now.
    shell.words.forget();
    shell.redraw();
  };
  return html`<li class="muted">
    <span>${t("chat-muted", { name, count })}</span>
    <button class="quiet" aria-label=${t("chat-unmute-named", { name })} @click=${press}>
      ${sound} ${t("chat-unmute")}
    </button>
  </li>`;
}

/** Shown on this page, if one will see what it was. @param {Shell} shell @param {Channel} channel @param {BlockedLines} own */
function blockedRow(shell, channel, { number, lines }) {
  const { t, ui } = shell;
  const key = `${channel}-${number}`;
  const open = ui.unfolded === key;
  const press = () => {
    ui.unfolded = open ? null : key;
    shell.redraw();
  };
  return html`<li class="muted">
    <span>${t("chat-blocked", { count: lines.length })}</span>
    <button class="quiet" aria-expanded=${open} @click=${press}>
      ${open ? shut : eye} ${t(open ? "chat-blocked-hide" : "chat-blocked-show")}
    </button>
    ${open ? html`<ol>${lines.map((line) => row(shell, channel, line, line !== lines.at(-1)))}</ol>` : nothing}
  </li>`;
}

/** What a moderator has decided about this person. @param {Shell} shell */
function sanction({ words, store }) {
  if (!store.you.sanction) return nothing;
  const { lead, till, until, more, code } = store.you.sanction;
  return html`<p class="hint" role="status">
    ${lead} ${till && `${till} ${minute(words.language).format(until)}.`}
    <a href=${`/decisions/${code}/`} target="_blank">${more}</a>
  </p>`;
}

/** What may be said here, and how. @param {Shell} shell @param {Channel} channel */
function speech(shell, channel) {
  const { t, store } = shell;
  if (store.you.sanction?.kind === "mute") return nothing;
  if (shutOut(shell)) return html`<p class="hint">${t("chat-only-table")}</p>`;
  if (channel !== own(shell)) return html`<p class="hint">${t(`chat-only-${channel}`)}</p>`;
  if (channel === "watchers" && !ownName(shell)) return nameForm(shell);
  if (store.room?.manners.chat === "phrases")
    return html`<p class="hint">${t("chat-phrases-only")}</p>
      ${phraseList(shell)}`;
  if (store.you.sanction?.kind === "phrases") return phraseList(shell);
  return html`${shell.ui.phrases ? phraseList(shell) : nothing}
    <form class="say" novalidate @submit=${(/** @type {SubmitEvent} */ event) => speak(shell, event)}>
      ${phraseButton(shell)}
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
    </form>`;
}

/** @param {Shell} shell @param {SubmitEvent} event */
function speak(shell, event) {
  event.preventDefault();
  const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text");
  if (!(field instanceof HTMLInputElement)) return;
  const text = field.value.trim();
  if (!text || !shell.send({ type: "chat", text })) return;
  field.value = "";
  const { store, ui } = shell;
  ui.spoken = { field, text, after: store.chat[own(shell)].at(-1)?.number ?? 0 };
}

/** A line that was refused comes back to where it was written, unless another stands there by now. @param {Shell} shell */
export function giveBack(shell) {
  const { store, ui } = shell;
  const { field, text, after } = ui.spoken ?? {};
  ui.spoken = undefined;
  const heard = store.chat[own(shell)].some((line) => line.number > after && isMine(store, line));
  if (field && !field.value && !heard) field.value = text;
}

// What is new

/** Whether a line is worth a sound. @param {Shell} shell @param {ChatLine} line */
export const isNews = ({ store }, line) =>
  !isMine(store, line) && hears(store, line) && !isMuted(line.who) && !blockOf(store, line.who);

/** @param {Shell} shell @param {Channel} channel */
function unreadIn(shell, channel) {
  const last = shell.ui.read?.[channel] ?? 0;
  return shell.store.chat[channel].filter((line) => line.number > last && isNews(shell, line))
    .length;
}

/** Lines that nobody has looked at on this page. @param {Shell} shell */
export const unread = (shell) =>
  heard(shell).reduce((count, name) => count + unreadIn(shell, /** @type {Channel} */ (name)), 0);

/** What is shown has been seen. @param {Shell} shell */
export function markRead(shell) {
  const channel = shown(shell);
  shell.ui.read = { ...shell.ui.read, [channel]: shell.store.chat[channel].at(-1)?.number ?? 0 };
}

/** @param {string} language */
const clock = (language) =>
  new Intl.DateTimeFormat(regional(language), { hour: "2-digit", minute: "2-digit" });

/** @param {string} language */
const minute = (language) =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: "long", timeStyle: "short" });
