// @ts-check
/**
 * How many manoeuvre cards: "4 + 1 = 5".
 *
 * @import {Table} from "types/asy_przestworzy"
 */

import { act, offered } from "kit/offers.js";
import { bounded, stepper } from "kit/stepper.js";
import { html } from "lit-html";
import { balance, helps, worth } from "./knowing.js";
import { tick, timeLeft } from "./windows.js";

/** @param {Table} table */
export function bid(table) {
  const domain = offered(table, "bid")?.take?.number;
  const { least, most } = domain?.is === "number" ? domain : { least: 0, most: 0 };
  const { ui, view } = table;
  const said = ui.bid?.duel === view.duel ? ui.bid.number : least;
  return { least, most, number: bounded(said, least, most) };
}

/** @param {Table} table @param {number} number */
export function change(table, number) {
  table.ui.bid = {
    duel: table.view.duel,
    number: bounded(number, bid(table).least, bid(table).most),
  };
  table.redraw();
}

/** @param {Table} table */
export function bidding(table) {
  const { t, view } = table;
  const { least, most, number } = bid(table);
  const value = worth(table, view.own?.laid, view.contested);
  return html`${timeLeft(table)}
    <p class="says"><b>${t("board-ask-bid")}</b> <span class="hint">${hint(table, value + number)}</span></p>
    ${stepper({
      value: number,
      least,
      most,
      less: t("board-less"),
      more: t("board-more"),
      change: (next) => change(table, next),
      shows: html`${value} + ${number} = <b>${value + number}</b>`,
    })}
    <div class="answers">
      <button class="kit-do" @click=${() => act(table, { do: "bid", number })}>${t("board-bid", { number })}</button>
    </div>
    ${tick(table, "manoeuvre")}`;
}

/** @param {Table} table @param {number} value */
function hint(table, value) {
  if (!helps(table)) return "";
  const { above, equal, below } = balance(table, table.view.contested, value);
  return table.t("board-bid-against", { above, equal, below });
}
