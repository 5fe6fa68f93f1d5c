// @ts-check
/**
 * The sheet with a side's discard pile and what has not been seen of its deck yet.
 *
 * @import {Table} from "types/asy_przestworzy"
 */

import { sheet as dialog, open, opened } from "kit/sheet.js";
import { html, nothing } from "lit-html";
import { emblem, sign } from "./art/signs.js";
import { atStake, half, helps, nameOf, unseen, worth } from "./knowing.js";

/** @param {Table} table @param {number} seat */
export const openPile = (table, seat) => open(table, seat, `[data-drawer="${seat}"] .discard`);

/** @param {Table} table */
export function sheet(table) {
  const { t } = table;
  const seat = opened(table);
  if (seat === undefined) return nothing;
  const discarded = Object.values(half(table, seat).discard);
  return dialog(table, {
    title: t("board-sheet", { name: table.nameOf(seat) }),
    close: t("board-close"),
    content: html`<div class="tables">
      ${values(table, discarded, t("board-discarded-count", { count: discarded.length }))}
      ${helps(table) ? unseenTable(table, seat) : nothing}
    </div>`,
  });
}

/** @param {Table} table @param {number} seat */
function unseenTable(table, seat) {
  const ids = unseen(table, seat);
  return values(
    table,
    ids,
    html`${emblem(half(table, seat).side)}${table.t("board-unseen-count", { count: ids.length })}`,
  );
}

/** A table of aircraft and their values. @param {Table} table @param {string[]} ids @param {unknown} heading */
function values(table, ids, heading) {
  const { t, scene } = table;
  const marked = atStake(table);
  return html`<table class="aircraft-list">
    <caption>${heading}</caption>
    <thead><tr><th scope="col">${t("board-aircraft")}</th>
      ${scene.attributes.map(
        (
          own,
        ) => html`<th scope="col" class=${own === marked ? "at-stake" : ""} title=${t(`board-${own}`)}>
        ${sign(own)}<span class="spoken">${t(`board-${own}`)}</span></th>`,
      )}
    </tr></thead>
    <tbody>${ids.map(
      (id) => html`<tr><th scope="row">${nameOf(table, id)}</th>
      ${scene.attributes.map((own) => html`<td class=${own === marked ? "at-stake" : ""}>${worth(table, id, own)}</td>`)}</tr>`,
    )}
    </tbody>
  </table>`;
}
