// @ts-check
/**
 * The duel: two halves with the laid aircraft, the attribute at stake between them.
 *
 * @import {Reveal, Table} from "types/asy_przestworzy"
 */

import { offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { emblem, sign } from "./art/signs.js";
import { back, flyer, spoken } from "./cards.js";
import { atStake, chosen, duelSeen, far, half, nameOf, near, shownPair, worth } from "./knowing.js";
import { stacks } from "./stacks.js";

/** While a pair lies open the halves are one stage, under a sky of the attribute's colour. @param {Table} table */
export function strip(table) {
  const shown = shownPair(table);
  return html`<section class="strip part-table ${shown ? `stage ${shown.attribute}` : ""}" aria-label=${table.t("board-duel-place")}>
  ${slot(table, near(table), "near")}
  ${plaque(table)} ${slot(table, far(table), "far")} ${stacks(table)}
  ${shown ? html`<i class="tracer"></i>` : nothing}
</section>`;
}

/** @param {Table} table @param {number} seat @param {string} place */
function slot(table, seat, place) {
  const shown = shownPair(table);
  const id = shown ? shown.aircraft[seat] : half(table, seat).laid;
  const outcome = shown ? result(shown, seat) : "";
  return html`<div class="slot ${place} ${outcome}" data-slot=${seat}>
    <div class="laid">${id ? keyed(shown ? id : "back", laid(table, seat, id, shown)) : empty(table, seat)}</div>
    <p class="total">${shown ? total(shown, seat) : caption(table, seat, id)}</p>
  </div>`;
}

/** @param {Table} table @param {number} seat @param {string} id @param {Reveal | undefined} shown */
function laid(table, seat, id, shown) {
  if (!shown) return html`<span class="turner">${back(half(table, seat).side)}</span>`;
  return html`<span class="turner shown" role="img" aria-label=${spoken(table, id, shown.attribute)}>
    ${flyer(table, id)}<small class="name">${nameOf(table, id)}</small>
  </span>`;
}

/** @param {Reveal} shown @param {number} seat */
function result({ winner }, seat) {
  if (winner === undefined) return "tied";
  return winner === seat ? "winner" : "loser";
}

/** The value, the pluses, the sum: "4 + 1 = 5". @param {Reveal} shown @param {number} seat */
function total({ values, bonuses, totals }, seat) {
  const plus = bonuses[seat]
    ? html`<span class="bonus"><small>${values[seat]}</small><span class="plus">+${bonuses[seat]}</span></span>`
    : nothing;
  return html`${plus}<b class="reel" aria-hidden="true"><span class="digits to-${totals[seat]}">
      ${[0, 1, 2, 3, 4, 5].map((digit) => html`<i>${digit}</i>`)}</span></b>
    <span class="spoken">${totals[seat]}</span>`;
}

/** @param {Table} table @param {number} seat @param {string | undefined} id */
function caption(table, seat, id) {
  const own = seat === table.seat ? table.view.own?.laid : undefined;
  const attribute = table.view.contested;
  if (own && attribute)
    return html`<small class="own-laid">${nameOf(table, own)} · <b>${worth(table, own, attribute)}</b></small>`;
  return id ? html`<small>${table.t("board-laid")}</small>` : nothing;
}

/** @param {Table} table @param {number} seat */
function empty(table, seat) {
  const card = chosen(table);
  const { side } = half(table, seat);
  const ready = seat === table.seat && offered(table, "lay");
  const hint = ready ? table.t(card ? "board-slot-drop" : "board-slot-choose") : "";
  return html`<span class="outline ${ready ? "ready" : ""}">${side ? emblem(side) : nothing}<small>${hint}</small></span>`;
}

/** @param {Table} table */
function plaque(table) {
  const attribute = atStake(table);
  const { t, view } = table;
  return html`<div class="plaque-row">
    ${keyed(
      attribute ?? "none",
      html`<div class="plaque ${attribute ?? "open"}">
      ${attribute ? sign(attribute) : html`<span class="question">${view.result ? "" : "?"}</span>`}
      <strong>${t(attribute ? `board-short-${attribute}` : view.result ? "board-ended" : "board-not-named")}</strong>
    </div>`,
    )}
    <p class="duel">${view.duel ? t("board-duel", { number: duelSeen(table) }) : nothing}</p>
    ${verdict(table)}
  </div>`;
}

/** What has just happened, or who leads. @param {Table} table */
function verdict(table) {
  const { t } = table;
  const shown = shownPair(table);
  if (!shown) return html`<p class="verdict"></p>`;
  const { winner } = shown;
  const words =
    winner === undefined ? t("board-tied") : t("board-takes", { name: table.nameOf(winner) });
  return html`<p class="verdict told">${words}</p>`;
}
