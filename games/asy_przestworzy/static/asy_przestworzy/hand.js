// @ts-check
/**
 * The own hand: a fan of cards to choose from, by tap, drag, key or voice.
 *
 * @import {Table} from "types/asy_przestworzy"
 */
import { hand as fan } from "kit/hand.js";
import { offered } from "kit/offers.js";
import { face, spoken } from "./cards.js";
import { chosen, hand, picked } from "./knowing.js";

/** @param {Table} table */
export function ownHand(table) {
  const attribute = table.view.contested ?? picked(table);
  return fan({
    cards: hand(table),
    name: table.t("board-hand"),
    face: (id) => face(table, id, attribute),
    label: (id) => spoken(table, id, attribute),
    chosen: chosen(table),
    live: () => !!offered(table, "lay"),
    why: () => table.t(whyNot(table)),
    choose: (id) => choose(table, id),
    play: (id) => table.act({ do: "lay", aircraft: id }),
    slot: ".slot.near",
    point: (id) => point(table, id),
  });
}

/** @param {Table} table */
export const whyNot = (table) => (table.view.own?.laid ? "board-why-laid" : "board-why-wait");

/** @param {Table} table @param {string} id */
export function choose(table, id) {
  if (table.ui.speed && offered(table, "use_speed")) return swap(table, id);
  table.ui.card = table.ui.card === id ? undefined : id;
  table.redraw();
}

/** The speed card was called for first: this is the aircraft that goes. @param {Table} table @param {string} id */
function swap(table, id) {
  table.ui.speed = false;
  table.act({ do: "use_speed", aircraft: id });
}

/** @param {Table} table @param {string | undefined} id */
function point(table, id) {
  if (table.ui.hover === id) return;
  table.ui.hover = id;
  table.redraw();
}
