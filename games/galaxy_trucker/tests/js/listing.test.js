// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { first } from "../../static/galaxy_trucker/listing.js";

/** @import {Offer} from "types/galaxy_trucker" */

const take = /** @type {Offer} */ ({ do: "take_open" });
const draw = /** @type {Offer} */ ({ do: "draw_hidden" });

const table = (/** @type {object} */ given) =>
  /** @type {any} */ ({ view: { phase: "build" }, standing: false, ...given });
const builds = table({});

test("tiles of the table stand behind what else may be done, and alone where nothing else may", () => {
  assert.deepEqual(first([take, draw], builds), [draw]);
  assert.deepEqual(first([take], builds), [take]);
  assert.deepEqual(first([], builds), []);
});

test("while the match stands in building none is listed, in flight they are", () => {
  assert.deepEqual(first([draw], table({ standing: true })), []);
  assert.deepEqual(first([draw], table({ standing: true, view: { phase: "card" } })), [draw]);
});
