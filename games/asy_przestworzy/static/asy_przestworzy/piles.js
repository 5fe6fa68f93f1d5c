// @ts-check
/**
 * The sheet with a side's discard pile and what has not been seen of its deck yet.
 *
 * @import {Table} from "contract"
 */
import { html, nothing } from "lit-html";
import { emblem, sign } from "./art/signs.js";
import { atStake, half, helps, nameOf, unseen, worth } from "./knowing.js";

/** @param {Table} table @param {number} seat */
export function openPile(table, seat) {
  table.ui.pile = seat;
  table.redraw();
  requestAnimationFrame(() =>
    document.querySelector(/** @type {any} */ (".asy .sheet .close"))?.focus(),
  );
}

/** @param {Table} table */
export function closePile(table) {
  const seat = table.ui.pile;
  table.ui.pile = undefined;
  table.redraw();
  document.querySelector(/** @type {any} */ (`.asy [data-discard="${seat}"]`))?.focus();
}

/** @param {Table} table */
export function sheet(table) {
  const { t, ui } = table;
  if (ui.pile === undefined) return nothing;
  const discarded = Object.values(half(table, ui.pile).discard);
  return html`<div class="sheet" role="dialog" aria-label=${t("board-sheet", { name: table.nameOf(ui.pile) })}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && closePile(table)}>
    <div class="paper">
      <header><h2>${t("board-sheet", { name: table.nameOf(ui.pile) })}</h2>
        <button class="close" aria-label=${t("board-close")} @click=${() => closePile(table)}>✕</button></header>
      <div class="tables">
        ${values(table, discarded, t("board-discarded-count", { count: discarded.length }))}
        ${helps(table) ? unseenTable(table, ui.pile) : nothing}
      </div>
    </div>
  </div>`;
}

/** @param {Table} table @param {number} seat */
export function unseenTable(table, seat) {
  const ids = unseen(table, seat);
  return values(
    table,
    ids,
    html`${emblem(half(table, seat).side)}${table.t("board-unseen-count", { count: ids.length })}`,
  );
}

/** A table of aircraft and their values. @param {Table} table @param {string[]} ids @param {unknown} heading */
export function values(table, ids, heading) {
  const { t, scene } = table;
  const marked = atStake(table);
  return html`<table class="aircraft-list">
    <caption>${heading}</caption>
    <thead><tr><th scope="col">${t("board-aircraft")}</th>
      ${scene.attributes.map(
        (
          /** @type {string} */ own,
        ) => html`<th scope="col" class=${own === marked ? "at-stake" : ""} title=${t(`board-${own}`)}>
        ${sign(own)}<span class="spoken">${t(`board-${own}`)}</span></th>`,
      )}
    </tr></thead>
    <tbody>${ids.map(
      (id) => html`<tr><th scope="row">${nameOf(table, id)}</th>
      ${scene.attributes.map((/** @type {string} */ own) => html`<td class=${own === marked ? "at-stake" : ""}>${worth(table, id, own)}</td>`)}</tr>`,
    )}
    </tbody>
  </table>`;
}
