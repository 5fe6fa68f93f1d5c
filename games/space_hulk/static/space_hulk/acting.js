// @ts-check
/**
 * From taps and keys to actions: a piece is chosen, then a square, and what that means is offered or
 * asked about. A way is sent action by action, and the first surprise stops it.
 *
 * @import {Action, Facing, GameEvent, Table} from "types/space_hulk"
 * @import {Step} from "./geometry.js"
 */
import { choices } from "kit/offers.js";
import { aimed, chances, inFront } from "./chances.js";
import { draft, lit, offered, purse, wayTo } from "./drafting.js";
import { turned } from "./geometry.js";
import {
  chosen,
  isMine,
  offerFor,
  offersOf,
  owed,
  own,
  piece,
  pieceAt,
  targetAt,
} from "./knowing.js";
import { follow, middle, squareAt } from "./looking.js";

/** Share of what is seen within which a chosen piece stays. */
const NEAR = 0.25;

/** Whatever was begun is dropped. @param {Table} table */
export function drop({ ui }) {
  Object.assign(ui, {
    draft: null,
    aim: null,
    target: null,
    fights: false,
    warn: null,
    march: null,
  });
}

/** Whether there is anything to drop. @param {Table} table */
export const isUnderWay = ({ ui }) => !!(ui.draft || ui.aim || ui.target || ui.warn || ui.march);

/** What is gone is neither chosen nor aimed at any more. @param {Table} table */
export function forget(table) {
  const { ui } = table;
  if (ui.chosen && !piece(table, ui.chosen)) ui.chosen = null;
  if (ui.target && !aimed(table)) Object.assign(ui, { target: null, fights: false });
}

/** @param {Table} table @param {string | null} id */
export function choose(table, id) {
  const { ui } = table;
  drop(table);
  ui.chosen = id;
  const at = piece(table, id)?.at;
  if (at !== undefined) ui.cursor = at;
  table.redraw();
}

/** Away from the deck: it comes to where its next steps are not under the tools. @param {Table} table @param {string | null} id */
export function turnTo(table, id) {
  choose(table, id);
  const at = piece(table, id)?.at;
  if (at !== undefined) follow(table, middle(table, at), NEAR);
}

/** The next of my pieces that can still act. @param {Table} table @param {1 | -1} way */
export function chooseNext(table, way) {
  const able = own(table).filter((one) => offersOf(table, one.id).length && purse(table, one) > 0);
  const at = able.findIndex(({ id }) => id === table.ui.chosen);
  const next = able.at(at < 0 && way < 0 ? -1 : (at + way) % Math.max(1, able.length));
  if (next) turnTo(table, next.id);
}

/** @param {Table} table @param {[number, number]} point @param {MouseEvent} event */
export function tapped(table, point, event) {
  const target = /** @type {Element} */ (event.target);
  const id = target.closest?.("[data-piece]")?.getAttribute("data-piece");
  const one = piece(table, id);
  if (one && one.at === undefined) return choose(table, one.id);
  press(table, squareAt(table, point), target);
}

/** A square was tapped, or Enter pressed on it. @param {Table} table @param {number} square @param {Element} [near] */
export function press(table, square, near) {
  const { ui, scene } = table;
  if (table.past || square < 0) return;
  ui.cursor = square;
  const light = lit(table).find((one) => one.square === square)?.kind;
  if (light === "place" && offered(table, "place_alien")) return lay(table, square);
  if (light === "place") return placeBlip(table, scene.entries.indexOf(square) + 1);
  if (light === "burn") return burn(table, square);
  const here = pieceAt(table, square);
  if (here && isMine(table, here)) return choose(table, here.id === ui.chosen ? null : here.id);
  const found = chances(table).find(({ target }) => target === targetAt(table, square));
  if (found?.by) choose(table, found.by);
  if (found) return aim(table, found.target);
  if (light === "leaf-here") return void take(table, "door", { at: square });
  if (chosen(table) && isMine(table, chosen(table))) return plan(table, square, near);
  if (here) return choose(table, here.id === ui.chosen ? null : here.id);
  if (ui.chosen) return choose(table, null);
  table.redraw();
}

