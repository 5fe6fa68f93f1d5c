// @ts-check
/**
 * F4: whose cards are taken, while ships are moved.
 *
 * @import {Table} from "types/mag_blast"
 * @import {Deed, Stage} from "./stage.js"
 */
import { act, choices, offered } from "kit/offers.js";
import { seatOf } from "./knowing.js";
import { draft, reading, redraft } from "./stage.js";

/** Whoever has cards. @param {Table} table @returns {number[]} */
const victims = (table) => choices(offered(table, "rob"), "seat");

/** Of several each has no button of its own: they would hide what is asked. @param {Table} table @returns {Deed[]} */
export function robberies(table) {
  const found = victims(table);
  if (found.length < 2)
    return found.map((seat) => ({
      words: table.t("board-rob", { name: table.nameOf(seat) }),
      press: () => act(table, { do: "rob", seat }),
      second: true,
    }));
  const press = () => redraft(table, { ...draft(table), robs: true });
  return [{ words: table.t("board-rob-some"), press, second: true }];
}

/** Who it is, once it has been said that somebody is robbed. @param {Table} table @returns {Stage | null} */
export function robbing(table) {
  const found = victims(table);
  if (!draft(table).robs || !found.length) return null;
  const back = () => redraft(table, { ...draft(table), robs: undefined });
  const rob = (/** @type {number} */ seat) => {
    back();
    act(table, { do: "rob", seat });
  };
  const isVictim = (/** @type {string} */ piece) =>
    /^[#@]/.test(piece) && found.includes(seatOf(piece));
  return {
    kind: "robbing",
    clock: true,
    hands: {
      mark: (piece) => (isVictim(piece) ? { kind: "target" } : undefined),
      press: (piece) => isVictim(piece) && rob(seatOf(piece)),
    },
    cards: reading(table),
    says: table.t("board-rob-whom"),
    back,
    deeds: [
      ...found.map((seat) => ({ words: table.nameOf(seat), press: () => rob(seat), second: true })),
      { words: table.t("board-back"), press: back, second: true },
    ],
  };
}
