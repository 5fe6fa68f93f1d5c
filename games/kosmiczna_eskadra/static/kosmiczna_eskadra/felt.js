// @ts-check
/**
 * The table under its lamp: a still picture of what lies there, one above it for the film, and in the
 * sky a picture of its own for every hand, so that a hand that moves makes nothing be laid out or
 * painted anew.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 * @import {Picture, Step} from "./film.js"
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { chosenLaser } from "./aiming.js";
import { cargo, markers, plate } from "./art/card.js";
import { asteroid, light } from "./art/rock.js";
import { shipyard } from "./art/ships.js";
import { badge, FRAMES, patterns } from "./art/squadrons.js";
import { beams, edgesLit, lasting, marksOn } from "./beams.js";
import { ANCHORS } from "./geometry.js";
import { SHORT } from "./hand.js";
import { colourOf, FEW, letterOf, seats, seenCard } from "./knowing.js";
import { look } from "./looking.js";
import { map, zooming } from "./map.js";
import { pointing } from "./pointing.js";
import { showing, shown } from "./screening.js";

/** @param {Table} table @param {unknown} over what stands above the table */
export function felt(table, over) {
  const { scene } = table;
  const box = look(table).viewBox;
  const place = keyboardAt(table);
  const { down, move, up, cancel, leave, wheel } = pointing(table);
  return html`<div class="felt part-table ${nearStop(table) ? "near-stop" : ""}">
    <div class="surface kit-acts" data-felt role=${place ? "application" : nothing} aria-label=${place ?? nothing} tabindex=${place ? "0" : nothing} @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave} @wheel=${wheel} @dragstart=${still}>
      <svg class="ground" viewBox=${box} aria-hidden="true">
        ${guard([], () => svg`<defs>${lamp}${patterns()}${shipyard()}</defs>`)}
        <g class="world" data-world>${guard([scene.half], () => cloth(scene.half))}${stones(table)}${cards(table)}</g>
      </svg>
      <svg class="air" viewBox=${box} aria-hidden="true">
        <g class="world" data-world>${beams(table)}</g>
      </svg>
      <div class="sky" aria-hidden="true">${ghosts(table, box)}${sights(table, box)}${held(table, box)}</div>
    </div>
    ${zooming(table, "upon")}${map(table)}
    ${over}
  </div>`;
}

/** While cards are laid the table comes before the buttons beside it, by Tab, too. @param {Table} table */
const keyboardAt = ({ view, seat, past, t }) =>
  view.phase === "placing" && seat !== null && !past ? t("board-felt") : null;

/** Somebody has few cards left, or the round little time. @param {Table} table */
const nearStop = ({ view, ui, past }) =>
  view.phase === "placing" &&
  !past &&
  (ui.hurry === view.round || Object.values(view.seats).some(({ deck }) => deck <= FEW));

/** What was selected by chance is not carried instead of the card. @param {Event} event */
const still = (event) => event.preventDefault();

const lamp = svg`<radialGradient id="ke-lamp" cx="0.5" cy="0.46" r="0.72">
  <stop offset="0" stop-color="#3b424f"/><stop offset="0.5" stop-color="#262c38"/><stop offset="1" stop-color="#171b24"/></radialGradient>
  <radialGradient id="ke-vignette"><stop offset="0.62" stop-color="#05070c" stop-opacity="0"/><stop offset="1" stop-color="#05070c" stop-opacity="0.62"/></radialGradient>${light}`;

/** Far stars by size; each is a line of no length with a round end. @param {number} half */
const stars = (half) =>
  ["far", "near", "bright"].map((kind, size) => {
    const many = [150, 60, 14][size];
    const dots = Array.from({ length: many }, (_, at) => {
      const k = at + 211 * size + 1;
      return `M${Math.round(spread(k, 0.7548777) * half)} ${Math.round(spread(k, 0.5698403) * half)}h0`;
    });
    return svg`<path class="stars ${kind}" d=${dots.join("")}/>`;
  });

