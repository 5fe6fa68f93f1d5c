// @ts-check
/** The picture of an aircraft, drawn once and used again. */
import { nothing, svg } from "lit-html";
import { marksOf } from "./profile.js";
import { clouds } from "./signs.js";

/** @type {Map<string, import("lit-html").TemplateResult>} */
const drawn = new Map();

/** @param {string} id */
export function picture(id) {
  const known = drawn.get(id) ?? paint(id);
  drawn.set(id, known);
  return known;
}

/** @param {string} id */
const paint = (id) => svg`<svg class="aircraft" viewBox="-13 -46 121 80" aria-hidden="true">
  ${clouds(Number(id.slice(1)) + (id[0] === "C" ? 20 : 0))}
  <g stroke-linejoin="round" stroke-linecap="round">
    ${marksOf(id).map(
      ({ d, fill, line, wide, faint, matrix }) => svg`<path
        d=${d} fill=${fill ?? "none"} stroke=${line ?? nothing} stroke-width=${wide ?? nothing}
        opacity=${faint ?? nothing} transform=${matrix ?? nothing} />`,
    )}
  </g>
</svg>`;
