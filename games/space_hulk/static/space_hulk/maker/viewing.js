// @ts-check
/** Which part of the map is seen. */
/** @import {Bench} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { Pane } from "kit/pane.js";
import { View } from "kit/panzoom.js";
import { SIDE } from "../looking.js";
import { chartOf } from "./chart.js";

/** Dark around the map, in squares. */
const RIM = 0.75;
/** A square is at least so wide for a finger, in pixels. */
const FINGER = 22;

/** The view of a map of this size. @param {Bench<Made>} bench @returns {View} */
export function viewOf({ ui, document: board }) {
  const { width, map } = chartOf(board);
  const size = { width: (width + 2 * RIM) * SIDE, height: (map.length + 2 * RIM) * SIDE };
  const { view } = ui;
  if (view?.width !== size.width || view?.height !== size.height) {
    ui.view = new View({ ...size, most: 8, shows: () => ui.pane.show() });
    ui.pane = new Pane(ui.view, () => seen(ui));
    ui.fitted = false;
    if (ui.surface) ui.view.settle(ui.surface);
  }
  return ui.view;
}

/** @param {Record<string, any>} ui */
function seen({ surface }) {
  const world = surface?.querySelector("[data-world]");
  return world && { worlds: [world] };
}

/** Measured once it is there, and when its place changes. @param {Bench<Made>} bench @param {Element | undefined} surface */
export function settle(bench, surface) {
  const { ui } = bench;
  if (!surface || ui.surface === surface) return;
  ui.resizes?.disconnect();
  ui.surface = surface;
  ui.resizes = new ResizeObserver(() => {
    ui.view.settle(surface);
    if (!ui.fitted) fit(ui);
    ui.pane.rest();
  });
  ui.resizes.observe(surface);
  ui.view.settle(surface);
}

/** Near enough for a finger, in the middle. @param {Record<string, any>} ui */
function fit(ui) {
  const wide = SIDE / ui.view.perPixel;
  if (wide < FINGER) ui.view.lookAt({ k: FINGER / wide, x: 0, y: 0 });
  ui.fitted = true;
}
