// @ts-check
/** Signs of seats, numbers, threats and the hourglass. */
import { html, nothing, svg } from "lit-html";

/** Each seat has a shape beside its colour. */
const SHAPES = [
  "M0-8a8 8 0 1 0 .01 0z",
  "M0-8.5l8.5 15.5h-17z",
  "M-7-7h14v14h-14z",
  "M0-9.5l8 9.5-8 9.5-8-9.5z",
];

/** @param {number} seat */
export const badge = (seat) => svg`<path class="badge seat-${seat}" d=${SHAPES[seat]}/>`;

/** @param {number} seat */
export const seatSign = (seat) =>
  html`<svg class="seat-sign" viewBox="-11 -11 22 22" aria-hidden="true">${badge(seat)}</svg>`;

/** A rocket with its seat's shape on the hull. @param {number} seat */
export const rocket = (seat) => svg`<g class="rocket">
  <path class="fin seat-${seat}" d="M-6 5l-6 8h6zM6 5l6 8h-6z"/><path class="hull seat-${seat}" d="M0-19q9 9 7 24l-2 6h-10l-2-6q-2-15 7-24z"/>
  <path class="fire" d="M-4 12q4 9 8 0z"/><g transform="scale(.55) translate(0 -3)"><path class="mark" d=${SHAPES[seat]}/></g></g>`;

/** @param {number} seat */
export const rocketSign = (seat) =>
  html`<svg class="rocket-sign" viewBox="-14 -20 28 40" aria-hidden="true">${rocket(seat)}</svg>`;

/** @type {Record<string, string>} */
const PATHS = {
  engines: "M-5-9h10v8l4 7h-18l4-7zM-4 8h8l-4 5z",
  fire: "M-3 3v-13h6v13M-9 10v-3a9 6 0 0 1 18 0v3z",
  cabins: "M-9-6h18v12h-18zM-4-1h.01M4-1h.01",
  batteries: "M-7-6h14v13h-14zM-3-10h6v4h-6zM1-3l-3 4h4l-3 4",
  exposed: "M-10 6h20M-6 6v-6M0 6v-12M6 6v-6",
  shields: "M-8-8h8a8 8 0 0 1 8 8v8",
  crew: "M0-2a4 4 0 1 0-.01 0M-8 9q0-8 8-8t8 8z",
  holds: "M-9-4h8v8h-8zM1-4h8v8h-8z",
  credits: "M0-9a9 9 0 1 0 .01 0M3-4q-6-3-6 1t6 4-3 4-4-1M0-8v16",
  lost: "M-7-7l14 14M7-7l-14 14",
  left: "M-6-7a8 8 0 1 1-2 9M-6-7v-5M-6-7h-5",
  right: "M6-7a8 8 0 1 0 2 9M6-7v-5M6-7h5",
  back: "M-8 3v6h16v-6M0-10v13M-4-1l4 4 4-4",
  lift: "M-8 3v6h16v-6M0 3v-13M-4-6l4-4 4 4",
  eye: "M-11 0q11-12 22 0-11 12-22 0M0-3a3 3 0 1 0 .01 0",
  lock: "M-7-1h14v10h-14zM-4-1v-4a4 4 0 0 1 8 0v4",
};

/** @param {string} name */
export const sign = (name) =>
  html`<svg class="sign" viewBox="-13 -13 26 26" aria-hidden="true"><path d=${PATHS[name]}/></svg>`;

/** The hourglass: its sand runs, or lies below. @param {boolean} runs */
export const hourglass = (
  runs,
) => html`<svg class="glass-art ${runs ? "runs" : ""}" viewBox="-14 -18 28 36" aria-hidden="true">
  <path class="frame" d="M-11-16h22M-11 16h22"/><path class="bulb" d="M-8-16q0 11 7 16-7 5-7 16h16q0-11-7-16 7-5 7-16z"/>
  ${runs ? svg`<path class="sand" d="M-6-9h12q-2 5-6 8-4-3-6-8z"/><path class="sand" d="M-7 15q1-6 7-7 6 1 7 7z"/><path class="stream" d="M0-1v10"/>` : svg`<path class="sand" d="M-8 15.5q1-11 8-12 7 1 8 12z"/>`}</svg>`;

/** A threat of two letters: L large or s small meteor, H heavy or l light shot; and whence. @param {string} threat */
export function threatSign(threat) {
  return svg`<g transform="rotate(${angleOf(threat)})"><path class="course" d="M0-17v7M-4-14l4 5 4-5"/>${THREATS[threat[0]]}</g>`;
}

/** Without a label its name stands beside it. @param {string} threat @param {string} [label] */
export const threatPicture = (threat, label) =>
  html`<svg class="threat" viewBox="-18 -18 36 36" role=${label ? "img" : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}>${threatSign(threat)}</svg>`;

/** The same without its course, on its way. @param {string} threat */
export const threatArt = (threat) =>
  svg`<g transform="rotate(${angleOf(threat)})">${THREATS[threat[0]]}</g>`;

/** @param {string} threat */
const angleOf = (threat) => 90 * "NESW".indexOf(threat[1]);

/** @type {Record<string, unknown>} */
const THREATS = {
  L: svg`<path class="rock" d="M-8-4l6-5 8 2 5 7-2 8-8 4-8-3-3-7z"/><circle class="crater" cx="-1" cy="1" r="2.5"/><circle class="crater" cx="4" cy="5" r="1.5"/>`,
  s: svg`<path class="rock" d="M-6 1l4-6 7 1 3 6-4 6-7 0z"/>`,
  H: svg`<path class="shot" d="M-4-6h8v10l-4 8-4-8z"/><path class="shot" d="M-8-4v7M8-4v7"/>`,
  l: svg`<path class="shot" d="M-2-5h4v9l-2 5-2-5z"/>`,
};
