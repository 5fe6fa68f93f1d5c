// @ts-check
/** The twelve kinds of cards, each a small scene eighty wide and thirty-six high. */
import { svg } from "lit-html";

const raider = (/** @type {string} */ hue, /** @type {unknown} */ mark) =>
  svg`<path class="inked" fill=${hue} d="M-24 2l14-10h22l16 8-10 10h-30z"/><path class="inked" fill="#bfe6f5" d="M4-7l8 0 6 5h-12z"/>${mark}`;

const stars = svg`<path class="stars" d="M-34-12h.01M-26 10h.01M-14-14h.01M20-13h.01M31 11h.01M35-9h.01M8 13h.01"/>`;

/** @type {Record<string, unknown>} */
export const scenes = {
  slavers: svg`${stars}${raider("#8a6db0", svg`<path class="inked line" d="M-14 4h6m2 0h6m2 0h6"/><circle class="inked" fill="none" cx="-16" cy="4" r="3"/>`)}`,
  smugglers: svg`${stars}${raider("#c98a3b", svg`<path class="inked" fill="#d8483d" d="M-14-1h8v8h-8z"/><path class="inked" fill="#58b368" d="M-4-1h8v8h-8z"/>`)}`,
  pirates: svg`${stars}${raider("#4d566b", svg`<circle class="inked" fill="#fff" cx="-8" cy="1" r="4.5"/><path class="inked line" d="M-10 1h.01M-6 1h.01M-13 8l10-4M-3 8l-10-4"/>`)}`,
  stardust: svg`<path class="dust" d="M-36 6q14-16 28-6t26-6 18 2"/><path class="dust" d="M-36 14q16-12 30-4t40-8"/>${stars}`,
  "open-space": svg`${stars}<path class="inked" fill="#e9edf4" d="M-12-5h20q10 5 0 10h-20z"/><path class="inked" fill="#ff8c1a" d="M-12-4l-12 4 12 4z"/><path class="inked line" d="M-30-6h-6M-28 6h-8M18 0h14m-5-4l5 4-5 4"/>`,
  meteors: svg`${stars}<path class="inked" fill="#a58a6b" d="M-20-6l8-5 10 2 6 8-3 9-10 4-9-4-4-7z"/><path class="inked" fill="#a58a6b" d="M16-8l6-3 6 4-1 7-7 2-5-4z"/><path class="inked line" d="M-30-14l8 5M10-16l6 5"/>`,
  planets: svg`${stars}<circle class="inked" fill="#5bb0c9" cx="-12" r="13"/><path class="inked" fill="#6fbf73" d="M-22-5q8-6 12 0t8 2-4 6-12-2z"/><circle class="inked" fill="#e09a5b" cx="20" cy="-3" r="8"/><path class="inked line" d="M7 1q13 8 26-8"/>`,
  combat: svg`${stars}<path class="inked" fill="#d8483d" d="M-30-8l14 4 2 6-16 4z"/><path class="inked" fill="#49c0f0" d="M30-8l-14 4-2 6 16 4z"/><path class="inked line" d="M-12 0h5M12 0h-5M0-9l2 6 6-2-4 5 4 5-6-2-2 6-2-6-6 2 4-5-4-5 6 2z"/>`,
  "abandoned-ship": svg`${stars}<path class="inked" fill="#9aa6bd" d="M-22 4l6-10h14l4 4 6-6 12 4 2 10-20 6z"/><path class="inked line" d="M-2-6l4 8-5 3 4 6"/><path class="inked" fill="#17233f" d="M-14-2h5v5h-5zM12-2h5v5h-5z"/>`,
  "abandoned-station": svg`${stars}<circle class="inked" fill="none" r="14"/><circle class="inked" fill="#9aa6bd" r="6"/><path class="inked line" d="M-14 0h8M6 0h8M0-14v8M0 6v8"/><path class="inked" fill="#d8483d" d="M-3-3h6v6h-6z"/>`,
  epidemic: svg`${stars}<circle class="inked" fill="#8fcf5f" r="9"/><path class="inked line" d="M0-9v-5M0 9v5M-9 0h-5M9 0h5M-6-6l-4-4M6-6l4-4M-6 6l-4 4M6 6l4 4"/><circle class="inked" fill="#4c8a2c" cx="-3" cy="-2" r="2"/><circle class="inked" fill="#4c8a2c" cx="3" cy="3" r="2.5"/>`,
  sabotage: svg`${stars}<circle class="inked" fill="#2b3245" cx="-2" cy="3" r="11"/><path class="inked line" d="M5-6l5-5q4-2 7 2"/><path class="inked" fill="#ffd23f" d="M17-12l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3h4z"/>`,
};
