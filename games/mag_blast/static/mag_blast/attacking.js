// @ts-check
/**
 * Phase 5: a card is chosen, then what it needs, piece by piece, with what would come of it. While others
 * may still answer, or the own noise is due, the next play is lined up and goes out when it may.
 *
 * @import {Action, Offer, Table} from "types/mag_blast"
 * @import {Draft} from "./aiming.js"
 * @import {Deed, Stage} from "./stage.js"
 */
import { act, may, offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { added, complete, filled, matching, open, wanted } from "./aiming.js";
import { hand, isFlagship, isMute, isMyTurn, ownerOf, seatOf } from "./knowing.js";
import { commitWords, marks, says } from "./lighting.js";
import { named } from "./naming.js";
import { attackOffers, isHeldUp } from "./possible.js";
import { foretold, outlook, struck } from "./preview.js";
import { seesOne } from "./seats.js";
import { draft, reading, redraft } from "./stage.js";
import { guess } from "./why.js";

/** Fields of which the bar lists the values. */
const LISTED = ["salvo", "marker", "extra", "zone"];

/** @param {Table} table @returns {Stage} */
export function attacking(table) {
  const offers = attackOffers(table);
  const own = draft(table, "attack");
  const action = complete(offers, own);
  const begun = Object.keys(own).length > 0;
  const target = struck(table, own);
  return {
    kind: "attacking",
    clock: true,
    hands: { mark: marks(table, offers, own), press: (piece, seat) => press(table, piece, seat) },
    cards: {
      live: (card) => open(offers, {}, "card").includes(card),
      chosen: [own.card, own.extra].filter(Boolean),
      press: (card) => pick(table, card),
      drop: (card, piece) => drop(table, card, piece),
    },
    says: says(table, offers, own),
    strike: { ...own, target },
    more: target
      ? html`<span role="status">${foretold(table, target, outlook(table, own.card ?? "", target, own.ship))}</span>`
      : nothing,
    back: () => back(table, own),
    deeds: [
      ...(action
        ? [{ words: commitWords(table, action), press: () => commit(table, action) }]
        : []),
      ...listed(table, offers, own),
      ...(begun
        ? [{ words: table.t("board-back"), press: () => back(table, own), second: true }]
        : ended(table)),
      ...forget(table),
    ],
  };
}

// ---- the draft

/** A card of the hand. @param {Table} table @param {string} card */
function pick(table, card) {
  const own = draft(table, "attack");
  const offers = attackOffers(table);
  if (own.card === card) return back(table, own);
  if (own.card && wanted(offers, own) === "extra") {
    const next = added(table, offers, own, "extra", card);
    if (next) return change(table, next);
  }
  if (!open(offers, {}, "card").includes(card)) return reading(table).press(card);
  change(table, filled(offers, { card }));
}

/** @param {Table} table @param {Draft} own */
function change(table, own) {
  draft(table, "attack");
  table.ui.draft.own = own;
  table.ui.card = undefined;
  look(table, own);
  table.repaint();
}

/** The only fleet that can be aimed at is shown, where one is shown at a time. @param {Table} table @param {Draft} own */
function look(table, own) {
  const offers = attackOffers(table);
  const targets = open(offers, own, "target");
  const target = struck(table, own);
  // Its zones are the own ones.
  if (target && !open(offers, own, "zone").length) targets.push(target);
  const seats = new Set(targets.map((each) => ownerOf(table, each)));
  const { shot, looked } = table.ui;
  if (seats.size === 1) [table.ui.looked] = seats;
  // Still seen from the shot before.
  else if (shot !== undefined && !seats.has(looked)) table.ui.looked = undefined;
}

/** One step back. @param {Table} table @param {Draft} own */
function back(table, own) {
  if (own.target && own.card) return change(table, filled(attackOffers(table), { card: own.card }));
  table.ui.looked = undefined;
  redraft(table, {});
}

/** The fields that a piece may stand in. @param {string} piece */
function fieldsOf(piece) {
  if (piece.startsWith("#")) return ["seat"];
  if (isFlagship(piece)) return ["target", "seat"];
  return /^[A-Z]/.test(piece) ? ["ship", "target"] : ["zone"];
}

/** @param {string} piece @param {string} field */
const valueIn = (piece, field) => (field === "seat" ? seatOf(piece) : piece);

/** A piece of the board. @param {Table} table @param {string} piece @param {number} seat */
function press(table, piece, seat) {
  const own = draft(table, "attack");
  const offers = attackOffers(table);
  if (struck(table, own) === piece) {
    const action = complete(offers, own);
    return action ? commit(table, action) : undefined;
  }
  const next = stepped(table, offers, own, piece);
  if (next) return change(table, next);
  if (own.card) return table.why(guess(table, own.card, piece, own.ship));
  if (seat !== table.seat && !piece.startsWith("#")) table.ui.looked = seat;
  table.ui.read = piece;
  table.repaint();
}

/** The draft with this piece; a ship that was only proposed gives way to its target. @param {Table} table @param {Offer[]} offers @param {Draft} own @param {string} piece @returns {Draft | null} */
export function stepped(table, offers, own, piece) {
  for (const field of fieldsOf(piece)) {
    const { ship, target, ...bare } = own;
    const value = valueIn(piece, field);
    const rests = field === "target" ? [own, bare] : field === "ship" ? [own, { ...bare }] : [own];
    for (const rest of rests) {
      const next = added(table, offers, rest, field, value);
      // A ship without a card can only sweep or give up a salvo.
      if (next && (next.card || own.ship || field !== "target")) return next;
    }
  }
  return null;
}

/** Dropped on a piece: played at once if nothing is missing. @param {Table} table @param {string} card @param {string} piece */
function drop(table, card, piece) {
  const offers = attackOffers(table);
  const next = stepped(table, offers, filled(offers, { card }), piece);
  if (!next) return table.why(guess(table, card, piece));
  const action = complete(offers, next);
  if (action) commit(table, action);
  else change(table, next);
}

/** @param {Table} table @param {Action} action */
function commit(table, action) {
  if (table.ui.looked !== undefined && seesOne(table)) table.ui.shot = table.view.number;
  else table.ui.looked = undefined;
  redraft(table, {});
  if (isHeldUp(table) || !may(table, action)) {
    table.ui.lined = { action, number: table.view.number };
    return table.repaint();
  }
  act(table, action);
}

/** What was lined up goes out as soon as it may; with the turn it is forgotten. @param {Table} table */
export function sendLined(table) {
  const { lined } = table.ui;
  if (!lined) return;
  if (lined.number !== table.view.number || !isMyTurn(table)) table.ui.lined = undefined;
  else if (!table.pending && !isHeldUp(table)) {
    table.ui.lined = undefined;
    if (may(table, lined.action)) queueMicrotask(() => table.act(lined.action));
  }
}

// ---- what may be done

/** Salvos, markers, zones, further cards to choose from. @param {Table} table @param {Offer[]} offers @param {Draft} own @returns {Deed[]} */
function listed(table, offers, own) {
  const field = wanted(offers, own) ?? "";
  if (!LISTED.includes(field) || !matching(offers, own).length) return [];
  const deeds = open(offers, own, field).map((value) => ({
    words: named(field, value, table) ?? String(value),
    press: () => change(table, added(table, offers, own, field, value) ?? own),
  }));
  // Of equal cards one.
  return deeds.filter(({ words }, at) => deeds.findIndex((deed) => deed.words === words) === at);
}

/** The end of the turn, with a soft question if something is left. @param {Table} table @returns {Deed[]} */
function ended(table) {
  // Not by a slip while the salvo waits for its noise; the list of actions has it.
  if (isMute(table) || !offered(table, "end_turn")) return [];
  const asked = `${table.view.number} ${hand(table).length}`;
  const surely = table.ui.surely === asked;
  const left = hasMore(table) && !surely;
  return [
    {
      words: table.t(surely ? "board-end-surely" : "board-end"),
      second: left,
      ends: true,
      press: () => {
        if (!left) return act(table, { do: "end_turn" });
        table.ui.surely = asked;
        table.repaint();
      },
    },
  ];
}

/** A chain, or a salvo that could still be fired. @param {Table} table */
const hasMore = (table) => !!table.view.chain || !!offered(table, "fire");

/** @param {Table} table @returns {Deed[]} */
const forget = (table) =>
  table.ui.lined
    ? [
        {
          words: table.t("board-forget"),
          second: true,
          press: () => {
            table.ui.lined = undefined;
            table.repaint();
          },
        },
      ]
    : [];
