// @ts-check
/**
 * Absent players: the notes at their seats and below the turn, with countdowns.
 *
 * Countdowns are sentences in elements that nothing else fills, so that the whole picture need not
 * be drawn anew with every second.
 *
 * @import {SeatLine} from "contract"
 * @import {Shell} from "./shell.js"
 * @import {Person, Told} from "./store.js"
 */
import { html, nothing } from "lit-html";
import { nameOf } from "./names.js";
import { matchTime } from "./store.js";

/** @param {Shell} shell @param {number | null} seat @returns {Person | undefined} */
export const personAt = ({ store }, seat) =>
  store.participants?.people.find((person) => person.seat === seat);

/** Whether a bot plays for whoever holds the seat. @param {Shell} shell @param {number} seat */
export const playedByBot = (shell, seat) => !!personAt(shell, seat)?.level;

/** Whether this person has no say any more. @param {Shell} shell */
export const hasLost = (shell) => !!personAt(shell, shell.store.you.seat)?.lost;

/** How long a countdown of match time still takes. @param {Shell} shell @param {number} left */
function matchLeft({ store }, left) {
  const { participants, match } = store;
  if (!participants || !match) return left;
  return left - (matchTime(match, performance.now()) - participants.now);
}

/** The same on the wall. @param {Shell} shell @param {number} left */
const wallLeft = ({ store }, left) => left - (performance.now() - (store.participants?.at ?? 0));

/** @param {number} millis */
function clock(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is to be said of somebody beside their name. @param {Shell} shell @param {number} seat */
function atSeat(shell, seat) {
  const person = personAt(shell, seat);
  if (!person || shell.store.room?.over) return "";
  const { away, left, out, level, lost } = person;
  if (lost) return shell.t(level ? "away-lost" : "away-lost-clock");
  if (level) return shell.t("away-bot");
  if (out !== undefined && matchLeft(shell, out) > 0)
    return shell.t("away-out", { time: clock(matchLeft(shell, out)) });
  if (!away || left === undefined) return "";
  return shell.t(`away-${shell.store.participants?.ends}-in`, {
    time: clock(matchLeft(shell, left)),
  });
}

/** Whose patience is running out first. @param {Shell} shell */
function nextToGo({ store }) {
  const leaving = (store.participants?.people ?? []).filter(({ left }) => left !== undefined);
  return leaving.sort((a, b) => (a.left ?? 0) - (b.left ?? 0))[0];
}

/** @param {Shell} shell */
function belowTurn(shell) {
  const person = nextToGo(shell);
  if (!person || shell.store.room?.over) return "";
  const time = clock(matchLeft(shell, person.left ?? 0));
  const name = nameOf(shell, person.seat);
  return shell.t(`away-turn-${shell.store.participants?.ends}`, { name, time });
}

/** @param {Shell} shell */
function untilItGoesOn(shell) {
  const { store, words } = shell;
  const call = store.participants?.call;
  if (!call) return "";
  const late = people(shell).filter((seat) => !call.by.includes(seat));
  const names = words.list.format(late.map((seat) => nameOf(shell, seat)));
  const time = clock(wallLeft(shell, call.left));
  return shell.t("pause-called", { time, names, count: late.length });
}

/** Whether this person has stepped out, and is not back yet. @param {Shell} shell */
export function isOut(shell) {
  const out = personAt(shell, shell.store.you.seat)?.out;
  return out !== undefined && matchLeft(shell, out) > 0;
}

/** @param {Shell} shell */
function ownReturn(shell) {
  const out = personAt(shell, shell.store.you.seat)?.out ?? 0;
  return shell.t("away-out-mine", { time: clock(matchLeft(shell, out)) });
}

/**
 * The moves of bots that play for people: while one does, those that begin with its seat.
 * @param {Told[]} told
 */
export function byBots(told) {
  const played = new Set();
  const moves = new Set();
  for (const [n, events] of told) {
    for (const { event, seat, level } of events)
      if (event === "seat-taken-over" || (event === "seat-lost" && level)) played.add(seat);
    if (played.has(events[0].seat)) moves.add(n);
    for (const { event, seat } of events) if (event === "seat-handed-back") played.delete(seat);
  }
  return moves;
}

/** The seats of people who have a say, and something to decide yet. @param {Shell} shell */
export const people = (shell) =>
  (shell.store.room?.seats ?? [])
    .filter(({ kind, seat }) => kind === "person" && !personAt(shell, seat)?.lost)
    .map(({ seat }) => seat)
    .filter((seat) => !shell.store.participants?.finished?.includes(seat));

/** @param {Shell} shell @param {string} what */
function sentence(shell, what) {
  if (what === "turn") return belowTurn(shell);
  if (what === "out") return ownReturn(shell);
  if (what === "call") return untilItGoesOn(shell);
  return atSeat(shell, Number(what));
}

/** @param {string} what @param {string} kind */
export const countdown = (what, kind) => html`<span class=${kind} data-countdown=${what}></span>`;

/** Say every countdown anew, if it says something else. @param {Shell} shell */
export function tickCountdowns(shell) {
  for (const element of document.querySelectorAll("[data-countdown]")) {
    const text = sentence(shell, element.getAttribute("data-countdown") ?? "");
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Beside a name: that its person is away, until when, and what then. @param {Shell} shell @param {SeatLine} line */
export const awayNote = (shell, line) =>
  atSeat(shell, line.seat) ? countdown(String(line.seat), "away-note") : nothing;

/** In the turn line, in place of what happened last. @param {Shell} shell */
export const awayLine = (shell) =>
  belowTurn(shell) ? html`<p class="turn-last">${countdown("turn", "away-note")}</p>` : null;
