// @ts-check
/** How much of how much, to be seen at a glance: a row of pips, or a ring of notches. */
import { html, nothing, svg } from "lit-html";

/** @param {{value: number, most: number, label: string, kind?: string}} how */
export const pips = ({ value, most, label, kind = "" }) =>
  html`<span class="kit-pips ${kind}" role="img" aria-label=${label} title=${label}>${Array.from({ length: most }, (_, at) => html`<i class=${at < value ? "won" : ""}></i>`)}</span>`;

/** How much of a notch is left free at either end. */
const GAP = 0.06;

/** The arc of one notch of a ring of `most`, on a circle of radius 40. @param {number} at @param {number} most */
export function arc(at, most) {
  const [x1, y1, x2, y2] = [at + GAP, at + 1 - GAP]
    .map((turn) => (turn * 2 * Math.PI) / most - Math.PI / 2)
    .flatMap((angle) => [(40 * Math.cos(angle)).toFixed(2), (40 * Math.sin(angle)).toFixed(2)]);
  return `M${x1} ${y1}A40 40 0 0 1 ${x2} ${y2}`;
}

/**
 * A ring of `most` notches; those that are filled have a class each, from the top on.
 * @param {{notches: string[], most: number, label: string, shows?: unknown}} how
 */
export const ring = ({
  notches,
  most,
  label,
  shows = notches.length,
}) => html`<div class="kit-ring" role="img" aria-label=${label} title=${label}>
  <svg viewBox="-50 -50 100 100">
    ${Array.from({ length: most }, (_, at) => svg`<path d=${arc(at, most)} class="notch ${notches[at] ?? "free"}" />`)}
  </svg>
  <b>${shows ?? nothing}</b>
</div>`;
