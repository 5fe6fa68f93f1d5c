// @ts-check
/**
 * Live list of public rooms, over a socket: on the lobby page, and its first rows on the front
 * page.
 *
 * @typedef {object} LobbyRoom
 * @property {string} code
 * @property {string} game
 * @property {"open" | "playing" | "full"} state
 * @property {number} since
 * @property {string[]} [people]
 * @property {number} [bots]
 * @property {number} [free]
 * @property {Record<string, any>} [options]
 *
 * @typedef {{page: number, pages: number, total: number, games: Record<string, [number, number]>,
 *   order: string[], rooms?: LobbyRoom[]}} Listing
 */
import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { listenToMenus } from "../site/about.js";
import { more as dots } from "../site/icons.js";
import { ReconnectingSocket } from "../site/socket.js";
import { fetched, Words } from "../site/words.js";

const MINUTE = 60_000;
const given = JSON.parse(document.getElementById("lobby")?.textContent ?? "{}");
const list = document.getElementById("rooms");
const words = new Words(given.language, []);
/** @type {Map<string, LobbyRoom>} */
const rooms = new Map();
/** @type {Listing | null} */
let heard = null;

/** @param {string} key @param {Record<string, any>} [params] */
const t = (key, params) => words.t(key, params);

const socket = new ReconnectingSocket(given.socket, {
  message: (message) => (message.type === "lobby" ? hear(message) : announce(message)),
  up: (up) => (up ? shown("lobby-offline", false) : setTimeout(confess, 2000)),
  seen: () => given.chosen,
});

/** @param {any} message */
async function announce(message) {
  if (message.type !== "announcements") return;
  (await import("../site/announcements.js")).announce(message);
}

/** A socket that is back at once is not worth a word. */
const confess = () => shown("lobby-offline", !socket.open);

/** @param {Listing} listing */
function hear(listing) {
  for (const room of listing.rooms ?? []) rooms.set(room.code, room);
  for (const code of rooms.keys()) if (!listing.order.includes(code)) rooms.delete(code);
  heard = listing;
  draw();
}

function draw() {
  if (!heard || !list || !words.bundles.length) return;
  const most = given.most || heard.order.length;
  const listed = heard.order.slice(0, most).flatMap((code) => rooms.get(code) ?? []);
  if (!list.dataset.live) list.textContent = "";
  list.dataset.live = "yes";
  render(
    listed.length
      ? repeat(listed, (room) => room.code, row)
      : html`<li class="empty">${t("lobby-empty")}</li>`,
    list,
  );
  drawAround(heard);
}

/** What stands around the list. @param {Listing} listing */
function drawAround({ page, pages, total, games }) {
  for (const count of document.querySelectorAll("[data-count]")) {
    const [free, playing] = games[/** @type {HTMLElement} */ (count).dataset.count ?? ""] ?? [0, 0];
    count.textContent = String(free + playing);
  }
  for (const more of document.querySelectorAll("[data-total]")) more.textContent = String(total);
  const number = document.getElementById("page-number");
  if (!number) return;
  number.textContent = t("lobby-page", { page, pages });
  number.parentElement?.toggleAttribute("hidden", pages === 1);
  leads("earlier", page > 1, page - 1);
  leads("later", page < pages, page + 1);
}

/** @param {string} id @param {boolean} there @param {number} page */
function leads(id, there, page) {
  const { game, only } = given.chosen;
  const asked = Object.entries({ game, only, page }).filter(([, value]) => value && value !== 1);
  const query = new URLSearchParams(asked.map(([field, value]) => [field, String(value)]));
  document.getElementById(id)?.setAttribute("href", `?${query}`);
  shown(id, there);
}

/** @param {string} id @param {boolean} there */
const shown = (id, there) => document.getElementById(id)?.toggleAttribute("hidden", !there);

/** The same as templates/lobby_rows.html. @param {LobbyRoom} room */
function row(room) {
  const game = given.games[room.game];
  const people = peopleOf(room);
  const chosen = optionsOf(room);
  const open = room.state === "open";
  return html`<li class="a-room ${room.state}">
    ${game.poster ? html`<img class="poster" src=${game.poster} alt="" width="480" height="300" />` : nothing}
    <div class="a-room-words">
      <p class="which">${game.name}</p>
      <div class="people-line">
        <p class="people">${people || "–"}</p>
        ${about(room, game.name, people)}
      </div>
      ${chosen ? html`<p class="a-room-options">${chosen}</p>` : nothing}
    </div>
    <p class="a-room-state">
      <b>${open ? t("lobby-free", { count: room.free ?? 0 }) : t(`lobby-${room.state}`)}</b>
      <span>${t(`lobby-since-${room.state}`, { time: time(Date.now() - room.since) })}</span>
    </p>
    <a class="button" href=${given.room.replace("CODE", room.code)}>
      ${t(open ? "lobby-join" : "lobby-watch")}
      <span class="spoken">${game.name}, ${people}</span>
    </a>
  </li>`;
}

/** The menu about a room and who is in it. @param {LobbyRoom} room @param {string} game @param {string} people */
function about({ code }, game, people) {
  const label = t("about-table", { which: game, people: people || "–" });
  return html`<a
    class="button quiet about"
    href=${given.about.replace("CODE", code)}
    aria-haspopup="dialog"
    aria-label=${label}
    title=${label}
  >${dots}</a>`;
}

/** @param {LobbyRoom} room */
function peopleOf({ people = [], bots = 0 }) {
  return [...people, ...(bots ? [t("lobby-bots", { count: bots })] : [])].join(", ");
}

/** @param {LobbyRoom} room */
function optionsOf({ game, options = {} }) {
  const labels = given.games[game].options;
  return Object.entries(options)
    .flatMap(([field, value]) => value?.name ?? labels[field]?.[String(value)] ?? [])
    .join(" · ");
}

/** @param {number} milliseconds */
function time(milliseconds) {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return t("time-moment");
  return minutes < 60
    ? t("time-minutes", { count: minutes })
    : t("time-hours", { count: Math.floor(minutes / 60) });
}

socket.connect();
const came = fetched(given.words).then((texts) => words.read(texts));
listenToMenus(() => came.then(() => t));
await came;
draw();
setInterval(draw, MINUTE / 2);
