// @ts-check
/** The keys of the board; none of them is one that the page needs. */
/** @import {Key} from "contract" */
/** @import {Table} from "types/galaxy_trucker" */
import { digits, key, WAYS } from "kit/keys.js";
import { say } from "kit/narrator.js";
import { meantBy, numbered } from "./asked.js";
import { pressSlot } from "./bench.js";
import { lift, moveCursor, press, rotate, turn } from "./drafting.js";
import { grow, growNext } from "./fleet.js";
import { flip } from "./glass.js";
import { builds, inHand, isBuilding, may, own, send } from "./knowing.js";
import { shown, skip } from "./moments.js";
import { placesOf } from "./placing.js";
import { question } from "./questions/index.js";
import { placeWords, tileWords } from "./spoken.js";
import { peekByKey } from "./stacks.js";
import { bestFree, pressSpace } from "./starts.js";
import { show } from "./tabs.js";
import { draw } from "./yard.js";

/** @param {Table} table @returns {Key[]} */
export function keys(table) {
  const { ui, view, seat } = table;
  const looking = [
    key(table, "o", "board-key-others", () => growNext(table)),
    ...(typeof ui.grown === "number"
      ? [key(table, "Escape", "board-close", () => grow(table, null))]
      : []),
  ];
  if (seat === null || table.past) return looking;
  if (view.phase === "go")
    return [...looking, key(table, "Enter", "board-go", () => send(table, { do: "go" }))];
  if (!isBuilding(table)) return [...looking, ...inFlight(table)];
  if (view.phase === "countdown") return looking;
  const found = [...looking, key(table, "g", "board-flip", () => flip(table))];
  if (builds(table, seat) || may(table, "pick_space"))
    found.push(key(table, "f", "board-key-finish", () => pressSpace(table, armed(table))));
  if (builds(table, seat)) found.push(...building(table));
  return found;
}

/** Whatever is asked; what is still being told is ended first. @param {Table} full @returns {Key[]} */
function inFlight(full) {
  const table = shown(full);
  const asked = question(table);
  const after = (/** @type {() => void} */ act) => () => void (skip(full) || act());
  return [
    key(
      table,
      "Enter",
      "board-key-answer",
      after(() => meantBy(asked)?.press()),
    ),
    ...digits(table, numbered(asked), "board-key-choose", (deed) =>
      deed.able === false ? null : { name: deed.words, press: after(deed.press) },
    ),
    ...walking(table),
    ...(asked.tap
      ? [key(table, " ", "board-key-mark", () => table.ui.keys && asked.tap?.(table.ui.cursor))]
      : []),
  ];
}

/** Over the ship, cell by cell, each in words. @param {Table} table @returns {Key[]} */
const walking = (table) =>
  Object.entries(WAYS).map(([name, [right, up]]) =>
    key(table, name, "board-key-cursor", () => {
      moveCursor(table, right, -up);
      say(table.ui.root, placeWords(table, table.ui.cursor));
    }),
  );

/** @param {Table} table */
const armed = (table) => table.ui.armed ?? bestFree(table);

/** @param {Table} table @returns {Key[]} */
function building(table) {
  const { t, ui } = table;
  const slot = (/** @type {string} */ name, /** @type {number} */ place) =>
    key(table, name, "board-key-slot", () => pressSlot(table, place), { slot: place });
  const found = [
    ...walking(table),
    key(table, "n", "board-key-draw", () => draw(table)),
    key(table, "t", "board-key-table", () => focusTable(table)),
    slot("z", 1),
    slot("x", 2),
    key(table, "k", own(table).peeks === undefined ? "board-key-peek" : "board-stop-peek", () =>
      peekByKey(table),
    ),
    key(table, "u", "board-lift", () =>
      may(table, "lift") ? lift(table) : table.why({ do: "lift" }),
    ),
  ];
  const tile = inHand(table);
  if (tile === undefined) return found;
  const turnBy = (
    /** @type {string} */ name,
    /** @type {number} */ by,
    /** @type {string} */ words,
  ) =>
    key(table, name, words, () => {
      rotate(table, by);
      say(ui.root, t("board-hand", { tile: tileWords(table, tile, turn(table)) }));
    });
  return [
    ...found,
    turnBy("q", -1, "board-turn-left"),
    turnBy("e", 1, "board-turn-right"),
    key(table, "b", "board-put-back", () =>
      may(table, "put_back") ? send(table, { do: "put_back" }) : table.why({ do: "put_back" }),
    ),
    ...(ui.keys
      ? [key(table, "Enter", "board-key-place", () => press(table, ui.cursor ?? null))]
      : []),
  ];
}

/** The table as a list to walk by arrows: the first tile, or the next one. @param {Table} table */
function focusTable(table) {
  show(table, "pool");
  const all = placesOf(table.view.table).filter((tile) => tile !== null);
  const now = document.activeElement?.getAttribute("data-tile");
  const next = all[(all.findIndex((tile) => String(tile) === now) + 1) % all.length];
  const found = table.ui.root?.querySelector(`[data-tile="${next}"]`);
  if (found instanceof HTMLElement) found.focus();
}
