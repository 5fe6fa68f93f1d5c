// @ts-check
/**
 * Pictures of one round for the rulebook, of the board's own ships and rock.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */
import { styled } from "kit/styled.js";
import { html, svg } from "lit-html";

const LETTERS = { red: "R", blue: "B", green: "G", yellow: "Y" };
const SPARK =
  "M0 -170L38 -52L150 -96L70 0L150 96L38 52L0 170L-38 52L-150 96L-70 0L-150 -96L-38 -52Z";

/** @typedef {Record<"asteroid" | "cargo" | "patterns" | "plate" | "rails" | "shipyard", (...given: any[]) => unknown> & {light: unknown}} Draw  `light`: what rocks are filled with */

/** @param {Pick<Table, "scene" | "t">} table @param {Draw} draw  as the board does */
export function primer({ scene }, draw) {
  /** @param {keyof typeof LETTERS} colour @param {number} speed @param {number} x @param {number} y @param {number} [turn] @param {unknown} [load] */
  const ship = (colour, speed, x, y, turn = 0, load = "") =>
    svg`<g transform="translate(${x} ${y}) rotate(${turn})">${draw.plate(colour, LETTERS[colour], speed, scene.ships[speed], load)}</g>`;
  /** @param {number} x @param {number} y @param {number} turn @param {number} length @param {number} strength */
  const beam = (x, y, turn, length, strength) =>
    svg`<g transform="translate(${x} ${y}) rotate(${turn})">${draw.rails(strength, -length, 12)}
      <path d=${SPARK} fill="#ffd66e" transform="translate(0 ${-length})"/></g>`;
  /** @param {number} ore */
  const rock = (ore) => draw.asteroid(scene.rocks[0], ore, false);
  return [
    picture(draw, [rock(12), ship("red", 4, 0, 1200), ship("blue", 2, -1350, 200, 20)]),
    picture(draw, [
      rock(12),
      ship("red", 4, 0, 1200),
      ship("blue", 2, -1350, 200, 20),
      ship("green", 9, 1400, 0, -30),
      ship("yellow", 7, -700, -1050, 100),
    ]),
    picture(draw, [
      rock(9),
      ship("red", 4, 0, 1200),
      beam(0, 760, 0, 330, 3),
      ship("blue", 2, -1500, -960),
      ship("yellow", 5, 900, -960),
      beam(-1180, -960, 90, 1760, 2),
    ]),
    picture(draw, [ship("red", 4, -800, 100, 0, draw.cargo(3)), ship("yellow", 5, 800, 100, 12)]),
  ];
}

/** @param {Draw} draw @param {unknown[]} pieces */
const picture = (
  draw,
  pieces,
) => html`<div class="eskadra" ${styled({ width: "100%", height: "100%" })}>
  <svg viewBox="-2050 -1500 4100 3180" width="100%" height="100%">
    <defs>${draw.light}${draw.patterns()}${draw.shipyard()}</defs>${pieces}
  </svg>
</div>`;
