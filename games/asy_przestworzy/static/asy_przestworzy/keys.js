// @ts-check
/**
 * The game by keyboard: digits choose, Enter confirms, S, Y, N, + and -.
 *
 * @import {Key} from "contract"
 * @import {Action, Attribute, Table} from "types/asy_przestworzy"
 */
import { digits, focusOn, key } from "kit/keys.js";
import { act, choices, offered } from "kit/offers.js";
import { opened, sheetKeys } from "kit/sheet.js";
import { bid, change } from "./bidding.js";
import { choose } from "./hand.js";
import { chosen, hand, isHeld, nameOf, openWindow, picked } from "./knowing.js";
import { atMoment, telling } from "./revealing.js";
import { pick } from "./stacks.js";

/** @param {Table} latest @returns {Key[]} */
export function keys(latest) {
  const table = atMoment(latest);
  if (opened(table) !== undefined) return sheetKeys(table, "board-close");
  return [
    ...(isHeld(table) ? [key(table, " ", "board-key-seen", () => seen(table))] : []),
    ...numbered(table),
    ...answers(table),
    ...bids(table),
    ...speeds(table),
    ...enter(table),
  ];
}

/** @param {Table} table */
export function seen(table) {
  telling(table)?.skip();
  table.ui.seen = table.view.reveal?.until;
  table.ui.again = 0;
  table.redraw();
}

/** Choose, and bring the focus there. @param {Table} table @returns {Key[]} */
function numbered(table) {
  const names = choices(offered(table, "name"), "attribute");
  if (names.length)
    return digits(table, table.scene.attributes, "board-key-attribute", (attribute) =>
      names.includes(attribute)
        ? { name: table.t(`board-${attribute}`), press: () => stack(table, attribute) }
        : null,
    );
  return digits(table, hand(table), "board-key-card", (id) => ({
    name: nameOf(table, id),
    press: () => {
      choose(table, id);
      focusOn(`[data-card="${id}"] button`);
    },
  }));
}

/** @param {Table} table @param {Attribute} attribute */
function stack(table, attribute) {
  pick(table, attribute);
  focusOn(`[data-stack="${attribute}"]`);
}

/** @param {Table} table @returns {Key[]} */
function answers(table) {
  const open = openWindow(table);
  if (!open) return [];
  const answer = (/** @type {boolean} */ use) => () => act(table, { do: `answer_${open}`, use });
  const yes = table.t("board-key-yes").toLowerCase();
  return [
    ...[...new Set(["y", yes])].map((name) => key(table, name, "board-use", answer(true))),
    key(table, "n", "board-keep", answer(false)),
  ];
}

/** @param {Table} table @returns {Key[]} */
function bids(table) {
  if (!offered(table, "bid")) return [];
  const by = (/** @type {number} */ step) => () => change(table, bid(table).number + step);
  return [key(table, "+", "board-more", by(1)), key(table, "-", "board-less", by(-1))];
}

/** S, then a card. @param {Table} table @returns {Key[]} */
function speeds(table) {
  if (!offered(table, "use_speed")) return [];
  const id = chosen(table);
  return [
    key(table, "s", "board-key-speed", () =>
      id ? table.act({ do: "use_speed", aircraft: id }) : wait(table),
    ),
  ];
}

/** @param {Table} table */
function wait(table) {
  table.ui.speed = true;
  table.redraw();
}

/** @param {Table} table @returns {Key[]} */
function enter(table) {
  const action = confirmed(table);
  return action ? [key(table, "Enter", "board-key-confirm", () => act(table, action))] : [];
}

/** @param {Table} table @returns {Action | null} */
function confirmed(table) {
  const id = chosen(table);
  const attribute = picked(table);
  if (offered(table, "bid")) return { do: "bid", number: bid(table).number };
  if (offered(table, "next_game")) return { do: "next_game" };
  if (attribute && choices(offered(table, "name"), "attribute").includes(attribute))
    return { do: "name", attribute };
  return id && offered(table, "lay") ? { do: "lay", aircraft: id } : null;
}
