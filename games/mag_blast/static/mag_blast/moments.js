// @ts-check
/**
 * What just happened, told by motion, bubbles and sound. A tap ends it, a newer move catches up.
 *
 * @import {GameEvent, Table} from "types/mag_blast"
 * @import {Telling} from "./film.js"
 */
import { endAll, Flights, placesOf, rectOf } from "kit/flight.js";
import { tell } from "kit/narrator.js";
import { strikes, telling, timing, untold } from "./film.js";
import { isAsked, isMyTurn, kindOf, ownerOf } from "./knowing.js";
import { spoken } from "./naming.js";
import { AFTER, STRIKE } from "./strips.js";

/**
 * The picture before, and where things lay in it.
 * @typedef {{view: Table["view"] | undefined, pieces: Map<string, DOMRect>, cards: Map<string, DOMRect>, focus: string | null}} Places
 */

/** @param {HTMLElement} root @param {Table} table @returns {Places} */
export function before(root, { ui }) {
  return {
    view: ui.table?.view,
    pieces: places(root),
    cards: placesOf(root, "data-card"),
    focus: document.activeElement?.closest("[data-piece]")?.getAttribute("data-piece") ?? null,
  };
}

/** Where every piece is that can be seen. @param {HTMLElement} root */
function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const rect = piece.getBoundingClientRect();
    const name = piece.getAttribute("data-piece") ?? "";
    if (rect.width > (found.get(name)?.width ?? 0)) found.set(name, rect);
  }
  return found;
}

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
export function after(root, table, events, places) {
  telling(table)?.end();
  endAll(root);
  const struck = strikes(events);
  if (struck.length && places.view && !table.still) strike(root, table, events, places);
  else follow(root, table, events, places);
  speak(root, table);
}

/** By which a new shot lies on the table, it is somebody else's turn, or somebody is out. */
const SHOTS = ["salvo-fired", "ram-begun", "squadron-launched", "turn-began", "flagship-destroyed"];

/**
 * Where the plates of the others lie in a row that is scrolled, that of who shoots comes into sight, of
 * who is shot at, and of who has fallen. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events
 */
export function bringIn(root, table, events) {
  if (!events.some(({ event }) => SHOTS.includes(event))) return;
  const row = root.querySelector(".others");
  const { plays, seat } = table.view;
  const target = plays?.[0]?.target;
  if (!row) return;
  const fallen = events.flatMap((each) => (each.event === "flagship-destroyed" ? [each.seat] : []));
  for (const who of [seat, target ? ownerOf(table, target) : null, ...fallen]) {
    const plate = row.querySelector(`[data-seat="${who}"]`)?.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    if (!plate) continue;
    row.scrollLeft += out(plate.left, plate.right, place.left, place.right);
    row.scrollTop += out(plate.top, plate.bottom, place.top, place.bottom);
  }
}

/** How far it stands out, after the end or before the beginning. @param {number} begins @param {number} ends @param {number} from @param {number} to */
const out = (begins, ends, from, to) => Math.max(0, ends - to) + Math.min(0, begins - from);

/** First what strikes, on the old picture; then what came of it. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
function strike(root, table, events, places) {
  const { ui } = table;
  const { lasts, pace } = timing(events);
  const end = () => {
    clearTimeout(timer);
    if (ui.telling !== own) return;
    ui.telling = undefined;
    const now = before(root, ui.table);
    // Where it struck a flagship lies another's now.
    if (own.events.some(({ event }) => event === "flagship-destroyed")) endAll(root);
    ui.table.redraw();
    follow(root, ui.table, own.events, { ...now, view: places.view });
  };
  const timer = setTimeout(end, lasts);
  /** @type {Telling} */
  const own = {
    of: table.view,
    view: /** @type {Table["view"]} */ (places.view),
    events: untold(events),
    end,
  };
  ui.telling = own;
  table.redraw();
  bringIn(root, table, events);
  const flights = new Flights(root, table);
  for (const event of events)
    if (!own.events.includes(event)) AFTER[event.event]?.(flights, event, places);
  for (const { event, at } of strikes(events))
    STRIKE[event.event](flights, event, places, at / pace);
}

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
function follow(root, table, events, places) {
  bringIn(root, table, events);
  const flights = new Flights(root, table);
  for (const event of events) AFTER[event.event]?.(flights, event, places);
  settle(flights, places, events);
  if (places.focus) keep(root, places.focus);
}

/** Own cards close ranks, new ones come from the stack. @param {Flights} flights @param {Places} places @param {GameEvent[]} events */
function settle(flights, places, events) {
  const { root, table } = flights;
  const stack = rectOf(root, ".kit-pile.stack .heap");
  const drawn = events.some(({ event }) => event === "cards-drawn" || event === "taken-seen");
  for (const item of root.querySelectorAll(".part-hand [data-card]")) {
    const from = places.cards.get(item.getAttribute("data-card") ?? "");
    if (from) flights.glide(item.firstElementChild, from, { duration: 220 });
    else if (drawn && stack)
      flights.glide(item.firstElementChild, stack, { duration: 380, appears: true });
  }
  if (drawn) table.play("card");
}

/** The keyboard stays where it was, if that is still there. @param {HTMLElement} root @param {string} piece */
function keep(root, piece) {
  if (document.activeElement !== document.body) return;
  const found = root.querySelector(`[data-piece="${piece}"]`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}

/** At once only what calls for this viewer: a question, or their turn. @param {HTMLElement} root @param {Table} table */
function speak(root, table) {
  const { view, t } = table;
  const play = view.plays?.at(-1);
  const asked = isAsked(table) && play;
  tell(root, [
    asked &&
      t("board-asked-by", { who: table.nameOf(play.seat), card: t(`kind-${kindOf(play.card)}`) }),
    asked &&
      play.target &&
      ownerOf(table, play.target) === table.seat &&
      /^[A-Z]/.test(play.target) &&
      spoken(table, play.target),
    !asked &&
      isMyTurn(table) &&
      !view.window &&
      t("board-your-turn", { phase: t(`board-phase-${view.phase}`) }),
  ]);
}
