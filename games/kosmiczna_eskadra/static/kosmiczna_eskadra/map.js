// @ts-check
/** Nearer, further, the whole table; and a small map of it while only a part is seen. */
/** @import {Table} from "contract" */
import { html, svg } from "lit-html";
import { bring } from "./hand.js";
import { colourOf } from "./knowing.js";
import { look, lookAt, RIM, zoom } from "./looking.js";

/** Beside the table where there is room, else on it. @param {Table} table @param {string} where */
export const zooming = (
  { t, ui },
  where,
) => html`<div class="zooming ${where}" role="group" aria-label=${t("board-zoom")}>
  ${button(t("board-zoom-in"), "M4 10H16M10 4V16", () => zoom(ui, 1.5))}
  ${button(t("board-zoom-out"), "M4 10H16", () => zoom(ui, 1 / 1.5))}
  ${button(t("board-zoom-all"), "M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12", () => lookAt(ui, { k: 1, x: 0, y: 0, auto: false }))}
</div>`;

/** @param {string} label @param {string} sign @param {() => void} press */
const button = (label, sign, press) =>
  html`<button class="small" aria-label=${label} title=${label} @click=${press}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg></button>`;

/** @param {Table} table */
export function map(table) {
  const { scene, view } = table;
  const side = scene.half + RIM;
  return html`<svg class="map" data-map viewBox="${-side} ${-side} ${2 * side} ${2 * side}" aria-hidden="true" @pointerdown=${(/** @type {PointerEvent} */ event) => go(table, event)}>
    <rect class="cloth" x=${-side} y=${-side} width=${2 * side} height=${2 * side} />
    ${scene.rocks.map((/** @type {any} */ rock) => svg`<rect class="rock" x=${rock.x - rock.half_width} y=${-rock.y - rock.half_height} width=${2 * rock.half_width} height=${2 * rock.half_height}/>`)}
    ${Object.values(view.table).map(({ seat, x, y, a }) => svg`<rect class="spot ${colourOf(table, seat)}" x="-320" y="-440" width="640" height="880" transform="translate(${x} ${-y}) rotate(${-a / 10})"/>`)}
    <rect class="window" data-window x=${-side} y=${-side} width=${2 * side} height=${2 * side} />
  </svg>`;
}

/** @param {Table} table @param {PointerEvent} event */
function go({ ui }, event) {
  const { left, top, width, height } = /** @type {Element} */ (
    event.currentTarget
  ).getBoundingClientRect();
  const side = 2 * (ui.half + RIM);
  const at = [
    ((event.clientX - left) / width - 0.5) * side,
    (0.5 - (event.clientY - top) / height) * side,
  ];
  const { k } = look(ui);
  lookAt(ui, { k, x: at[0], y: at[1] });
  bring(ui, at[0], at[1]);
}
