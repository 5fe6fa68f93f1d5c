// @ts-check
/**
 * What just happened, told by motion and sound.
 *
 * @import {AircraftLaid, CardsDrawn, CardTurned, DuelWon, GameEvent, GameWon, RangeStruck,
 *   SpeedUsed, Table} from "types/asy_przestworzy"
 */
import { endAll, Flights, placesOf, rectOf as rect } from "kit/flight.js";
import { medal } from "./art/signs.js";
import { back, face } from "./cards.js";
import { half, isHeld } from "./knowing.js";
import { moment, telling, untold } from "./revealing.js";

/** When, in milliseconds after the two aircraft begin to turn. */
const COUNT = 380;
const PLUS = 750;
const TILT = 1050;
/** When what came of it is told. */
const TAKE = 1450;

/** How long a pair that is told late, or told again, stays to be looked at. */
const AGAIN = 2500;

/**
 * Where things lay in the picture before, what it showed, and where the keyboard was.
 * @typedef {{view: Table["view"] | undefined, cards: Map<string, DOMRect>, slots: Map<string, DOMRect>, flag: DOMRect | undefined, backs: Record<string, DOMRect | undefined>, focused: boolean}} Places
 */

/** A reveal is veiled before anything of what came of it is drawn. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @returns {Places} */
export function before(root, table, events) {
  const places = measured(root, table);
  const reveals = events.some(({ event }) => event === "revealed");
  if (reveals || table.past) telling(table)?.end();
  if (reveals && places.view && !table.still) veil(root, table, events, places);
  else telling(table)?.events.push(...events);
  return places;
}

/** @param {HTMLElement} root @param {Table} table @returns {Places} */
function measured(root, { ui }) {
  return {
    view: ui.table?.view,
    cards: placesOf(root, "data-card"),
    slots: placesOf(root, "data-slot"),
    flag: rect(root, ".pennant"),
    backs: { 0: lastBack(root, 0), 1: lastBack(root, 1) },
    focused: root.contains(document.activeElement),
  };
}

/** @param {HTMLElement} root @param {number} seat */
const lastBack = (root, seat) => rect(root, `[data-backs="${seat}"] .card:last-child`);

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
export function after(root, table, events, places) {
  const own = telling(table);
  if (!own) follow(root, table, events, places);
  // What has come meanwhile waits.
  else if (events.some(({ event }) => event === "revealed")) reveal(root, table, events, places);
}

/** First the aircraft, then what came of it, with the keyboard on the board if it was there. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
function veil(root, table, events, places) {
  const { ui, view, seat } = table;
  endAll(root);
  if (!isHeld(table)) ui.again = table.now() + AGAIN;
  const end = () => {
    clearTimeout(timer);
    if (ui.telling !== own) return;
    const now = measured(root, ui.table);
    now.focused ||= places.focused;
    ui.telling = undefined;
    ui.table.redraw();
    follow(root, ui.table, own.events, now);
  };
  const timer = setTimeout(end, TAKE);
  const own = {
    of: view,
    view: moment(places.view ?? view, view, seat),
    events: untold(events),
    again: events.some((event) => ui.known?.has(event)),
    end,
    skip: () => {
      endAll(root);
      end();
    },
  };
  ui.telling = own;
  ui.known = new WeakSet(events);
}

/** The aircraft turn. @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
function reveal(root, table, events, places) {
  const flights = new Flights(root, table);
  for (const slot of root.querySelectorAll("[data-slot]"))
    flights.glide(slot.firstElementChild, places.slots.get(slot.getAttribute("data-slot") ?? ""));
  turnUp(flights);
  tell(
    flights,
    events.filter((event) => !telling(table)?.events.includes(event)),
    places,
  );
}

/** @param {HTMLElement} root @param {Table} table @param {GameEvent[]} events @param {Places} places */
function follow(root, table, events, places) {
  const has = (/** @type {string} */ name) => events.some((event) => event.event === name);
  if (has("game-began")) endAll(root);
  const flights = new Flights(root, table);
  tell(flights, events, places);
  flights.glide(flights.find(".pennant"), places.flag, { duration: 600, turn: -14 });
  settleHand(flights, places, has("game-began"));
  if (places.focused) keepFocus(root);
}

/** @param {Flights} flights @param {GameEvent[]} events @param {Places} places */
function tell(flights, events, places) {
  for (const event of events) TOLD[event.event]?.(flights, event, places);
}

