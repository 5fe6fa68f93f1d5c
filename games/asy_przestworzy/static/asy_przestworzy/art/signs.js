// @ts-check
/** Signs drawn from simple shapes: the five attributes, the emblems of both sides, the flag, medals. */
import { html, svg } from "lit-html";
import { path } from "./geometry.js";
import { cross } from "./markings.js";

/** Strokes in a square of 24; `currentColor` draws them. @type {Record<string, string>} */
const STROKES = {
  spd: "M3 17a9.5 9.5 0 1 1 18 0M12 17l5.2-6.6M12 7.2v-2M5.6 10.6l-1.5-1M18.4 10.6l1.5-1M3 17h3M18 17h3",
  man: "M2 19c7 1 13-1 15-6 1.6-4.2-.6-8-4-8s-5.4 3.4-3.6 6.6c2 3.6 7 4.6 12 2.4M18 10.6l3.6 3.2-3.2 3.6",
  rng: "M4.5 12.5a2.4 2.4 0 1 1 0-.1M6.6 13.6c2.6 5.6 8 6.4 11.4 1.2M11.4 18.6v.1M18.8 3.4c2.4 0 3.8 1.7 3.8 3.7 0 2.5-3.8 6.6-3.8 6.6S15 9.6 15 7.1c0-2 1.4-3.7 3.8-3.7zM18.8 7.1v.1",
  fire: "M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M12 1.8v6M12 16.2v6M1.8 12h6M16.2 12h6M12 12v.1",
  ceil: "M1.5 20.5 8 9.5l3.6 5.6 3.4-5.2 7.5 10.6zM6.2 12.7l1.8 1.2 1.6-1.8M17 7.5v-5.5M14.6 4.3 17 1.9l2.4 2.4",
};

/** @param {string} attribute */
export const sign = (attribute) => svg`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d=${STROKES[attribute]} />
</svg>`;

const PATTEE = path(cross(11, 0.16, 0.52));
const PATTEE_EDGE = path(cross(12.3, 0.25, 0.6));

/** Roundel or cross. @param {string | undefined} side */
export const emblem = (side) => svg`<svg class="emblem" viewBox="-15 -15 30 30" aria-hidden="true">
  <circle class="rim" r="14.5" />
  ${
    side === "central"
      ? svg`<circle r="13" fill="#e9dfc6" /><path d=${PATTEE_EDGE} fill="#fffaf0" /><path d=${PATTEE} fill="#1d1b19" />`
      : svg`<circle r="13" fill="#2f4a7c" /><circle r="8.8" fill="#f1ead6" /><circle r="4.7" fill="#a8352b" />`
  }
</svg>`;

/** Small marks of the nations, for the corner of a photograph. @type {Record<string, [string, string, string]>} */
const RINGS = {
  GB: ["#2f4a7c", "#f1ead6", "#a8352b"],
  FR: ["#a8352b", "#f1ead6", "#2f4a7c"],
  RU: ["#a8352b", "#2f4a7c", "#f1ead6"],
  DE: ["#f1ead6", "#1d1b19", "#f1ead6"],
  AT: ["#a8352b", "#f1ead6", "#a8352b"],
};

/** @param {string} nation */
export function cockade(nation) {
  const [outer, middle, heart] = RINGS[nation];
  if (nation === "DE")
    return svg`<svg class="cockade" viewBox="-15 -15 30 30" aria-hidden="true">
      <circle r="14" fill="#f1ead6" /><path d=${PATTEE} fill="#1d1b19" /></svg>`;
  if (nation === "AT")
    return svg`<svg class="cockade" viewBox="-15 -15 30 30" aria-hidden="true">
      <circle r="14" fill=${outer} /><path d="M-13.3 -4.6h26.6a14 14 0 0 1 0 9.2h-26.6a14 14 0 0 1 0-9.2z" fill=${middle} /></svg>`;
  return svg`<svg class="cockade" viewBox="-15 -15 30 30" aria-hidden="true">
    <circle r="14" fill=${outer} /><circle r="9.5" fill=${middle} /><circle r="5" fill=${heart} /></svg>`;
}

/** The leader's pennant. */
export const flag = svg`<svg class="pennant" viewBox="0 0 26 28" aria-hidden="true">
  <path d="M4 2v25" stroke="#7d5c22" stroke-width="2.4" stroke-linecap="round" />
  <path d="M5 3c6-3 10 3 19 1-4 3-4 5-1 8-9 2-12-3-18 0z" fill="#b8342a" stroke="#5d1812" stroke-width="1" stroke-linejoin="round" />
  <path d="M8 6.5c4-1 7 1.5 11 1.5" fill="none" stroke="#f3dfb4" stroke-width="1.4" stroke-linecap="round" />
</svg>`;

/** A victory card: a medal in the attribute's enamel. @param {string} attribute @param {boolean} [turned] */
export const medal = (attribute, turned = false) =>
  html`<span class="medal ${attribute} ${turned ? "turned" : ""}">${sign(attribute)}</span>`;
