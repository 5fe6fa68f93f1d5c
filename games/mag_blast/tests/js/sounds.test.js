// @ts-check
/** Every sound, computed as samples: short, never clipped, and no two noises of a salvo alike. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { distance, peak, picture, RATE, wave } from "../../../../tests/js/waves.js";
import { sounds } from "../../static/mag_blast/sounds.js";

const NOISES = Array.from({ length: 8 }, (_, noise) => `noise-${noise}`);

for (const [name, notes] of Object.entries(sounds))
  test(`${name} is short, to be heard, and not clipped with two others`, () => {
    for (const { after = 0, lasts } of notes)
      assert.ok(after + lasts <= 1.5, "it would be cut off");
    const samples = wave(notes);
    assert.ok(samples.length <= 1.5 * RATE + 1);
    const top = peak(samples);
    // The second at once is halved, the third has a third: 11/6 of the loudest together.
    assert.ok(top > 0.02 && (top * 11) / 6 < 0.95, `its peak is ${top.toFixed(3)}`);
  });

test("no two noises are alike", () => {
  const pictures = NOISES.map((name) => picture(wave(sounds[name])));
  const near = pairs(8).map(([one, other]) => ({
    one,
    other,
    apart: distance(pictures[one], pictures[other]),
  }));
  for (const { one, other, apart } of near)
    assert.ok(apart > 0.2, `${NOISES[one]} and ${NOISES[other]}: ${apart.toFixed(2)}`);
});

test("no two sounds are the same", () => {
  const names = Object.keys(sounds);
  const pictures = names.map((name) => picture(wave(sounds[name])));
  for (const [one, other] of pairs(names.length)) {
    const apart = distance(pictures[one], pictures[other]);
    assert.ok(apart > 0.05, `${names[one]} and ${names[other]}: ${apart.toFixed(2)}`);
  }
});

/** @param {number} many @returns {[number, number][]} */
const pairs = (many) =>
  Array.from({ length: many }, (_, one) =>
    Array.from(
      { length: many - one - 1 },
      (_, at) => /** @type {[number, number]} */ ([one, one + at + 1]),
    ),
  ).flat();
