// @ts-check
/**
 * The held card. It moves by one style in a frame of its own: nothing is drawn anew for it.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 *
 * @typedef {object} Hand
 * @property {string} key  round and ship: another card is another hand
 * @property {number} speed
 * @property {number} x
 * @property {number} y
 * @property {number} a
 * @property {[number, number]} from  where it came into the hand
 * @property {[number, number]} rest  where it was held still; there it stays when the pointer leaves the table
 * @property {number} since  when it came into the hand, by the browser's clock
 * @property {boolean} moved
 * @property {boolean} waiting  let go, but it may not drop yet
 * @property {boolean} sent  dropped, no answer yet
 */

import { say } from "kit/narrator.js";
import { offered } from "kit/offers.js";
import {
  cardBody,
  clamped,
  HALF_HEIGHT,
  HALF_WIDTH,
  isNear,
  modulo,
  overlap,
  ray,
  reach,
} from "./geometry.js";
import { bodies, isMovable, seenCard } from "./knowing.js";
import { comeClose, follow, hover, look, share, stepBack } from "./looking.js";

/** A short aim line, in u. */
export const SHORT = 1000;

/** So far from where it came into the hand, in u, a card has been moved. */
const MOVED = 40;
/** So many milliseconds after a landing the second half of a double click may still come. */
const DOUBLE = 350;
/** A pointer that stays where it is for so many milliseconds rests. */
const REST = 150;
/** A word over the table stays for so many milliseconds. */
const TOLD = 2_500;
const SHAKE = ["0", "-90px", "90px", "-50px", "0"];

/** Where a new card looks for room, in cards. */
const AROUND = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [1, 1],
  [-2, 0],
  [2, 0],
  [0, -1],
  [0, 2],
  [-2, 1],
  [2, 1],
  [-3, 0],
  [3, 0],
];

/** Bring the hand up to the newest picture. @param {Table} table */
export function settleHand(table) {
  const { ui, view } = table;
  const own = seenCard(table);
  if (!own) return letGo(ui);
  const key = `${view.round} ${own.held}`;
  if (ui.hand?.key !== key) take(table, key, own.held);
  const fixed = own.frozen ?? own.dropped;
  if (fixed) {
    [ui.hand.x, ui.hand.y, ui.hand.a] = fixed;
    follow(ui);
  }
  if (ui.hand.sent && !table.pending && !own.dropped) refused(table);
  ui.around = bodies(table);
  attempt(ui);
  show(ui);
}

/** @param {Record<string, any>} ui */
function letGo(ui) {
  ui.hand = null;
  ui.aim = null;
  stepBack(ui);
}

/** @param {Table} table @param {string} key @param {number} speed */
function take(table, key, speed) {
  const { ui, scene } = table;
  ui.around = bodies(table);
  const [x, y] = ui.pointer ?? home(ui, scene.half);
  const at = clamped({ x, y, a: 0 }, scene.half);
  const from = spot(at);
  const since = performance.now();
  const still = { from, rest: from, since, moved: false };
  ui.hand = { key, speed, ...at, ...still, waiting: false, sent: false };
  ui.aim = null;
  // A round begins with the table and what there is to be mined.
  if (ui.round === table.view.round) comeClose(ui);
  else {
    ui.view.whole();
    takeKeys(ui);
  }
  ui.round = table.view.round;
  follow(ui);
  announce(ui);
  charge(table);
}

/** What was pressed to be ready is gone: from there Tab would lead to the switches beside the table, which keep Space to themselves. @param {Record<string, any>} ui */
function takeKeys({ dom }) {
  if (document.activeElement === document.body) dom.felt?.focus({ preventScroll: true });
}

/** How long it stays in the hand at least is seen at the card, and on the button. @param {Table} table */
function charge({ ui, view, now, still }) {
  const left = (view.own?.free_at ?? 0) - now();
  if (still || left <= 0) return;
  for (const bar of ui.root.querySelectorAll("[data-charge]"))
    bar.animate(
      [
        { scale: "0 1", opacity: 1 },
        { scale: "1 1", opacity: 1 },
      ],
      left,
    );
}

