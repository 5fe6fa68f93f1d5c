// @ts-check
/**
 * The menu beside every name and every line: report, and mute for oneself. A popover, opened by a
 * button; Escape, or a tap anywhere else, takes it away.
 *
 * @import {Shell} from "./shell.js"
 * @import {Channel, ChatLine} from "./store.js"
 * @import {SeatLine} from "contract"
 *
 * @typedef {object} About
 * @property {keyof typeof GROUNDS} kind
 * @property {string} path  below the room's address, where it is reported
 * @property {string} label  what the menu is about
 * @property {{who: string, name: string}} [person]  whose lines may be muted
 * @property {boolean} [passed]  the Tab key passes it by: arrows lead there, see `rove`
 */
import { html, nothing, render } from "lit-html";
import { flag, more, mute as silent, sound } from "../site/icons.js";
import { place } from "./beside.js";
import { GROUNDS } from "./grounds.js";
import { isMuted, mute, unmute } from "./muting.js";

/** @type {HTMLElement | null} */
let menu = null;

/** @param {Shell} shell @param {Channel} channel @param {ChatLine} line @param {boolean} passed */
export function lineMenu(shell, channel, { number, who, name }, passed) {
  if (!who) return nothing;
  const label = shell.t("about-line", { name });
  return button(shell, {
    ...{ kind: "line", label, path: `${channel}/${number}/`, person: { who, name }, passed },
  });
}

/** @param {Shell} shell @param {SeatLine} line @param {string} name */
export const seatMenu = (shell, { who }, name) =>
  who && who !== shell.store.you.who ? personMenu(shell, "seat", who, name) : nothing;

/** @param {Shell} shell @param {{name: string, who?: string}} watcher @param {string} name */
export const watcherMenu = (shell, { who }, name) =>
  who && who !== shell.store.you.who ? personMenu(shell, "watcher", who, name) : nothing;

/** @param {Shell} shell @param {"seat" | "watcher"} kind @param {string} who @param {string} name */
const personMenu = (shell, kind, who, name) =>
  button(shell, {
    ...{ kind, label: shell.t("about-person", { name }) },
    ...{ path: `person/${who}/`, person: { who, name } },
  });

/** @param {Shell} shell @param {number} n  the move, as this person's log counts it @param {boolean} passed */
export const eventMenu = (shell, n, passed) =>
  button(shell, {
    ...{ kind: "event", label: shell.t("about-move"), passed },
    path: `event/${shell.store.match?.match}/${n}/`,
  });

/** By name, since it stands beside none. Whoever runs the room does not report it. @param {Shell} shell */
export function roomMenu(shell) {
  if (shell.store.you.host) return nothing;
  const label = shell.t("about-room");
  const open = opening(shell, { kind: "room", label, path: "" });
  return html`<button class="quiet about-room" aria-haspopup="dialog" @click=${open}>${flag} ${label}</button>`;
}

/** @param {Shell} shell @param {About} about */
const button = (shell, about) =>
  html`<button
    class="quiet about"
    aria-haspopup="dialog"
    aria-label=${about.label}
    title=${about.label}
    tabindex=${about.passed ? -1 : 0}
    @click=${opening(shell, about)}
  >${more}</button>`;

/** @param {Shell} shell @param {About} about */
const opening = (shell, about) => (/** @type {Event} */ event) =>
  open(shell, about, /** @type {HTMLElement} */ (event.currentTarget));

/** @param {Shell} shell @param {About} about @param {HTMLElement} near */
function open(shell, about, near) {
  menu ??= made();
  menu.hidePopover();
  menu.setAttribute("aria-label", about.label);
  render(entries(shell, about), menu);
  menu.showPopover();
  place(menu, near);
  // Whoever came by keys goes on by keys, and comes back by Escape.
  if (near.matches(":focus-visible")) menu.querySelector("button")?.focus();
}

function made() {
  const own = document.createElement("aside");
  Object.assign(own, { className: "about-menu", popover: "auto" });
  own.setAttribute("role", "dialog");
  document.body.append(own);
  return own;
}

/** @param {Shell} shell @param {About} about */
const entries = (shell, about) => html`
  ${about.person ? muteEntry(shell, about.person) : nothing} ${reportEntries(shell, about)}
`;

/** @param {Shell} shell @param {{who: string, name: string}} person */
function muteEntry(shell, { who, name }) {
  const { t } = shell;
  const muted = isMuted(who);
  const press = () => {
    if (muted) unmute(who);
    else mute({ who, name });
    menu?.hidePopover();
    // They may have another name by now.
    shell.words.forget();
    shell.redraw();
  };
  return html`<button class="quiet" @click=${press}>
    ${muted ? sound : silent} ${t(muted ? "chat-unmute-named" : "chat-mute-named", { name })}
  </button>`;
}

/** Each reason reports at once, in a page beside the room, which goes on. @param {Shell} shell @param {About} about */
function reportEntries({ t, page }, { kind, path }) {
  const address = `/r/${page.code}/report/${path}`;
  const close = () => menu?.hidePopover();
  return html`<form method="post" action=${address} target="_blank" @submit=${close}>
      <input type="hidden" name="csrfmiddlewaretoken" value=${token()} />
      <h3>${flag} ${t("about-report")}</h3>
      ${GROUNDS[kind].map(
        (ground) =>
          html`<button class="quiet" name="ground" value=${ground}>${t(`ground-${ground}`)}</button>`,
      )}
    </form>
    <a class="button quiet" href=${address} target="_blank" @click=${close}>${t("about-words")}</a>`;
}

/** That of the form in the page's head. */
function token() {
  const field = document.querySelector("header input[name=csrfmiddlewaretoken]");
  return field instanceof HTMLInputElement ? field.value : "";
}

/** In a list of lines one menu is a stop of the Tab key; arrows lead to the others. @param {KeyboardEvent} event */
export function rove(event) {
  const from = event.target;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !(from instanceof HTMLElement) || !from.matches(".about")) return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [...list.querySelectorAll(".about")];
  const next = all[all.indexOf(from) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
