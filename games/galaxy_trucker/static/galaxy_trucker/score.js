// @ts-check
/** What a flight brought everybody, line by line. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { seatSign } from "./art/signs.js";
import { moment } from "./moments.js";

/** @type {["order", "beauty", "titles", "goods", "lost", "forgiven"]} */
const LINES = ["order", "beauty", "titles", "goods", "lost", "forgiven"];

/** @param {Table} table @param {Table["view"]["score"]} lines */
export function score(table, lines) {
  const { t, seats } = table;
  if (!lines) return nothing;
  const rows = moment(table)?.row ?? LINES.length + 1;
  const shown = LINES.filter(
    (line) => line === "order" || seats.some(({ seat }) => lines[seat]?.[line]),
  );
  const late = (/** @type {number} */ n) => (n < rows ? "" : "later");
  const best = Math.max(...seats.map(({ seat }) => lines[seat]?.total ?? 0));
  return html`<div class="part-table score" role="group" aria-label=${t("board-score")}>
    <table><caption>${t("board-score")}</caption>
      <thead><tr><td></td>${seats.map(({ seat }) => html`<th scope="col">${seatSign(seat)}<span>${table.nameOf(seat)}</span></th>`)}</tr></thead>
      <tbody>${shown.map((line, n) => html`<tr class=${late(n)}><th scope="row">${t(`board-score-${line}`)}</th>${seats.map(({ seat }) => html`<td>${amount(line, lines[seat]?.[line] ?? 0)}</td>`)}</tr>`)}</tbody>
      <tfoot><tr class=${late(LINES.length)}><th scope="row">${t("board-score-total")}</th>${seats.map(({ seat }) => html`<td class=${lines[seat]?.total === best ? "best" : ""}><b>${lines[seat]?.total}</b></td>`)}</tr></tfoot>
    </table>
  </div>`;
}

/** @param {string} line @param {number} value */
const amount = (line, value) =>
  value ? `${line === "lost" ? "−" : "+"}${value}` : html`<span aria-hidden="true">·</span>`;
