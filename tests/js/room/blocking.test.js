// @ts-check
/** Blocking: what a blocked person says is one row, and past lines stay so when they sign in. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { blockOf, withFormer, withoutBlocked } from "../../../static/js/room/blocking.js";
import { isNews } from "../../../static/js/room/chat.js";
import { emptyStore, receive } from "../../../static/js/room/store.js";

const line = (/** @type {number} */ number, /** @type {string} */ who) => ({
  ...{ number, who, name: who, text: "hm", at: 0 },
});

/** @param {...[string, string]} people */
function blocking(...people) {
  const store = emptyStore();
  const told = people.map(([who, code]) => ({ who, code }));
  receive(store, { type: "blocked", people: told }, 0);
  return store;
}

test("what blocked people say one after the other is one row for each", () => {
  const store = blocking(["eve", "e"], ["ben", "b"]);
  const said = [line(1, "ada"), line(2, "eve"), line(3, "eve"), line(4, "ben"), line(5, "eve")];
  assert.deepEqual(withoutBlocked(said, store), [
    said[0],
    { blocked: "e", number: 2, lines: [said[1], said[2]] },
    { blocked: "b", number: 4, lines: [said[3]] },
    { blocked: "e", number: 5, lines: [said[4]] },
  ]);
});

test("of a row of muted lines nothing is hidden twice", () => {
  const fold = { muted: { who: "eve", name: "Eve" }, number: 2, count: 3 };
  assert.deepEqual(withoutBlocked([fold], blocking(["eve", "e"])), [fold]);
});

test("who signs in is known by both identities, and by none once unblocked", () => {
  const store = blocking(["guest", "e"], ["ben", "b"]);
  const now = [{ who: "member", code: "e" }];
  receive(store, { type: "blocked", people: now }, 0);
  assert.equal(blockOf(store, "member"), "e");
  assert.equal(blockOf(store, "guest"), "e");
  assert.equal(blockOf(store, "ben"), undefined);
  receive(store, { type: "blocked", people: [] }, 0);
  assert.deepEqual(store.blocked, []);
  assert.deepEqual(withFormer(now, now), now);
});

test("a line of a blocked person is no news, one of nobody is", () => {
  const shell = /** @type {any} */ ({ store: blocking(["eve", "e"]) });
  assert.equal(isNews(shell, line(1, "eve")), false);
  assert.equal(isNews(shell, line(2, "ada")), true);
  assert.equal(blockOf(shell.store, undefined), undefined);
});
