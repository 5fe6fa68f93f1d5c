// @ts-check
/** Nearer, further, the whole table; and a small map of it while only a part is seen. */
/** @import {Table} from "types/kosmiczna_eskadra" */
import { html, svg } from "lit-html";
import { SPOTS } from "./art/squadrons.js";
import { bring } from "./hand.js";
import { colourOf } from "./knowing.js";
import { look } from "./looking.js";
import { wishWhole } from "./wishes.js";

/** Beside the table where there is room, else on it. @param {Table} table @param {string} where */
export const zooming = (
  table,
  where,
) => html`<div class="zooming ${where}" role="group" aria-label=${table.t("board-zoom")}>
  ${button(table, "in", "M4 10H16M10 4V16", 1.5)}
  ${button(table, "out", "M4 10H16", 1 / 1.5)}
  ${button(table, "all", "M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12", 0)}
</div>`;

/** @param {Table} table @param {string} name @param {string} sign @param {number} times */
const button = (table, name, sign, times) =>
  html`<button class="kit-icon" aria-label=${table.t(`board-zoom-${name}`)} title=${table.t(`board-zoom-${name}`)} @click=${() => zoom(table, times)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg></button>`;

/** The held card stays where it is; no times at all is the whole table. @param {Table} table @param {number} times */
export function zoom(table, times) {
  const { hand } = table.ui;
  wishWhole(!times);
  if (times) look(table).zoom(times, hand ? [hand.x, hand.y] : undefined);
  else look(table).whole();
}

/** @param {Table} table */
export function map(table) {
  const { scene, view } = table;
  const { viewBox, width } = look(table);
  return html`<div class="map" data-map aria-hidden="true" @pointerdown=${(/** @type {PointerEvent} */ event) => go(table, event)}><svg viewBox=${viewBox}>
    <rect class="cloth" x=${-width / 2} y=${-width / 2} width=${width} height=${width} />
    ${scene.rocks.map((rock) => svg`<rect class="rock" x=${rock.x - rock.half_width} y=${-rock.y - rock.half_height} width=${2 * rock.half_width} height=${2 * rock.half_height}/>`)}
    ${Object.values(view.table).map(({ seat, x, y, a }) => {
      const colour = colourOf(table, seat);
      return svg`<path class="spot ${colour}" fill-rule="evenodd" d=${SPOTS[colour]} transform="translate(${x} ${-y}) rotate(${-a / 10})"/>`;
    })}
  </svg><i class="window" data-window></i></div>`;
}

/** @param {Table} table @param {PointerEvent} event */
function go(table, event) {
  const place = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const side = look(table).width;
  bring(
    table,
    ((event.clientX - place.left) / place.width - 0.5) * side,
    (0.5 - (event.clientY - place.top) / place.height) * side,
  );
}
