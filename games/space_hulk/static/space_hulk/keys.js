// @ts-check
/** SH-769 The keys of the board. */
/** @import {Key} from "contract" */
/** @import {Table} from "types/space_hulk" */
import { key, WAYS } from "kit/keys.js";
import { say } from "kit/narrator.js";
import {
  answer,
  chooseNext,
  endPhase,
  fire,
  go,
  isUnderWay,
  placeAlien,
  press,
  step,
  take,
  turnDraft,
} from "./acting.js";
import { aimFight, aimFlame, aimNext, cancel, deeds, payByCp } from "./bar.js";
import { chances } from "./chances.js";
import { draft, offered } from "./drafting.js";
import { chosen, isMine, owed } from "./knowing.js";
import { follow, middle, zoom } from "./looking.js";
import { skip } from "./moments.js";
import { turnOver } from "./overlays.js";
import { squareWords } from "./spoken.js";

/** @param {Table} table @returns {Key[]} */
export function keys(table) {
  const { ui } = table;
  const own = (
    /** @type {string} */ name,
    /** @type {string} */ words,
    /** @type {() => void} */ act,
  ) =>
    key(table, name, words, () => {
      skip(table);
      act();
    });
  return [
    ...Object.entries(WAYS).map(([name, [right, up]]) =>
      own(name, "board-key-cursor", () => moveCursor(table, right, -up)),
    ),
    own("Enter", "board-key-enter", () => enter(table)),
    // Where there is nothing to drop it closes what the page has opened.
    ...(isUnderWay(table) ? [own("Escape", "board-drop", () => cancel(table))] : []),
    own("n", "board-key-next", () => chooseNext(table, 1)),
    own("N", "board-key-last", () => chooseNext(table, -1)),
    own("v", "board-overlay", () => turnOver(table)),
    own("+", "board-zoom-in", () => zoom(table, 1.5)),
    own("-", "board-zoom-out", () => zoom(table, 1 / 1.5)),
    ...(offered(table, "end_phase") ? [own("x", "board-end-phase", () => endPhase(table))] : []),
    ...(isMine(table, chosen(table)) && !owed(table) ? ofPiece(table, own) : []),
    ...(ui.target ? [own("s", "board-fire", () => fire(table))] : []),
  ];
}

/** @param {Table} table @param {(name: string, words: string, act: () => void) => Key} own @returns {Key[]} */
function ofPiece(table, own) {
  const one = /** @type {import("./knowing.js").Piece} */ (chosen(table));
  const found = [
    own("f", "board-key-ahead", () => step(table, "ahead")),
    own("b", "board-key-back", () => step(table, "back")),
  ];
  if (one.kind === "marine") found.push(own("y", "board-pay-cp", () => payByCp(table)));
  for (const deed of deeds(table, one)) {
    if (!deed.key || (deed.key === "s" && table.ui.target)) continue;
    const quarters = { q: -1, e: 1 }[deed.key];
    if (quarters && draft(table)) {
      found.push(own(deed.key, "board-turn-end", () => turnDraft(table, quarters)));
      continue;
    }
    const go = { g: () => aimFlame(table), s: () => aimNext(table), t: () => strike(table) }[
      deed.key
    ];
    const able =
      deed.tag === "attack"
        ? chances(table).some(({ kind }) => kind === "fight")
        : (deed.on ?? (deed.key !== "s" || !!deed.fields?.target));
    found.push(
      own(
        deed.key,
        `board-do-${deed.words}`,
        go && able ? go : () => take(table, deed.tag, deed.fields),
      ),
    );
  }
  return found;
}

/** Choose, then strike. @param {Table} table */
function strike(table) {
  if (table.ui.target && table.ui.fights) fire(table);
  else aimFight(table);
}

/** @param {Table} table @param {number} right @param {number} down */
function moveCursor(table, right, down) {
  const { ui, scene } = table;
  const now = ui.cursor ?? chosen(table)?.at ?? scene.squares[0];
  const column = Math.max(0, Math.min(scene.width - 1, (now % scene.width) + right));
  const row = Math.max(0, Math.min(scene.map.length - 1, Math.floor(now / scene.width) + down));
  ui.cursor = row * scene.width + column;
  follow(table, middle(table, ui.cursor));
  table.redraw();
  say(ui.root, squareWords(table, ui.cursor));
}

/** What stands ready goes; else the square under the cursor is pressed. @param {Table} table */
function enter(table) {
  const { ui } = table;
  if (ui.warn) return answer(table, true);
  if (ui.place && offered(table, "place_alien") && ui.place.to === ui.cursor)
    return placeAlien(table);
  if (ui.target) return fire(table);
  if (draft(table) && (ui.cursor === undefined || ui.cursor === ui.draft.at)) return go(table);
  if (ui.cursor !== undefined) press(table, ui.cursor);
}
