// @ts-check
/**
 * The deck: corridors, doors and entries, what lies and stands there, what is lit. Everything is
 * drawn in one world, which pan and zoom move.
 *
 * @import {Table} from "types/space_hulk"
 * @import {Piece} from "./knowing.js"
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import * as art from "./art/signs.js";
import { chances } from "./chances.js";
import { draft, lit } from "./drafting.js";
import { groundOf, placeOf } from "./geometry.js";
import { across, built } from "./hull.js";
import { isFellow, owed, piece, pieces, squareOf } from "./knowing.js";
import { look, middle, minimap, pointing, SIDE } from "./looking.js";
import { scenery } from "./moments.js";
import { overlay } from "./overlays.js";
import { named, value } from "./places.js";

/** @type {Record<string, number>} */
const ANGLES = { n: 0, e: 90, s: 180, w: 270 };

/** @param {Table} table @param {number} square @param {number} [angle] */
const at = (table, square, angle = 0) =>
  `translate(${middle(table, square).join(" ")})${angle ? ` rotate(${angle})` : ""}`;

/** @param {Table} table @param {unknown} over */
export function deck(table, over) {
  const { t, scene } = table;
  const { down, move, up, cancel, leave, wheel, tap } = pointing(table);
  const view = look(table);
  return html`<div class="deck part-table" aria-label=${t("board-deck")} role="group">
    <div class="surface" data-deck @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave} @wheel=${wheel} @click=${tap}>
      <svg viewBox=${view.viewBox} role="img" aria-label=${t("board-deck-of", { name: named(scene.name) })}>
        <g data-world>
          ${hull(table)} ${overlay(table)} ${lights(table)} ${fittings(table)}
          ${flames(table)} ${entries(table)} ${figures(table)} ${plans(table)} ${cursor(table)}
          ${scenery(table)}
        </g>
      </svg>
    </div>
    ${minimap(table)} ${over}
  </div>`;
}

/** @type {WeakMap<object, unknown>} what never changes is made once */
const hulls = new WeakMap();

/** @param {Table} table */
function hull(table) {
  const { scene } = table;
  if (!hulls.has(scene)) hulls.set(scene, built(scene));
  return hulls.get(scene);
}

/** @param {Table} table */
function fittings(table) {
  const { view } = table;
  const leaf =
    (/** @type {string} */ kind) =>
    (/** @type {[string, string]} */ [square, how]) =>
      svg`<g data-door=${square} transform=${at(table, Number(square), across(table.scene, Number(square)))}>${art.leaves(how === "open", kind)}</g>`;
  return [
    Object.entries(view.doors).map(leaf("door")),
    Object.entries(view.airlocks).map(leaf("airlock")),
    Object.values(view.objects).map(
      (square) => svg`<g transform=${at(table, square)}>${art.thing}</g>`,
    ),
  ];
}

/** @param {Table} table */
const flames = (table) =>
  Object.entries(table.view.flames).map(
    ([square, number]) =>
      svg`<g class="flames" transform=${at(table, Number(square))}>${art.flame}<text class="count" x="13" y="17">${number}</text></g>`,
  );

/** Outside, beside its entry: away from the floor. @param {Table} table @param {number} square @returns {[number, number]} */
function outside(table, square) {
  const ground = groundOf(table.scene);
  const [x, y] = middle(table, square);
  const [column, row] = placeOf(ground, square);
  if (row === 0) return [x, y - SIDE];
  if (row === ground.height - 1) return [x, y + SIDE];
  return [x + (column === 0 ? -SIDE : SIDE), y];
}

