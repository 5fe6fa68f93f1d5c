// @ts-check
/**
 * The picture of an aircraft, drawn once and used again. Its hundred strokes are one image for the
 * page: as parts of the page they would be styled and laid out with every card that comes.
 */
import { html } from "lit-html";
import { marksOf } from "./profile.js";

/** @type {Map<string, string>} */
const drawn = new Map();

/** Against its own sky; without one it flies in whatever lies below it. @param {string} id @param {{nation: string, year: number}} [from] */
export function picture(id, from) {
  const name = from ? `${id} ${from.nation} ${from.year}` : id;
  const known = drawn.get(name) ?? paint(id, from ? sky(id, from) : "");
  drawn.set(name, known);
  return html`<img class="aircraft" src=${known} alt="" decoding="sync" draggable="false" />`;
}

/** Its address. @param {string} id @param {string} behind */
const paint = (id, behind) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -46 121 80">
  ${behind}
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

/** Of each nation the hue of its air, and what lies below: cliffs, fields, firs, trenches, peaks. @type {Record<string, [number, string]>} */
const LANDS = {
  GB: [205, "m-70 26 34-1 4-5 16 1 5-4 14 2 3 5 174 2v60h-250z"],
  FR: [42, "m-70 22q40-9 80 0t80-1 90 1v60h-250zm40 6 60 26m-10-28 40 28"],
  RU: [255, "m-70 28 8-9 6 6 7-11 8 10 30 1 6-8 5 6 7-10 6 11 40 1 8-9 7 8 6-6 106 7v60h-250z"],
  DE: [165, "m-70 25q60-6 120-1t130-2v60h-250zm6 5 12-2 6 5 14-4 8 5 16-5 9 5 15-5 9 6 17-5 11 5"],
  AT: [350, "m-70 26 24-17 14 10 18-19 22 20 12-8 18 15 20-22 26 19 96-2v60h-250z"],
};

/** From a morning of 1915 to an evening of 1918: the light above, the light below, the ground. */
const HOURS = ["46 93,30 84,22 52", "34 82,30 94,26 62", "38 66,62 86,24 46", "30 46,60 74,22 32"];

/** Sky, ground and clouds: no two of a side are alike. @param {string} id @param {{nation: string, year: number}} from */
function sky(id, { nation, year }) {
  const seed = Number(id.slice(1));
  const [hue, land] = LANDS[nation];
  const [high, low, ground] = HOURS[year - 1915]
    .split(",")
    .map(
      (tone, at) => `hsl(${hue + ((seed * 29) % 36) - 18 - 14 * at} ${tone.replace(" ", "% ")}%)`,
    );
  const [x, y] = [((seed * 37) % 70) - 10, 6 + ((seed * 13) % 14)];
  return `<linearGradient id="a" x2="0" y2="1"><stop offset=".3" stop-color="${high}"/><stop offset=".62" stop-color="${low}"/></linearGradient>
  <radialGradient id="b"><stop offset=".2" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <path fill="url(#a)" d="M-70-90h250v180h-250z"/><circle cx="${90 - x}" cy="${-34 + y}" r="42" fill="url(#b)"/>
  <path d="${land}" fill="${ground}" stroke="#0003" transform="translate(${-(seed % 7) * 4} ${seed % 3})"/>
  <path fill="#fff" opacity=".5" d="${[cloud(x, y - 2, 24), cloud(x + 12, y - 5, 13), cloud(x + 58, y - 38, 20)].join("")}"/>`;
}

/** @param {number} x @param {number} y @param {number} wide */
const cloud = (x, y, wide) =>
  `M${x - wide} ${y}a${wide} 4 0 1 0 ${2 * wide} 0a${wide} 4 0 1 0-${2 * wide} 0`;
