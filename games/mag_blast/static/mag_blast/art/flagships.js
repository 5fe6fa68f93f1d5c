// @ts-check
/** The ten flagships: ships with a face. A square is forty units wide, its middle 0, 0. */
import { svg } from "lit-html";

/** @type {Record<string, unknown>} */
const FLAGSHIPS = {
  // Overseers of Kalgon: an eye over everything.
  f1: svg`<path class="dark" d="M-17 11l-2 8h38l-2-8z"/><path class="main" d="M0-19l18 31h-36z"/><path class="lit" d="M-8 2q8-10 16 0q-8 9-16 0z"/><circle class="dark" cy="1.6" r="3"/><path class="line" d="M-12 9h24"/>`,
  // The Glorp: it drips.
  f2: svg`<path class="main" d="M0-17q12-1 15 9 6 9 1 17l-3-4-2 11-4-8-3 10-5-9-4 8-3-10-4 3q-8-10-2-18 2-9 14-9z"/><circle class="lit" cx="-5" cy="-5" r="5"/><circle class="lit" cx="6" cy="-7" r="4"/><circle class="lit" cx="2" cy="2" r="3"/><circle class="dark" cx="-4" cy="-4" r="2"/><circle class="dark" cx="6" cy="-6" r="1.6"/><circle class="dark" cx="2.5" cy="2.4" r="1.2"/>`,
  // Alpha Mazons: a double axe.
  f3: svg`<path class="dark" d="M-2.5-18h5v37h-5z"/><path class="main" d="M-2-10q-6-1-9-7-11 11-6 25 7-6 15-7zM2-10q6-1 9-7 11 11 6 25-7-6-15-7z"/><path class="lit" d="M0-10l5 5-5 6-5-6z"/><path class="line" d="M-13-9q-4 6-2 12M13-9q4 6 2 12"/>`,
  // Freep: a saucer with long fingers.
  f4: svg`<path class="line" d="M-8-12l-4-7M8-12l4-7"/><path class="lit" d="M-9-3q0-11 9-11t9 11z"/><path class="main" d="M-19 2q0-6 19-6t19 6-19 8-19-8z"/><path class="dark" d="M-5-5q1-4 3-4v4zM5-5q-1-4-3-4v4z"/><path class="line" d="M-9 9l-3 9M-3 10l-1 9M3 10l1 9M9 9l3 9"/><circle class="mark" cx="-10" cy="2" r="1.6"/><circle class="mark" cy="3.4" r="1.6"/><circle class="mark" cx="10" cy="2" r="1.6"/>`,
  // Recyclons: whatever falls comes round again.
  f5: svg`<path class="main" d="M-9-18h18v8l9 3v18l-8 7h-20l-8-7v-18l9-3z"/><path class="turn" d="M-2-8a10 10 0 0 1 10 8M9 6a10 10 0 0 1-13 5M-9 8a10 10 0 0 1 1-13"/><path class="dark" d="M4-1h8l-4 5zM-2 8l-6 3 6 4zM-11-2l1-7 5 4z"/><circle class="lit" cy="2" r="3"/>`,
  // Tri-Bot: three eyes, three barrels.
  f6: svg`<path class="barrel" d="M-11-4v-15M0-8v-11M11-4v-15"/><path class="main" d="M-14-8h28l4 7v12l-6 7h-24l-6-7v-12z"/><circle class="lit" cx="-8" cy="0" r="3.6"/><circle class="lit" cx="8" cy="0" r="3.6"/><circle class="lit" cy="-3" r="3.6"/><path class="dark" d="M-9 9h18v4h-18z"/><path class="tooth" d="M-4 9v4M1 9v4M6 9v4"/>`,
  // Mhee Yow-Meex: ears and whiskers.
  f7: svg`<path class="main" d="M-15-19l9 8h12l9-8 2 17q1 17-17 20-18-3-17-20z"/><path class="lit" d="M-10-1q3-5 7 0-3 4-7 0zM3-1q4-5 7 0-4 4-7 0z"/><path class="dark" d="M-7-3v5M7-3v5M-3 6h6l-3 4z"/><path class="line" d="M-7-3v5M7-3v5M0 10v2q-3 4-6 1M0 12q3 4 6 1M-9 8l-10-1M-9 11l-9 3M9 8l10-1M9 11l9 3"/>`,
  // BZZGZZRT!: stripes, wings, a sting.
  f8: svg`<path class="lit" d="M-5-6q-13-11-14-1t14 7zM5-6q13-11 14-1t-14 7z"/><path class="main" d="M0-15q8 0 8 9 3 5 1 12l-9 13-9-13q-2-7 1-12 0-9 8-9z"/><path class="dark" d="M-8-4h16v4h-16zM-9 4h18l-1 4h-16zM-5 11h10l-2 3h-6z"/><circle class="lit" cx="-3.4" cy="-9" r="2.4"/><circle class="lit" cx="3.4" cy="-9" r="2.4"/><path class="line" d="M-3-14l-4-5M3-14l4-5"/>`,
  // Brotherhood of Peace: a halo over a bomb.
  f9: svg`<ellipse class="halo" cy="-15" rx="10" ry="3.4"/><path class="main" d="M0-13q9 5 9 16l-3 7h-12l-3-7q0-11 9-16z"/><path class="lit" d="M-9-2q-8-2-10 9l10-1zM9-2q8-2 10 9l-10-1z"/><path class="dark" d="M-8 10h16l3 9h-22z"/><path class="line" d="M0-4v9M-4 0h8"/>`,
  // Cranium Consortium: a brain under glass, with a tie.
  f10: svg`<path class="lit" d="M-15 3q-3-20 15-20t15 20z"/><path class="main" d="M0-12q-4-3-7 0-5 0-4 5-3 4 1 7 1 4 6 3h8q5 1 6-3 4-3 1-7 1-5-4-5-3-3-7 0z"/><path class="line" d="M0-12v14M-7-6q4 0 3 4M7-6q-4 0-3 4"/><path class="dark" d="M-17 3h34l-4 7h-26z"/><path class="mark" d="M-3 10h6l-1 3 3 6h-10l3-6z"/>`,
};

/** @param {string} flagship */
export const flagshipArt = (flagship) =>
  svg`<g class="ship-art flagship-art ${flagship}">${FLAGSHIPS[flagship]}</g>`;
