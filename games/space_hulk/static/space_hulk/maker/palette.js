// @ts-check
/** The palette: brushes, tools, mirrors, zoom. */
/** @import {Bench} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { html, nothing, svg } from "lit-html";
import * as art from "../art/signs.js";
import { choose, TOOLS, take } from "./brushes.js";
import { SIGNS, STARTS } from "./chart.js";
import { TOOL_KEYS } from "./keyboard.js";
import { ANGLES } from "./scenery.js";
import { lookShown, turnLook } from "./sight.js";
import { signWords } from "./speaking.js";
import { viewOf } from "./viewing.js";

/** Signs of the tools, 20 units wide. @type {Record<string, string>} */
const TOOL_SIGNS = {
  pencil: "M4 16l1-4 8-8 3 3-8 8zM12 5l3 3",
  line: "M4 16l12-12M2.5 16h3M14.5 4h3",
  frame: "M4 5h12v10h-12z",
  block: "M4 5h12v10h-12zM4 9l4-4M4 14l9-9M8 15l8-8M13 15l3-3",
  hand: "M10 2v16M2 10h16M7.5 4.5l2.5-2.5 2.5 2.5M7.5 15.5l2.5 2.5 2.5-2.5M4.5 7.5l-2.5 2.5 2.5 2.5M15.5 7.5l2.5 2.5-2.5 2.5",
  sight: "M2 10q8-9 16 0q-8 9-16 0M10 8.5a1.5 1.5 0 1 0 .01 0",
  across: "M10 3v14M7 6l-4 4 4 4M13 6l4 4-4 4",
  down: "M3 10h14M6 7l4-4 4 4M6 13l4 4 4-4",
  in: "M4 10h12M10 4v12",
  out: "M4 10h12",
  all: "M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5",
  turn: "M5 16v-5q0-5 5-5h5M12 2l4 4-4 4",
};

/** @param {string} name */
const toolSign = (name) =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${TOOL_SIGNS[name]} /></svg>`;

/** @param {Bench<Made>} bench */
export function palette(bench) {
  const { t, ui } = bench;
  const named = (/** @type {string} */ what, /** @type {string} */ key) =>
    t("maker-key", { what, key });
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {boolean | null} */ on,
    /** @type {() => void} */ press,
  ) =>
    html`<button type="button" class="tool" aria-label=${label} title=${label} aria-pressed=${on === null ? nothing : String(on)} @click=${press}>${toolSign(sign)}</button>`;
  const mirror = (/** @type {"across" | "down"} */ axis) => () => {
    ui.mirrors = { ...ui.mirrors, [axis]: !ui.mirrors[axis] };
    bench.redraw();
  };
  const view = viewOf(bench);
  return html`<div class="palette">
    <div class="brushes" role="group" aria-label=${t("maker-palette")}>
      ${SIGNS.map((sign) => brush(bench, sign, named(signWords(t, sign), sign)))}
    </div>
    <div class="tools" role="group" aria-label=${t("maker-tools")}>
      ${TOOLS.map((tool) =>
        button(tool, named(t(`maker-tool-${tool}`), keyOf(tool)), ui.tool === tool, () =>
          choose(bench, tool),
        ),
      )}
      ${button("across", named(t("maker-mirror-across"), "m"), ui.mirrors.across, mirror("across"))}
      ${button("down", named(t("maker-mirror-down"), "w"), ui.mirrors.down, mirror("down"))}
      ${button("in", t("board-zoom-in"), null, () => view.zoom(1.5))}
      ${button("out", t("board-zoom-out"), null, () => view.zoom(1 / 1.5))}
      ${button("all", t("board-zoom-all"), null, () => view.whole())}
      ${ui.tool === "sight" ? button("turn", named(t("maker-turn"), "t"), null, () => turnLook(bench)) : nothing}
    </div>
    ${inHand(bench)}
  </div>`;
}

/** @param {string} tool */
const keyOf = (tool) => Object.entries(TOOL_KEYS).find(([, name]) => name === tool)?.[0] ?? "";

/** @param {Bench<Made>} bench @param {string} sign @param {string} label */
function brush(bench, sign, label) {
  const { ui } = bench;
  const draws = !["hand", "sight"].includes(ui.tool);
  const on = draws && ui.brush.sign === sign;
  return html`<button type="button" class="brush" data-sign=${sign} aria-label=${label} title=${label} aria-pressed=${String(on)} @click=${() => take(bench, { sign })}>
    <svg class="surface" viewBox="-21 -21 42 42" aria-hidden="true">${face(sign)}</svg><kbd aria-hidden="true">${sign}</kbd>
  </button>`;
}

/** A square with that sign. @param {string} sign */
function face(sign) {
  const floor = svg`<path class="floor" d="M-20-20h40v40h-40z"/>`;
  if (sign === "#")
    return svg`<path class="rock" d="M-20-20h40v40h-40zM-20 0l20-20M-20 20l40-40M0 20l20-20"/>`;
  if (sign in STARTS)
    return svg`${floor}<g class="piece marine" transform="rotate(${ANGLES[STARTS[sign]]})"><path class="front" d="M-7-16l7-5 7 5"/>${art.marine("rifle")}</g>`;
  return svg`${floor}${
    {
      D: art.leaves(false, "door"),
      d: art.leaves(true, "door"),
      A: art.leaves(true, "airlock"),
      X: art.exit,
      O: art.goal,
      E: svg`<g class="entry"><path class="arrow" d="M-12-12l8 12-8 12M-2-12l8 12-8 12"/></g>`,
    }[sign] ?? nothing
  }`;
}

/** What is drawn with, where the palette does not show it. @param {Bench<Made>} bench */
function inHand(bench) {
  const { t, ui, document: board } = bench;
  if (ui.tool === "sight") {
    const look = lookShown(bench);
    const words = look
      ? t("maker-sees", { seen: look.area.seen.length, fire: look.area.fire.length })
      : t("maker-sight-hint");
    return html`<p class="in-hand">${words}</p>`;
  }
  const thing = board.objects?.find(({ id }) => id === ui.brush.object);
  const name =
    ui.brush.zone ??
    thing?.name[/** @type {"en" | "pl"} */ (document.documentElement.lang)] ??
    thing?.id;
  if (name === undefined) return nothing;
  return html`<p class="in-hand">${t(ui.brush.zone ? "maker-brush-zone" : "maker-brush-object", { name })}</p>`;
}
