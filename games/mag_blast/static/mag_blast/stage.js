// @ts-check
/**
 * What is asked now: how pieces are lit and what pressing them does, which cards are live, what the bar
 * says, and what may be done. Mouse, finger and keys all use it.
 *
 * @import {Table} from "types/mag_blast"
 * @import {Hands} from "./fleet.js"
 *
 * @typedef {object} Deed
 * @property {string} words
 * @property {() => void} press
 * @property {boolean} [second]  Enter does not mean it
 * @property {boolean} [able]
 * @property {string} [why]  it cannot be done
 * @property {boolean} [on]  it is chosen
 * @property {boolean} [ends]  the phase or the turn
 *
 * @typedef {object} Cards  those of the hand
 * @property {(card: string) => boolean} live
 * @property {string[]} chosen
 * @property {(card: string) => void} press
 * @property {(card: string, piece: string) => void} [drop]  on a piece
 *
 * @typedef {object} Stage
 * @property {string} kind
 * @property {Hands} hands
 * @property {Cards} cards
 * @property {string} [read]  a card of which the bar says what stands on it, if not as everywhere
 * @property {unknown} says
 * @property {unknown} [more]  what would come of it, a price
 * @property {Deed[]} deeds
 * @property {boolean} [clock]
 * @property {import("./panel.js").Strike} [strike]  what is being put together
 * @property {unknown} [rack]  lies where the hand lies
 * @property {() => void} [back]  what Escape does
 */

/** Nothing can be done with the pieces but looking at them. @param {Table} table @returns {Hands} */
export const looking = (table) => ({
  mark: () => undefined,
  press: (piece) => {
    table.ui.read = piece;
    table.repaint();
  },
});

/** A card is read, and why it cannot be played is asked. @param {Table} table @returns {Cards} */
export const reading = (table) => ({
  live: () => false,
  chosen: table.ui.card ? [table.ui.card] : [],
  press: (card) => {
    table.ui.card = table.ui.card === card ? undefined : card;
    table.repaint();
  },
});

/** The card that is only read. @param {Table} table @param {Stage} stage @returns {string | undefined} */
export const readIn = ({ ui }, stage) => ("read" in stage ? stage.read : ui.card);

/**
 * What has been chosen for this question; another question begins anew.
 * @param {Table} table @param {string} [kind] @returns {Record<string, any>}
 */
export function draft({ ui, view }, kind = view.choice?.kind ?? view.phase) {
  const name = `${view.number} ${kind} ${view.choice ? view.choice.ships : ""}`;
  if (ui.draft?.name !== name) ui.draft = { name, own: {} };
  return ui.draft.own;
}

/** @param {Table} table @param {Record<string, any>} own */
export function redraft(table, own) {
  draft(table);
  table.ui.draft.own = own;
  table.ui.card = undefined;
  table.repaint();
}
