// @ts-check
/**
 * How many manoeuvrability cards: "4 + 1 = 5".
 *
 * @import {Table} from "contract"
 */
import { html } from "lit-html";
import { balance, helps, offered, worth } from "./knowing.js";
import { clock, tick } from "./windows.js";

/** @param {Table} table */
export function bid(table) {
  const domain = offered(table, "bid")?.take?.number;
  const most = domain?.is === "number" ? domain.most : 0;
  const { ui, view } = table;
  return { most, number: ui.bid && ui.bid.duel === view.duel ? Math.min(ui.bid.number, most) : 0 };
}

/** @param {Table} table @param {number} step */
export function change(table, step) {
  const { most, number } = bid(table);
  table.ui.bid = { duel: table.view.duel, number: Math.min(most, Math.max(0, number + step)) };
  table.redraw();
}

/** @param {Table} table */
export function bidding(table) {
  const { t, view } = table;
  const { most, number } = bid(table);
  const value = worth(table, view.own.laid, view.contested);
  const step = (
    /** @type {number} */ by,
    /** @type {string} */ key,
    /** @type {string} */ text,
  ) => html`<button
    class="step" aria-label=${t(key)} ?disabled=${by > 0 ? number === most : number === 0} @click=${() => change(table, by)}>${text}</button>`;
  return html`${clock(table)}
    <p class="says"><b>${t("board-ask-bid")}</b> <span class="hint">${hint(table, value + number)}</span></p>
    <p class="sum" aria-live="polite">${step(-1, "board-less", "−")}<span class="sum-text">${value} + ${number} = <b>${value + number}</b></span>${step(1, "board-more", "+")}</p>
    <div class="answers">
      <button class="do" @click=${() => table.pending || table.act({ do: "bid", number })}>${t("board-bid", { number })}</button>
    </div>
    ${tick(table, "manoeuvre")}`;
}

/** @param {Table} table @param {number} value */
function hint(table, value) {
  if (!helps(table)) return "";
  const { above, equal, below } = balance(table, table.view.contested, value);
  return table.t("board-bid-against", { above, equal, below });
}