/** A second tap goes; what cannot be reached says why. @param {Table} table @param {number} square @param {Element} [near] */
function plan(table, square, near) {
  const { ui } = table;
  if (ui.draft?.at === square && draft(table)) return go(table);
  if (wayTo(table, square)) {
    Object.assign(ui, { draft: { at: square, facing: null }, aim: null, target: null });
    return table.redraw();
  }
  const had = ui.draft;
  ui.draft = null;
  table.redraw();
  // Beside the square, which now has the cursor; by keys where the focus is.
  const there = near && ui.root?.querySelector(".cursor");
  if (!had && table.offers.length)
    table.why(/** @type {any} */ ({ do: "move", piece: ui.chosen, to: square, cp: 0 }), there);
}

/** The end facing of the draft, a quarter further. @param {Table} table @param {number} quarters */
export function turnDraft(table, quarters) {
  const { ui } = table;
  const now = draft(table);
  if (!now) return;
  for (let k = 1; k <= 4; k++) {
    const facing = turned(now.facing, quarters * k);
    if (!wayTo(table, now.end, facing)) continue;
    ui.draft = { at: now.end, facing };
    break;
  }
  table.redraw();
}

/** First the chance, then the shot. @param {Table} table @param {string} target */
export function aim(table, target) {
  const { ui } = table;
  if (ui.target !== target) {
    Object.assign(ui, { target, fights: false, draft: null });
    return table.redraw();
  }
  fire(table);
}

/** What is aimed at is shot at, or struck. @param {Table} table */
export function fire(table) {
  const found = aimed(table);
  if (!found) return;
  const { target, kind } = found;
  if (kind === "extra") return void table.act({ do: "extra_hit", target });
  if (kind === "fight") return take(table, "attack");
  take(table, kind === "free" ? "follow_shot" : "shoot", { target });
}

/**
 * An action of the chosen piece, paid by its own points first. What may not be done says why.
 * @param {Table} table @param {string} tag @param {Record<string, any>} [fields] @param {Element} [near]
 */
export function take(table, tag, fields = {}, near) {
  const { ui } = table;
  const id = ui.chosen;
  const offer = offerFor(table, id, tag, fields);
  const paid = offer?.take && "cp" in offer.take ? choices(/** @type {any} */ (offer), "cp") : null;
  const cp = paid && (ui.payCp ? paid.at(-1) : paid[0]);
  const action = /** @type {any} */ ({
    do: tag,
    piece: id,
    ...fields,
    ...(offer && paid ? { cp } : {}),
  });
  if (!offer) return table.why({ ...action, ...(FREE.includes(tag) ? {} : { cp: 0 }) }, near);
  Object.assign(ui, { target: null, fights: false, aim: null, draft: null, march: null });
  heed(table, id, () => table.act(action));
}

/** Their actions name no command points. */
const FREE = [
  "follow_shot",
  "enter",
  "convert",
  "burn_roll",
  "enter_facing",
  "face",
  "swap",
  "trade",
];

/** SH-766 Points that activating another piece would lose are asked about once. @param {Table} table @param {string} id @param {() => void} then */
export function heed(table, id, then) {
  const { ui, view, t } = table;
  const active = piece(table, view.active);
  const loses = active && active.id !== id && isMine(table, active) && active.ap > 0;
  if (!loses || ui.careless || ui.heeded === `${view.round} ${view.phase} ${active.id}`)
    return then();
  ui.heeded = `${view.round} ${view.phase} ${active.id}`;
  ui.warn = { text: t("board-lose-ap", { points: active.ap }), go: then };
  table.redraw();
}

/** What was asked about is done, or not. @param {Table} table @param {boolean} yes */
export function answer(table, yes) {
  const { go: then } = table.ui.warn;
  table.ui.warn = null;
  if (yes) then();
  table.redraw();
}

