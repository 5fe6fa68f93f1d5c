// @ts-check
/** Seats: who may take one is offered it, and whom it was denied is told so in its place. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tableTools } from "../../../static/js/room/pause.js";
import { sitForm } from "../../../static/js/room/seats.js";
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
