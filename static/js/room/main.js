// @ts-check
/**
 * Entry of the room page: connects words, socket, store and board.
 *
 * @import {Action, GameEvent} from "contract"
 * @import {Page, Shell} from "./shell.js"
 */
import { render } from "lit-html";
import { dressed } from "../kit/styled.js";
import { actId } from "../site/random.js";
import { ReconnectingSocket } from "../site/socket.js";
import { fetched, Words } from "../site/words.js";
import { readyAtOnce } from "./at-once.js";
import { BoardHost } from "./board-host.js";
import { isNews } from "./chat.js";
import { makeRoomForResult, wide } from "./drawers.js";
import { keepHeld, sayHeldAgain } from "./held.js";
import { listenToKeys } from "./keys.js";
import { say, speak, spoken } from "./log.js";
import { nameOf } from "./names.js";
import { others, show, tellUnhurried } from "./notices.js";
import { refused } from "./refusals.js";
import { Signals } from "./signals.js";
import { play, wakeSounds } from "./sounds.js";
import { introduce } from "./spectators.js";
import { due, emptyStore, isRoutine, receive, SLOW, seen } from "./store.js";
import { alertTurn, soundEnd } from "./turn-alert.js";
import { tick } from "./turn-line.js";
import { header, whole } from "./view.js";
import { tellWhatItIs } from "./what-it-is.js";

/** @type {Page} */
const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}");
const main = /** @type {HTMLElement} */ (document.getElementById("room"));
const tools = /** @type {HTMLElement} */ (document.getElementById("room-tools"));
const words = new Words(page.language, [], page.game.seats);
/** Milliseconds. */
const BOARD_LATER = 1500;
let readable = false;

/** @type {Shell} */
const shell = {
  page,
  words,
  t: (key, params) => words.t(key, params),
  store: emptyStore(),
  up: false,
  board: null,
  table: null,
  coach: null,
  ui: { toasts: [] },
  send: (message) => socket.send(message),
  act,
  why,
  signal,
  redraw: () => draw(),
  toast,
  replay,
};
const boardHost = new BoardHost(shell);
words.nameOf = (/** @type {number} */ seat) => nameOf(shell, seat);
words.called = (/** @type {string} */ field, /** @type {any} */ value) =>
  shell.table ? shell.board?.called?.(field, value, shell.table) : undefined;

const socket = new ReconnectingSocket(page.socket, {
  message: (message) => hear(message),
  up: lineChanged,
  seen: () => seen(shell.store),
});

const signals = new Signals((signal) => shell.send({ type: "signal", signal }));

/** @param {object} signal */
function signal(signal) {
  const { store } = shell;
  if (store.you.seat !== null && store.match?.running) signals.signal(signal);
}

/** @param {Action} action @param {{next?: boolean}} [how] */
function act(action, { next = false } = {}) {
  const { store } = shell;
  if (store.pending) {
    if (next) store.next = action;
    return;
  }
  // Where the hand was before belongs to what it held before.
  signals.forget();
  store.pending = { id: actId(), action, lost: !shell.up, since: performance.now() };
  send(store.pending);
  draw();
  setTimeout(() => draw(), SLOW);
}

/** By it the answer to a question is known from the refusal of an act. */
const QUESTION = "why-";

/** Ask why not, beside the piece; the newest question is answered. @param {Action} action @param {Element} [near] */
function why(action, near) {
  const focus = document.activeElement;
  const piece = near ?? (focus?.closest("#board") ? focus : null);
  shell.ui.why = { id: QUESTION + actId(), near: piece };
  if (shell.store.you.seat !== null) shell.send({ type: "why", id: shell.ui.why.id, action });
}

/** Whoever asks again before the answer is told once. @param {any} answer */
async function explain(answer) {
  if (answer.id !== shell.ui.why?.id) return;
  const { near } = shell.ui.why;
  shell.ui.why = null;
  (await import("./why.js")).showWhy(shell, answer, near);
}

/** @param {any} message */
const announce = async (message) => (await import("../site/announcements.js")).announce(message);

/** @param {{id: string, action: Action}} act */
const send = ({ id, action }) => shell.send({ type: "act", id, action });

/** @param {any} message */
function hear(message) {
  if (message.type === "signals") {
    boardHost.signalled(shell.board, message.seats);
    return;
  }
  if (message.type === "announcements") return announce(message);
  if (message.id?.startsWith(QUESTION)) return explain(message);
  if (!isRoutine(message)) words.forget();
  const { room } = shell.store;
  const heard = receive(shell.store, message, performance.now());
  if (message.type === "room") shell.ui.shut = "";
  if (!room?.over && shell.store.room?.over) makeRoomForResult();
  // Whoever only comes when it is over hears nothing of it.
  if (room && !room.over && shell.store.room?.over) shell.ui.ends = true;
  if (heard.sync) shell.send({ type: "sync", n: shell.store.match?.n ?? 0 });
  if (message.type === "pong") return;
  if (heard.again) send(heard.again);
  if (heard.warned) toast(heard.warned, "warning");
  if (heard.dropped) toast(shell.t("act-dropped"), "warning");
  if (heard.refusal) refused(shell, heard.refusal, document.getElementById("board"));
  if (heard.lines?.length === 1 && isNews(shell, heard.lines[0])) play("chat");
  if (heard.notice) show(shell, heard.notice);
  if (message.type === "you") introduce(shell);
  if (message.type === "held") keepHeld(shell);
  if (message.type === "you") sayHeldAgain(shell);
  if (message.type === "you") readyAtOnce(shell);
  if (heard.asked) play("chat");
  tellUnhurried(shell);
  draw(heard.fresh);
  const next = due(shell.store);
  if (next) act(next);
  if (shell.store.room) setTimeout(loadBoard, boardWanted() ? 0 : BOARD_LATER);
}

