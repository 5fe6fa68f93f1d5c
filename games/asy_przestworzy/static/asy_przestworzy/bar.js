// @ts-check
/**
 * The bar under the strip: what is asked now, what it would mean, and the button that does it.
 *
 * @import {Action, Attribute, Table} from "types/asy_przestworzy"
 */

import { act, choices, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { sign } from "./art/signs.js";
import { bidding } from "./bidding.js";
import { opener } from "./fans.js";
import { whyNot } from "./hand.js";
import {
  balance,
  best,
  chosen,
  helps,
  lookedAt,
  nameOf,
  openWindow,
  picked,
  worth,
} from "./knowing.js";
import { question } from "./windows.js";

/** @param {Table} table */
export function bar(table) {
  const [kind, content] = asked(table);
  return html`<section class="bar part-bar ${kind}" aria-label=${table.t("board-bar")}>${content}</section>`;
}

/** @param {Table} table @returns {[string, unknown]} */
function asked(table) {
  const open = openWindow(table);
  if (open) return ["window", question(table, open)];
  if (offered(table, "bid")) return ["window", bidding(table)];
  if (offered(table, "next_game")) return ["mine", nextGame(table)];
  if (offered(table, "name")) return ["mine", naming(table)];
  if (table.view.own && lookedAt(table)) return ["mine", preview(table)];
  if (offered(table, "lay")) return ["mine", laying(table)];
  const says = html`<p class="says">${waiting(table)}</p>`;
  if (table.seat === null && table.eyes) return ["idle opens", html`${says}${opener(table)}`];
  return ["idle", says];
}

/** @param {Table} table */
function waiting(table) {
  const { t, view, seat } = table;
  if (view.result) return ended(table);
  if (view.turn?.ask === "reveal") return t("ask-reveal");
  if (view.turn?.ask === "deciding") return t("board-deciding");
  if (view.turn?.seats?.includes(seat ?? -1)) return "";
  const others = (view.turn?.seats ?? []).filter((/** @type {number} */ other) => other !== seat);
  return others.length === 1
    ? t("board-waiting-for", { name: table.nameOf(others[0]) })
    : t("board-waiting");
}

/** @param {Table} table */
function ended(table) {
  const { winner, reason } = table.view.result ?? {};
  return winner === undefined
    ? table.t("board-drawn")
    : table.t("board-won", { name: table.nameOf(winner), how: reason });
}

/** @param {Table} table */
function nextGame(table) {
  return html`<p class="says">${ended(table)}</p>${button(table, { do: "next_game" }, "board-next-game")}`;
}

/** @param {Table} table @param {Action} action @param {string} key @param {Record<string, any>} [params] */
const button = (table, action, key, params = {}) =>
  html`<button class="kit-do" aria-disabled=${table.pending ? "true" : nothing} @click=${() => act(table, action)}>${table.t(key, params)}</button>`;

/** @param {Table} table */
function naming(table) {
  const { t } = table;
  const attribute = picked(table);
  if (!attribute || !choices(offered(table, "name"), "attribute").includes(attribute))
    return html`<p class="says"><b>${t("board-name-which")}</b> ${t("board-name-how")}</p>`;
  const name = t(`board-${attribute}`);
  return html`<p class="says with-sign">${sign(attribute)}<b class="big">${best(table, attribute)}</b>
      <b class="extra">${name}</b></p>
    ${unseenCounts(table, attribute, best(table, attribute))}
    ${button(table, { do: "name", attribute }, "board-name", { name })}`;
}

/** @param {Table} table */
function laying(table) {
  const { t, ui, view } = table;
  const speed = offered(table, "use_speed");
  if (speed && ui.speed)
    return html`<p class="says with-sign">${sign("spd")}<b>${t("board-speed-which")}</b></p>`;
  return html`<p class="says"><b>${t("board-lay-which", { at_stake: t(`board-${view.contested}`) })}</b> ${speed ? t("board-lay-or-speed") : nothing}</p>`;
}

/** A card that is looked at: its value and what may stand against it. @param {Table} table */
function preview(table) {
  const id = /** @type {string} */ (lookedAt(table));
  const attribute = table.view.contested;
  const card = chosen(table);
  return html`<p class="says with-sign">
      ${attribute ? html`${sign(attribute)}<b class="big">${worth(table, id, attribute)}</b>` : nothing}
      <b class=${attribute ? "extra" : ""}>${nameOf(table, id)}</b></p>
    ${attribute ? unseenCounts(table, attribute, worth(table, id, attribute)) : nothing}
    ${card ? doing(table, card) : nothing}`;
}

/** @param {Table} table @param {string} id */
function doing(table, id) {
  const { t } = table;
  if (!offered(table, "lay")) return html`<span class="why">${t(whyNot(table))}</span>`;
  return html`${offered(table, "use_speed") ? speed(table, id) : nothing}
    ${button(table, { do: "lay", aircraft: id }, "board-lay")}`;
}

/** @param {Table} table @param {string} id */
const speed = (
  table,
  id,
) => html`<button class="kit-do second" aria-label=${table.t("board-speed")} title=${table.t("board-speed-what")}
  @click=${() => act(table, { do: "use_speed", aircraft: id })}>${sign("spd")}<span class="words">${table.t("board-speed")}</span></button>`;

/** @param {Table} table @param {Attribute} attribute @param {number} value */
function unseenCounts(table, attribute, value) {
  if (!helps(table)) return nothing;
  const { t } = table;
  const { above, equal, below } = balance(table, attribute, value);
  return html`<table class="balance"><caption>${t("board-unseen")}</caption>
    <thead><tr><th scope="col">${t("board-below")}</th><th scope="col">${t("board-equal")}</th><th scope="col">${t("board-above")}</th></tr></thead>
    <tbody><tr><td class="below">${below}</td><td class="equal">${equal}</td><td class="above">${above}</td></tr></tbody>
  </table>`;
}
