// @ts-check
/**
 * The game by keyboard: digits choose, Enter confirms, S, Y, N, + and -.
 *
 * @import {Key, Table} from "contract"
 */
import { bid, change } from "./bidding.js";
import { choose } from "./hand.js";
import { choices, chosen, hand, isHeld, nameOf, offered, openWindow, picked } from "./knowing.js";
import { closePile } from "./piles.js";
import { pick } from "./stacks.js";

/** @param {Table} table @returns {Key[]} */
export function keys(table) {
  if (table.ui.pile !== undefined)
    return [key(table, "Escape", "board-close", () => closePile(table))];
  return [
    ...look(table),
    ...digits(table),
    ...answers(table),
    ...bids(table),
    ...speeds(table),
    ...enter(table),
  ];
}

/** @param {Table} table @param {string} name @param {string} label @param {() => void} press @param {Record<string, any>} [params] @returns {Key} */
const key = (table, name, label, press, params) => ({
  key: name,
  label: table.t(label, params),
  press: unlessFocused(name, press),
});

/** Enter and Space belong to a button that has the focus. @param {string} name @param {() => void} press */
function unlessFocused(name, press) {
  return () => {
    const focus = document.activeElement;
    const own = focus instanceof HTMLElement && focus.matches("button, summary, a, [role=button]");
    if ((name === "Enter" || name === " ") && own && !focus.matches(".chosen")) focus.click();
    else press();
  };
}

/** @param {Table} table @returns {Key[]} */
const look = (table) =>
  isHeld(table) ? [key(table, " ", "board-key-seen", () => seen(table))] : [];

/** @param {Table} table */
export function seen(table) {
  table.ui.seen = table.view.reveal.until;
  table.ui.again = 0;
  table.redraw();
}

/** @param {Table} table @returns {Key[]} */
function digits(table) {
  const names = choices(offered(table, "name"), "attribute");
  if (names.length)
    return table.scene.attributes.flatMap(
      (/** @type {string} */ attribute, /** @type {number} */ at) =>
        names.includes(attribute)
          ? [
              key(
                table,
                String(at + 1),
                "board-key-attribute",
                () => go(pick, table, attribute, `[data-stack="${attribute}"]`),
                { name: table.t(`board-${attribute}`) },
              ),
            ]
          : [],
    );
  return hand(table)
    .slice(0, 9)
    .map((id, at) =>
      key(
        table,
        String(at + 1),
        "board-key-card",
        () => go(choose, table, id, `[data-card="${id}"] .pick`),
        { name: nameOf(table, id) },
      ),
    );
}

/** Choose, and bring the focus there: Enter then means the same for both. */
/** @param {(table: Table, what: string) => void} how @param {Table} table @param {string} what @param {string} selector */
function go(how, table, what, selector) {
  how(table, what);
  const button = document.querySelector(`.asy ${selector}`);
  if (button instanceof HTMLElement) button.focus();
}

/** @param {Table} table @returns {Key[]} */
function answers(table) {
  const open = openWindow(table);
  if (!open) return [];
  const answer = (/** @type {boolean} */ use) => () =>
    table.pending || table.act({ do: `answer_${open}`, use });
  const yes = table.t("board-key-yes").toLowerCase();
  return [
    key(table, "y", "board-use", answer(true)),
    ...(yes === "y" ? [] : [key(table, yes, "board-use", answer(true))]),
    key(table, "n", "board-keep", answer(false)),
  ];
}

/** @param {Table} table @returns {Key[]} */
function bids(table) {
  if (!offered(table, "bid")) return [];
  return [
    key(table, "+", "board-more", () => change(table, 1)),
    key(table, "-", "board-less", () => change(table, -1)),
  ];
}

/** S, then a card. @param {Table} table @returns {Key[]} */
function speeds(table) {
  const offer = offered(table, "use_speed");
  if (!offer) return [];
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
  return action
    ? [key(table, "Enter", "board-key-confirm", () => table.pending || table.act(action))]
    : [];
}

/** @param {Table} table */
function confirmed(table) {
  const id = chosen(table);
  const attribute = picked(table);
  if (offered(table, "bid")) return { do: "bid", number: bid(table).number };
  if (offered(table, "next_game")) return { do: "next_game" };
  if (choices(offered(table, "name"), "attribute").includes(attribute))
    return { do: "name", attribute };
  return id && offered(table, "lay") ? { do: "lay", aircraft: id } : null;
}