/** @param {boolean} up @param {boolean} [sure]  it will not be back at once, which were not worth a banner */
function lineChanged(up, sure = false) {
  shell.up = up;
  if (!up && shell.store.pending) shell.store.pending.lost = true;
  // With the line to the server goes what it held back; it is said again over the next one.
  if (!up) shell.store.held = null;
  clearTimeout(shell.ui.offlineTimer);
  if (up) shell.ui.offline = false;
  else
    shell.ui.offlineTimer = setTimeout(
      () => {
        shell.ui.offline = true;
        draw();
      },
      sure ? 0 : 700,
    );
  draw();
}

/** @param {string} text @param {string} [kind] @param {string} [rule]  to read on in */
function toast(text, kind = "", rule) {
  const own = { text, kind, rule };
  shell.ui.toasts = [...others(shell, text).slice(-2), own];
  draw();
  setTimeout(() => {
    shell.ui.toasts = shell.ui.toasts.filter((/** @type {any} */ other) => other !== own);
    draw();
  }, 7000);
}

function replay() {
  const root = document.getElementById("board");
  if (root && shell.board) boardHost.replay(root, shell.board);
  const last = boardHost.last;
  if (last) say(spoken(shell, last.events));
}

/** @param {GameEvent[]} [events] */
function draw(events = []) {
  if (!readable) return;
  shell.table = boardHost.table();
  keepEndsOfFrame();
  const choosing = !!document.activeElement?.closest("#choices");
  const places = boardHost.before(shell.table, shell.board, events);
  render(header(shell), tools);
  render(whole(shell), main);
  const root = document.getElementById("board");
  if (root && shell.table && shell.board)
    boardHost.draw(root, shell.table, shell.board, events, places);
  speak(shell, events);
  alertTurn(shell);
  soundEnd(shell);
  // The button that was pressed is gone; whoever plays by keyboard stays in the list.
  if (choosing && document.activeElement === document.body)
    document.getElementById("choices")?.focus();
  tick(shell);
}

/** Who has just come by a link wants to sit down first; nothing else is on the way meanwhile. */
const boardWanted = () => !!shell.store.room?.match || shell.store.you.seat !== null;

/** The board comes after the room: who only wants to sit down need not wait for it. */
async function loadBoard() {
  if (shell.board || shell.ui.loading) return;
  shell.ui.loading = true;
  try {
    const [{ default: board }] = await Promise.all([
      import(page.game.board),
      dressed(page.game.css),
    ]);
    shell.board = board;
    words.forget();
    shell.ui.stuck = false;
    draw();
  } catch (error) {
    shell.ui.stuck = true;
    draw();
    throw error;
  } finally {
    // If the socket broke over it, the next message tries again.
    shell.ui.loading = false;
  }
}

/** Not sought on the board, which may have thousands of pieces. */
const growing = () => [
  ...(document.getElementById("drawers")?.querySelectorAll("[data-keep-end]") ?? []),
];

/** What each list says, and whether somebody reads further up in it. @returns {Map<Element, {text: string | null, read: boolean}>} */
const readings = () =>
  new Map(
    growing().map((list) => {
      const read = list.scrollHeight - list.scrollTop - list.clientHeight > 40;
      return [list, { text: list.textContent, read }];
    }),
  );

let kept = false;
let reading = readings();

/** Nor does a list lose its newest line when its place shrinks, as when there is more to do above it. */
const shrinking = new ResizeObserver((places) => {
  for (const { target } of places)
    if (reading.get(target)?.read === false) target.scrollTop = target.scrollHeight;
});

/** Once for however many drawings between two frames, and when the page is laid out for the next one anyway. */
function keepEndsOfFrame() {
  if (kept) return;
  kept = true;
  reading = readings();
  requestAnimationFrame(() => {
    kept = false;
    keepEnds(reading);
  });
}

/**
 * Lists that have grown show their newest line, but to those readers. Asked of the others, too, a
 * browser would lay out the page at each drawing.
 * @param {ReturnType<readings>} before
 */
function keepEnds(before) {
  for (const list of growing()) {
    const had = before.get(list);
    if (!had) shrinking.observe(list);
    if (!had || (!had.read && had.text !== list.textContent)) list.scrollTop = list.scrollHeight;
  }
}

wakeSounds();
listenToKeys(shell);
socket.connect();
const [found, coach] = await Promise.all([
  fetched(page.game.words),
  page.lesson ? import("./coach.js") : null,
]);
words.read(found);
shell.coach = coach;
readable = true;
main.textContent = "";
draw();
setTimeout(() => words.list);
setInterval(() => tick(shell), 250);
wide.addEventListener("change", () => draw());
addEventListener("click", tellWhatItIs(shell));
