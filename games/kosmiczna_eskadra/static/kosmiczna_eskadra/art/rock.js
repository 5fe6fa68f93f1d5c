// @ts-check
/** The asteroid: its token is a rectangle, every part of which counts; the rock is drawn within. */
import { svg } from "lit-html";

/** The lamp stands above, to the left. */
export const light = svg`<radialGradient id="ke-rock" cx="0.34" cy="0.26" r="0.9">
  <stop offset="0" stop-color="#cdbda4"/><stop offset="0.4" stop-color="#92846f"/><stop offset="0.75" stop-color="#544a40"/><stop offset="1" stop-color="#221d1a"/></radialGradient>
  <linearGradient id="ke-crater" x2="1" y2="1"><stop offset="0" stop-color="#2c2621"/><stop offset="1" stop-color="#a39380"/></linearGradient>`;

/** A lump, in hundredths of the half sides. */
const LUMP =
  "M-92 -20L-80 -50L-84 -68L-58 -78L-38 -92L-12 -82L8 -88L44 -96L60 -76L82 -62L84 -34L96 -8L88 22L84 48L62 66L52 88L24 82L6 90L-34 96L-48 78L-74 70L-82 44L-98 24Z";
/** Its ridges, and where a side turns from the lamp. */
const RIDGES =
  "M-58 -78L-30 -44L-62 -8L-98 24M-30 -44L18 -34L44 -96M18 -34L40 10L96 -8M40 10L6 42L-34 96M-62 -8L6 42L62 66";
const SHADE = "M96 -8L40 10L6 42L-34 96L6 90L24 82L52 88L62 66L84 48L88 22Z";
// biome-ignore format: a table
const CRATERS = [[-48, -34, 17], [34, -52, 13], [58, 26, 19], [-20, 52, 14], [-68, 24, 9], [8, -8, 8]];

/**
 * @param {{half_width: number, half_height: number}} rock @param {number} ore @param {boolean} cleared
 */
export const asteroid = (
  { half_width: w, half_height: h },
  ore,
  cleared,
) => svg`<g class="rock ${cleared ? "cleared" : ""}">
  <rect class="token" x=${-w} y=${-h} width=${2 * w} height=${2 * h} rx="26"/>
  <g transform="scale(${w / 100} ${h / 100})"><path class="lump" d=${LUMP}/><path class="shade" d=${SHADE}/><path class="ridge" d=${RIDGES}/>
    ${CRATERS.map(([x, y, r]) => svg`<circle class="crater" cx=${x} cy=${y} r=${r}/><path class="rim" d="M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}"/>`)}</g>
  ${ores(ore, w)}
  <rect class="edge" x=${3 - w} y=${3 - h} width=${2 * w - 6} height=${2 * h - 6} rx="24"/>
</g>`;

/** @param {number} ore @param {number} w */
const ores = (ore, w) =>
  svg`<g class="ore">${Array.from({ length: ore }, (_, at) => {
    const across = w > 400 ? 6 : 3;
    const [x, y] = [at % across, Math.floor(at / across)];
    return svg`<path class="crystal" transform="translate(${(x - (across - 1) / 2) * 150} ${y * 120 + 165})" d="M0 -46L38 -12L24 44H-24L-38 -12Z"/>`;
  })}<text y="90" text-anchor="middle">${ore}</text></g>`;
