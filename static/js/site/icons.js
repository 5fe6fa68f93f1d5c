// @ts-check
/**
 * Icons of the site as lit templates, on a grid of 24 with one stroke width.
 *
 * @import {TemplateResult} from "lit-html"
 */
import { svg } from "lit-html";

/** @param {TemplateResult} shape */
const icon = (shape) =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape}</svg>`;

export const check = icon(svg`<path d="M5 12.5l4.5 4.5L19 7.5"/>`);
export const chair = icon(svg`<path d="M7 4v9h10V4M7 13v7M17 13v7M7 16.5h10"/>`);
export const copy = icon(
  svg`<rect x="9" y="9" width="10" height="11" rx="1.5"/><path d="M15 9V4.5H5V16h4"/>`,
);
export const link = icon(
  svg`<path d="M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3"/>
    <path d="M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2"/>`,
);
export const share = icon(svg`<path d="M12 15V4M8 7.5L12 4l4 3.5M6 11v9h12v-9"/>`);
export const robot = icon(
  svg`<rect x="5" y="9" width="14" height="10" rx="2.5"/><path d="M12 9V5M9.5 13.5v1.5M14.5 13.5v1.5"/>
    <circle cx="12" cy="4" r="1"/>`,
);
export const eye = icon(
  svg`<path d="M3 12c4-6.5 14-6.5 18 0c-4 6.5-14 6.5-18 0z"/><circle cx="12" cy="12" r="2.7"/>`,
);
export const list = icon(svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1"/>`);
export const hand = icon(svg`<path d="M6 4l13 8.5-6 1.2L10.5 20z"/>`);
export const talk = icon(svg`<path d="M4 5h16v11H11l-4.5 4v-4H4z"/>`);
export const people = icon(
  svg`<circle cx="9" cy="8.5" r="3.2"/><path d="M3 19.5c0-7 12-7 12 0"/>
    <path d="M15 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14c2.3.8 3.5 2.6 3.5 5.5"/>`,
);
export const again = icon(svg`<path d="M5 12a7 7 0 1 0 2.2-5.1M7 3v4.2h4.2"/>`);
export const sound = icon(
  svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,
);
const hushed = icon(svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 10.5a2 2 0 0 1 0 3"/>`);
export const mute = icon(svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>`);
/** By the volume. */
export const volumes = { loud: sound, quiet: hushed, off: mute };
export const more = icon(svg`<path d="M5.5 12h.1M12 12h.1M18.5 12h.1" stroke-width="3"/>`);
export const flag = icon(svg`<path d="M6 21V4h12l-3 4.5 3 4.5H6"/>`);
export const barred = icon(svg`<circle cx="12" cy="12" r="8.5"/><path d="M6 6l12 12"/>`);
export const help = icon(
  svg`<path d="M8.8 9a3.3 3.3 0 1 1 4.9 2.9c-1.3.7-1.7 1.3-1.7 2.6M12 18.4v.1"/>`,
);
export const book = icon(
  svg`<path d="M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13c3-.5 6-.2 8.5 1.5c2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zM12 6.5v13"/>`,
);
export const down = icon(svg`<path d="M6 9.5l6 5.5 6-5.5"/>`);
export const close = icon(svg`<path d="M6 6l12 12M18 6L6 18"/>`);
export const send = icon(svg`<path d="M4 12h14M12.5 6l6 6-6 6"/>`);
export const lock = icon(
  svg`<rect x="5.5" y="10.5" width="13" height="9" rx="1.5"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>`,
);
export const swap = icon(
  svg`<path d="M8 4v15M4.5 15.5L8 19l3.5-3.5M16 20V5M12.5 8.5L16 5l3.5 3.5"/>`,
);
export const shield = icon(
  svg`<path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V6z"/><path d="M9 12l2.2 2.2L15.2 10"/>`,
);
export const crown = icon(svg`<path d="M4.5 18V8l4.2 4L12 6l3.3 6 4.2-4v10z"/>`);