/** SH-766 @param {Table} table */
export function endPhase(table) {
  const { ui, view, t } = table;
  const points = own(table).reduce((sum, one) => sum + purse(table, one), 0);
  const asked = `${view.round} ${view.phase} end`;
  const cp = view.phase === "marine_actions" ? view.cp : 0;
  const end = () => table.act({ do: "end_phase" });
  if (!(points || cp) || ui.careless || ui.heeded === asked) return end();
  ui.heeded = asked;
  ui.warn = { text: t("board-lose-all", { points, cp }), go: end };
  table.redraw();
}

/** Send the drafted way. @param {Table} table */
export function go(table) {
  const { ui } = table;
  const plan = draft(table);
  if (!plan || table.pending) return;
  heed(table, plan.piece, () => {
    const left = plan.path.map(({ step }) => /** @type {Step} */ (step));
    Object.assign(ui, { draft: null, march: { piece: plan.piece, left } });
    march(ui.table);
  });
}

/** What does not stop a way. */
const EXPECTED = ["moved", "turned", "picked-up", "floor-kept", "overwatch-ended"];

/** After each answer the next action of the way, unless something has happened. @param {Table} table @param {GameEvent[]} [events] */
export function march(table, events = []) {
  const { ui } = table;
  // Whoever else has done it, and whatever is on its way.
  if (owed(table) || events.some(({ event }) => !EXPECTED.includes(event))) ui.march = null;
  if (!ui.march || table.pending) return;
  const step = ui.march.left.shift();
  if (!step) {
    ui.march = null;
    return;
  }
  ui.chosen = ui.march.piece;
  const going = ui.march;
  const tag = "to" in step ? "move" : "turn";
  const offer = offerFor(table, going.piece, tag, step);
  if (!offer) {
    ui.march = null;
    return;
  }
  const cp = choices(/** @type {any} */ (offer), "cp")[0];
  table.act(
    /** @type {Action} */ (/** @type {unknown} */ ({ do: tag, piece: going.piece, ...step, cp })),
  );
}

/** One step by a key, relative to where it looks. @param {Table} table @param {"ahead" | "back"} way */
export function step(table, way) {
  const one = chosen(table);
  if (!one || one.at === undefined) return;
  const to = inFront(table, one.id);
  take(table, "move", { to: way === "ahead" ? to : 2 * one.at - to }, undefined);
}

/** SH-457 An alien is laid, turned by taps, and placed by the button. @param {Table} table @param {number} to */
function lay(table, to) {
  const { ui } = table;
  const facing = ui.place?.to === to ? turned(ui.place.facing, 1) : (ui.place?.facing ?? "s");
  ui.place = { to, facing };
  table.redraw();
}

/** The alien that is laid ready, as long as it may stand there; of one square alone only the facing is to be chosen. @param {Table} table */
export function readied(table) {
  const { place } = table.ui;
  if (owed(table)?.what !== "placing") return null;
  const squares = choices(offered(table, "place_alien"), "to");
  if (place && squares.includes(place.to)) return place;
  return squares.length === 1 ? { to: squares[0], facing: "s" } : null;
}

/** @param {Table} table */
export function placeAlien(table) {
  const place = readied(table);
  if (place) table.act({ do: "place_alien", ...place });
}

/** @param {Table} table @param {number} entry */
export function placeBlip(table, entry) {
  const hand = choices(offered(table, "place_blip"), "blip");
  const blip = hand.includes(table.ui.card) ? table.ui.card : hand[0];
  table.act({ do: "place_blip", blip, entry });
  // What waits there lies outside.
  follow(table, middle(table, table.scene.entries[entry - 1]), NEAR);
}

/** @param {Table} table @param {number} to */
function burn(table, to) {
  if (offered(table, "flame_next")) table.act({ do: "flame_next", to });
  else take(table, "flame", { to });
}
