// @ts-check
/** The asteroid: its token is a rectangle, every part of which counts; the rock is drawn within. */
import { svg } from "lit-html";

/** A lump, in hundredths of the half sides. */
const LUMP =
  "M-92 -20L-78 -66L-38 -92L8 -84L44 -96L82 -62L96 -8L84 48L52 88L6 80L-34 96L-74 70L-98 24Z";
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
  <g transform="scale(${w / 100} ${h / 100})"><path class="lump" d=${LUMP}/>
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
