// @ts-check
/**
 * Turn line, always in the same place: who is to act, what is asked, how long is left.
 *
 * @import {Shell} from "./shell.js"
 */
import { html, nothing, svg } from "lit-html";
import { GLIDES } from "../kit/clock.js";
import { awaited } from "../kit/domains.js";
import { again } from "../site/icons.js";
import { awayLine, hasLost, tickCountdowns } from "./absence.js";
import { lastLine } from "./log.js";
import { nameOf } from "./names.js";
import { saidOfPlay } from "./notices.js";
import { isShut, openAgain, reason, rematchWanted, verdict } from "./outcome.js";
import { SLOW } from "./store.js";
import { isOver, isTelling, seen } from "./veil.js";

/** Whether the table waits for this person: where a card may not be let go for a moment yet, too; not
 * where something can be done while others are waited for. @param {Shell} shell */
export const mine = (shell) => {
  const { store } = shell;
  const table = seen(shell);
  if (!table || store.you.seat === null || store.room?.over || store.notice === "frozen")
    return false;
  const expected = shell.ui.past ? null : table.view?.turn?.seats;
  if (!expected) return awaited(table.offers);
  return expected.includes(store.you.seat) && (awaited(table.offers) || !hasLost(shell));
};

/** @param {Shell} shell */
export function turnLine(shell) {
  const { t } = shell;
  const kind = kindOf(shell);
  return html`<section class="turn-line ${kind}" aria-label=${t("turn-line")}>
    <span class="signal" aria-hidden="true"></span>
    <div class="turn-words">
      <p class="turn-now">${title(shell, kind)} ${asked(shell, kind)}</p>
      ${below(shell, kind)}
    </div>
    ${ring(shell)} ${kind === "over" && isShut(shell) ? back(shell) : nothing}
    <button class="quiet square" aria-label=${t("key-again")} title=${t("key-again")} @click=${shell.replay}>
      ${again}
    </button>
  </section>`;
}

/** That the line to the server is down, and what becomes of a move. @param {Shell} shell */
export const offline = ({ t, ui, store }) =>
  ui.offline && !ui.shut ? t(store.pending ? "offline-pending" : "offline") : "";

/** What happened last, or what is on its way. How it ended is said above; then who plays again. @param {Shell} shell @param {string} kind */
function below(shell, kind) {
  const { t, store } = shell;
  const down = offline(shell);
  // Here it covers nothing, and nothing moves when it comes or goes.
  if (down) return html`<p class="turn-last offline" role="status">${down}</p>`;
  const slow = store.pending && performance.now() - store.pending.since >= SLOW;
  if (kind === "over") {
    const wanted = rematchWanted(shell);
    return wanted ? html`<p class="turn-last" role="status">${wanted}</p>` : nothing;
  }
  // Nobody has more time, nor runs out of it, while none passes.
  if (kind === "frozen") return lastMove(shell);
  if (store.notice !== "saving" && !slow) return awayLine(shell) ?? told(shell);
  const key = store.notice === "saving" ? "saving" : "sending";
  return html`<p class="turn-last sending" role="status">${t(key)}</p>`;
}

/** @param {Shell} shell */
function told(shell) {
  const ofPlay = saidOfPlay(shell);
  return ofPlay ? html`<p class="turn-last" role="status">${ofPlay}</p>` : lastMove(shell);
}

/** @param {Shell} shell */
const lastMove = (shell) =>
  html`<p class="turn-last" title=${shell.t("last-move")}>${lastLine(shell)}</p>`;

/** @param {Shell} shell */
function kindOf(shell) {
  const { store } = shell;
  if (isOver(shell)) return "over";
  if (store.notice === "frozen") return "frozen";
  if (store.match && !store.match.running && !store.room?.over) return "standing";
  return mine(shell) ? "mine" : "theirs";
}

/** @param {Shell} shell @param {string} kind */
function title(shell, kind) {
  const { t } = shell;
  if (kind === "mine") return html`<strong>${t("your-move")}</strong>`;
  if (kind === "theirs" && isTelling(shell) && !who(shell)) return nothing;
  if (kind === "theirs") return html`<strong>${waitingFor(shell)}</strong>`;
  if (kind === "over") return html`<strong>${verdict(shell)}</strong>`;
  const pause = kind === "standing" && shell.store.participants?.paused;
  return html`<strong>${t(pause ? "pause-standing" : `turn-${kind}`)}</strong>`;
}

/** @param {Shell} shell */
function waitingFor(shell) {
  const { t } = shell;
  const names = who(shell);
  return names ? t("waiting-for", { names }) : t("waiting");
}

/** @param {Shell} shell */
function who(shell) {
  const seats = seen(shell)?.view?.turn?.seats ?? [];
  const others = seats.filter((/** @type {number} */ seat) => seat !== shell.store.you.seat);
  const named = (others.length ? others : seats).map((/** @type {number} */ seat) =>
    nameOf(shell, seat),
  );
  return named.length ? shell.words.list.format(named) : "";
}

/** @param {Shell} shell @param {string} kind */
export function asked(shell, kind = kindOf(shell)) {
  const { t, words } = shell;
  if (kind === "over") return reason(shell);
  const ask = seen(shell)?.view?.turn?.ask;
  if (!ask || kind === "frozen" || !words.has(`ask-${ask}`)) return "";
  return t(`ask-${ask}`, { mine: kind === "mine" ? "yes" : "no", who: who(shell) });
}

/** Back to the result and the rematch. @param {Shell} shell */
const back = (shell) =>
  html`<button class="primary" @click=${() => openAgain(shell)}>${shell.t("look-at-result")}</button>`;

/** @param {Shell} shell */
function ring(shell) {
  const until = seen(shell)?.view?.turn?.until;
  if (until === undefined || until === null || shell.store.room?.over) return nothing;
  // The time of a frozen match is given back, so none of it is seen to pass.
  if (shell.store.notice === "frozen") return nothing;
  return html`<span class="ring" id="ring" role="timer" aria-label=${shell.t("time-left")}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />${svg`<circle class="left" cx="20" cy="20" r="17" pathLength="1" />`}
    </svg>
    <b></b>
  </span>`;
}

/** Turn the ring: four times a second, without drawing anything else. @param {Shell} shell */
export function tick(shell) {
  tickCountdowns(shell);
  const element = document.getElementById("ring");
  const until = seen(shell)?.view?.turn?.until;
  if (!element || !shell.table || typeof until !== "number") return;
  const left = Math.max(0, until - shell.table.now());
  if (shell.ui.until !== until) Object.assign(shell.ui, { until, span: Math.max(left, 1) });
  const seconds = Math.ceil(left / 1000);
  element.style.setProperty("--left", String(Math.min(1, left / shell.ui.span)));
  element.classList.toggle("short", seconds <= 10);
  element.classList.toggle("gliding", shell.ui.span < GLIDES);
  const text = element.querySelector("b");
  // The same words written once more would be laid out once more.
  if (text && text.textContent !== clock(seconds)) text.textContent = clock(seconds);
}

/** @param {number} seconds */
function clock(seconds) {
  if (seconds < 100) return String(seconds);
  if (seconds >= 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
