// @ts-check
/**
 * Entry of the replay page: plays the recording of a match on the game's own board, at any speed.
 *
 * @import {SeatLine} from "contract"
 * @import {Recording, Track} from "./recording.js"
 * @import {Shell} from "../room/shell.js"
 * @import {Told} from "../room/store.js"
 *
 * @typedef {object} Player
 * @property {Recording} recording
 * @property {Track} track  of those through whose eyes one looks
 * @property {number | null} seat  theirs; null is everybody
 * @property {number} index  of the frame that is shown
 * @property {boolean} playing
 * @property {number} speed
 * @property {(index: number) => void} go
 * @property {(way: 1 | -1) => void} turn  to the next chapter, or the one before
 * @property {() => void} toggle  play, or stop
 * @property {(speed: number) => void} pace
 * @property {(seat: number | null) => void} look  with these eyes
 */
import { render } from "lit-html";
import { dressed } from "../kit/styled.js";
import { BoardHost } from "../room/board-host.js";
import { nameOf } from "../room/names.js";
import { wakeSounds } from "../room/sounds.js";
import { emptyStore } from "../room/store.js";
import { tick } from "../room/turn-line.js";
import { tellWhatItIs } from "../room/what-it-is.js";
import { listenToMenus } from "../site/about.js";
import { recall, remember } from "../site/storage.js";
import { fetched, Words } from "../site/words.js";
import { listenToReplayKeys } from "./keys.js";
import {
  chapterFrom,
  chaptersOf,
  frameOf,
  pauseAfter,
  pointed,
  pointer,
  trackOf,
  viewAt,
} from "./recording.js";
import { keepTable } from "./table.js";
import { header, markStep, whole } from "./view.js";

/** Milliseconds on one frame after which its address is worth saying: browsers count. */
const AT_REST = 150;
/** How often a board is asked whether it is still telling the last move. */
const ASK_AGAIN = 200;

const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}");
const main = /** @type {HTMLElement} */ (document.getElementById("replay"));
const tools = /** @type {HTMLElement} */ (document.getElementById("room-tools"));
const words = new Words(page.language, [], page.game.seats);

/** What the parts of a room's page ask for, as far as a match that is over has it. @type {Shell} */
const shell = {
  page,
  words,
  t: (key, params) => words.t(key, params),
  store: emptyStore(),
  up: true,
  board: null,
  table: null,
  coach: null,
  ui: { toasts: [], past: true },
  send: () => false,
  act: () => {},
  why: () => {},
  signal: () => {},
  redraw: () => draw(),
  toast: () => {},
  replay: () => again(),
};
const boardHost = new BoardHost(shell);
words.nameOf = (/** @type {number} */ seat) => nameOf(shell, seat);
words.called = (/** @type {string} */ field, /** @type {any} */ value) =>
  shell.table ? shell.board?.called?.(field, value, shell.table) : undefined;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const [recording, , board] = await Promise.all([
  fetch(page.recording).then((answer) => /** @type {Promise<Recording>} */ (answer.json())),
  fetched(page.game.words).then((texts) => words.read(texts)),
  import(page.game.board).then((module) => module.default),
]);
const asked = pointed(location.search, page.seats.length);

/** @type {Player} */
const player = {
  recording,
  track: trackOf(recording, asked.seat),
  seat: asked.seat,
  index: 0,
  playing: false,
  speed: recall("replay-speed", 1),
  go: (index) => go(index),
  turn: (way) => {
    const { track, index } = player;
    go(chapterFrom(track, chaptersOf(track, shell.board?.chapters), index, way));
  },
  toggle,
  pace,
  look,
};

/** A step forwards is shown as it was in play; anything else is a jump. @param {number} index */
function go(index) {
  const { frames } = player.track;
  const next = Math.min(frames.length - 1, Math.max(0, index));
  const events = next === player.index + 1 ? frames[next].events : [];
  player.index = next;
  if (next === frames.length - 1) player.playing = false;
  show();
  draw(events);
  follow();
}

