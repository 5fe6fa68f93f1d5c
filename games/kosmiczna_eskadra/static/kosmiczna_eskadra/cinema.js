// @ts-check
/**
 * The film's own furniture: what is seen now in words, its buttons, the list of all shots, the sum.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 * @import {Showing} from "./screening.js"
 */

import { act, offered } from "kit/offers.js";
import { stepList, transport } from "kit/player.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { lasting } from "./beams.js";
import { isShot, isTitle, signed } from "./film.js";
import { seats, shipName } from "./knowing.js";
import { sign } from "./plates.js";
import { isAtEnd, isHeard, showing, shown } from "./screening.js";
import { line, told } from "./telling.js";

/** @param {Table} table */
export function cinema(table) {
  const own = showing(table);
  const { t } = table;
  return html`<section class="cinema" aria-label=${t("board-film")}>
    ${own ? html`${now(table, own)}${buttons(table, own)}${stepList(own, t("board-film-list"), (step) => line(table, step, step !== own.step || isLanded(table)))}` : nothing}
    ${offered(table, "continue") ? html`<button class="kit-do ${isAtEnd(table) ? "" : "second"}" aria-disabled=${table.pending ? "true" : nothing} @click=${() => act(table, { do: "continue" })}>${t("board-continue")}</button>` : nothing}
  </section>`;
}

/** @param {Table} table @param {Showing} own */
function now(table, { step }) {
  const { text, kind } = step
    ? line(table, step, isLanded(table))
    : { text: table.t("board-film-opens"), kind: "" };
  return html`<p class="now ${kind}"><span>${text}</span></p>`;
}

/** @param {Table} table */
const isLanded = (table) => shown(table)?.landed ?? true;

/** What the kit calls a chapter is a speed here. @type {Record<string, string>} */
const NAMES = { "next-chapter": "next-speed", "last-chapter": "last-speed", end: "to-end" };

/** @param {Table} table @param {Showing} own */
const buttons = ({ t }, own) =>
  transport(own, {
    words: (name) => t(`board-film-${NAMES[name] ?? name}`),
    step: isShot,
    chapter: isTitle,
  });

/** The title of a speed, over the table. @param {Table} table */
export function title(table) {
  const own = showing(table);
  const step = own?.step;
  if (own && step?.kind === "speed")
    return keyed(
      own.at,
      html`<p class="title" aria-hidden="true" ${lasting(own.lasts)}><b>${step.speed}</b><span>${shipName(table, step.speed)}</span></p>`,
    );
  if (step?.kind === "grounded")
    return html`<p class="title why" aria-hidden="true"><span>${told(table, step)}</span></p>`;
  return nothing;
}

/** Only at the end: trophies + ore - losses. @param {Table} table */
export function sum(table) {
  const { t, view } = table;
  // Once the match is over the shell's own result stands there, with the points of each round.
  if (
    view.phase !== "scoring" ||
    !view.result ||
    !isHeard(table) ||
    table.ui.sumShut === view.round
  )
    return nothing;
  const { trophies, ore, losses, scores, winner } = view.result;
  const by = seats(table).toSorted((one, other) => scores[other] - scores[one]);
  const won = typeof winner === "number";
  const hide = () => {
    table.ui.sumShut = view.round;
    table.redraw();
  };
  return html`<section class="kit-sheet kit-laid sum" aria-labelledby="ke-sum">
    <h2 id="ke-sum">${won ? t("board-round-won", { name: table.nameOf(winner) }) : t("board-round-tied")}</h2>
    <table><thead><tr><td></td>${["trophies", "ore", "losses", "score"].map((what) => html`<th scope="col">${t(`board-sum-${what}`)}</th>`)}</tr></thead>
      <tbody>${by.map(
        (
          seat,
        ) => html`<tr class="${seat === winner ? "winner" : ""} ${seat === table.seat ? "own" : ""}"><th scope="row">${sign(table, seat)}<span>${table.nameOf(seat)}</span></th>
        <td>${trophies[seat]}</td><td>+ ${ore[seat]}</td><td>− ${losses[seat]}</td><td class="total">${signed(scores[seat])}</td></tr>`,
      )}</tbody></table>
    <button class="kit-icon shut" aria-label=${t("board-sum-hide")} title=${t("board-sum-hide")} @click=${hide}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5L15 15M15 5L5 15" /></svg></button>
  </section>`;
}
