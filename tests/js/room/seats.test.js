// @ts-check
/** Seats: who may take one is offered it, and whom it was denied is told so in its place. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tableTools } from "../../../static/js/room/pause.js";
import { sideOf, sitForm } from "../../../static/js/room/seats.js";
import { emptyStore, receive } from "../../../static/js/room/store.js";
import { markup } from "../markup.js";

/** Somebody without a seat, who was told this of themselves. @param {any} told @returns {any} */
function newcomer(told, unwatched = false) {
  const store = emptyStore();
  store.room = /** @type {any} */ ({ seats: [{ seat: 0, kind: "free" }], unwatched });
  receive(store, { type: "you", ...told }, 0);
  const t = (/** @type {string} */ key, /** @type {any} */ params = {}) =>
    [key, ...Object.values(params)].join(" ");
  return { store, t, ui: {}, page: { you: { name: "Zenon" } } };
}

test("who was sent away from the table is told so at once, and offered no chair", () => {
  const offered = markup(sitForm(newcomer({})));
  assert.ok(offered.includes("sit-down") && !offered.includes("sent-away-line"));
  const told = markup(sitForm(newcomer({ sent_away: true })));
  assert.ok(told.includes("sent-away-line 1") && !told.includes("sit-down"));
  assert.ok(markup(sitForm(newcomer({ sent_away: true }, true))).includes("sent-away-line 0"));
});

test("beside a match, too, they are told so, in place of the way back by a seat code", () => {
  assert.ok(markup(tableTools(newcomer({}))).includes("seat-code-have"));
  const told = markup(tableTools(newcomer({ sent_away: true })));
  assert.ok(told.includes("sent-away-line 1") && !told.includes("seat-code-have"));
});

/** What is said of a seat's side. @param {string} side @param {any} [match] */
function said(side, match = {}) {
  const shell = newcomer({});
  Object.assign(shell.store.room, { sides: [side], ...match });
  return sideOf(shell, 0);
}

test("before a match a seat has a side, or has none yet", () => {
  assert.equal(said("entente"), "side-entente");
  assert.equal(said("unknown"), "side-unknown");
});

test("beside a finished match it is called the side of the next, if it is known", () => {
  assert.equal(said("entente", { match: 7, over: true }), "side-next side-entente");
  assert.equal(said("unknown", { match: 7, over: true }), "");
});

test("while one is played, its board has the sides", () => {
  assert.equal(said("entente", { match: 7 }), "");
});
