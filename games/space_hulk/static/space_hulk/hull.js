// @ts-check
/**
 * The hull: floor and walls, exits and objectives; what of a map never changes in a match.
 *
 * @import {Scene} from "types/space_hulk"
 *
 * @typedef {Pick<Scene, "map" | "width" | "squares" | "entries">} Chart
 */
import { nothing, svg } from "lit-html";
import * as art from "./art/signs.js";
import { groundOf, neighbour } from "./geometry.js";
import { middle } from "./looking.js";

/** @param {Chart} scene @param {number} square */
const at = (scene, square) => `translate(${middle({ scene }, square).join(" ")})`;

/** @param {Chart} scene */
export function built(scene) {
  const ground = groundOf(scene);
  const path = scene.squares
    .map((square) => {
      const [x, y] = middle({ scene }, square);
      return `M${x - 20} ${y - 20}h40v40h-40z`;
    })
    .join("");
  const walls = scene.squares.flatMap((square) => {
    const [x, y] = middle({ scene }, square);
    return [0, 2, 4, 6].map((way) => {
      if (ground.floor.has(neighbour(ground, square, way))) return "";
      return [
        `M${x - 20} ${y - 20}h40`,
        `M${x + 20} ${y - 20}v40`,
        `M${x - 20} ${y + 20}h40`,
        `M${x - 20} ${y - 20}v40`,
      ][way / 2];
    });
  });
  const signs = scene.squares.map((square) => {
    const sign = scene.map[Math.floor(square / scene.width)][square % scene.width];
    if (sign === "X") return svg`<g transform=${at(scene, square)}>${art.exit}</g>`;
    if (sign === "O") return svg`<g transform=${at(scene, square)}>${art.goal}</g>`;
    return nothing;
  });
  return svg`<path class="bulk" d=${path}/><path class="floor" d=${path}/><path class="walls" d=${walls.join("")}/>${signs}`;
}

/** Across the corridor. @param {Chart} scene @param {number} square */
export function across(scene, square) {
  const ground = groundOf(scene);
  const open = (/** @type {number} */ way) => ground.floor.has(neighbour(ground, square, way));
  return open(2) && open(6) && !(open(0) && open(4)) ? 90 : 0;
}
