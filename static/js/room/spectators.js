// @ts-check
/**
 * Spectators: their names, one's own name among them, and the delay of what they see.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { eye } from "../site/icons.js";
import { nameWhenMuted } from "../site/muted.js";
import { recall, remember } from "../site/storage.js";
import { watcherMenu } from "./about-menu.js";
import { staffMark } from "./names.js";

const NAME_REFUSED = [
  ...["name-taken", "bad-name", "name-needed", "reserved-name", "name-of-member", "name-stays"],
  ...["renamed-lately", "name-while-muted", "name-taken-away"],
  "unwatched",
];

/** Under which name this page watches; null if under none. @param {Shell} shell @returns {string | null} */
export function ownName(shell) {
  if (shell.ui.watchingAs === undefined) {
    const kept = recall("watching");
    shell.ui.watchingAs = kept?.code === shell.page.code ? kept.name : null;
  }
  return shell.ui.watchingAs;
}

/** @param {Shell} shell @param {string | null} name */
export function watchAs(shell, name) {
  shell.ui.watchingAs = name;
  shell.ui.naming = false;
  remember("watching", name && { code: shell.page.code, name });
  shell.send({ type: "watch", name });
  shell.redraw();
}

/** A new line knows no name yet. @param {Shell} shell */
export function introduce(shell) {
  const name = ownName(shell);
  if (name && shell.store.you.seat === null && !shutOut(shell)) shell.send({ type: "watch", name });
}

/** The name will not do after all. @param {Shell} shell @param {string} code */
export function nameRefused(shell, code) {
  if (shell.store.you.seat !== null || !NAME_REFUSED.includes(code)) return;
  shell.ui.watchingAs = null;
  remember("watching", null);
}

/** @param {Shell} shell */
export function nameForm(shell) {
  const { t, ui, page } = shell;
  ui.watchName ??= recall("name") ?? page.you.name;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = ui.watchName.trim();
    if (name) watchAs(shell, name);
  };
  return html`<form class="watch-name" @submit=${submit}>
    <label for="watch-name">${t("chat-name-line")}</label>
    <div>
      <input
        id="watch-name"
        maxlength="24"
        autocomplete="nickname"
        required
        aria-label=${t("chat-name")}
        .value=${live(ui.watchName)}
        @input=${(/** @type {any} */ event) => (ui.watchName = event.target.value)}
      />
      <button>${t("chat-name-go")}</button>
    </div>
  </form>`;
}

/** Who watches, by name as far as they give one. @param {Shell} shell */
export function spectatorList(shell) {
  const { t, store } = shell;
  const count = store.room?.watching ?? 0;
  if (!count || !store.watchers.length)
    return html`<p class="watching">${count ? html`${eye} ` : nothing}${t("watching", { count })}</p>`;
  const nameless = Math.max(0, count - store.watchers.length);
  return html`<div class="watching">
    <h3>${eye} ${t("watchers")}</h3>
    <ul class="watchers" aria-label=${t("watchers")}>
      ${store.watchers.map((own) => html`<li>${watcher(shell, own)}</li>`)}
      ${nameless ? html`<li>${t("watchers-others", { count: nameless })}</li>` : nothing}
    </ul>
  </div>`;
}

/** @param {Shell} shell @param {{name: string, who?: string, staff: boolean}} own */
function watcher(shell, { name, who, staff }) {
  const called = nameWhenMuted(who) ?? name;
  return html`${called} ${staff ? staffMark(shell) : nothing} ${watcherMenu(shell, { name, who }, called)}`;
}

/** Whether this page sees an earlier moment than the table. @param {Shell} shell */
export function behind({ store: { room, you } }) {
  const { delay_moves: moves, delay_seconds: seconds } = room?.manners ?? {};
  return you.seat === null && !!room?.match && !room.over && !!(moves || seconds);
}

/** By how much spectators see the table later, in words; empty if at once. @param {Shell} shell */
export function delayed({ t, words, store }) {
  const { delay_moves: moves = 0, delay_seconds: seconds = 0 } = store.room?.manners ?? {};
  const parts = [
    moves ? t("watch-behind-moves", { count: moves }) : "",
    seconds ? t("watch-behind-seconds", { count: seconds }) : "",
  ].filter(Boolean);
  return words.list.format(parts);
}

/** Whether the host has closed the room to this person. @param {Shell} shell */
export const shutOut = ({ store: { room, you } }) =>
  !!room?.unwatched && you.seat === null && !you.host;

/** How far. @param {Shell} shell */
export const delayLine = (shell) =>
  behind(shell)
    ? html`<p class="room-strip">${eye} ${shell.t("watch-behind", { delay: delayed(shell) })}</p>`
    : nothing;
