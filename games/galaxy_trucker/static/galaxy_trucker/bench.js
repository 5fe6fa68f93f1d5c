// @ts-check
/** The bench below the ship: the hand with its buttons, the two reserve places. */
/** @import {Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { sign } from "./art/signs.js";
import { hiddenTile, tilePicture } from "./art/tiles.js";
import { lift, pointed, rotate, turn } from "./drafting.js";
import { inHand, mainSeat, may, own, send } from "./knowing.js";
import { tileWords } from "./spoken.js";

const SLOTS = [1, 2];

/** @param {Table} table */
export function bench(table) {
  const { t, seat } = table;
  return html`<div class="part-hand bench" role="group" aria-label=${t("board-bench")}>
    ${hand(table)}
    ${seat === null ? nothing : buttons(table)}
    ${reserve(table)}
  </div>`;
}

/** @param {Table} table */
function hand(table) {
  const { t, scene, seat } = table;
  const tile = inHand(table);
  const holds = own(table).holds;
  const words =
    tile !== undefined
      ? t("board-hand", { tile: tileWords(table, tile, turn(table)) })
      : t(holds ? "board-hand-hidden" : "board-hand-empty");
  const mine = tile !== undefined && seat !== null;
  return html`<div class="hand ${holds ? "full" : ""}" role="img" aria-label=${words} data-hand=${mainSeat(table)}
    @pointerdown=${mine ? (/** @type {PointerEvent} */ event) => carry(table, event) : nothing}>
    ${tile === undefined ? (holds ? hiddenTile : html`<span class="none" aria-hidden="true">${t("board-hand-none")}</span>`) : tilePicture(scene.tiles[tile], turn(table))}
  </div>`;
}

/** @param {Table} table */
function buttons(table) {
  const { t } = table;
  const full = inHand(table) !== undefined;
  return html`<div class="hand-buttons">
    ${tool(t("board-turn-left"), "left", "q", full, () => rotate(table, -1))}
    ${tool(t("board-turn-right"), "right", "e", full, () => rotate(table, 1))}
    ${tool(
      t("board-put-back"),
      "back",
      "b",
      may(table, "put_back"),
      () => send(table, { do: "put_back" }),
      (near) => table.why({ do: "put_back" }, near),
    )}
    ${tool(
      t("board-lift"),
      "lift",
      "u",
      may(table, "lift"),
      () => lift(table),
      (near) => table.why({ do: "lift" }, near),
    )}
  </div>`;
}

/** @param {string} words @param {string} picture @param {string} key @param {boolean} able @param {() => void} press @param {(near: Element) => void} [why] */
const tool = (words, picture, key, able, press, why) =>
  html`<button class="kit-icon" aria-label=${words} title=${words} aria-disabled=${able ? nothing : "true"}
    @click=${(/** @type {any} */ event) => (able ? press() : why?.(event.currentTarget))}>${sign(picture)}<kbd aria-hidden="true">${key}</kbd></button>`;

/** GT-116 @param {Table} table */
const reserve = (
  table,
) => html`<div class="reserve" role="group" aria-label=${table.t("board-reserve")}>
  <span class="title" aria-hidden="true">${table.t("board-reserve-short")}</span>
  ${SLOTS.map((slot) => place(table, slot))}
</div>`;

/** @param {Table} table @param {number} slot */
function place(table, slot) {
  const { t, scene } = table;
  const tile = own(table).reserve?.[slot];
  const words =
    tile === undefined
      ? t("board-reserve-free", { slot })
      : t("board-reserve-holds", { slot, tile: tileWords(table, tile) });
  return html`<button class="slot ${tile === undefined && may(table, "reserve") ? "lit" : ""}" data-slot=${slot} aria-label=${words} title=${words}
    @click=${(/** @type {any} */ event) => pressSlot(table, slot, event.currentTarget)}>
    ${tile === undefined ? html`<span aria-hidden="true">${slot}</span>` : tilePicture(scene.tiles[tile])}<kbd aria-hidden="true">${"zx"[slot - 1]}</kbd></button>`;
}

/** Out of it, or into it. @param {Table} table @param {number} slot @param {Element} [near] */
export function pressSlot(table, slot, near) {
  if (table.seat === null) return;
  const filled = own(table).reserve?.[slot] !== undefined;
  const action = { do: filled ? "take_reserved" : "reserve", slot };
  if (may(table, action.do)) send(table, action);
  else table.why(/** @type {any} */ (action), near);
}

/**
 * The tile is drawn from the hand onto the ship, by mouse or finger.
 * @param {Table} table @param {PointerEvent} down
 */
function carry(table, down) {
  if (down.button !== 0) return;
  const piece = /** @type {HTMLElement} */ (down.currentTarget);
  const { ui } = table;
  const begun = [down.clientX, down.clientY];
  /** @param {PointerEvent} event */
  const move = (event) => {
    const far = Math.hypot(event.clientX - begun[0], event.clientY - begun[1]);
    if (!piece.classList.contains("carried") && far < 8) return;
    piece.classList.add("carried");
    piece.style.setProperty("--x", `${event.clientX - begun[0]}px`);
    piece.style.setProperty("--y", `${event.clientY - begun[1]}px`);
    const now = ui.table;
    const cell = pointed(now, event);
    if (ui.over !== cell) {
      ui.over = cell;
      now.redraw();
    }
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    const carried = piece.classList.contains("carried");
    piece.classList.remove("carried");
    if (!carried) return event.type === "pointerup" && rotate(ui.table, 1);
    const cell = event.type === "pointerup" ? pointed(ui.table, event) : null;
    ui.over = null;
    ui.press(ui.table, cell);
    ui.table.redraw();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}
