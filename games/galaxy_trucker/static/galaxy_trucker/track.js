// @ts-check
/** The flight board: a lap of spaces, the rockets on it, and what each is worth. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, svg } from "lit-html";
import { rocket } from "./art/signs.js";
import { levelOf } from "./knowing.js";

/** @param {number} place @param {number} lap */
function on(place, lap) {
  const angle = (2 * Math.PI * (((place % lap) + lap) % lap)) / lap - Math.PI / 2;
  return [130 * Math.cos(angle), 66 * Math.sin(angle), (angle * 180) / Math.PI + 90];
}

/** Seats that fly, the leader first. @param {Table} table */
export const order = ({ view, seats }) =>
  seats
    .map(({ seat }) => ({ seat, position: view.seats[seat]?.position }))
    .filter(({ position }) => position !== undefined)
    .toSorted((one, other) => Number(other.position) - Number(one.position));

/** @param {Table} table */
export function track(table) {
  const { t } = table;
  const { lap, starts } = levelOf(table);
  const flying = order(table);
  const words = flying.map(({ seat, position }) =>
    t("board-flies", { name: table.nameOf(seat), position }),
  );
  return html`<section class="tray track" aria-label=${t("board-track")}>
    <svg viewBox="-158 -92 316 184" role="img" aria-label=${words.join(", ")}>
      ${Array.from({ length: lap }, (_, n) => svg`<circle class="space ${starts.includes(n) ? "first" : ""}" cx=${on(n, lap)[0]} cy=${on(n, lap)[1]} r=${lap > 30 ? 8 : 10}/>`)}
      ${flying.map(({ seat, position }) => {
        const [x, y, turn] = on(Number(position), lap);
        return svg`<g class="flies" data-rocket=${seat} transform="translate(${x} ${y}) rotate(${turn + 90})">${rocket(seat)}</g>`;
      })}
    </svg>
    <ol class="order">${flying.map(({ seat, position }, n) => html`<li class="seat-${seat}"><b>${n + 1}.</b> ${table.nameOf(seat)} <small>${n ? t("board-behind", { days: Number(flying[0].position) - Number(position) }) : t("board-leads")}</small></li>`)}</ol>
  </section>`;
}
