// @ts-check
/** Four squadrons: each with a colour, a pattern and a frame of its own, and its letter. */
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

/** Frames of a card, 640 by 880 around the origin, told apart in grey: round corners, cut, hollowed, stepped. @type {Record<string, string>} */
export const FRAMES = {
  red: "M-290 -440H290A30 30 0 0 1 320 -410V410A30 30 0 0 1 290 440H-290A30 30 0 0 1 -320 410V-410A30 30 0 0 1 -290 -440Z",
  blue: "M-205 -440H205L320 -325V325L205 440H-205L-320 325V-325Z",
  green:
    "M-210 -440H210A110 110 0 0 0 320 -330V330A110 110 0 0 0 210 440H-210A110 110 0 0 0 -320 330V-330A110 110 0 0 0 -210 -440Z",
  yellow:
    "M-256 -440H256V-408H288V-376H320V376H288V408H256V440H-256V408H-288V376H-320V-376H-288V-408H-256Z",
};

/** A card where it is a few pixels wide: full, hollow, halved, crossed. @type {Record<string, string>} */
export const SPOTS = {
  red: "M-320 -440H320V440H-320Z",
  blue: "M-320 -440H320V440H-320ZM-140 -260V260H140V-260Z",
  green: "M-320 -440H320V440H-320ZM-180 60V300H180V60Z",
  yellow: "M-320 -440H-80V-120H80V-440H320V440H80V120H-80V440H-320Z",
};

/** A round of enamel with the squadron's letter; radius 50. @param {string} colour @param {string} letter */
export const badge = (colour, letter) => svg`<g class="badge" aria-hidden="true">
  <circle r="50" fill="url(#ke-pattern-${colour})"/><circle r="50" class="rim"/><circle r="33" class="disc"/>
  <text y="22" text-anchor="middle">${letter}</text></g>`;
