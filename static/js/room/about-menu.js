// @ts-check
/**
 * The menu beside every name and every line of a room. What it offers comes when one is first opened.
 *
 * @import {Shell} from "./shell.js"
 * @import {Channel, ChatLine} from "./store.js"
 * @import {SeatLine} from "contract"
 *
 * @typedef {object} About
 * @property {import("../site/about-popover.js").Kind} kind
 * @property {string} path  below the room's address, where it is reported
 * @property {string} label  what the menu is about
 * @property {{who: string, name: string}} [person]  whose lines may be muted
 * @property {boolean} [passed]  the Tab key passes it by: arrows lead there, see `rove`
 */
import { html, nothing } from "lit-html";
import { flag, more } from "../site/icons.js";
import { blockOf } from "./blocking.js";

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
const opening = (shell, about) => async (/** @type {Event} */ event) => {
  const near = /** @type {HTMLElement} */ (event.currentTarget);
  const { open } = await import("../site/about-popover.js");
  open(readerOf(shell), [subjectOf(shell, about)], near);
};

/** @param {Shell} shell @returns {import("../site/about-popover.js").Reader} */
const readerOf = (shell) => ({
  t: shell.t,
  tell: shell.toast,
  changed: () => {
    // They may have another name by now.
    shell.words.forget();
    shell.redraw();
  },
});

/** The chat follows once the server tells whom this person has blocked. @param {Shell} shell @param {About} about @returns {import("../site/about-popover.js").Subject} */
const subjectOf = ({ store, page }, { kind, label, path, person }) => ({
  ...{ kind, label, report: `/r/${page.code}/report/${path}` },
  ...(person
    ? { ...person, block: `/r/${page.code}/block/${path}`, code: blockOf(store, person.who) }
    : {}),
});

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
