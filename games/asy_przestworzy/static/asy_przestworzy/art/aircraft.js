// @ts-check
/**
 * The picture of an aircraft, drawn once and used again. Its hundred strokes are one image for the
 * page: as parts of the page they would be styled and laid out with every card that comes.
 */
import { html } from "lit-html";
import { marksOf } from "./profile.js";

/** @type {Map<string, string>} */
const drawn = new Map();

/** @param {string} id */
export function picture(id) {
  const known = drawn.get(id) ?? paint(id);
  drawn.set(id, known);
  return html`<img class="aircraft" src=${known} alt="" decoding="sync" draggable="false" />`;
}

/** Its address. @param {string} id */
const paint = (id) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -46 121 80">
  ${clouds(Number(id.slice(1)) + (id[0] === "C" ? 20 : 0))}
  <g stroke-linejoin="round" stroke-linecap="round">${marksOf(id).map(stroke).join("")}</g>
</svg>`)}`;

/** @param {import("./profile.js").Mark} mark */
function stroke({ d, fill, line, wide, faint, matrix }) {
  const given = {
    d,
    fill: fill ?? "none",
    stroke: line,
    "stroke-width": wide,
    opacity: faint,
    transform: matrix,
  };
  return `<path ${Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`))
    .join(" ")}/>`;
}

/** A cloud or two behind the aircraft, by its number. @param {number} seed */
function clouds(seed) {
  const x = -10 + ((seed * 37) % 70);
  const y = 12 + ((seed * 13) % 16);
  return `<g fill="#fff8e6" opacity="0.5"><ellipse cx="${x}" cy="${y}" rx="24" ry="4"/><ellipse cx="${x + 12}" cy="${y - 3}" rx="13" ry="4.5"/><ellipse cx="${x + 58}" cy="${y - 34}" rx="20" ry="2.6"/></g>`;
}
