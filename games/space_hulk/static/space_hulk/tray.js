// @ts-check
/** The tray: the dice of what is being told, else those that were thrown last. */
/** @import {Roll, Table} from "types/space_hulk" */
import { dice } from "kit/dice.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { face } from "./art/signs.js";
import { nameOf } from "./knowing.js";
import { moment } from "./moments.js";

/** @param {Table} table */
export function tray(table) {
  const now = moment(table);
  const rolls = now?.rolls ?? (now ? table.ui.lying : table.view.rolls)?.slice(-2);
  table.ui.lying = rolls ?? table.ui.lying;
  if (!rolls?.length) return nothing;
  return html`<div class="tray ${now?.rolls ? "rolling" : ""}" aria-label=${table.t("board-dice")} role="group">
    ${rolls.map((/** @type {Roll} */ roll, /** @type {number} */ at) => keyed(`${now?.key ?? "lying"} ${at}`, thrown(table, roll)))}
  </div>`;
}

/** @param {Table} table @param {Roll} roll */
function thrown(table, roll) {
  const { t } = table;
  const who = nameOf(table, roll.piece);
  const label = `${t(`board-roll-${roll.kind}`, { who })}: ${roll.dice.map((one) => faceName(table, one)).join(", ")}`;
  return html`<figure class="roll ${roll.kind}" title=${label}>
    <figcaption>${t(`board-roll-${roll.kind}`, { who })}</figcaption>
    ${
      typeof roll.dice[0] === "number"
        ? dice({ faces: /** @type {number[]} */ (roll.dice).map((one) => Math.min(6, one)), label })
        : html`<span class="flat" role="img" aria-label=${label}>${roll.dice.map((one) => face(String(one)))}</span>`
    }
  </figure>`;
}

/** @type {Record<string, string>} */
const FACES = { H: "hit", S: "again", "-": "blank", J: "jam", ok: "clear" };

/** @param {Table} table @param {string | number} one */
export const faceName = ({ t }, one) =>
  typeof one === "number" ? String(one) : t(`board-face-${FACES[one]}`);
