// @ts-check
/**
 * A ship card as an enamelled plate, 640 by 880 u around the origin, front up, y down.
 *
 * @typedef {{hull: number, lasers: {at: string, strength: number}[], shields: string}} Ship
 */
import { nothing, svg } from "lit-html";
import { ANCHORS } from "../geometry.js";
import { badge, FRAMES } from "./squadrons.js";

/** How deep a printed beam reaches into its card. */
const STUB = 118;

/** Where a shield lies along its edge. @type {Record<string, string>} */
const SHIELDS = {
  F: "M-306 -412H306",
  B: "M-306 412H306",
  L: "M-292 -426V426",
  R: "M292 -426V426",
};

/**
 * Its speed stands above all that has come upon it, or it could not be read there.
 * @param {string} colour @param {string} letter @param {number} speed @param {Ship} ship @param {unknown} [borne] markers and ore
 */
export const plate = (
  colour,
  letter,
  speed,
  ship,
  borne = nothing,
) => svg`<g class="plate ${colour}">
  <rect class="body" x="-320" y="-440" width="640" height="880" rx="30"/>
  <path class="frame" d=${FRAMES[colour]} fill="url(#ke-pattern-${colour})"/>
  <rect class="panel" x="-252" y="-372" width="504" height="744" rx="44"/>
  <path class="gloss" d="M-252 -328Q-252 -372 -208 -372H208Q252 -372 252 -328V-250Q0 -150 -252 -210Z"/>
  <use class="ship" href="#ke-ship-${speed}" transform="translate(0 -116) scale(${speed === 10 ? 1.12 : 1})"/>
  ${[...ship.shields].map((edge) => svg`<path class="shield-rim" d=${SHIELDS[edge]}/><path class="shield" d=${SHIELDS[edge]}/>`)}
  ${ship.lasers.map(({ at, strength }) => stub(at, strength))}
  ${dots(ship.hull)}
  <g transform="translate(124 220) scale(3.9)">${badge(colour, letter)}</g>
  <path class="edge" d=${FRAMES[colour]}/>
  <g class="borne">${borne}</g>
  <g class="upside" transform="translate(236 -352) rotate(180) scale(0.62)">${number(speed)}</g>
  <g transform="translate(-236 346)">${number(speed)}</g>
</g>`;

/** Its foot is at the origin; a card may lie upside down, so 6 and 9 are underlined. @param {number} speed */
const number = (
  speed,
) => svg`<text class="number" transform="scale(${speed === 10 ? 0.45 : 0.86} 1)">${speed}</text>
  ${speed === 6 || speed === 9 ? svg`<path class="underline" d="M6 30H150"/>` : nothing}`;

/** As many rails as the laser is strong; in SVG y grows downwards. @param {string} at @param {number} strength */
function stub(at, strength) {
  const [x, y, gx, gy] = ANCHORS[at];
  const turn = (Math.atan2(gx, gy) * 180) / Math.PI;
  return svg`<g transform="translate(${x} ${-y}) rotate(${turn})">${rails(strength, 0, STUB)}</g>`;
}

/** Beams of strength 1, 2 and 3 have one, two and three rails. @type {Record<number, [number, string][]>} */
// biome-ignore format: a table
export const RAILS = {
  1: [[0, "white"]],
  2: [[-17, "red"], [17, "red"]],
  3: [[-30, "green"], [0, "white"], [30, "green"]],
};

/** @param {number} strength @param {number} from @param {number} to */
export const rails = (
  strength,
  from,
  to,
) => svg`<path class="bed" d="M0 ${from}V${to}" stroke-width=${26 + 34 * strength}/>
  ${RAILS[strength].map(([x, ink]) => svg`<path class="rail ${ink}" d="M${x} ${from}V${to - 12}"/>`)}`;

/** Hull points as rivets, one above the other, and all above the badge. @param {number} hull */
const dots = (hull) =>
  Array.from(
    { length: hull },
    (_, at) => svg`<circle class="hull" cx="216" cy=${-172 + at * 60} r="22"/>`,
  );

/** Where the middles of markers lie: clear of both corners in which the speed stands. Where cards are small, cards.css lays them elsewhere. */
const LAIN = ["-170 -292", "-170 -40", "20 -166", "150 30"];

/** Damage on a card: a marker with as many points as it says. @param {[string, string, number][]} marks colour, letter, number */
export const markers = (marks) =>
  marks.map(
    (
      [colour, , number],
      at,
    ) => svg`<g transform="translate(${LAIN[at]})"><g class="marker" transform="scale(1.6)">
    <path d="M0 -72L18 -28L64 -34L36 2L64 40L18 32L0 76L-18 32L-64 40L-36 2L-64 -34L-18 -28Z" fill="url(#ke-pattern-${colour})"/>
    <circle r="45" class="disc"/><text y="30" text-anchor="middle">${number}</text></g></g>`,
  );

/** Ore that lies on a ship. @param {number} ore */
export const cargo = (ore) => svg`<g class="load" transform="translate(0 60)"><g class="cargo">
  <path d="M0 -92L80 -46V46L0 92L-80 46V-46Z"/><path class="facet" d="M0 -92L80 -46L0 0L-80 -46Z"/>
  <text y="48" text-anchor="middle">${ore}</text></g></g>`;
