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
    content: html`${laurel(table, seat)} ${medals(table, seat)} ${table.seat === null || table.seat === seat ? nothing : backs(table, seat)}
      ${piles(table, seat)}`,
    close: table.t("board-close"),
    // Before the sides are chosen there are neither cards nor victories.
    folds: !!half(table, seat).side,
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

/** The kinds of victory cards won and how many of each: unused ones, and used ones. @param {Table} table @param {number} seat */
function won(table, seat) {
  /** @type {Record<string, [number, number]>} */
  const cards = half(table, seat).won;
  const kinds = (/** @type {0 | 1} */ which) =>
    table.scene.attributes
      .map((attribute) => ({ attribute, count: cards[attribute]?.[which] ?? 0 }))
      .filter(({ count }) => count);
  return { unused: kinds(0), used: kinds(1) };
}

/** @param {{attribute: string, count: number}[]} kinds @param {string} [mark] @returns {string[]} */
const notches = (kinds, mark = "") =>
  kinds.flatMap(({ attribute, count }) => Array(count).fill(`${attribute} ${mark}`));

/** @param {Table} table @param {number} seat */
function laurel(table, seat) {
  const { unused, used } = won(table, seat);
  const { score } = half(table, seat);
  return html`<div class="laurel" data-ring=${seat}>${ring({
    notches: [...notches(unused), ...notches(used, "spent")],
    most: table.scene.to_win,
    label: table.t("board-score", { count: score }),
    shows: score,
  })}</div>`;
}

/** Kinds of medals for which two columns are too few in a low window. */
const MANY = 5;

/** Each kind a medal, with how many: pressed, it says what such a card does. @param {Table} table @param {number} seat */
function medals(table, seat) {
  const { t } = table;
  const cards = won(table, seat);
  const row = (/** @type {"unused" | "used"} */ kind) => html`<ul
    class="medals ${kind}" aria-label=${t(`board-${kind}`)}>
    ${cards[kind].map(({ attribute, count }) => {
      const name = t(`board-${attribute}`);
      return html`<li><button class="says" aria-label="${name}: ${count}"
        title="${name}: ${t(`board-card-${kind}`)}. ${t(`board-what-${attribute}`)}">
        ${medal(attribute, kind === "used")}${count > 1 ? html`<b>${count}</b>` : nothing}</button></li>`;
    })}
  </ul>`;
  const many = cards.unused.length + cards.used.length > MANY;
  return html`<div class="won ${many ? "many" : ""}">${row("unused")}${row("used")}</div>`;
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
