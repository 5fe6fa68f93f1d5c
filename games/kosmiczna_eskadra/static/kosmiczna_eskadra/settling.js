// @ts-check
/**
 * What happens beside the drawing: after each picture the nodes that move are found once, and four
 * times a second the clocks are set.
 *
 * @import {Table} from "contract"
 */
import { takeOff } from "./flights.js";
import { settleHand } from "./hand.js";
import { holds, offered, seats, shipName } from "./knowing.js";
import { hover, showWorld } from "./looking.js";
import { lasts, settleFilm, showing } from "./screening.js";
import { say } from "./spoken.js";
import { inWords } from "./stop.js";

/** @param {Element | undefined} root @param {Table} table */
export function settle(root, table) {
  if (!(root instanceof HTMLElement)) return;
  const { ui } = table;
  Object.assign(ui, { root, table, half: table.scene.half, dom: nodes(root), box: null });
  showWorld(ui);
  settleHand(table);
  settleFilm(table);
  settleStep(root, table);
  settleGhosts(ui);
  announce(table);
  ui.pulse ??= setInterval(() => pulse(ui), 200);
  pulse(ui);
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

/** What moves in the film lasts as long as its step. @param {HTMLElement} root @param {Table} table */
function settleStep(root, table) {
  const own = showing(table);
  if (!own) return;
  root.style.setProperty("--ms", `${lasts(own)}ms`);
  takeOff(root, table);
}

/** Where the others' hands are; nothing is drawn for it. @param {HTMLElement} root @param {Table} table @param {Record<string, {x: number, y: number}>} places */
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

/** Clocks and the count before the start. @param {Record<string, any>} ui */
function pulse(ui) {
  const { table, root } = ui;
  if (!root.isConnected) {
    clearInterval(ui.pulse);
    ui.pulse = null;
    return;
  }
  const until = table.view.phase === "countdown" ? table.view.start : table.view.turn?.until;
  if (typeof until !== "number") return;
  const left = Math.max(0, until - table.now());
  if (ui.until !== until) Object.assign(ui, { until, span: Math.max(1, left) });
  const seconds = Math.ceil(left / 1000);
  for (const ring of root.querySelectorAll("[data-ring]"))
    ring.style.strokeDashoffset = String(1 - Math.min(1, left / ui.span));
  for (const text of root.querySelectorAll("[data-seconds], [data-count]")) write(text, seconds);
  root.dataset.late = table.view.phase === "placing" && seconds <= 10 ? "yes" : "no";
  if (table.view.phase === "placing" && [30, 10].includes(seconds) && ui.warned !== seconds)
    warn(table, seconds);
}

/** @param {HTMLElement} text @param {number} seconds */
function write(text, seconds) {
  if (text.textContent === String(seconds)) return;
  text.textContent = String(seconds);
  if ("count" in text.dataset)
    text.animate(
      [
        { scale: 1.6, opacity: 0 },
        { scale: 1, opacity: 1 },
      ],
      { duration: 250, easing: "ease-out" },
    );
}

/** @param {Table} table @param {number} seconds */
function warn({ ui, t }, seconds) {
  ui.warned = seconds;
  say(ui, t("board-live-seconds", { seconds }));
}

/** The own card, the leader's cards, Stop: no more. @param {Table} table */
function announce(table) {
  const { ui, view, t } = table;
  const words = [];
  if (view.phase === "placing") {
    const fewest = Math.min(...seats(table).map((seat) => view.seats[seat].deck));
    if (holds(table))
      words.push(
        t("board-live-card", { number: view.own.held, ship: shipName(table, view.own.held) }),
      );
    words.push(t("board-live-leader", { count: fewest }));
  }
  if (view.phase === "stopped") words.push(t("board-live-stop"));
  if (offered(table, "answer")) words.push(inWords(table));
  const said = words.join(" ");
  // Once the question is answered, Stop is no news.
  if (said === ui.said || (said && ui.said?.startsWith(said))) return;
  ui.said = said;
  say(ui, said);
}
