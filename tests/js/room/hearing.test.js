// @ts-check
/** Hearing: who reads quick phrases only misses no phrase, no staff and not themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isNews } from "../../../static/js/room/chat.js";
import { hears } from "../../../static/js/room/hearing.js";
import { emptyStore } from "../../../static/js/room/store.js";
import { remember } from "../../../static/js/site/storage.js";

/** @type {Record<string, string>} */
const kept = {};
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => (kept[key] = value),
  },
});

const said = { number: 1, name: "Eve", who: "eve", at: 0, text: "hm" };
const store = { ...emptyStore(), you: { seat: null, name: null, who: "ada" } };
const shell = /** @type {any} */ ({ store });

test("everything is heard unless somebody has chosen otherwise", () => {
  assert.ok(hears(store, said) && isNews(shell, said));
  remember("hears", "phrases");
  assert.ok(!hears(store, said) && !isNews(shell, said));
  assert.ok(isNews(shell, { ...said, text: undefined, phrase: "hello" }));
  assert.ok(hears(store, { ...said, staff: true }));
  assert.ok(hears(store, { ...said, who: "ada" }));
  remember("hears", "everything");
  assert.ok(hears(store, said));
});