/** From -1 to 1, evenly and in no rows: multiples of an irrational number. @param {number} k @param {number} by */
const spread = (k, by) => (((k * by) % 1) * 2 - 1) * 0.985;

/** Rings a hundred millimetres apart help the eye. @param {number} half */
const cloth = (
  half,
) => svg`<rect class="cloth" x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="60"/>${stars(half)}
  <rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="60" fill="url(#ke-vignette)"/>
  <g class="rings">${[1, 2, 3, 4].map((at) => svg`<circle r=${at * 1000}/>`)}<path d="M${-half} 0H${half}M0 ${-half}V${half}"/></g>
  <rect class="seam" x=${-half + 36} y=${-half + 36} width=${2 * half - 72} height=${2 * half - 72} rx="40"/>`;

/** @param {Table} table */
function stones(table) {
  const picture = shown(table);
  return table.scene.rocks.map(
    (rock, at) =>
      svg`<g data-body="r${at}" class=${mark(table, `r${at}`, picture)} transform="translate(${rock.x} ${-rock.y})">${asteroid(rock, picture?.rocks[at] ?? rock.ore, !!picture?.cleared[at])}</g>`,
  );
}

/** @param {Table} table */
function cards(table) {
  const picture = shown(table);
  const orders = Object.keys(table.view.table).toSorted(
    (one, other) => Number(one) - Number(other),
  );
  return repeat(
    orders,
    (order) => order,
    (order) => card(table, order, picture),
  );
}

/** How a card goes, by its pool; a trophy or a loss was simply destroyed. @type {Record<string, string>} */
const FATES = { hangar: "grounded", out: "destroyed out" };

/** @param {Table} table @param {string} order @param {Picture | null} picture */
const card = (table, order, picture) =>
  guard(seenOf(table, order, picture), () => drawn(table, order, picture));

/**
 * All that a card shows, in plain values. Forty of them lie there, and a step of a film changes two:
 * the others stay as they are.
 * @param {Table} table @param {string} order @param {Picture | null} picture
 */
export function seenOf(table, order, picture) {
  const place = table.view.table[order];
  const borne = picture && [
    picture.gone[order],
    picture.damage[order],
    picture.cargo[order],
    edgesLit(order, picture),
  ];
  return [
    place,
    colourOf(table, place.seat),
    letterOf(table, place.seat),
    mark(table, order, picture),
    going(table, order, picture),
    JSON.stringify(borne),
  ];
}

/** @param {Table} table @param {string} order @param {Picture | null} picture */
function drawn(table, order, picture) {
  const { seat, speed, x, y, a } = table.view.table[order];
  const gone = picture?.gone[order];
  const goes = going(table, order, picture);
  return svg`<g data-body=${order} class=${mark(table, order, picture)} transform="translate(${x} ${-y}) rotate(${-a / 10})">
    <g class="lying ${gone === undefined ? "" : (FATES[gone] ?? "destroyed")}" ${goes ? lasting(goes) : nothing}>
      ${plate(colourOf(table, seat), letterOf(table, seat), speed, table.scene.ships[speed], picture ? worn(table, order, picture) : nothing)}
      ${marksOn(order, picture)}
    </g></g>`;
}

/** How long it takes to go, where it goes in this step; else 0. @param {Table} table @param {string} order @param {Picture | null} picture */
function going(table, order, picture) {
  const own = showing(table);
  return own && picture && isLeaving(picture.step, order) ? own.lasts : 0;
}

/** Whether the card goes in this step. @param {Step | null} step @param {string} order */
function isLeaving(step, order) {
  if (step?.kind === "grounded") return step.events.some((event) => String(event.order) === order);
  return step?.kind === "destroyed" && String(step.event.order) === order;
}

/** What has come upon a card. @param {Table} table @param {string} order @param {Picture} picture */
export function worn(table, order, picture) {
  const damage = Object.entries(picture.damage[order] ?? {});
  const ore = picture.cargo[order];
  return svg`${markers(damage.map(([seat, number]) => [colourOf(table, Number(seat)), letterOf(table, Number(seat)), number]))}${ore ? cargo(ore) : nothing}`;
}

