// @ts-check
/**
 * What moves in the film: beams, the edge they hit, ore on its way, ships that burst.
 *
 * @import {LaserFired, Table} from "types/kosmiczna_eskadra"
 * @import {Picture, Step} from "./film.js"
 */

import { styled } from "kit/styled.js";
import { nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { RAILS } from "./art/card.js";
import { ray, toEdge } from "./geometry.js";
import { showing, shown } from "./screening.js";

/** @param {Table} table */
export function beams(table) {
  const own = showing(table);
  const step = shown(table)?.step;
  if (!own || !step) return nothing;
  return svg`<g class="film">${keyed(own.at, moving(table, step))}</g>`;
}

/** @param {Table} table @param {Step} step */
function moving(table, { kind, event }) {
  switch (kind) {
    case "hit":
    case "miss":
      return beam(table, event);
    case "ore":
      return hops(table, table.scene.rocks[event.rock], event.taken);
    case "loot":
      return hops(table, table.view.table[event.order], event.taken);
    case "destroyed":
      return burst(table.view.table[event.order]);
    default:
      return nothing;
  }
}

/** As many rails as the laser is strong, to the hit or to the table's edge. @param {Table} table @param {LaserFired} event */
function beam(table, event) {
  const place = table.view.table[event.order];
  const line = ray(place, event.laser);
  const [x, y] = event.start ?? [line.ox, line.oy];
  const length = event.end
    ? Math.hypot(event.end[0] - x, event.end[1] - y)
    : toEdge(line, table.scene.half);
  const turn = (Math.atan2(line.dx, line.dy) * 180) / Math.PI;
  const { lasers } = table.scene.ships[place.speed];
  const strength = lasers.find(({ at }) => at === event.laser)?.strength ?? 1;
  return svg`<g class="beam ${event.target ? "" : "missing"}" transform="translate(${x} ${-y}) rotate(${turn})">
    <g class="reach"><path class="glow s${strength}" d="M0 0V${-length}"/><path class="bed" d="M0 0V${-length}" stroke-width=${30 + 34 * strength}/>
      ${RAILS[strength].map(([at, ink]) => svg`<path class="rail ${ink}" d="M${at} 0V${-length}"/>`)}</g>
    ${event.end ? svg`<g class="impact" transform="translate(0 ${-length})">${event.shielded ? svg`<path class="ward" d="M-190 60A200 200 0 0 1 190 60"/>` : svg`<path class="spark" d="M0 -170L38 -52L150 -96L70 0L150 96L38 52L0 170L-38 52L-150 96L-70 0L-150 -96L-38 -52Z"/>`}</g>` : nothing}
  </g>`;
}

/** @param {Table} table @param {{x: number, y: number}} from @param {Record<string, number>} taken */
const hops = (table, from, taken) =>
  Object.entries(taken).flatMap(([order, ore]) => {
    const to = table.view.table[order];
    return Array.from(
      { length: ore },
      (_, at) => svg`<path class="hop" d="M0 -80L70 -30L45 70H-45L-70 -30Z"
      ${styled({ "--from": `translate(${from.x + at * 120 - 60}px, ${-from.y}px)`, "--to": `translate(${to.x}px, ${-to.y}px)`, "--wait": `${at * 90}ms` })}/>`,
    );
  });

/** @param {{x: number, y: number}} card */
const burst = ({ x, y }) => svg`<g transform="translate(${x} ${-y})"><g class="burst">
  <circle class="wave" r="560"/>
  ${Array.from({ length: 12 }, (_, at) => svg`<path d="M-62 -200L0 -720L62 -200Z" transform="rotate(${at * 30 + (at % 3) * 6}) scale(1 ${1 - (at % 2) * 0.25})"/>`)}
  <circle class="flash" r="250"/>
</g></g>`;

/** The edges that were hit. @type {Record<string, string>} */
const EDGES = { F: "M-320 -440H320", B: "M-320 440H320", L: "M-320 -440V440", R: "M320 -440V440" };

/** What a step shows on a card itself. @param {string} order @param {Picture | null} picture */
export function marksOn(order, picture) {
  const step = picture?.step;
  if (!step) return nothing;
  const { event, kind } = step;
  if (kind === "hit" && event.target === order) {
    // Edges are told as one word of letters.
    const edges = [...(event.edges ?? "")].filter((edge) => edge in EDGES);
    return edges.map(
      (edge) => svg`<path class="lit ${event.shielded ? "shielded" : ""}" d=${EDGES[edge]}/>`,
    );
  }
  return nothing;
}
