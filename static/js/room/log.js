// @ts-check
/**
 * Events in words: the log, the last move, and the live region of a screen reader.
 *
 * @import {GameEvent} from "contract"
 * @import {Shell} from "./shell.js"
 *
 * @typedef {{key: string, lines: string[], byBot?: boolean, struck?: boolean, move?: GameEvent[]}} LogRow
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { robot } from "../site/icons.js";
import { rove } from "./about-menu.js";
import { byBots } from "./absence.js";
import { inWords } from "./notices.js";
import { takenBack } from "./undo.js";
import { unveiled, veiled } from "./veil.js";

const SHOWN = 200;

/**
 * Lines said before, as long as the names in them hold.
 * @type {WeakMap<GameEvent[], {seats: unknown, board: unknown, shown: boolean, lines: string[]}>}
 */
const said = new WeakMap();

/**
 * Lines of events; what has no words is not worth telling.
 * @param {Shell} shell
 * @param {GameEvent[]} events
 * @param {[number, GameEvent[]][]} [rows]  all that was told, these among it
 * @returns {string[]}
 */
export function told({ t, words, store, board, table }, events, rows = store.told) {
  const seats = store.room?.seats;
  const known = said.get(events);
  if (known && known.seats === seats && known.board === board && known.shown === !!table)
    return known.lines;
  /** @type {GameEvent[] | undefined} */
  let until;
  const earlier = () => {
    until ??= upTo(rows, events);
    return until;
  };
  const lines = without(events, board?.unlisted)
    .filter(({ event }) => words.has(`event-${event}`))
    .map((own) => (table && board?.logged?.(own, table, earlier)) || inWordsOf(t, own));
  said.set(events, { seats, board, shown: !!table, lines });
  return lines;
}

/** @param {Shell["t"]} t @param {GameEvent} event */
const inWordsOf = (t, { event, ...facts }) => t(`event-${event}`, facts);

/** What was told until then, and with it. @param {[number, GameEvent[]][]} rows @param {GameEvent[]} events */
function upTo(rows, events) {
  const at = rows.findIndex(([, own]) => own === events);
  return rows.slice(0, at < 0 ? rows.length : at + 1).flatMap(([, own]) => own);
}

/** The very same events where nothing is left out: their lines are known. @param {GameEvent[]} events @param {string[]} [names] */
const without = (events, names = []) =>
  events.some(({ event }) => names.includes(event))
    ? events.filter(({ event }) => !names.includes(event))
    : events;

/**
 * What is read aloud: without what the board is still telling.
 * @param {Shell} shell
 * @param {GameEvent[]} events
 */
export const spoken = (shell, events) => inShort(shell, unveiled(events, veiled(shell)));

/** Heard while the board was telling it. @type {GameEvent[]} */
let unsaid = [];

/** Read it aloud, each as soon as it has been told. @param {Shell} shell @param {GameEvent[]} fresh */
export function speak(shell, fresh) {
  const heard = [...unsaid, ...fresh];
  const still = veiled(shell);
  unsaid = heard.filter((event) => still.includes(event));
  say(inShort(shell, unveiled(heard, still)));
}

/** What stands below the turn. @param {Shell} shell */
export function lastLine(shell) {
  for (const [, events] of shownRows(shell, shell.store.told).toReversed()) {
    const line = inShort(shell, events);
    if (line) return line;
  }
  return "";
}

/**
 * Without what the board tells in its own time, and in one sentence where the board knows one.
 * @param {Shell} shell
 * @param {GameEvent[]} events
 */
function inShort(shell, events) {
  const { board, table, words } = shell;
  const wordless = events.map(({ event }) => event).filter((name) => !words.has(`event-${name}`));
  const heard = without(events, [...(board?.quiet ?? []), ...wordless]);
  const short = table && heard.length ? board?.summary?.(heard, table) : "";
  return short || told(shell, heard).join(" ");
}

/**
 * Without what the board is still telling.
 * @param {Shell} shell @param {[number, GameEvent[]][]} rows @returns {[number, GameEvent[]][]}
 */
function shownRows(shell, rows) {
  const still = veiled(shell);
  return still.length ? rows.map(([n, events]) => [n, unveiled(events, still)]) : rows;
}

/**
 * The rows of the log.
 * @param {Shell} shell
 * @returns {[number, GameEvent[]][]}
 */
export const listed = (shell) =>
  shownRows(shell, shell.store.told.slice(-SHOWN)).filter(
    ([, events]) => told(shell, events).length,
  );

/**
 * The lines of the log: of each move, and what the room told after it.
 * @param {Shell} shell
 * @returns {LogRow[]}
 */
function rowsOf(shell) {
  const rows = listed(shell);
  const bots = byBots(shell.store.told);
  const gone = takenBack(shell.store.told);
  const notices = shell.store.notices.filter(({ match }) => match === shell.store.match?.match);
  const after = (/** @type {number} */ least, /** @type {number} */ below) =>
    notices
      .filter(({ n }) => n >= least && n < below)
      .map((notice) => ({
        key: `notice-${notices.indexOf(notice)}`,
        lines: [inWords(shell, notice)],
      }));
  return [
    ...after(0, rows[0]?.[0] ?? Infinity),
    ...rows.flatMap(([n, events], at) => [
      {
        ...{ key: String(n), lines: told(shell, events), byBot: bots.has(n), struck: gone.has(n) },
        move: events,
      },
      ...after(n, rows[at + 1]?.[0] ?? Infinity),
    ]),
  ];
}

/** Whether all that the move tells is of this person's own seat. @param {Shell} shell @param {GameEvent[]} events */
function isOwn({ store: { you } }, events) {
  const seats = events.map(({ seat }) => seat).filter((seat) => seat !== undefined);
  return seats.length > 0 && seats.every((seat) => seat === you.seat);
}

/**
 * @param {Shell} shell
 * @param {(n: number, passed: boolean) => unknown} [menu]  what stands beside the moves of others
 */
export function log(shell, menu) {
  const rows = rowsOf(shell);
  const others = menu ? rows.filter(({ move }) => move && !isOwn(shell, move)) : [];
  if (!rows.length) return html`<p class="empty">${shell.t("log-empty")}</p>`;
  return html`<ol class="log-lines" data-keep-end tabindex="0" aria-label=${shell.t("drawer-log")} @keydown=${rove}>
    ${repeat(
      rows,
      ({ key }) => key,
      (own) =>
        rowOf(
          shell,
          own,
          others.includes(own) ? menu?.(Number(own.key), own !== others.at(-1)) : null,
        ),
    )}
  </ol>`;
}

/** @param {Shell} shell @param {LogRow} row @param {unknown} menu */
const rowOf = (
  shell,
  { lines, byBot, struck },
  menu,
) => html`<li class=${byBot ? "by-bot" : nothing}>
        ${byBot ? mark(shell) : nothing}${struck ? html`<span class="spoken">${shell.t("log-undone")}</span>` : nothing}
        ${lines.map((line) => html`<p>${struck ? html`<s>${line}</s>` : line}</p>`)}
        ${menu ? html`<span class="deeds">${menu}</span>` : nothing}
      </li>`;

/** @param {Shell} shell */
const mark = ({ t }) =>
  html`<span class="mark" role="img" aria-label=${t("log-by-bot")} title=${t("log-by-bot")}>${robot}</span>`;

/** Say it to a screen reader. @param {string} text */
export function say(text) {
  const region = document.getElementById("spoken");
  if (!region || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 12) region.firstElementChild?.remove();
}
