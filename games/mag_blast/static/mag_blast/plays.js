// @ts-check
/**
 * The stack of plays: what lies on the table, at whom, and what cancels what.
 *
 * @import {Play, Table} from "types/mag_blast"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { face } from "./cards.js";
import { isFlagship, kindOf, ownerOf } from "./knowing.js";
import { belongs } from "./naming.js";
import { foretold, outlook } from "./preview.js";

/** @param {Table} table */
export function plays(table) {
  const all = table.view.plays ?? [];
  if (!all.length) return nothing;
  return html`<ol class="plays" aria-label=${table.t("board-plays")}>${repeat(
    all.toReversed(),
    ({ card }) => card,
    (play, at) => html`<li class="play ${play.kind} ${at ? "below" : "top"}" data-play=${play.card}>
      ${face(table, play.card)}<span class="of">${words(table, play)}</span>
      ${at < all.length - 1 ? html`<i class="cancels">${table.t("board-cancels")}</i>` : nothing}
    </li>`,
  )}</ol>`;
}

/** Who plays what at whom. @param {Table} table @param {Play} play */
export function words(table, play) {
  const { t } = table;
  const who = t("board-play", {
    who: table.nameOf(play.seat),
    card: t(`kind-${kindOf(play.card)}`),
  });
  if (play.fleet !== undefined)
    return t("board-play-on", { who, target: table.nameOf(play.fleet) });
  if (play.target) return t("board-play-at", { who, target: belongs(table, play.target) });
  return who;
}

/** What the lowest play would do to its target. @param {Table} table */
export function threat(table) {
  const play = table.view.plays?.[0];
  const strikes =
    play && (["salvo", "ram", "squadron"].includes(play.kind) || kindOf(play.card) === "CD");
  if (
    !strikes ||
    !play.target ||
    (ownerOf(table, play.target) === null && !isFlagship(play.target))
  )
    return "";
  return foretold(table, play.target, outlook(table, play.card, play.target, play.ship));
}
