// @ts-check
/**
 * What happens beside the drawing: after each picture the nodes that move are found once.
 *
 * @import {Table} from "types/kosmiczna_eskadra"
 */

import { tell } from "kit/narrator.js";
import { offered } from "kit/offers.js";
import { takeOff } from "./flights.js";
import { settleHand } from "./hand.js";
import { heldCard, seats, shipName } from "./knowing.js";
import { enlarge, hover, look, showWorld } from "./looking.js";
import { settleFilm } from "./screening.js";
import { inWords } from "./stop.js";

/** @param {Element | undefined} root @param {Table} table */
export function settle(root, table) {
  if (!(root instanceof HTMLElement)) return;
  const { ui } = table;
  Object.assign(ui, { root, table, half: table.scene.half, dom: nodes(root) });
  look(table).settle(ui.dom.felt);
  showWorld(ui);
  enlarge(ui);
  settleHand(table);
  settlePointed(ui);
  settleFilm(table);
  takeOff(root, ui);
  settleGhosts(ui);
  announce(table);
}

/** By classes, and among few: a walk by attributes through the cards, which are thousands of nodes, would cost more than drawing a step of the film. @param {HTMLElement} root */
function nodes(root) {
  const felt = /** @type {HTMLElement} */ (root.querySelector(".surface"));
  const [sky, foot, map] = ["sky", "foot", "map"].map((name) => root.querySelector(`.${name}`));
  const worlds = [...felt.querySelectorAll(".world")];
  return {
    root,
    felt,
    worlds,
    sky,
    movers: [...(sky?.children ?? [])],
    near: [...(sky?.querySelectorAll("[data-near]") ?? [])],
    window: map?.querySelector("[data-window]"),
    held: sky?.querySelector("[data-held]"),
    sights: [...(sky?.querySelectorAll("[data-sight]") ?? [])],
    knob: foot?.querySelector("[data-knob]"),
    degrees: foot?.querySelector("[data-degrees]"),
    pointed: [...worlds[0].children].find((node) => node.hasAttribute("data-pointed")) ?? null,
  };
}

/** What a lesson points at is seen, however near the hand is looked at. @param {Record<string, any>} ui */
function settlePointed(ui) {
  const piece = ui.dom.pointed;
  const fresh = piece !== ui.pointed;
  ui.pointed = piece;
  if (!piece || !fresh || !ui.dom.felt) return;
  const [own, felt] = [piece, ui.dom.felt].map((each) => each.getBoundingClientRect());
  const within =
    own.left >= felt.left &&
    own.right <= felt.right &&
    own.top >= felt.top &&
    own.bottom <= felt.bottom;
  if (!within) ui.view.whole();
}

/** Where the others' hands are; nothing is drawn for it. @param {HTMLElement} root @param {Table} table @param {Record<string, Record<string, number>>} places */
export function signalled(root, { ui }, places) {
  ui.ghosts = { ...ui.ghosts, ...places };
  ui.root ??= root;
  settleGhosts(ui);
}

/** @param {Record<string, any>} ui */
function settleGhosts(ui) {
  for (const [seat, { x, y }] of Object.entries(ui.ghosts ?? {})) {
    const ghost = ui.root.querySelector(`[data-ghost="${seat}"]`);
    if (!ghost) continue;
    hover(ui, ghost, { x, y });
    ghost.dataset.placed = "";
  }
}

/** The own card, the leader's cards, Stop: no more. @param {Table} table */
function announce(table) {
  const { ui, view, t } = table;
  const placing = view.phase === "placing";
  const fewest = Math.min(...seats(table).map((seat) => view.seats[seat].deck));
  const own = heldCard(table);
  tell(ui.root, [
    placing && own && t("board-live-card", { number: own.held, ship: shipName(table, own.held) }),
    placing && t("board-live-leader", { count: fewest }),
    view.phase === "stopped" && t("board-live-stop"),
    offered(table, "answer") && inWords(table),
  ]);
}