/** Without a mouse a card comes into view below the middle, beside what lies there. @param {Record<string, any>} ui @param {number} half @returns {[number, number]} */
function home(ui, half) {
  const { k, x, y } = ui.view;
  const below = k > 1 ? y - (half / k) * 0.5 : HALF_HEIGHT * 2 - half;
  const places = AROUND.map(([right, up]) =>
    clamped(
      { x: x + right * 2 * HALF_WIDTH * 1.1, y: below + up * 2 * HALF_HEIGHT * 1.1, a: 0 },
      half,
    ),
  );
  const free = places.find(
    (place) => !ui.around.some((/** @type {any} */ { body }) => overlap(cardBody(place), body)),
  );
  return [(free ?? places[0]).x, (free ?? places[0]).y];
}

/** It hangs where it was let go, and what is in the way flashes; once only where little shall move. @param {Table} table */
function refused({ ui, still }) {
  ui.hand.sent = false;
  const own = cardBody(ui.hand);
  for (const { id, body } of ui.around ?? []) {
    if (overlap(own, body))
      ui.dom.felt
        ?.querySelector(`[data-body="${id}"]`)
        ?.animate([{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], {
          duration: still ? 780 : 260,
          iterations: still ? 1 : 3,
        });
  }
}

/** @param {{x: number, y: number}} at @returns {[number, number]} */
const spot = ({ x, y }) => [x, y];

/** @param {Record<string, any>} ui @param {number} x @param {number} y @param {number} [a] @param {boolean} [follows] whether the view keeps it in sight: a pointer takes the view along by itself (drifting.js) */
export function moveHand(ui, x, y, a = ui.hand?.a, follows = true) {
  const { hand } = ui;
  if (!hand || hand.sent || hand.waiting || !isMovable(ui.table)) return;
  const turned = a !== hand.a;
  Object.assign(hand, clamped({ x, y, a: modulo(a) }, ui.half));
  hand.rest = spot(hand);
  ui.follows = follows;
  hand.moved ||= turned || Math.hypot(hand.x - hand.from[0], hand.y - hand.from[1]) >= MOVED;
  ui.frame ??= requestAnimationFrame(() => {
    ui.frame = null;
    // It may have landed, or Stop may have taken it, since the pointer moved.
    if (!ui.hand) return;
    if (ui.follows) follow(ui);
    show(ui);
    announce(ui);
  });
}

/** It goes where the pointer is, and is held still once that rests. @param {Record<string, any>} ui @param {number} x @param {number} y */
export function carryHand(ui, x, y) {
  const rest = ui.hand?.rest;
  moveHand(ui, x, y, undefined, false);
  if (!rest) return;
  ui.hand.rest = rest;
  clearTimeout(ui.resting);
  ui.resting = setTimeout(() => {
    if (ui.hand) ui.hand.rest = spot(ui.hand);
  }, REST);
}

/** The pointer is off to a button: the card shall not have come along. @param {Record<string, any>} ui */
export function putBack(ui) {
  clearTimeout(ui.resting);
  if (ui.hand) moveHand(ui, ui.hand.rest[0], ui.hand.rest[1]);
}

/** Turn by tenths of a degree, counter-clockwise. @param {Record<string, any>} ui @param {number} by */
export const turnHand = (ui, by) => ui.hand && moveHand(ui, ui.hand.x, ui.hand.y, ui.hand.a + by);

/** What the server takes: whole numbers. @param {Hand} hand */
export const whole = ({ x, y, a }) => ({
  x: Math.round(x),
  y: Math.round(y),
  a: modulo(Math.round(a)),
});

/** The others may see a shadow, and Stop takes the last place told. @param {Record<string, any>} ui */
function announce(ui) {
  if (ui.table.options?.pace !== "calm") ui.table.signal?.(whole(ui.hand));
}

/** Lay the card, as soon as it may be laid. @param {Record<string, any>} ui */
export function drop(ui) {
  const { hand } = ui;
  if (!hand || !isMovable(ui.table)) return;
  if (hand.sent || hand.waiting) return notYet(ui);
  if (!hand.moved && performance.now() - hand.since < DOUBLE) return;
  hand.waiting = true;
  attempt(ui);
  show(ui);
}

/** It is on its way: pressing once more changes nothing. @param {Record<string, any>} ui */
function notYet(ui) {
  const { dom, table } = ui;
  tellAtTable(ui, table.t("board-not-yet"));
  if (!table.still) dom.held?.firstElementChild?.animate({ translate: SHAKE }, 240);
}

/** A word over the table, for a moment. @param {Record<string, any>} ui @param {string} words */
export function tellAtTable(ui, words) {
  ui.told = words;
  say(ui.root, words);
  clearTimeout(ui.telling);
  ui.telling = setTimeout(() => {
    ui.told = null;
    ui.table.redraw();
  }, TOLD);
  ui.table.redraw();
}

/** @param {Record<string, any>} ui */
function attempt(ui) {
  const { hand, table } = ui;
  clearTimeout(ui.patience);
  if (!hand?.waiting) return;
  if (offered(table, "answer")) return answerFor(ui);
  if (!isMovable(table)) {
    hand.waiting = false;
    return;
  }
  const left = (table.view.own.free_at ?? 0) - table.now();
  // A redraw brings the next try if it is not offered yet or another act is under way.
  if (!offered(table, "drop")) return;
  if (left > 0) ui.patience = setTimeout(() => attempt(ui), left + 20);
  else if (!table.pending) {
    Object.assign(hand, { waiting: false, sent: true });
    table.act({ do: "drop", ...whole(hand) });
  }
}

/** What was let go before Stop is not asked about any more (KE-106). @param {Record<string, any>} ui */
function answerFor({ hand, table }) {
  if (table.pending) return;
  hand.waiting = false;
  table.act({ do: "answer", how: "drop" });
}

/** Write what has changed into the picture. @param {Record<string, any>} ui */
export function show(ui) {
  const { hand, dom } = ui;
  if (!hand || !dom?.held) return;
  hover(ui, dom.held, hand);
  dom.knob?.style.setProperty("rotate", `${-hand.a / 10}deg`);
  const degrees = `${(hand.a / 10).toFixed(1)}°`;
  // The same words written once more would be laid out once more.
  if (dom.degrees && dom.degrees.textContent !== degrees) dom.degrees.textContent = degrees;
  const own = cardBody(hand);
  const near = ui.around.filter(
    (/** @type {any} */ { body }) => isNear(hand, body) && overlap(own, body),
  );
  // A new card hangs over the one just laid: no reason for alarm yet.
  dom.root.dataset.clash = hand.moved && near.length ? "yes" : "no";
  dom.root.dataset.hand = hand.sent ? "sent" : hand.waiting ? "waiting" : "free";
  cutOff(ui);
}

/** Full aim lines end at the first body: cut off there, as a line of another length would be laid out anew. @param {Record<string, any>} ui */
function cutOff(ui) {
  const { hand, dom, around, half } = ui;
  const met = around.map((/** @type {any} */ { body }) => body);
  for (const sight of dom.sights) {
    const line = ray(hand, sight.dataset.sight);
    hover(ui, sight, {
      x: line.ox,
      y: line.oy,
      a: (Math.atan2(-line.dx, line.dy) * 1800) / Math.PI,
    });
    sight.style.setProperty("--reach", `${share(ui, reach(line, met, half))}%`);
  }
}

/** To a place on the small map. @param {Table} table @param {number} x @param {number} y */
export function bring(table, x, y) {
  look(table).lookAt({ x, y });
  moveHand(table.ui, x, y);
}
