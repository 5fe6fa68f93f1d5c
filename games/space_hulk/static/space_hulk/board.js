// @ts-check
/**
 * The board: a motion tracker in a derelict hull. It draws the view, offers the actions and holds no
 * rules.
 *
 * @import {Note} from "contract"
 * @import {Board, GameEvent, Offer, Table} from "types/space_hulk"
 */
import { dice } from "kit/dice.js";
import { air, endAll } from "kit/flight.js";
import { letGo } from "kit/keys.js";
import { narrator } from "kit/narrator.js";
import { choices } from "kit/offers.js";
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { choose, forget, march, readied, tapped } from "./acting.js";
import { aims } from "./aims.js";
import * as art from "./art/signs.js";
import { bar } from "./bar.js";
import { chips } from "./chips.js";
import { deck } from "./deck.js";
import { offered } from "./drafting.js";
import { built } from "./hull.js";
import { keys } from "./keys.js";
import { called, isMine, owed, own, piece, pieces } from "./knowing.js";
import { follow, middle, settle } from "./looking.js";
import { begin, moment, skip, veiled } from "./moments.js";
import { sounds } from "./sounds.js";
import { others } from "./spoken.js";
import { status } from "./status.js";
import { summary } from "./summary.js";

/** @param {Table} table */
function draw(table) {
  const { ui, view, standing, still, seat } = table;
  Object.assign(ui, { table, tapped });
  forget(table);
  ui.place = readied(table);
  const drawn = ref((root) => root && queueMicrotask(() => settle(table, root, focus(table))));
  return html`<div ${drawn} class="kit-board hulk ${standing ? "standing" : ""} ${still ? "still" : ""} ${seat === null ? "watching" : ""}" data-phase=${view.phase}
    @click=${letGo} @pointerdown=${() => skip(table)}>
    <div class="kit-layout">${status(table)}${deck(table, aims(table))}${chips(table)}${bar(table)}</div>
    ${others(table)} ${air} ${narrator}
  </div>`;
}

/** Where the eye should be first. @param {Table} table @returns {[number, number] | null} */
function focus(table) {
  const mine = own(table).filter(({ at }) => at !== undefined);
  const at = piece(table, table.ui.chosen ?? table.view.active)?.at;
  const [entry] = choices(offered(table, "place_blip"), "entry").map(
    (one) => table.scene.entries[one - 1],
  );
  const square = owed(table)?.at ?? at ?? entry ?? mine[0]?.at ?? pieces(table)[0]?.at;
  return square === undefined ? null : middle(table, square);
}

/** A newer picture ends what runs. @param {HTMLElement} root */
const before = (root) => endAll(root);

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events */
function after(root, table, events) {
  const { ui, view } = table;
  if (events.some(({ event }) => event === "phase-started")) ui.chosen = null;
  begin(root, table, events);
  march(table, events);
  const place = owed(table)?.at;
  if (events.length && place !== undefined) follow(table, middle(table, place));
  const active = piece(table, view.active);
  if (events.length && !ui.chosen && active && isMine(table, active)) choose(table, active.id);
}

/** Those of the chosen piece, and those that need none; where it may do nothing, all. @param {Offer[]} offers @param {Table} table */
function first(offers, table) {
  const pieces = (/** @type {Offer} */ offer) => choices(/** @type {any} */ (offer), "piece");
  const of = (/** @type {Offer} */ offer) => pieces(offer).includes(table.ui.chosen);
  if (!offers.some(of)) return offers;
  return offers.filter((offer) => of(offer) || !pieces(offer).length);
}

/** What the film shows is told when it has. */
const shown = (/** @type {Table} */ table) =>
  moment(table) && table.view.phase === "over"
    ? { ...table, view: { ...table.view, turn: undefined } }
    : table;

const primer = async () => (await import("./primer.js")).primer({ art, built, dice });

const chapters = ["round-started", "phase-started"];
const unlisted = ["placing-over", "floor-kept"];

export default /** @satisfies {Board} */ ({
  draw,
  before,
  after,
  keys,
  called,
  first,
  summary,
  veiled,
  shown,
  primer,
  chapters,
  unlisted,
  sounds,
});
