// @ts-check
/**
 * The game by keyboard. What a key does with Shift is known by listening beside the shell; with Alt
 * the shell passes keys by, so they are heard here.
 *
 * @import {Key} from "contract"
 * @import {Table} from "types/kosmiczna_eskadra"
 * @import {Showing} from "./screening.js"
 */
import { focused, key, pressed, WAYS } from "kit/keys.js";
import { act, offered } from "kit/offers.js";
import { stepAim } from "./aiming.js";
import { isShot, isTitle } from "./film.js";
import { drop, moveHand, turnHand } from "./hand.js";
import { heldCard, isMovable } from "./knowing.js";
import { look } from "./looking.js";
import { zoom } from "./map.js";
import { showing } from "./screening.js";

/** @type {Table | null} */
let latest = null;

globalThis.addEventListener?.(
  "keydown",
  (event) => {
    const { altKey, ctrlKey, metaKey, code, key } = /** @type {KeyboardEvent} */ (event);
    if (!altKey || ctrlKey || metaKey || !latest || !isMovable(latest)) return;
    const move = WAYS[key] ?? { q: "q", e: "e" }[code.slice(-1).toLowerCase()];
    if (!move) return;
    event.preventDefault();
    if (typeof move === "string") turnHand(latest.ui, move === "q" ? 1 : -1);
    else shift(latest, move, 1);
  },
  { capture: true },
);

/** @param {Table} table @returns {Key[]} */
export function keys(table) {
  latest = table;
  const own = doing(table);
  // Where exact aiming is helped, + and - are its keys.
  const free = zooming(table).filter((zoom) => !own.some((taken) => taken.key === zoom.key));
  return [...own, ...free];
}

/** @param {Table} table @returns {Key[]} */
function doing(table) {
  if (isMovable(table)) return [...carrying(table), ...aiming(table)];
  const own = showing(table);
  if (own) return film(table, own);
  return [...asked(table), ...arrows(table)];
}

/** @param {Table} table @returns {Key[]} */
function asked(table) {
  if (offered(table, "draw"))
    return [key(table, " ", "board-draw", () => act(table, { do: "draw" }))];
  if (offered(table, "answer")) return answering(table);
  if (offered(table, "ready"))
    return [key(table, "Enter", "board-ready", () => act(table, { do: "ready" }))];
  return proceed(table);
}

/** @param {Table} table @returns {Key[]} */
const zooming = (table) => [
  key(table, "+", "board-zoom-in", () => zoom(table, 1.5)),
  key(table, "-", "board-zoom-out", () => zoom(table, 1 / 1.5)),
  key(table, "0", "board-zoom-all", () => zoom(table, 0)),
];

/** Whoever has come close, with no card in hand, looks around; the whole table leaves them to the page. @param {Table} table @returns {Key[]} */
const arrows = (table) =>
  isClose(table)
    ? Object.entries(WAYS).map(([name, way]) =>
        key(table, name, "board-key-look", () => lookAround(table, way)),
      )
    : [];

/** @param {Table} table */
const isClose = (table) => look(table).k > 1;

/** By a quarter of what is seen. @param {Table} table @param {[number, number]} way */
function lookAround(table, [right, up]) {
  const view = look(table);
  const [across, along] = view.seen;
  view.lookAt({ x: view.x + (right * across) / 2, y: view.y + (up * along) / 2, auto: false });
}

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
  const own = focused("[role=switch]");
  own?.click();
  return !!own;
}

/** @param {Table} table @param {[number, number]} way @param {number} by */
function shift({ ui }, [right, up], by) {
  if (ui.hand) moveHand(ui, ui.hand.x + right * by, ui.hand.y + up * by);
}

/** @param {Table} table @returns {Key[]} */
function aiming(table) {
  const { ui, view, seat, scene, t } = table;
  const own = heldCard(table);
  if (seat === null || !view.seats[seat].assist || !own) return [];
  const { lasers } = scene.ships[own.held];
  return [
    ...lasers.map(({ at }, number) => ({
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

/** With Shift its arrows look around. @param {Table} table @param {Showing} own @returns {Key[]} */
const film = (table, own) => [
  key(table, " ", "board-film-toggle", () => own.toggle()),
  steps(table, "ArrowRight", "next", () => own.seek(1, isShot)),
  steps(table, "ArrowLeft", "last", () => own.seek(-1, isShot)),
  steps(table, "ArrowDown", "next-speed", () => own.seek(1, isTitle)),
  steps(table, "ArrowUp", "last-speed", () => own.seek(-1, isTitle)),
  ...(isClose(table)
    ? [{ key: "⇧ + ← ↑ → ↓", label: table.t("board-key-look"), press: () => {} }]
    : []),
  key(table, "End", "board-film-to-end", () => own.end()),
  ...[1, 2, 4].map((pace) => ({
    key: String(pace),
    label: `×${pace}`,
    press: () => own.hurry(pace),
  })),
  ...(own.over ? proceed(table) : []),
];

/** @param {Table} table @param {string} name @param {string} where @param {() => void} go */
const steps = (table, name, where, go) =>
  key(table, name, `board-film-${where}`, () =>
    pressed.shift && isClose(table) ? lookAround(table, WAYS[name]) : go(),
  );

/** @param {Table} table @returns {Key[]} */
const proceed = (table) =>
  offered(table, "continue")
    ? [key(table, "Enter", "board-continue", () => act(table, { do: "continue" }))]
    : [];
