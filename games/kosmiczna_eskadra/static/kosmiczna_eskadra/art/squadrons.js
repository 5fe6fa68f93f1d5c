// @ts-check
/** Four squadrons: each with a colour, a pattern of its own, and its letter. */
import { svg } from "lit-html";

export const COLOURS = ["red", "blue", "green", "yellow"];

/** Stripes, dots, zigzags and checks on enamel: ground, sign. @type {Record<string, [string, string, unknown]>} */
const PATTERNS = {
  red: [
    "#b83a2c",
    "#e9705f",
    svg`<path d="M-10 30L30 -10M-10 110L110 -10M50 130L130 50" stroke-width="22"/>`,
  ],
  blue: [
    "#255fae",
    "#79b0f2",
    svg`<circle cx="25" cy="25" r="13"/><circle cx="75" cy="75" r="13"/>`,
  ],
  green: [
    "#1f7a48",
    "#69c795",
    svg`<path d="M-5 20L25 50L75 0L105 30M-5 70L25 100L75 50L105 80" stroke-width="14"/>`,
  ],
  yellow: ["#b98a10", "#f3d064", svg`<path d="M0 0H50V50H0ZM50 50H100V100H50Z" stroke="none"/>`],
};

export const patterns = () =>
  COLOURS.map((colour) => {
    const [ground, sign, marks] = PATTERNS[colour];
    const filled = ["blue", "yellow"].includes(colour) ? sign : "none";
    return svg`<pattern id="ke-pattern-${colour}" width="100" height="100" patternUnits="userSpaceOnUse">
      <rect width="100" height="100" fill=${ground}/><g fill=${filled} stroke=${filled === "none" ? sign : "none"}>${marks}</g></pattern>`;
  });

/** A round of enamel with the squadron's letter; radius 50. @param {string} colour @param {string} letter */
export const badge = (colour, letter) => svg`<g class="badge" aria-hidden="true">
  <circle r="50" fill="url(#ke-pattern-${colour})"/><circle r="50" class="rim"/><circle r="33" class="disc"/>
  <text y="22" text-anchor="middle">${letter}</text></g>`;