/** Each entry with its number and what waits there. @param {Table} table */
const entries = (table) =>
  table.scene.entries.map((square, k) => {
    const number = k + 1;
    const waiting = pieces(table).filter((one) => one.at === undefined && one.entry === number);
    const [x, y] = outside(table, square);
    const [mx, my] = middle(table, square);
    const angle = (Math.atan2(my - y, mx - x) * 180) / Math.PI;
    const sealed = table.view.sealed?.includes(number);
    return svg`<g class="entry ${sealed ? "sealed" : ""}">
      <path class="arrow" transform="translate(${mx} ${my}) rotate(${angle})" d="M-18-12l8 12-8 12M-10-12l8 12-8 12"/>
      <text class="number" x=${mx} y=${my + 4}>${number}</text>
      ${sealed ? svg`<path class="shut" transform="translate(${mx} ${my})" d="M-12-12l24 24M12-12l-24 24"/>` : nothing}
      ${waiting.map((one, at) => svg`<g data-piece=${one.id} class="waiting ${one.id === table.ui.chosen ? "chosen" : ""}" transform="translate(${x + (Math.abs(y - my) > 1 ? (at - (waiting.length - 1) / 2) * 30 : 0)} ${y + (Math.abs(x - mx) > 1 ? (at - (waiting.length - 1) / 2) * 38 : 0)})">${outsider(table, one, at % 2 === 1 && Math.abs(y - my) > 1)}</g>`)}
    </g>`;
  });

/** @param {Table} table @param {Piece} one @param {boolean} raised  its word stands above: no two neighbours' words touch */
function outsider(table, one, raised) {
  if (one.kind === "alien")
    return svg`<g class="piece alien" transform="scale(.8)">${art.alien}${pips(table, one)}</g>`;
  return svg`<g class="piece blip due-${one.due}">${art.blip}<text class="value" y="4">${value(table, one.id)}</text>
    <text class="due ${raised ? "raised" : ""}" y=${raised ? -13 : 13}>${table.t(`board-due-${one.due}`)}</text></g>`;
}

/** Drawn anew when something has happened to them, not at each step of a way that is drafted. @param {Table} table */
const figures = (table) =>
  guard([table.view, table.ui.chosen, table.ui.peek, table.seat], () =>
    repeat(
      pieces(table).filter((one) => one.at !== undefined),
      (one) => one.id,
      (one) => figure(table, one),
    ),
  );

/** @param {Table} table @param {Piece} one */
function figure(table, one) {
  const { ui, view } = table;
  const names = ["piece", one.kind, one.stage];
  if (one.id === ui.chosen) names.push("chosen");
  if (one.id === view.active) names.push("active");
  if (isFellow(table, one)) names.push("fellow");
  const drawn =
    one.kind === "marine"
      ? art.marine(one.role)
      : one.kind === "alien"
        ? art.alien
        : svg`${art.blip}<text class="value" y="4">${value(table, one.id)}</text>`;
  return svg`<g data-piece=${one.id} class=${names.join(" ")} transform=${at(table, /** @type {number} */ (one.at))}>
    <circle class="halo" r="19"/>
    <g class="turns" transform="rotate(${one.kind === "blip" ? 0 : ANGLES[one.facing]})">${one.kind === "blip" ? nothing : svg`<path class="front" d="M-7-16l7-5 7 5"/>`}${drawn}</g>
    ${marks(table, one)}
  </g>`;
}

/** Action points. @param {Table} table @param {Piece} one */
function pips({ scene }, one) {
  const { marine_ap, alien_ap, blip_ap } = scene.ruleset;
  const most = { marine: marine_ap, alien: alien_ap, blip: blip_ap }[one.kind];
  const width = Math.min(5.4, 34 / most);
  const row = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from(
      { length: to - from },
      (_, k) => `M${-17 + (from + k) * width} 14h${width - 1.2}v5h${1.2 - width}z`,
    ).join("");
  return svg`<g class="pips"><path d=${row(one.ap, most)}/><path class="full" d=${row(0, one.ap)}/></g>`;
}

