// @ts-check
/**
 * Pictures of one flight for the rulebook, of the board's own tiles and cards.
 *
 * @import {ShownTrucker, Table} from "types/galaxy_trucker"
 */
import { styled } from "kit/styled.js";
import { html, svg } from "lit-html";

/** The ship as it begins: by cell a tile and its quarter turns. */
const BEGUN = { 77: [0, 0], 78: [90, 0], 67: [59, 2] };
/** What is laid before its cabin. */
const NEXT = { 76: [103, 0] };
/** What has come to it when the sand has run out. */
const LATER = { 87: [19, 3], 86: [105, 0], 66: [137, 0], 68: [34, 1], 88: [84, 0] };
/** Two planets, and what the hold takes of the first. */
const CARD = "I-14";
const LOADED = { 67: "YGB" };
/** A large one comes along the column of the first cannon, a small one at the smooth side of a cabin. */
const METEORS = /** @type {const} */ ([
  ["LN", 0, -82],
  ["sE", 82, 0],
]);

/** @typedef {Record<string, readonly number[]>} Tiles */
/** @typedef {Record<"aboard" | "cardFace" | "hiddenTile" | "hourglass" | "plate" | "symbols" | "threatArt", any>} Draw */

/** @param {Pick<Table, "scene" | "t">} table @param {Draw} draw  as the board does */
export function primer(table, draw) {
  /** @param {Tiles} tiles @param {Partial<ShownTrucker>} load */
  const ship = (tiles, load = {}) =>
    Object.entries(tiles).map(
      ([cell, [tile, k]]) =>
        svg`<g transform=${at(Number(cell))}>${draw.plate(table.scene.tiles[tile], k)}${draw.aboard(load, cell)}</g>`,
    );
  const [next, turns] = NEXT[76];
  const built = { ...BEGUN, ...NEXT, ...LATER };
  const load = { crew: { 77: 2, 87: 2 }, tokens: { 68: 2 } };
  return [
    picture(
      draw.symbols,
      heap(draw.hiddenTile),
      drawing("-62 -88 124 150", [
        ship(BEGUN),
        svg`<g transform="translate(6 -60) rotate(-14)">${draw.plate(table.scene.tiles[next], turns)}</g>`,
      ]),
    ),
    picture(drawing("-62 -62 124 124", ship(built)), glass(draw.hourglass(true))),
    picture(
      drawing("-102 -100 204 162", [
        svg`<g class="strike"><rect class="lit-line" x="-20" y="-98" width="40" height="159" rx="5"/><rect class="lit-line" x="-61" y="-20" width="162" height="40" rx="5"/></g>`,
        ship(built, load),
        METEORS.map(
          ([threat, x, y]) =>
            svg`<g class="strike" transform="translate(${x} ${y})">${draw.threatArt(threat)}</g>`,
        ),
      ]),
    ),
    picture(
      drawing("-62 -62 124 124", ship(built, { ...load, cubes: LOADED })),
      html`<div ${styled({ zoom: "0.9", width: "min(11.5rem, 58cqw)" })}>${draw.cardFace(table, CARD)}</div>`,
    ),
  ];
}

/** Around the starting cabin. @param {number} cell */
const at = (cell) => `translate(${40 * (Math.floor(cell / 10) - 7)} ${40 * ((cell % 10) - 7)})`;

/** @param {unknown[]} parts */
const picture = (...parts) =>
  html`<div class="truck" ${styled({
    display: "flex",
    "align-items": "center",
    "justify-content": "center",
    gap: "0.8rem",
    width: "100%",
    height: "100%",
    /* The number of the step stands at the left. */
    padding: "0.5rem 0.5rem 0.5rem 2.6rem",
    "box-sizing": "border-box",
  })}>${parts}</div>`;

/** @param {string} box @param {unknown} drawn */
const drawing = (box, drawn) =>
  html`<svg viewBox=${box} ${styled({ flex: "0 1 auto", "min-width": "0", height: "100%" })}>${drawn}</svg>`;

/** Tiles as they lie about, face down. @param {unknown} tile */
const heap = (tile) =>
  html`<div ${styled({ flex: "none", position: "relative", width: "5.4rem", height: "6.4rem" })}>${[
    [0, 0.3, -12],
    [2.6, 0, 9],
    [0.4, 3.2, 16],
    [2.7, 3, -6],
  ].map(
    ([x, y, turn]) =>
      html`<span ${styled({ position: "absolute", left: `${x}rem`, top: `${y}rem`, width: "2.6rem", height: "2.6rem", rotate: `${turn}deg` })}>${tile}</span>`,
  )}</div>`;

/** @param {unknown} sand */
const glass = (sand) => html`<span ${styled({ flex: "none", zoom: "2" })}>${sand}</span>`;
