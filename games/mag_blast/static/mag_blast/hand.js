// @ts-check
/**
 * The own hand, or what lies in its place.
 *
 * @import {Table} from "types/mag_blast"
 * @import {Stage} from "./stage.js"
 */
import { hand as row } from "kit/hand.js";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { face } from "./cards.js";
import { hand, watches } from "./knowing.js";
import { spokenCard } from "./naming.js";
import { readIn } from "./stage.js";
import { whyCard } from "./why.js";

/** @param {Table} table @param {Stage} stage */
export function ownHand(table, stage) {
  if (stage.rack) return html`<div class="part-hand rack targets">${stage.rack}</div>`;
  if (watches(table)) return html`<div class="part-hand shown-hands">${ends(table)}</div>`;
  const { cards } = stage;
  return html`<div class="part-hand targets">${row({
    cards: hand(table),
    name: table.t("board-hand"),
    shape: "row",
    face: (card) => guard([card], () => face(table, card)),
    label: (card) => spokenCard(table, card),
    live: cards.live,
    chosen: cards.chosen,
    choose: (card, near) => {
      const read = readIn(table, stage) === card;
      cards.press(card);
      if (!cards.live(card) && !read) whyCard(table, card, near);
    },
    play:
      cards.drop &&
      ((card, place) => place && cards.drop?.(card, place.getAttribute("data-piece") ?? "")),
    slot: cards.drop && ".piece, .plate",
  })}</div>`;
}

/** Who watches sees whose hands are shown at the end. @param {Table} table */
const ends = (table) =>
  table.view.hands
    ? html`<ul class="hands">${Object.entries(table.view.hands).map(
        ([seat, cards]) =>
          html`<li><b>${table.nameOf(Number(seat))}</b>${(cards ?? []).map((card) => html`<span role="img" aria-label=${table.t(`card-${card}`)}>${face(table, card)}</span>`)}</li>`,
      )}</ul>`
    : nothing;
