// @ts-check
/** The flight board: a lap of spaces, the rockets on it, and the days between them. */
/** @import {Table} from "types/galaxy_trucker" */
import { styled } from "kit/styled.js";
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { rocket, seatSign } from "./art/signs.js";
import { levelOf, own } from "./knowing.js";

/** A lead from which on whoever is behind should know how near the end is. */
const NEAR = 5;

/** @param {number} place @param {number} lap */
function on(place, lap) {
  const angle = (2 * Math.PI * (((place % lap) + lap) % lap)) / lap - Math.PI / 2;
  return [130 * Math.cos(angle), 66 * Math.sin(angle), (angle * 180) / Math.PI + 180];
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
    <svg viewBox="-158 -92 316 184" role="img" aria-label=${words.join(", ") || t("board-track")}>
      ${Array.from({ length: lap }, (_, n) => svg`<circle class="space ${starts.includes(n) ? "first" : ""}" cx=${on(n, lap)[0]} cy=${on(n, lap)[1]} r=${lap > 30 ? 8 : 10}/>`)}
      ${repeat(
        flying,
        ({ seat }) => seat,
        ({ seat, position }) => {
          const [x, y, turn] = on(Number(position), lap);
          return svg`<g class="flies" data-rocket=${seat} ${styled({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` })}>${rocket(seat)}</g>`;
        },
      )}
    </svg>
    <ol class="order">${flying.map(({ seat, position }, n) => html`<li class="seat-${seat}"><b>${n + 1}.</b> ${seatSign(seat)} ${table.nameOf(seat)} <small>${n ? t("board-behind", { days: Number(flying[0].position) - Number(position) }) : t("board-leads")}</small></li>`)}</ol>
  </section>`;
}

/** Who is ahead, in one row: the signs of the seats and the days between them. @param {Table} table */
export function race(table) {
  const flying = order(table);
  if (!flying.length) return nothing;
  return html`<ol class="race" aria-label=${table.t("board-order")}>${flying.map(
    ({ seat, position }, n) => {
      const days = n ? Number(flying[n - 1].position) - Number(position) : 0;
      return html`<li>${n ? html`<small title=${table.t("board-behind", { days })}>−${days}</small>` : nothing}<span class=${seat === table.seat ? "me" : ""} role="img" aria-label=${table.nameOf(seat)} title=${table.nameOf(seat)}>${seatSign(seat)}</span></li>`;
    },
  )}</ol>`;
}

/** What may end the own flight. @param {Table} table @returns {string} */
export function danger(table) {
  const { t, seat } = table;
  const flying = order(table);
  const mine = own(table).position;
  if (seat === null || mine === undefined) return "";
  if (!Object.keys(own(table).crew ?? {}).length) return t("board-danger-nobody");
  // GT-425 Lapped is who is more than a lap behind.
  const left = levelOf(table).lap + 1 - (Number(flying[0].position) - Number(mine));
  if (left <= 0) return t("board-danger-is-lapped");
  return left <= NEAR ? t("board-danger-lapped", { days: left }) : "";
}
