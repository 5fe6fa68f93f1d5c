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
import { FLIES, leaves, pieces } from "./film.js";
import { ray, toEdge } from "./geometry.js";
import { colourOf } from "./knowing.js";
import { showing, shown } from "./screening.js";

/** @param {Table} table */
export function beams(table) {
  const own = showing(table);
  const step = shown(table)?.step;
  if (!own || !step) return nothing;
  return svg`<g class="film" ${lasting(own.lasts)}>${keyed(own.at, moving(table, step))}</g>`;
}

/** What moves in the film lasts as long as its step: set where it moves, since all that a piece holds is styled anew. @param {number} ms */
export const lasting = (ms) => styled({ "--ms": `${ms}ms` });

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
      return burst(table, event.order);
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
    <circle class="muzzle" r=${70 + 40 * strength}/>
    ${event.end ? svg`<g class="impact" transform="translate(0 ${-length})">${event.shielded ? svg`<path class="ward" d="M-190 60A200 200 0 0 1 190 60"/>` : svg`<path class="spark" d="M0 -170L38 -52L150 -96L70 0L150 96L38 52L0 170L-38 52L-150 96L-70 0L-150 -96L-38 -52Z"/>`}</g>` : nothing}
  </g>`;
}

/** Piece by piece. @param {Table} table @param {{x: number, y: number}} from @param {Record<string, number>} taken */
const hops = (table, from, taken) =>
  pieces(taken).map((order, at, all) => {
    const to = table.view.table[order];
    const aside = ((at % 3) - 1) * 130;
    return svg`<path class="hop" d="M0 -80L70 -30L45 70H-45L-70 -30Z"
      ${styled({ "--from": `translate(${from.x + aside}px, ${-from.y}px)`, "--to": `translate(${to.x}px, ${-to.y}px)`, "--wait": leaves(at, all.length), "--flies": FLIES })}/>`;
  });

/** The larger the hull, the larger the fire and the more flies about. @param {Table} table @param {number} order */
function burst(table, order) {
  const { x, y, seat, speed } = table.view.table[order];
  const { hull } = table.scene.ships[speed];
  const size = 0.62 + 0.14 * hull;
  return svg`<g transform="translate(${x} ${-y}) scale(${size})"><g class="burst">
  <circle class="wave" r="560"/>
  ${Array.from({ length: 12 }, (_, at) => svg`<path d="M-62 -200L0 -720L62 -200Z" transform="rotate(${at * 30 + (at % 3) * 6}) scale(1 ${1 - (at % 2) * 0.25})"/>`)}
  <circle class="flash" r="250"/>
</g>${Array.from({ length: 5 + 3 * hull }, (_, at) => fragment(at, colourOf(table, seat)))}</g>`;
}

/** Angles by the golden section: they never fall into a row. @param {number} at @param {string} colour */
function fragment(at, colour) {
  const turn = at * 2.4;
  const far = 520 + ((at * 137) % 420);
  const away = `translate(${Math.round(Math.cos(turn) * far)}px, ${Math.round(Math.sin(turn) * far)}px) rotate(${200 + ((at * 71) % 300)}deg)`;
  return svg`<path class="fragment" d=${SHARDS[at % SHARDS.length]} fill="url(#ke-pattern-${colour})" ${styled({ "--away": away })}/>`;
}

const SHARDS = [
  "M-90 -51L72 -87L105 60L-45 93Z",
  "M-66 -75L96 -18L-30 87Z",
  "M-45 -99L60 -60L39 90L-78 45Z",
];

/** The edges that were hit. @type {Record<string, string>} */
const EDGES = { F: "M-320 -440H320", B: "M-320 440H320", L: "M-320 -440V440", R: "M320 -440V440" };

/** The edges of a card that a beam has just met: told as one word of letters. @param {string} order @param {Picture | null} picture @returns {{edges: string, shielded: boolean} | null} */
export function edgesLit(order, picture) {
  const step = picture?.step;
  if (!picture?.landed || step?.kind !== "hit" || step.event.target !== order) return null;
  return { edges: step.event.edges ?? "", shielded: !!step.event.shielded };
}

/** What a step shows on a card itself. @param {string} order @param {Picture | null} picture */
export function marksOn(order, picture) {
  const lit = edgesLit(order, picture);
  if (!lit) return nothing;
  return [...lit.edges]
    .filter((edge) => edge in EDGES)
    .map((edge) => svg`<path class="lit ${lit.shielded ? "shielded" : ""}" d=${EDGES[edge]}/>`);
}
