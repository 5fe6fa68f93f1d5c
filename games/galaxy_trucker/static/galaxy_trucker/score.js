// @ts-check
/** What a flight brought everybody, line by line. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { seatSign } from "./art/signs.js";
import { answer, deed, offerOf } from "./asked.js";

/** @type {["order", "beauty", "titles", "goods", "lost", "forgiven"]} */
const LINES = ["order", "beauty", "titles", "goods", "lost", "forgiven"];

/** @param {Table} table */
export function score(table) {
  const { t, view, seats } = table;
  const lines = view.score;
  if (!lines) return nothing;
  const seen = offerOf(table, "seen");
  const ready = offerOf(table, "ready");
  const shown = LINES.filter(
    (line) => line === "order" || seats.some(({ seat }) => lines[seat]?.[line]),
  );
  return html`<div class="part-table score" role="group" aria-label=${t("board-score")}>
    <table><caption>${t("board-score")}</caption>
      <thead><tr><td></td>${seats.map(({ seat }) => html`<th scope="col">${seatSign(seat)}<span>${table.nameOf(seat)}</span></th>`)}</tr></thead>
      <tbody>${shown.map((line) => html`<tr><th scope="row">${t(`board-score-${line}`)}</th>${seats.map(({ seat }) => html`<td>${amount(line, lines[seat]?.[line] ?? 0)}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${t("board-score-total")}</th>${seats.map(({ seat }) => html`<td><b>${lines[seat]?.total}</b></td>`)}</tr></tfoot>
    </table>
    <div class="deeds">${seen ? deed(t("board-do-seen"), () => answer(table, "seen")) : nothing}${ready ? deed(t("board-do-ready"), () => answer(table, "ready")) : nothing}</div>
  </div>`;
}

/** @param {string} line @param {number} value */
const amount = (line, value) => (line === "lost" && value ? `−${value}` : String(value));
