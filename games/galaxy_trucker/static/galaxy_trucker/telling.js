// @ts-check
/** What has happened while ships are built: tiles fly, the own hand is spoken, everything sounds. */
/** @import {GameEvent, GlassFlipped, Table} from "types/galaxy_trucker" */
import { Flights, rectOf } from "kit/flight.js";
import { say } from "kit/narrator.js";
import { html } from "lit-html";
import { hiddenTile, tilePicture } from "./art/tiles.js";
import { sentence } from "./sentences.js";
import { cellWords, tileWords } from "./spoken.js";

/** Events of building are told here alone: nobody can hear sixteen of them in a second. */
export const TOLD_HERE = [
  "tile-drawn",
  "own-tile-drawn",
  "tile-taken",
  "reserve-taken",
  "tile-placed",
  "tile-lifted",
  "tile-reserved",
  "tile-put-back",
  "stack-taken",
  "stack-seen",
  "stack-returned",
];

/** Where the tiles that have gone lay, and all hands. @param {HTMLElement} root @param {string[]} gone @returns {Map<string, DOMRect>} */
export function lain(root, gone) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const tile of gone) {
    const lay = rectOf(root, `[data-tile="${tile}"]`);
    if (lay) found.set(`tile ${tile}`, lay);
  }
  for (const hand of root.querySelectorAll("[data-hand]"))
    found.set(`hand ${hand.getAttribute("data-hand")}`, hand.getBoundingClientRect());
  return found;
}

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Map<string, DOMRect>} before */
export function tell(root, table, events, before) {
  const flights = new Flights(root, table);
  for (const event of events) {
    fly(flights, table, event, before);
    sound(flights, table, event);
    speak(root, table, event);
  }
}

/** @param {Flights} flights @param {Table} table @param {GameEvent} event @param {Map<string, DOMRect>} before */
function fly(flights, table, event, before) {
  const { root } = flights;
  const face = (/** @type {number} */ tile, /** @type {number} */ seat) =>
    html`<span class="flying seat-${seat}">${tilePicture(table.scene.tiles[tile])}</span>`;
  switch (event.event) {
    case "tile-taken":
      return flights.ghost(
        face(event.tile, event.seat),
        before.get(`tile ${event.tile}`),
        handOf(root, event.seat),
      );
    case "tile-drawn":
      return flights.ghost(
        html`<span class="flying seat-${event.seat}">${hiddenTile}</span>`,
        rectOf(root, "[data-heap] .tile"),
        handOf(root, event.seat),
      );
    case "tile-put-back":
      return flights.ghost(
        face(event.tile, event.seat),
        before.get(`hand ${event.seat}`),
        rectOf(root, `[data-tile="${event.tile}"]`),
      );
    case "tile-placed":
      return void flights.cheer(
        flights.find(`[data-ship="${event.seat}"] [data-cell="${event.cell}"] .wiggles`),
        { scale: 1.12 },
      );
    case "space-taken":
      return void flights.cheer(flights.find(`[data-space="${event.space}"]`), { scale: 1.2 });
    case "glass-flipped":
      flights.cheer(flights.find(".glass .now"), { scale: 1.4 });
      return banner(flights, table, event);
  }
}

/** Who turned it, across the ship for a moment, in their colour. @param {Flights} flights @param {Table} table @param {GlassFlipped} event */
function banner(flights, table, event) {
  const hull = rectOf(flights.root, ".hull");
  flights.ghost(
    html`<span class="banner seat-${event.seat ?? "none"}">${sentence(table, event)}</span>`,
    hull,
    hull,
    {
      duration: 1600,
      fades: true,
    },
  );
}

/** @param {HTMLElement} root @param {number} seat */
const handOf = (root, seat) => rectOf(root, `[data-hand="${seat}"]`);

/** @type {Partial<Record<string, string>>} */
const SOUNDS = {
  "sand-ran-out": "alarm",
  "glass-flipped": "glass",
  "building-began": "horn",
  "go-called": "horn",
  departed: "engine",
};

/** Of tiles the own ones alone. @param {Flights} flights @param {Table} table @param {GameEvent} event */
function sound(flights, table, event) {
  const own = SOUNDS[event.event];
  if (own) flights.sound(own);
  if (!("seat" in event) || event.seat !== table.seat) return;
  if (event.event === "tile-placed") flights.sound("weld");
  else if (TOLD_HERE.includes(event.event)) flights.sound("clank");
}

/** What the own hand does, the newest only. @param {HTMLElement} root @param {Table} table @param {GameEvent} event */
function speak(root, table, event) {
  const { t, seat } = table;
  if (event.event === "own-tile-drawn")
    return say(root, t("board-told-drawn", { tile: tileWords(table, event.tile) }));
  if (event.event === "stack-seen")
    return say(
      root,
      event.cards.map((card) => t(`board-card-${table.scene.cards[card]?.kind}`)).join(", "),
    );
  if (!("seat" in event) || event.seat !== seat) return;
  switch (event.event) {
    case "tile-taken":
    case "reserve-taken":
    case "tile-lifted":
      return say(root, t("board-told-taken", { tile: tileWords(table, event.tile) }));
    case "tile-placed":
      return say(root, t("board-told-placed", { cell: cellWords(table, event.cell) }));
    case "tile-put-back":
      return say(root, t("board-told-back"));
    case "tile-reserved":
      return say(root, t("board-told-reserved", { slot: event.slot }));
    case "stack-returned":
      return say(root, t("board-told-returned"));
  }
}
