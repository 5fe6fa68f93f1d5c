// @ts-check
/**
 * List of seats: who holds them; take one, give it back, fill it with a bot.
 *
 * @import {SeatLine} from "contract"
 * @import {Shell} from "./shell.js"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { chair, check, close, robot } from "../site/icons.js";
import { recall, remember } from "../site/storage.js";
import { seatMenu } from "./about-menu.js";
import { awayNote, playedByBot } from "./absence.js";
import { notedNonce } from "./commitments.js";
import { levelName, nameOf, staffMark } from "./names.js";

/** Whether seats may change hands now. @param {Shell} shell */
export const open = ({ store: { room } }) => !!room && !room.closed && (!room.match || !!room.over);

/** @param {Shell} shell */
export const freeSeats = ({ store }) =>
  (store.room?.seats ?? []).filter((line) => line.kind === "free");

/** @param {Shell} shell */
export const seatList = (shell) => html`
  <ul class="seats">
    ${repeat(
      shell.store.room?.seats ?? [],
      (line) => line.seat,
      (line) => seatRow(shell, line),
    )}
  </ul>
`;

/** @param {Shell} shell @param {SeatLine} line */
function seatRow(shell, line) {
  const { t, store } = shell;
  const mine = line.seat === store.you.seat;
  return html`<li class="seat ${line.kind} ${mine ? "mine" : ""}" data-seat=${line.seat}>
    ${lamp(shell, line)}
    <span class="who">
      <b>${line.kind === "free" && open(shell) ? t("seat-free") : nameOf(shell, line.seat)}</b>
      ${line.staff ? staffMark(shell) : nothing}
      <small>${standing(shell, line, mine)}</small>
      ${line.kind === "bot" ? nothing : awayNote(shell, line)}
    </span>
    ${line.kind === "person" && !mine ? seatMenu(shell, line, nameOf(shell, line.seat)) : nothing}
    ${open(shell) ? seatTools(shell, line, mine) : nothing}
  </li>`;
}

/** @param {Shell} shell @param {SeatLine} line */
function lamp(shell, line) {
  const { t, store } = shell;
  if (line.kind === "bot" || (!open(shell) && playedByBot(shell, line.seat)))
    return html`<span class="lamp bot">${robot}</span>`;
  if (line.kind === "free") return html`<span class="lamp free">${chair}</span>`;
  const lag = store.lag[line.seat];
  const here = lag ? t("lamp-here-lag", { lag }) : t("lamp-here");
  const text = line.here ? here : t("lamp-away");
  return html`<span class="lamp ${line.here ? "here" : "away"}" role="img" aria-label=${text} title=${text}
    ><i></i
  ></span>`;
}

/** @param {Shell} shell @param {SeatLine} line @param {boolean} mine */
function standing(shell, line, mine) {
  const { t, store } = shell;
  const parts = [];
  if (mine) parts.push(t("seat-you"));
  const side = sideOf(shell, line.seat);
  if (side) parts.push(side);
  if (line.seat === store.room?.host) parts.push(t("host"));
  if (line.kind === "bot" && line.name && line.level) parts.push(levelName(shell, line.level));
  if (line.kind === "person" && !line.here && awayNote(shell, line) === nothing)
    parts.push(t("lamp-away"));
  const lag = line.here && store.lag[line.seat];
  if (line.kind === "person" && lag) parts.push(t("lamp-lag", { lag }));
  if (line.kind === "person" && open(shell))
    parts.push(t(line.ready ? "seat-ready" : "seat-not-ready"));
  return parts.join(" · ");
}

/** Beside a finished match it is the side of the next, and one that is open yet is none of its people's. @param {Shell} shell @param {number} seat */
export function sideOf(shell, seat) {
  const { t, store } = shell;
  const side = open(shell) && store.room?.sides?.[seat];
  if (!side || (store.room?.match && side === "unknown")) return "";
  return store.room?.match ? t("side-next", { side: t(`side-${side}`) }) : t(`side-${side}`);
}

