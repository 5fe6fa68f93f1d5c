// @ts-check
/** Looking up a rule: people type as they speak. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fits, plain } from "../../../static/js/site/rules-search.js";

const RULE =
  "AP-041 Nie może to być cecha poprzedniego pojedynku, wygranego albo zremisowanego. Łódź";

test("neither case nor accents matter, in either language", () => {
  assert.equal(plain("Łódź ŻÓŁĆ"), "lodz zolc");
  for (const typed of ["może", "moze", "MOZE", "łódź", "lodz"]) assert.ok(fits(RULE, typed), typed);
});

test("every word has to be there, in whatever order", () => {
  assert.ok(fits(RULE, "pojedynku cecha"));
  assert.ok(!fits(RULE, "pojedynku talia"));
});

test("a noun is found in every case", () => {
  for (const typed of ["cecha", "cechy", "cechą"]) assert.ok(fits(RULE, typed), typed);
});

test("a number finds its rule", () => {
  assert.ok(fits(RULE, "ap-041"));
  assert.ok(!fits(RULE, "ap-042"));
});

test("nothing typed finds everything", () => assert.ok(fits(RULE, "")));
