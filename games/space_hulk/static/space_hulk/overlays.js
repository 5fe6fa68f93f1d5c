// @ts-check
/**
 * Tints over the deck: what a marine sees and fires at, all overwatch, quiet entries, where a blip
 * would be seen.
 *
 * @import {Table} from "types/space_hulk"
 */
import { nothing } from "lit-html";
import { groundOf, neighbour } from "./geometry.js";
import { blocking, chosen, isAlienSeat, pieces, unpacked, watchers } from "./knowing.js";
import { tinted } from "./places.js";

/** The overlays, in the order in which `v` goes through them. @param {Table} table */
export const overlays = (table) => [
  "none",
  "sight",
  "watch",
  "quiet",
  ...(isAlienSeat(table) ? ["seen"] : []),
];

/** The next one. @param {Table} table */
export function turnOver(table) {
  const { ui } = table;
  const all = overlays(table);
  ui.overlay = all[(all.indexOf(ui.overlay ?? "none") + 1) % all.length];
  table.redraw();
}

/** @param {Table} table */
export function overlay(table) {
  return DRAWN[table.ui.overlay]?.(table) ?? nothing;
}

/** @type {Record<string, (table: Table) => unknown>} */
const DRAWN = {
  sight: (table) => {
    const one = chosen(table);
    const shown = one?.kind === "marine" ? [one] : pieces(table).filter((p) => p.kind === "marine");
    return shown.map(({ id }) => areas(table, id));
  },
  watch: (table) =>
    pieces(table)
      .filter((one) => one.kind === "marine" && one.watch)
      .map((one) => {
        const range = table.scene.ruleset.overwatch_range;
        const ground = groundOf(table.scene);
        const near = [...unpacked(table.scene, one.fire)].filter(
          (square) =>
            Math.max(
              Math.abs((square % ground.width) - ((one.at ?? 0) % ground.width)),
              Math.abs(
                Math.floor(square / ground.width) - Math.floor((one.at ?? 0) / ground.width),
              ),
            ) <= range,
        );
        return tinted(table, near, "watched");
      }),
  quiet: (table) =>
    table.scene.entries
      .filter((entry) => isQuiet(table, entry))
      .map((entry) => tinted(table, [entry], "quiet")),
  seen: (table) => {
    const opaque = blocking(table, table.ui.chosen);
    const seen = table.scene.squares.filter((square) => watchers(table, square, opaque).length);
    return tinted(table, seen, "seen");
  },
};

/** SH-408 SH-409 Whether a marine is so near that a new blip waits. @param {Table} table @param {number} entry */
function isQuiet(table, entry) {
  const { scene, view } = table;
  const ground = groundOf(scene);
  const wall = (/** @type {number} */ square) =>
    !ground.floor.has(square) || view.airlocks[square] === "closed";
  const marines = new Set(pieces(table).flatMap((one) => (one.kind === "marine" ? [one.at] : [])));
  let edge = [entry];
  const met = new Set(edge);
  for (let far = 0; far <= scene.ruleset.entry_quiet_distance; far++) {
    if (edge.some((square) => marines.has(square))) return true;
    const next = [];
    for (const square of edge)
      for (let way = 0; way < 8; way++) {
        const to = neighbour(ground, square, way);
        if (wall(to) || met.has(to)) continue;
        const corner = [way - 1, way + 1].every((near) => wall(neighbour(ground, square, near)));
        if (way % 2 && corner) continue;
        met.add(to);
        next.push(to);
      }
    edge = next;
  }
  return false;
}

/** What a marine sees, and what he has in his fire area. @param {Table} table @param {string} id */
function areas(table, id) {
  const one = table.view.marines[id];
  const fire = unpacked(table.scene, one?.fire);
  const seen = [...unpacked(table.scene, one?.seen)].filter((square) => !fire.has(square));
  return [tinted(table, seen, "seen"), tinted(table, fire, one?.watch ? "watched" : "fire")];
}
