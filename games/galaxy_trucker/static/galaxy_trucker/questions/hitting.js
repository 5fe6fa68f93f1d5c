// @ts-check
/** A hit that may be stopped: what it would cost with and without protection. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { choices } from "kit/offers.js";
import { html } from "lit-html";
import { aboardOf, inventory } from "../aboard.js";
import { answer, marks, offerOf } from "../asked.js";
import { sum } from "../fleet.js";
import { own } from "../knowing.js";
import { cellWords } from "../spoken.js";

/** @param {Table} table @returns {Asked} */
export function hitting(table) {
  const { t, view } = table;
  const pay = choices(offerOf(table, "answer_hit"), "pay")[0];
  const { cell, pieces } = view.own?.hit ?? { cell: 0, pieces: [] };
  const [stays = []] = pieces.toSorted((one, other) => other.length - one.length);
  const falls = Object.keys(own(table).ship)
    .map(Number)
    .filter((other) => other !== cell && !stays.includes(other));
  const tokens = sum(own(table).tokens);
  const lost = falls.length + 1;
  return {
    above: [marks(table, falls, "falls"), marks(table, [cell], "goes")],
    says: html`<div class="versus">
      <p class="lost"><small>${t("board-hit", { cell: cellWords(table, cell) })}</small>
        <b>${t("board-hit-tiles", { lost })}</b>${inventory(table, aboardOf(own(table), [cell, ...falls]))}
        ${pieces.length > 1 ? html`<em>${t("board-hit-breaks", { pieces: pieces.length })}</em>` : ""}</p>
      <p class="won"><small>${t("board-hit-protected")}</small><b>${t("board-hit-token")}</b><span>${t("board-hit-left", { tokens: tokens - 1 })}</span></p>
    </div>`,
    deeds: [
      { words: t("board-protect"), press: () => reply(table, true, pay) },
      { words: t("board-take-hit"), press: () => reply(table, false, 0), second: true },
    ],
  };
}

/** @param {Table} table @param {boolean} protect @param {number} pay */
const reply = (table, protect, pay) => answer(table, "answer_hit", { protect, pay });
