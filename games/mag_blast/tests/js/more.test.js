// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { mayPass, reminds } from "../../static/mag_blast/answering.js";
import { wall } from "../../static/mag_blast/more.js";
import { seat, table } from "./tables.js";

/** @param {any} ann @param {any} ben @param {any} [view] */
const two = (ann, ben, view) => table({ 0: seat(ann), 1: seat(ben) }, { view });

test("whoever of the others wants the wall of fire is named", () => {
  assert.equal(wall(two({}, { wants_firewall: true })), 'board-wall-wanted {"name":"Ben"}');
  assert.equal(wall(two({ wants_firewall: true }, {})), "");
});

test("that the wall of fire is agreed or stands is told before who wanted it", () => {
  const ben = { wants_firewall: true };
  assert.equal(wall(two({}, ben, { firewall: false })), "board-wall-due");
  assert.equal(wall(two({}, ben, { firewall: true })), "board-wall");
});

test("of an answer that plays go past one is reminded until the battle is over", () => {
  const own = { hand: ["TF01"], presets: { "pass-not-me": true } };
  const last = two({}, {}, { own });
  assert.ok(mayPass(last) && reminds(last));
  const over = two({}, {}, { own, phase: "over" });
  assert.ok(!mayPass(over) && !reminds(over));
  assert.ok(!reminds(two({}, {}, { own: { ...own, hand: ["L01"] } })));
});
