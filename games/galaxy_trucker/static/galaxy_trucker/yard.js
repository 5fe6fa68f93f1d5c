// @ts-check
/** The yard: the heap, and the table of face-up tiles in fixed places. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { hiddenTile, tilePicture } from "./art/tiles.js";
import { kindOf, may, send } from "./knowing.js";
import { FILTERS, placesOf } from "./placing.js";
import { tileWords } from "./spoken.js";

/** @param {Table} table */
export const yard = (table) => html`<section class="tray pool" aria-label=${table.t("board-pool")}>
  <div class="pool-head">${heap(table)}${filters(table)}</div>
  ${laidOut(table)}
</section>`;

/** @param {Table} table */
function heap(table) {
  const { t, view } = table;
  const able = may(table, "draw_hidden");
  const words = t("board-draw", { left: view.heap });
  return html`<button class="heap" data-heap aria-label=${words} title=${words} aria-disabled=${able ? nothing : "true"}
    @click=${(/** @type {any} */ event) => draw(table, event.currentTarget)}>
    ${hiddenTile}<b>${view.heap}</b><kbd aria-hidden="true">n</kbd></button>`;
}

/** @param {Table} table @param {Element} [near] */
export function draw(table, near) {
  if (may(table, "draw_hidden")) send(table, { do: "draw_hidden" });
  else table.why({ do: "draw_hidden" }, near);
}

/** They dim and never sort away. @param {Table} table */
function filters(table) {
  const { t, ui } = table;
  const kinds = Object.keys(FILTERS);
  return guard(
    [ui.filter],
    () => html`<label class="filter"><span class="spoken">${t("board-filter")}</span>
    <select @change=${(/** @type {any} */ event) => {
      ui.filter = event.target.value;
      ui.table.redraw();
    }}>
      <option value="" ?selected=${!ui.filter}>${t("board-filter-all")}</option>
      ${kinds.map((kind) => html`<option value=${kind} ?selected=${ui.filter === kind}>${t(`board-filter-${kind}`)}</option>`)}
    </select></label>`,
  );
}

/** @param {Table} table */
function laidOut(table) {
  const { t, view } = table;
  const places = placesOf(view.table);
  if (!places.some((tile) => tile !== null))
    return html`<p class="empty">${t(table.standing ? "board-covered" : "board-table-empty")}</p>`;
  return html`<ul class="table targets" aria-label=${t("board-table")}>
    ${repeat(
      places,
      (tile, place) => (tile === null ? `gap ${place}` : tile),
      (tile) => (tile === null ? html`<li class="gap"></li>` : open(table, tile)),
    )}
  </ul>`;
}

/** @param {Table} table @param {number} tile */
function open(table, tile) {
  const { scene, ui } = table;
  const dim = !!ui.filter && !FILTERS[ui.filter].includes(kindOf(table, tile));
  const able = may(table, "take_open");
  return guard([tile, dim, able], () => {
    const words = tileWords(table, tile);
    return html`<li><button class="open ${dim ? "dim" : ""}" data-tile=${tile} aria-label=${words} title=${words}
    aria-disabled=${able ? nothing : "true"}
    @click=${(/** @type {any} */ event) => take(ui.table, tile, event.currentTarget)}>${tilePicture(scene.tiles[tile])}</button></li>`;
  });
}

/** @param {Table} table @param {number} tile @param {Element} [near] */
export function take(table, tile, near) {
  if (table.seat === null) return;
  if (may(table, "take_open") || table.pending) send(table, { do: "take_open", tile });
  else table.why({ do: "take_open", tile }, near);
}