/** What else is to be known of it. @param {Table} table @param {Piece} one */
function marks(table, one) {
  const signs = [];
  if (one.watch) signs.push(art.MARKS.watch);
  if (one.jam) signs.push(art.MARKS.jam);
  if (one.carries) signs.push(art.MARKS.carry);
  if (one.stage === "done") signs.push(art.MARKS.done);
  return svg`${pips(table, one)}
    ${one.kind === "blip" ? nothing : svg`<text class="name" x="-18.5" y="-11">${one.id.slice(1)}</text>`}
    ${one.fuel === undefined ? nothing : svg`<g class="fuel" transform="translate(13 9)"><rect x="-7" y="-5" width="14" height="10" rx="3"/><text y="3.2">${one.fuel}</text></g>`}
    ${signs.map((sign, k) => svg`<g transform="translate(${14 - 12 * k} -13)">${sign}</g>`)}`;
}

/** The squares that can be chosen now. @param {Table} table */
function lights(table) {
  const { ui } = table;
  return lit(table).map(
    ({ square, kind }) =>
      svg`<rect class="lit ${kind} ${ui.cursor === square ? "near" : ""}" x="-17" y="-17" width="34" height="34" rx="5" transform=${at(table, square)}/>`,
  );
}

/** The drafted way with the cost of each action, the end facing, the shots it would draw; targets with their chances. @param {Table} table */
function plans(table) {
  const plan = draft(table);
  const from = plan ? piece(table, plan.piece)?.at : undefined;
  return [
    plan && typeof from === "number"
      ? svg`<g class="plan"><polyline points=${[from, ...plan.path.map(({ at: square }) => square)].map((square) => middle(table, square).join(",")).join(" ")}/>
        ${plan.marks.map(({ square, ap, cp, shots }) => svg`<g transform=${at(table, square)}>${costs(ap, cp)}${shots ? svg`<g class="drawn" transform="translate(12 -12)"><circle r="7"/><path d="M-5 0h10M0-5v10"/><text y="-9">${shots}</text></g>` : nothing}</g>`)}
        ${plan.kind === "blip" ? nothing : svg`<g transform=${at(table, plan.end, ANGLES[plan.facing])}><path class="end-facing" d="M-9-14l9-8 9 8z"/></g>`}</g>`
      : nothing,
    placing(table),
    aims(table),
  ];
}

/** Its own points in a circle, command points in a diamond. @param {number} ap @param {number} cp */
function costs(ap, cp) {
  const own = svg`<circle class="ap" r="8"/><text y="4">${ap}</text>`;
  const command = svg`<path class="cp" d="M0-9l9 9-9 9-9-9z"/><text y="4">${cp}</text>`;
  const paid = [...(ap || !cp ? [own] : []), ...(cp ? [command] : [])];
  return paid.map(
    (one, k) =>
      svg`<g class="cost" transform="translate(${17 * (k - (paid.length - 1) / 2)} 0)">${one}</g>`,
  );
}

/** What is about to be placed. @param {Table} table */
function placing(table) {
  const { place } = table.ui;
  if (!place || owed(table)?.what !== "placing") return nothing;
  return svg`<g class="piece alien ghostly" transform=${at(table, place.to, ANGLES[place.facing])}><path class="front" d="M-7-16l7-5 7 5"/>${art.alien}</g>`;
}

/** @param {Table} table */
const aims = (table) =>
  chances(table).map(({ target, text, kind }, nth, all) => {
    const square = squareOf(table, target);
    if (square === undefined) return nothing;
    return svg`<g class="aim ${kind} ${table.ui.target === target ? "chosen" : ""} ${all.findIndex((other) => other.target === target) < nth ? "second" : ""}" transform=${at(table, square)}>
      ${kind === "free" ? svg`<circle class="glow" r="19"/>` : nothing}<path d="M-18-9v-9h9M18-9v-9h-9M-18 9v9h9M18 9v9h-9"/><rect x="-17" y="-21" width="34" height="13" rx="6"/><text y="-11.5">${text}</text></g>`;
  });

/** @param {Table} table */
const cursor = (table) =>
  table.ui.cursor === undefined
    ? nothing
    : svg`<rect class="cursor" x="-19" y="-19" width="38" height="38" rx="3" transform=${at(table, table.ui.cursor)}/>`;
