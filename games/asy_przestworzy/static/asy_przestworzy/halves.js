// @ts-check
/**
 * Everything in the open on one seat's side: who it is, the flag, the ring of eight, the cards won,
 * hand, deck and discard. On a phone it folds into a line.
 *
 * @import {Table} from "types/asy_przestworzy"
 */

import { ring } from "kit/meter.js";
import { pile } from "kit/pile.js";
import { drawer } from "kit/sheet.js";
import { html, nothing } from "lit-html";
import { emblem, flag, medal } from "./art/signs.js";
import { back, face } from "./cards.js";
import { half } from "./knowing.js";
import { openPile } from "./piles.js";

/** @param {Table} table @param {number} seat @param {string} place */
export function side(table, seat, place) {
  const name = table.nameOf(seat);
  return drawer(table, {
    what: seat,
    name,
    kind: `half ${place} ${place === "far" ? "part-far" : "part-side"}`,
    plate: nameplate(table, seat, name),
    content: html`${laurel(table, seat)} ${medals(table, seat)} ${table.seat === seat ? nothing : backs(table, seat)}
      ${piles(table, seat)}`,
    close: table.t("board-close"),
  });
}

/** @param {Table} table @param {number} seat @param {string} name */
function nameplate(table, seat, name) {
  const { t, view, scene } = table;
  const { side, score, hand, deck, wins } = half(table, seat);
  const leads = view.leader === seat;
  return html`${side ? emblem(side) : nothing}
    <span class="who"><b>${name}</b>
      <small class="side-name">${side ? t(`side-${side}`) : ""}</small>
      ${scene.best_of > 1 ? html`<small>${t("board-wins", { count: wins })}</small>` : nothing}
      <small class="brief">${hand}<i class="hand-icon" title=${t("board-in-hand")}></i>${deck}<i class="deck-icon" title=${t("board-in-deck")}></i></small>
    </span>
    <span class="score" aria-label=${t("board-score", { count: score })}><b>${score}</b>/${scene.to_win}</span>
    <span class="flag" data-flag=${seat}>${leads ? flag : nothing}${leads ? html`<span class="spoken">${t("board-leads")}</span>` : nothing}</span>`;
}

/** The victory cards one by one: unused ones first. @param {Table} table @param {number} seat */
function won(table, seat) {
  /** @type {Record<string, [number, number]>} */
  const cards = half(table, seat).won;
  const list = (/** @type {0 | 1} */ which) =>
    table.scene.attributes.flatMap((/** @type {string} */ attribute) =>
      Array(cards[attribute]?.[which] ?? 0).fill(attribute),
    );
  return { unused: list(0), used: list(1) };
}

/** @param {Table} table @param {number} seat */
function laurel(table, seat) {
  const { unused, used } = won(table, seat);
  const { score } = half(table, seat);
  return html`<div class="laurel" data-ring=${seat}>${ring({
    notches: [...unused, ...used.map((/** @type {string} */ attribute) => `${attribute} spent`)],
    most: table.scene.to_win,
    label: table.t("board-score", { count: score }),
    shows: score,
  })}</div>`;
}

/** @param {Table} table @param {number} seat */
function medals(table, seat) {
  const { t } = table;
  const { unused, used } = won(table, seat);
  const row = (
    /** @type {string[]} */ list,
    /** @type {string} */ kind,
  ) => html`<ul class="medals ${kind}" aria-label=${t(`board-${kind}`)}>
    ${list.map(
      (
        attribute,
      ) => html`<li title="${t(`board-${attribute}`)}: ${t(`board-card-${kind}`)}. ${t(`board-what-${attribute}`)}">
      ${medal(attribute, kind === "used")}<span class="spoken">${t(`board-${attribute}`)}</span></li>`,
    )}
  </ul>`;
  return html`<div class="won">${row(unused, "unused")}${row(used, "used")}</div>`;
}

/** @param {Table} table @param {number} seat */
function backs(table, seat) {
  const { hand, side } = half(table, seat);
  if (!side) return nothing;
  return html`<div class="backs" data-backs=${seat} role="img" aria-label=${table.t("board-hand-of", { count: hand })}>
    ${Array.from({ length: hand }, () => back(side))}
  </div>`;
}

/** @param {Table} table @param {number} seat */
function piles(table, seat) {
  const { t } = table;
  const { side, deck, discard, hand, size } = half(table, seat);
  if (!side) return nothing;
  const gone = Object.keys(discard).length;
  return html`<div class="piles">
    <p class="tally">${t("board-hand-size", { hand, size })}</p>
    ${pile({ kind: "deck", count: deck, top: back(side), words: t("board-in-deck") })}
    ${pile({
      kind: "discard",
      count: gone,
      top: gone ? face(table, discard[gone]) : back(side),
      words: t("board-discarded"),
      open: () => openPile(table, seat),
    })}
  </div>`;
}
