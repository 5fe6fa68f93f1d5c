// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { first } from "../../static/galaxy_trucker/listing.js";

/** @import {Offer} from "types/galaxy_trucker" */

const take = /** @type {Offer} */ ({ do: "take_open" });
const draw = /** @type {Offer} */ ({ do: "draw_hidden" });

test("tiles of the table stand behind what else may be done, and alone where nothing else may", () => {
  assert.deepEqual(first([take, draw]), [draw]);
  assert.deepEqual(first([take]), [take]);
  assert.deepEqual(first([]), []);
});
