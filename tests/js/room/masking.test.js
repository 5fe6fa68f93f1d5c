// @ts-check
/** Masking: by characters, of which some are two in a string. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parts, said } from "../../../static/js/room/masking.js";
import { remember } from "../../../static/js/site/storage.js";

const line = { number: 1, name: "Ada", at: 0, text: "😀 ale chujowa gra", rude: [6, 13] };
const shell = /** @type {any} */ ({ t: (/** @type {string} */ key) => key });

test("a line falls into what was said and what is masked, in turn", () => {
  assert.deepEqual(parts(line), ["😀 ale ", "chujowa", " gra"]);
  assert.deepEqual(parts({ ...line, rude: [] }), [line.text]);
  assert.deepEqual(parts({ ...line, text: "k", rude: [0, 1] }), ["", "k", ""]);
});

test("a link is text: nobody can press it", () => {
  const text = "see https://example.com/ or www.example.com";
  assert.equal(said(shell, { ...line, text, rude: [] }), text);
});

test("a line is masked unless somebody wants to read it as written", () => {
  /** @type {Record<string, string>} */
  const kept = {};
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ key) => kept[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => (kept[key] = value),
    },
  });
  assert.ok(!JSON.stringify(said(shell, line)).includes("chuj"));
  assert.equal(said(shell, { ...line, rude: undefined }), line.text);
  remember("rude", "shown");
  assert.equal(said(shell, line), line.text);
  remember("rude", "masked");
  assert.notEqual(said(shell, line), line.text);
});
