// @ts-check
/** Sending away from a running match: who is asked for consent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mayAgree } from "../../../static/js/room/motion.js";

const shell = (/** @type {any} */ you, /** @type {any} */ motion) =>
  /** @type {any} */ ({ store: { room: { motion }, you } });
const MOTION = { seat: 1, agreed: [2] };

test("the others at the table are asked, once each", () => {
  assert.ok(mayAgree(shell({ seat: 3 }, MOTION)));
  assert.ok(!mayAgree(shell({ seat: 2 }, MOTION)));
});

test("neither the host is asked, nor the one in question, nor a spectator", () => {
  assert.ok(!mayAgree(shell({ seat: 0, host: true }, MOTION)));
  assert.ok(!mayAgree(shell({ seat: 1 }, MOTION)));
  assert.ok(!mayAgree(shell({ seat: null }, MOTION)));
});

test("without a motion nobody is asked", () => {
  assert.ok(!mayAgree(shell({ seat: 3 }, undefined)));
});
