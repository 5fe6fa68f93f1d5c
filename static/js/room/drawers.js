// @ts-check
/**
 * Drawers beside the board: any number open on a wide screen, one at a time on a phone; remembered.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { hand, list, people, talk } from "../site/icons.js";
import { recall, remember } from "../site/storage.js";
import { eventMenu } from "./about-menu.js";
import { badge, chat, markRead, unread } from "./chat.js";
import { choices } from "./choices.js";
import { log } from "./log.js";
import { players } from "./players.js";
import { behind } from "./spectators.js";

export const wide = matchMedia("(min-width: 60em)");

/** The log, with a menu beside the moves of others. Whoever sees the match later reports nothing of it
 * meanwhile. @param {Shell} shell */
const moves = (shell) =>
  behind(shell) ? log(shell) : log(shell, (n, passed) => eventMenu(shell, n, passed));

/** @typedef {"actions" | "players" | "log" | "chat"} Drawer */

/** @type {Record<Drawer, {icon: unknown, content: (shell: Shell) => unknown}>} */
const DRAWERS = {
  players: { icon: people, content: players },
  actions: { icon: hand, content: choices },
  log: { icon: list, content: moves },
  chat: { icon: talk, content: chat },
};

/** @type {{wide: Record<string, boolean>, narrow: string | null, shut: boolean}} */
const memory = {
  wide: { players: true, actions: true, log: true, chat: true },
  narrow: null,
  shut: false,
  ...recall("drawers", {}),
};

/** @param {string} name */
export const isOpen = (name) =>
  wide.matches ? memory.wide[name] && !memory.shut : memory.narrow === name;

/** @param {Shell} shell @param {string} name */
export function toggle(shell, name) {
  if (wide.matches) {
    memory.wide[name] = memory.shut || !memory.wide[name];
    memory.shut = false;
  } else memory.narrow = memory.narrow === name ? null : name;
  kept(shell);
}

/** @param {Shell} shell */
export function toggleAll(shell) {
  memory.shut = !memory.shut;
  kept(shell);
}

/** @param {Shell} shell */
function kept(shell) {
  remember("drawers", memory);
  shell.redraw();
}

/** On a phone nothing may lie over the result. */
export function makeRoomForResult() {
  memory.narrow = null;
}

/** @param {Shell} shell @param {Drawer[]} names */
export function drawers(shell, names) {
  if (isOpen("chat")) markRead(shell);
  const kind = `of-${names.length} ${memory.shut ? "shut" : ""}`;
  return html`<aside id="drawers" class="drawers ${kind}" aria-label=${shell.t("drawers")}>
    ${names.map((name) => drawer(shell, name))}
  </aside>`;
}

/** @param {Shell} shell @param {Drawer} name */
function drawer(shell, name) {
  const { icon, content } = DRAWERS[name];
  const shown = isOpen(name);
  const news = name === "chat" ? unread(shell) : 0;
  return html`<section class="drawer ${name} ${shown ? "open" : ""}">
    <h2>
      <button aria-expanded=${shown} aria-controls="drawer-${name}" @click=${() => toggle(shell, name)}>
        ${icon}<span>${shell.t(`drawer-${name}`)}</span>
        ${news ? badge(shell, news) : nothing}
      </button>
    </h2>
    <div class="drawer-body" id="drawer-${name}" ?hidden=${!shown}>${shown ? content(shell) : nothing}</div>
  </section>`;
}