/** What was pressed may be gone; the keyboard stays on the board. @param {HTMLElement} root */
function keepFocus(root) {
  if (document.activeElement !== document.body) return;
  const next = root.querySelector(".bar button, .stack.live, .kit-hand button");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * By the tag of an event.
 * @type {Record<string, (flights: Flights, event: any, places: Places) => void>}
 */
const TOLD = {
  "aircraft-laid": laid,
  "speed-used": swapped,
  "duel-won": taken,
  "card-turned": turned,
  "range-struck": struck,
  "cards-drawn": drawn,
  "attribute-named": (flights) => flights.sound("card"),
  "game-won": triumph,
};

/** Both cards turn together, the numbers count up, the pluses fly in, the higher card leans forward. @param {Flights} flights */
function turnUp(flights) {
  const { root } = flights;
  flights.sound("engine");
  flights.sound("tick", COUNT);
  for (const card of root.querySelectorAll(".turner.shown"))
    flights.move(card, [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], {
      duration: 400,
      easing: "ease-in-out",
    });
  for (const total of root.querySelectorAll(".total .reel"))
    flights.move(total, [{ opacity: 0 }, {}], { delay: COUNT, duration: 150 });
  for (const digits of root.querySelectorAll(".total .digits")) count(flights, digits);
  for (const plus of root.querySelectorAll(".total .plus"))
    flights.move(plus, [{ opacity: 0, translate: "0 -4rem", scale: "2.4" }, {}], {
      delay: PLUS,
      duration: 300,
    });
  strike(flights);
  flights.move(flights.find(".verdict.told"), [{ opacity: 0, scale: ".8" }, {}], {
    delay: TILT,
    duration: 250,
  });
  if (flights.find(".slot.tied")) clink(flights);
}

/** The higher aircraft climbs and fires, the other one falls away. @param {Flights} flights */
function strike(flights) {
  if (flights.find(".slot.winner")) flights.sound("guns", TILT - 100);
  flights.move(flights.find(".slot.winner .flyer"), [{ transform: "none" }, {}], {
    delay: TILT - 300,
    duration: 300,
  });
  flights.move(
    flights.find(".stage:has(.winner) .tracer"),
    [
      { opacity: 1, clipPath: "inset(0 100% 0 0)" },
      { opacity: 1, clipPath: "inset(0)" },
      { opacity: 0, clipPath: "inset(0 0 0 100%)" },
    ],
    { delay: TILT - 100, duration: 500, comes: true },
  );
  flights.move(
    flights.find(".slot.loser .flyer"),
    [{ opacity: 1, filter: "none", transform: "none" }, {}],
    { delay: TILT + 100, duration: 800, easing: "cubic-bezier(.5,0,.8,.6)" },
  );
}

/** Neither is higher. @param {Flights} flights */
function clink(flights) {
  flights.sound("tie", TILT);
  const knock = (/** @type {string} */ by) => [
    { translate: "0 0" },
    { translate: by, offset: 0.4 },
    { translate: "0 0" },
  ];
  flights.move(flights.find(".slot.near .laid"), knock("14px 0"), { delay: TILT, duration: 320 });
  flights.move(flights.find(".slot.far .laid"), knock("-14px 0"), { delay: TILT, duration: 320 });
}

/** @param {Flights} flights @param {Element} digits */
function count(flights, digits) {
  const bonus = digits.closest(".total")?.querySelector(".plus");
  const duration = bonus ? 900 : 420;
  flights.move(digits, [{ transform: "translateY(0)" }, {}], {
    delay: COUNT,
    duration,
    easing: "cubic-bezier(.3,0,.3,1)",
  });
}

/** @param {Flights} flights @param {AircraftLaid} event @param {Places} places */
function laid(flights, { seat }, places) {
  flights.sound("card");
  const own = seat === flights.table.seat;
  const from = own ? places.cards.get(flights.table.view.own?.laid) : places.backs[seat];
  const card = flights.find(`[data-slot="${seat}"] .turner:not(.shown)`);
  if (from) flights.glide(card, from, { duration: 320, turn: own ? -6 : 6 });
  else flights.move(card, [{ opacity: 0, translate: "0 -2rem" }, {}]);
}

/** @param {Flights} flights @param {SpeedUsed} event @param {Places} places */
function swapped(flights, { seat, aircraft }, places) {
  const { root, table } = flights;
  flights.sound("card");
  const from = places.cards.get(aircraft) ?? places.backs[seat];
  flights.ghost(face(table, aircraft), from, heap(root, "discard", seat), {
    duration: 380,
    turn: 12,
  });
}

/** The victory card glides to its owner. @param {Flights} flights @param {DuelWon} event */
function taken(flights, { seat, attribute }) {
  const { root } = flights;
  const goal = rect(root, `[data-ring="${seat}"]`) ?? rect(root, `[data-drawer="${seat}"] .score`);
  flights.ghost(medal(attribute), rect(root, `[data-stack="${attribute}"] .medal`), small(goal), {
    duration: 550,
    turn: 360,
  });
  flights.cheer(flights.find(`[data-drawer="${seat}"] .score`), { delay: 500 });
  flights.cheer(flights.find(`[data-ring="${seat}"]`), { delay: 500, scale: 1.1 });
  flights.sound("card", 450);
}

/** @param {Flights} flights @param {GameWon} event */
function triumph(flights, { seat }) {
  // The end of a match has its own.
  if (flights.table.view.phase !== "match-over") flights.sound("fanfare");
  const shine = [
    { scale: "1", rotate: "0deg" },
    { scale: "1.25", rotate: "360deg", offset: 0.6 },
    { scale: "1", rotate: "360deg" },
  ];
  flights.move(flights.find(`[data-ring="${seat}"] svg`), shine, {
    delay: 300,
    duration: 1200,
  });
}

/** @param {DOMRect | undefined} goal @returns {DOMRect | undefined} its middle, the size of a medal */
const small = (goal) =>
  goal && new DOMRect(goal.left + goal.width / 2 - 14, goal.top + goal.height / 2 - 14, 28, 28);

/** @param {Flights} flights @param {CardTurned} event */
function turned(flights, { seat }) {
  const last = flights.find(`[data-drawer="${seat}"] .medals.used li:last-child .medal`);
  flights.move(last, [{ transform: "rotateY(180deg)" }, {}], {
    duration: 400,
  });
}

/** Blown out of the hand. @param {Flights} flights @param {RangeStruck} event @param {Places} places */
function struck(flights, { victim, aircraft }, places) {
  const { root, table } = flights;
  flights.sound("engine");
  const from = places.cards.get(aircraft) ?? places.backs[victim];
  const middle = rect(root, ".strip");
  if (!from || !middle) return;
  const width = Math.min(150, middle.width / 3);
  const up = new DOMRect(
    middle.left + (middle.width - width) / 2,
    middle.top + middle.height * 0.1,
    width,
    width * 1.3,
  );
  flights.ghost(face(table, aircraft), from, up, { duration: 500, turn: 540 });
  flights.ghost(face(table, aircraft), up, heap(root, "discard", victim), {
    delay: 480,
    duration: 1100,
    turn: 400,
    fades: true,
  });
}

/** Cards that others draw: a back from deck to fan. @param {Flights} flights @param {CardsDrawn} event */
function drawn(flights, { seat, number }) {
  const { root, table } = flights;
  if (seat === table.seat) return;
  for (let at = 0; at < number; at++)
    flights.ghost(back(half(table, seat).side), heap(root, "deck", seat), lastBack(root, seat), {
      delay: at * 90,
      duration: 320,
    });
}

/** Where there is no room for heaps, the middle of the plate that counts them: no card is as wide as that. @param {HTMLElement} root @param {string} kind @param {number} seat */
const heap = (root, kind, seat) =>
  rect(root, `[data-drawer="${seat}"] .${kind} .heap`) ??
  small(rect(root, `[data-drawer="${seat}"] .plate`));

/** Own cards close ranks; new ones come from the deck. @param {Flights} flights @param {Places} places @param {boolean} dealt */
function settleHand(flights, places, dealt) {
  const { root, table } = flights;
  if (table.seat === null) return;
  const deck = heap(root, "deck", table.seat);
  [...root.querySelectorAll(".kit-hand [data-card]")].forEach((item, at) => {
    const from = dealt ? undefined : places.cards.get(item.getAttribute("data-card") ?? "");
    const card = item.firstElementChild;
    if (from) flights.glide(card, from, { duration: 260 });
    else if (deck)
      flights.glide(card, deck, {
        delay: dealt ? at * 90 : 0,
        duration: 420,
        turn: 20,
        appears: true,
      });
  });
}
