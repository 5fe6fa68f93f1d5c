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
  settlePointed(root, ui);
  settleFilm(table);
  takeOff(root, table);
  settleGhosts(ui);
  announce(table);
}

/** @param {HTMLElement} root */
const nodes = (root) => ({
  root,
  felt: root.querySelector("[data-felt]"),
  worlds: [...root.querySelectorAll("[data-world]")],
  sky: root.querySelector("[data-sky]"),
  movers: [...root.querySelectorAll("[data-mover]")],
  near: [...root.querySelectorAll("[data-near]")],
  window: root.querySelector("[data-window]"),
  held: root.querySelector("[data-held]"),
  sights: [...root.querySelectorAll("[data-sight]")],
  knob: root.querySelector("[data-knob]"),
  degrees: root.querySelector("[data-degrees]"),
});

/** What a lesson points at is seen, however near the hand is looked at. @param {HTMLElement} root @param {Record<string, any>} ui */
function settlePointed(root, ui) {
  const piece = root.querySelector("[data-body][data-pointed]");
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
