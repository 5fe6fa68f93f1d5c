// @ts-check
/**
 * The table that somebody comes from: a line to it, so that nobody there takes them for gone, what
 * happens there meanwhile, and the way back.
 *
 * @import {Shell} from "../room/shell.js"
 * @import {Store} from "../room/store.js"
 */
import { html, nothing } from "lit-html";
import { rematchWanted } from "../room/outcome.js";
import { play } from "../room/sounds.js";
import { emptyStore, receive, seen } from "../room/store.js";
import { chair } from "../site/icons.js";
import { ReconnectingSocket } from "../site/socket.js";

const ROOM = /^\/r\/([^/]+)\/$/;

/** @type {Store | null} what is known of the table; none if this page was opened elsewhere */
let store = null;
let address = "";
/** The number of the match that had been played when this page was opened. */
let played = 0;

/** Where this page was opened from: the server knows who sits there, the browser who came from there. @param {any} page */
export function tableOf({ table }) {
  const from = document.referrer && new URL(document.referrer);
  const code = from && from.origin === location.origin && ROOM.exec(from.pathname)?.[1];
  return table ?? code ?? null;
}

/** @param {Shell} shell */
export function keepTable(shell) {
  const code = tableOf(shell.page);
  if (!code) return;
  const own = emptyStore();
  store = own;
  address = `/r/${code}/`;
  new ReconnectingSocket(`/ws/rooms/${code}/`, {
    message: (message) => {
      const { asked } = receive(own, message, performance.now());
      played ||= own.room?.match ?? 0;
      if (asked) play("chat");
      if (["room", "you"].includes(message.type)) shell.redraw();
    },
    up: () => {},
    seen: () => seen(own),
  }).connect();
}

/** In the header. @param {Shell} shell */
export const wayBack = ({ t }) =>
  store
    ? html`<a class="button quiet way-back" href=${address} title=${t("to-table")}>${chair} <span>${t("to-table")}</span></a>`
    : nothing;

/** What the others want meanwhile. @param {Shell} shell */
export function newsOfTable(shell) {
  const words = store && news({ ...shell, store });
  return words
    ? html`<p class="news-of-table" role="status">${words} <a class="button" href=${address}>${shell.t("to-table")}</a></p>`
    : nothing;
}

/** @param {Shell} shell */
function news(shell) {
  const { room } = shell.store;
  return (room?.match ?? 0) > played ? shell.t("next-match-on") : rematchWanted(shell);
}
