// @ts-check
/**
 * The game by keyboard. What a key does with Shift is known by listening beside the shell; with Alt
 * the shell passes keys by, so they are heard here.
 *
 * @import {Key, Table} from "contract"
 */
import { stepAim } from "./aiming.js";
import { drop, moveHand, turnHand } from "./hand.js";
import { act, holds, isMovable, offered } from "./knowing.js";
import { controls, isAtEnd, showing } from "./screening.js";

/** Of the key pressed last. */
const pressed = { shift: false, repeat: false };
/** @type {Table | null} */
let latest = null;

addEventListener(
  "keydown",
  (event) => {
    Object.assign(pressed, { shift: event.shiftKey, repeat: event.repeat });
    if (!event.altKey || event.ctrlKey || event.metaKey || !latest || !isMovable(latest)) return;
    const move = WAYS[event.key] ?? { q: "q", e: "e" }[event.code.slice(-1).toLowerCase()];
    if (!move) return;
    event.preventDefault();
    if (typeof move === "string") turnHand(latest.ui, move === "q" ? 1 : -1);
    else shift(latest, move, 1);
  },
  { capture: true },
);

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {Table} table @returns {Key[]} */
export function keys(table) {
  latest = table;
  if (isMovable(table)) return [...carrying(table), ...aiming(table)];
  if (offered(table, "draw"))
    return [key(table, " ", "board-draw", () => act(table, { do: "draw" }))];
  if (offered(table, "answer")) return answering(table);
  if (offered(table, "ready"))
    return [key(table, "Enter", "board-ready", () => act(table, { do: "ready" }))];
  return showing(table) ? film(table) : proceed(table);
}

/** Enter and Space belong to a button that has the focus. @param {Table} table @param {string} name @param {string} label @param {() => void} press @returns {Key} */
const key = ({ t }, name, label, press) => ({
  key: name,
  label: t(label),
  press: () => {
    const focus = document.activeElement;
    const own = focus instanceof HTMLElement && focus.matches("button, summary, a, [role=button]");
    if ((name === "Enter" || name === " ") && own) focus.click();
    else press();
  },
});

/** @param {Table} table @returns {Key[]} */
function carrying(table) {
  const { ui } = table;
  const turns = (
    /** @type {string} */ name,
    /** @type {number} */ way,
    /** @type {string} */ label,
  ) => [
    key(table, name, label, () => turnHand(ui, way * 10)),
    {
      key: name.toUpperCase(),
      label: table.t(`${label}-much`),
      press: () => turnHand(ui, way * 150),
    },
  ];
  return [
    // A key held down would lay one card after the other.
    {
      key: " ",
      label: table.t("board-drop"),
      press: () => pressed.repeat || switched() || drop(ui),
    },
    ...Object.entries(WAYS).map(([name, way]) =>
      key(table, name, `board-key-${name.slice(5).toLowerCase()}`, () =>
        shift(table, way, pressed.shift ? 200 : 50),
      ),
    ),
    ...turns("q", 1, "board-turn-left"),
    ...turns("e", -1, "board-turn-right"),
  ];
}

/** Space turns a switch that has the focus; any other button it leaves for the card. */
function switched() {
  const focus = document.activeElement;
  const own = focus instanceof HTMLElement && focus.matches("[role=switch]");
  if (own) focus.click();
  return own;
}

/** @param {Table} table @param {[number, number]} way @param {number} by */
function shift({ ui }, [right, up], by) {
  if (ui.hand) moveHand(ui, ui.hand.x + right * by, ui.hand.y + up * by);
}

/** @param {Table} table @returns {Key[]} */
function aiming(table) {
  const { ui, view, seat, scene, t } = table;
  if (seat === null || !view.seats[seat].assist || !holds(table)) return [];
  const { lasers } = scene.ships[view.own.held];
  return [
    ...lasers.map((/** @type {any} */ { at }, /** @type {number} */ number) => ({
      key: String(number + 1),
      label: t("board-key-laser", { laser: t(`board-laser-${at}`) }),
      press: () => {
        Object.assign(ui, { laser: number, aim: null });
        table.redraw();
      },
    })),
    key(table, "+", "board-key-further", () => stepAim(ui, 50)),
    key(table, "-", "board-key-nearer", () => stepAim(ui, -50)),
  ];
}

/** @param {Table} table @returns {Key[]} */
const answering = (table) => [
  key(table, "d", "board-stop-drop", () => act(table, { do: "answer", how: "drop" })),
  key(table, "w", "board-stop-withhold", () => act(table, { do: "answer", how: "withhold" })),
];

/** @param {Table} table @returns {Key[]} */
function film(table) {
  const does = controls(table.ui);
  return [
    key(table, " ", "board-film-toggle", does.toggle),
    key(table, "ArrowRight", "board-film-next", does.nextShot),
    key(table, "ArrowLeft", "board-film-last", does.lastShot),
    key(table, "ArrowDown", "board-film-next-speed", does.nextSpeed),
    key(table, "ArrowUp", "board-film-last-speed", does.lastSpeed),
    key(table, "End", "board-film-to-end", does.end),
    ...[1, 2, 4].map((pace) => ({ key: String(pace), label: `×${pace}`, press: does.pace(pace) })),
    ...(isAtEnd(table) ? proceed(table) : []),
  ];
}

/** @param {Table} table @returns {Key[]} */
const proceed = (table) =>
  offered(table, "continue")
    ? [key(table, "Enter", "board-continue", () => act(table, { do: "continue" }))]
    : [];
