// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { whyNot } from "../../../static/js/library/why-not.js";

test("what staff have taken away leads to why; any other refusal is told as it is", () => {
  const led = /** @type {import("lit-html").TemplateResult} */ (
    whyNot({ code: "document-taken-away", text: "A moderator has taken it away." }, "offline")
  );
  assert.match(led.strings.join(""), /href="\/reports\/"/);
  assert.deepEqual(led.values, ["A moderator has taken it away."]);
  assert.equal(
    whyNot({ code: "document-withdrawn", text: "It is gone." }, "offline"),
    "It is gone.",
  );
  assert.equal(whyNot({}, "offline"), "offline");
});
