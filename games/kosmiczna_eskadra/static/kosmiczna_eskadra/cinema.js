// @ts-check
/**
 * The film's own furniture: what is seen now in words, its buttons, the list of all shots, the sum.
 *
 * @import {Table} from "contract"
 * @import {Step} from "./film.js"
 */
import { html, nothing } from "lit-html";
import { signed } from "./film.js";
import { act, offered, seats, shipName } from "./knowing.js";
import { sign } from "./plates.js";
import { controls, go, isAtEnd, showing } from "./screening.js";
import { told } from "./telling.js";

const SIGNS = {
  play: "M6 4L16 10L6 16Z",
  pause: "M5 4H8V16H5ZM12 4H15V16H12Z",
  next: "M5 4L12 10L5 16ZM13 4H15V16H13Z",
  last: "M15 4L8 10L15 16ZM5 4H7V16H5Z",
  nextSpeed: "M3 4L9 10L3 16ZM9 4L15 10L9 16ZM16 4H18V16H16Z",
  lastSpeed: "M17 4L11 10L17 16ZM11 4L5 10L11 16ZM2 4H4V16H2Z",
  end: "M4 4L12 10L4 16ZM13 4H16V16H13Z",
};

/** @param {Table} table */
export function cinema(table) {
  const own = showing(table);
  const { t } = table;
  return html`<section class="cinema" aria-label=${t("board-film")}>
    ${own ? html`<p class="now ${own.film.steps[own.at]?.kind ?? ""}"><span>${own.film.steps[own.at] ? told(table, own.film.steps[own.at]) : t("board-film-opens")}</span></p>${buttons(table)}${list(table, own.film.steps, own.at)}` : nothing}
    ${offered(table, "continue") ? html`<button class="do ${isAtEnd(table) ? "" : "second"}" aria-disabled=${table.pending ? "true" : nothing} @click=${() => act(table, { do: "continue" })}>${t("board-continue")}</button>` : nothing}
  </section>`;
}

/** @param {Table} table */
function buttons(table) {
  const { t, ui } = table;
  const own = /** @type {NonNullable<ReturnType<typeof showing>>} */ (showing(table));
  const does = controls(ui);
  const key = own.playing ? "pause" : "play";
  return html`<div class="transport" role="group" aria-label=${t("board-film-buttons")}>
    ${button(t("board-film-last-speed"), SIGNS.lastSpeed, does.lastSpeed)}${button(t("board-film-last"), SIGNS.last, does.lastShot)}
    ${button(t(`board-film-${key}`), SIGNS[key], does.toggle, "main")}
    ${button(t("board-film-next"), SIGNS.next, does.nextShot)}${button(t("board-film-next-speed"), SIGNS.nextSpeed, does.nextSpeed)}
    <span class="paces" role="group" aria-label=${t("board-film-pace")}>${[1, 2, 4].map((pace) => html`<button class="small" aria-pressed=${own.pace === pace ? "true" : "false"} @click=${does.pace(pace)}>×${pace}</button>`)}</span>
    ${button(t("board-film-to-end"), SIGNS.end, does.end)}
    <button class="small cycle" aria-label=${t("board-film-pace")} @click=${does.pace(own.pace === 4 ? 1 : own.pace * 2)}>×${own.pace}</button>
  </div>
  <progress class="reel" max=${own.film.steps.length} value=${own.at + 1} aria-label=${t("board-film-progress")}></progress>`;
}

/** @param {string} label @param {string} sign @param {() => void} press @param {string} [kind] */
const button = (label, sign, press, kind = "") =>
  html`<button class="small ${kind}" aria-label=${label} title=${label} @click=${press}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg></button>`;

/** @param {Table} table @param {Step[]} steps @param {number} at */
const list = (
  table,
  steps,
  at,
) => html`<ol class="shots" tabindex="0" aria-label=${table.t("board-film-list")}>
  ${steps.map((step, k) => html`<li class=${step.kind}><button aria-current=${k === at ? "step" : nothing} @click=${() => jump(table, k)}>${told(table, step)}</button></li>`)}
</ol>`;

/** @param {Table} table @param {number} at */
function jump({ ui }, at) {
  ui.showing.playing = false;
  go(ui, at);
}

/** The title of a speed, over the table. @param {Table} table */
export function title(table) {
  const own = showing(table);
  const step = own?.film.steps[own.at];
  if (step?.kind === "speed")
    return html`<p class="title" aria-hidden="true"><b>${step.speed}</b><span>${shipName(table, step.speed)}</span></p>`;
  if (step?.kind === "grounded")
    return html`<p class="title why" aria-hidden="true"><span>${told(table, step)}</span></p>`;
  return nothing;
}

/** Only at the end: trophies + ore - losses. @param {Table} table */
export function sum(table) {
  const { t, view } = table;
  // Once the match is over the shell's own result stands there.
  if (
    view.phase !== "scoring" ||
    !view.result ||
    !isAtEnd(table) ||
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
  return html`<section class="sheet sum" aria-labelledby="ke-sum">
    <h2 id="ke-sum">${won ? t("board-round-won", { name: table.nameOf(winner) }) : t("board-round-tied")}</h2>
    <table><thead><tr><td></td>${["trophies", "ore", "losses", "score"].map((what) => html`<th scope="col">${t(`board-sum-${what}`)}</th>`)}</tr></thead>
      <tbody>${by.map(
        (
          seat,
        ) => html`<tr class="${seat === winner ? "winner" : ""} ${seat === table.seat ? "own" : ""}"><th scope="row">${sign(table, seat)}<span>${table.nameOf(seat)}</span></th>
        <td>${trophies[seat]}</td><td>+ ${ore[seat]}</td><td>− ${losses[seat]}</td><td class="total">${signed(scores[seat])}</td></tr>`,
      )}</tbody></table>
    <button class="small shut" aria-label=${t("board-sum-hide")} title=${t("board-sum-hide")} @click=${hide}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5L15 15M15 5L5 15" /></svg></button>
  </section>`;
}