/** @type {WeakMap<Track, Told[]>} */
const told = new WeakMap();

/** All that a track tells, as a room's page keeps it. @param {Track} track */
function toldOf(track) {
  const known =
    told.get(track) ?? track.frames.map(({ v, events }) => /** @type {Told} */ ([v, events]));
  told.set(track, known);
  return known;
}

/** Put the frame where a room's page has what the server sent. */
function show() {
  const { track, index, seat } = player;
  const { v, at } = track.frames[index];
  const room = { ...shell.store.room, over: index === track.frames.length - 1 };
  shell.store = {
    ...shell.store,
    room: /** @type {any} */ (room),
    you: { seat, name: null },
    // Its clock shows the moment of the move, for however long one looks.
    match: {
      match: seat === null ? 1 : seat + 2,
      n: v,
      now: at,
      at: Infinity,
      running: true,
      scene: track.scene,
      view: viewAt(track, index),
      groups: {},
    },
    told: toldOf(track).slice(0, index + 1),
  };
}

/** @param {import("contract").GameEvent[]} [events] */
function draw(events = []) {
  shell.table = boardHost.table();
  if (shell.table) shell.table.eyes = throughEyes;
  const places = boardHost.before(shell.table, shell.board, events);
  render(header(shell), tools);
  render(whole(shell, player), main);
  const root = document.getElementById("board");
  if (root && shell.table && shell.board)
    boardHost.draw(root, shell.table, shell.board, events, places);
  markStep(player);
  tick(shell);
}

/** What a seat saw at the moment that is shown. @param {number} seat */
function throughEyes(seat) {
  const track = trackOf(recording, seat);
  return viewAt(track, frameOf(track, player.track.frames[player.index].v));
}

/** The address follows; or, while it plays, the next frame. */
function follow() {
  clearTimeout(timer);
  const { track, index, playing, speed } = player;
  timer = playing ? setTimeout(advance, pauseAfter(track, index, speed)) : setTimeout(say, AT_REST);
}

/** Where one looks, as a link. */
function say() {
  const { track, index, seat } = player;
  history.replaceState(null, "", pointer(track.frames[index].v, seat));
}

/** What a board tells in its own time is told to the end. */
function advance() {
  if (shell.table && shell.board?.veiled?.(shell.table).length)
    timer = setTimeout(advance, ASK_AGAIN);
  else go(player.index + 1);
}

/** At the end it begins again. */
function toggle() {
  player.playing = !player.playing;
  if (player.playing && player.index === player.track.frames.length - 1) return go(0);
  follow();
  draw();
}

/** @param {number} speed */
function pace(speed) {
  player.speed = speed;
  remember("replay-speed", speed);
  follow();
  draw();
}

/** The same moment through other eyes. @param {number | null} seat */
function look(seat) {
  const { v } = player.track.frames[player.index];
  const track = trackOf(recording, seat);
  Object.assign(player, { seat, track });
  go(frameOf(track, v));
}

function again() {
  const root = document.getElementById("board");
  if (root && shell.board) boardHost.replay(root, shell.board);
}

// In this order: what a board wears in a replay alone overrules the rest.
await Promise.all([page.game.css, page.css].filter(Boolean).map(dressed));
const { code, seats, options, outcome } = page;
/** @type {{seats: SeatLine[], [field: string]: any}} */
const room = {
  code,
  game: page.game.slug,
  options,
  levels: [],
  seats,
  watching: 0,
  commitment: "",
  match: 1,
  outcome,
};
Object.assign(shell.store, { room });
shell.board = board;
main.textContent = "";
wakeSounds();
addEventListener("click", tellWhatItIs(shell));
keepTable(shell);
listenToReplayKeys(shell, player);
listenToMenus(() => Promise.resolve(shell.t));
player.index = frameOf(player.track, asked.version ?? 0);
go(player.index);