/** What the eye is led to. @param {Table} table @param {string} id @param {Picture | null} picture */
function mark({ ui }, id, picture) {
  const event = picture?.step?.event;
  const names = [];
  if (ui.focus === id || ui.aim?.target === id) names.push("aimed");
  const acting = picture?.step?.kind === "grounded" ? picture.step.events : [event];
  if (acting.some((own) => own && "order" in own && String(own.order) === id)) names.push("acting");
  if (picture?.landed && event?.event === "laser-fired" && event.target === id)
    names.push("struck");
  return names.join(" ");
}

/** The hands of the others: known is only the middle. @param {Table} table @param {string} box */
const ghosts = (table, box) =>
  seats(table)
    .filter((seat) => seat !== table.seat)
    .map((seat) => {
      const active =
        table.view.seats[seat].holds && ["placing", "stopped"].includes(table.view.phase);
      const colour = colourOf(table, seat);
      return html`<svg data-ghost=${seat} class="ghost ${colour} ${active ? "" : "gone"}" viewBox=${box}>${svg`<g data-near>
      <path class="shape" d=${FRAMES[colour]}/><g transform="scale(3.6)">${badge(colour, letterOf(table, seat))}</g></g>`}</svg>`;
    });

/** Lines to what the lasers would meet, each a picture of its own: it is cut off there by its style. @param {Table} table @param {string} box */
function sights(table, box) {
  const { scene, seat } = table;
  const own = seenCard(table);
  if (seat === null || !own || own.dropped || scene.aim_lines !== "full") return nothing;
  const { lasers } = scene.ships[own.held];
  const chosen = aimedBy(table, lasers);
  return lasers.map(
    (laser) =>
      html`<svg data-sight=${laser.at} class="sight" viewBox=${box}>${svg`<g data-near>
      ${aim(laser, laser.at === chosen, 3 * scene.half)}</g>`}</svg>`,
  );
}

/** @param {Table} table @param {{at: string}[]} lasers */
const aimedBy = ({ view, seat, ui }, lasers) =>
  view.seats[/** @type {number} */ (seat)].assist ? chosenLaser(ui, lasers) : null;

/** @param {Table} table @param {string} box */
function held(table, box) {
  const { view, scene, seat } = table;
  const own = seenCard(table);
  if (seat === null || !own) return nothing;
  const { held: speed, dropped } = own;
  const ship = scene.ships[speed];
  const chosen = aimedBy(table, ship.lasers);
  return html`<svg data-held class="held ${dropped ? "laid" : ""} ${view.phase === "stopped" ? "frozen" : ""}" viewBox=${box}>${svg`<g data-near>
    ${scene.aim_lines === "short" && !dropped ? ship.lasers.map((laser) => ahead(laser, laser.at === chosen)) : nothing}
    <rect class="below" x="-320" y="-440" width="640" height="880" rx="30"/>
    ${plate(colourOf(table, seat), letterOf(table, seat), speed, ship)}
    <rect class="outline" x="-320" y="-440" width="640" height="880" rx="30"/>
    <rect class="charge" data-charge x="-320" y="474" width="640" height="44" rx="22"/>
    <rect class="clash" x="-320" y="-440" width="640" height="880" rx="30"/>
  </g>`}</svg>`;
}

/** A short line ahead of a laser; it turns with its card. @param {{at: string, strength: number}} laser @param {boolean} chosen */
function ahead(laser, chosen) {
  const [x, y, gx, gy] = ANCHORS[laser.at];
  const turn = (Math.atan2(gx, gy) * 180) / Math.PI;
  return svg`<g transform="translate(${x} ${-y}) rotate(${turn})">${aim(laser, chosen, SHORT)}</g>`;
}

/** Upwards from its laser. @param {{at: string, strength: number}} laser @param {boolean} chosen @param {number} length in u */
const aim = ({ at, strength }, chosen, length) =>
  svg`<line data-aim=${at} class="aim s${strength} ${chosen ? "chosen" : ""}" y1="-20" y2=${-length}/>`;