/** @param {Shell} shell @param {SeatLine} line @param {boolean} mine */
function seatTools(shell, line, mine) {
  const { t, store, send } = shell;
  if (line.ready && line.kind === "person" && !mine)
    return html`<span class="ready-mark">${check}</span>`;
  if (mine)
    return html`<button class="quiet" @click=${() => send({ type: "stand" })}>${t("stand-up")}</button>`;
  if (store.you.seat === null) return seatButton(shell, line);
  if (line.kind === "bot") {
    const label = t("bot-remove", { name: nameOf(shell, line.seat) });
    const remove = () => send({ type: "bot", seat: line.seat, level: null });
    return html`<button class="quiet square" aria-label=${label} title=${label} @click=${remove}>
      ${close}
    </button>`;
  }
  return line.kind === "free" ? botButtons(shell, line.seat) : nothing;
}

/** Where several seats are free, the name typed below may go to any of them.
 * @param {Shell} shell @param {SeatLine} line */
function seatButton(shell, { kind, seat }) {
  const { t, store } = shell;
  if (kind !== "free" || store.room?.locked || store.you.sentAway || freeSeats(shell).length < 2)
    return nothing;
  return html`<button form="sit" name="seat" value=${seat} aria-label=${t("sit-here-at", { seat })}>
    ${t("sit-here")}
  </button>`;
}

/** @param {Shell} shell @param {number} seat */
function botButtons(shell, seat) {
  const levels = shell.store.room?.levels ?? [];
  return html`<span class="bots">
    ${levels.map(
      (level) => html`<button @click=${() => shell.send({ type: "bot", seat, level })}>
        ${robot} ${shell.t("bot-add", { level: levelName(shell, level) })}
      </button>`,
    )}
  </span>`;
}

/** Type a name, sit down: one tap for whoever comes by the link. @param {Shell} shell */
export function sitForm(shell) {
  const { t, store } = shell;
  const [seat] = freeSeats(shell);
  if (store.you.seat !== null || !seat || !open(shell)) return nothing;
  if (store.you.sentAway) return sentAway(shell);
  shell.ui.name ??= store.you.name ?? recall("name") ?? shell.page.you.name;
  return html`<form
    class="sit"
    id="sit"
    @submit=${(/** @type {SubmitEvent} */ event) => sit(shell, event, seat.seat)}
  >
    <label for="name">${t("your-name")}</label>
    <div class="sit-row">
      <input
        id="name"
        name="name"
        maxlength="24"
        autocomplete="nickname"
        required
        .value=${live(shell.ui.name)}
        @input=${(/** @type {any} */ event) => (shell.ui.name = event.target.value)}
      />
      <button class="primary">${t("sit-down")}</button>
    </div>
  </form>`;
}

/** In place of a chair. @param {Shell} shell */
export function sentAway({ t, store }) {
  const watch = Number(!store.room?.unwatched);
  return html`<p class="hint" role="status">${t("sent-away-line", { watch })}</p>`;
}

/** @param {Shell} shell @param {SubmitEvent} event @param {number} first  the first free seat */
function sit(shell, event, first) {
  event.preventDefault();
  const chosen = event.submitter?.getAttribute("value");
  const seat = chosen ? Number(chosen) : first;
  const name = shell.ui.name.trim();
  if (!name) return;
  remember("name", name);
  shell.send({ type: "sit", seat, name });
}

/** The one big button of somebody who sits. @param {Shell} shell @param {string} key @param {string} [kind] */
export function readyButton(shell, key, kind = "primary") {
  const { t, store, send } = shell;
  const own = store.room?.seats.find((line) => line.seat === store.you.seat);
  if (!own || !open(shell)) return nothing;
  if (!own.ready)
    return html`<button class="${kind} big" @click=${() => send(readyNow(shell))}>${t(key)}</button>`;
  return html`<p class="waiting-for" role="status">${waitingFor(shell)}</p>
    <button class="quiet" @click=${() => send({ type: "ready", ready: false })}>
      ${t("not-ready-after-all")}
    </button>`;
}

/** @param {Shell} shell */
const readyNow = ({ store }) => ({ type: "ready", ready: true, nonce: notedNonce(store.room) });

/** @param {Shell} shell */
function waitingFor(shell) {
  const { t, store, words } = shell;
  const free = freeSeats(shell).length;
  if (free) return t("waiting-seats", { count: free });
  const late = (store.room?.seats ?? []).filter((line) => line.kind === "person" && !line.ready);
  return t("waiting-ready", {
    names: words.list.format(late.map((line) => nameOf(shell, line.seat))),
  });
}
