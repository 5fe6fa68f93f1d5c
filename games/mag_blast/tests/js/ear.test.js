// @ts-check
/** What the microphone takes for a shout: waves as a microphone brings them, a moment at a time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { RATE, wave } from "../../../../tests/js/waves.js";
import { Ear, HUSH, loudness } from "../../static/mag_blast/ear.js";
import { sounds } from "../../static/mag_blast/sounds.js";

const MOMENT = 25;
const HISS = 0.004;
const WINDOW = 2048 / 48_000;

/** A room that hisses, and what is heard in it. @param {{at: number, samples: ArrayLike<number>}[]} heard @param {number} [hiss] */
function room(heard, hiss = HISS) {
  const ends = Math.max(
    HUSH + 500,
    ...heard.map(({ at, samples }) => at + (samples.length / RATE) * 1000 + 500),
  );
  const all = new Float64Array(Math.round((ends / 1000) * RATE));
  for (let at = 0; at < all.length; at++) all[at] = hiss * (at % 2 ? 1 : -1);
  for (const { at, samples } of heard) {
    const start = Math.round((at / 1000) * RATE);
    for (let step = 0; step < samples.length; step++) all[start + step] += samples[step];
  }
  return all;
}

/** When a shout was heard, in milliseconds. @param {Float64Array} samples */
function shouts(samples) {
  const ear = new Ear();
  const found = [];
  for (let now = WINDOW * 1000; now < (samples.length / RATE) * 1000; now += MOMENT) {
    const until = Math.round((now / 1000) * RATE);
    if (ear.hears(loudness(samples.subarray(until - Math.round(WINDOW * RATE), until)), now))
      found.push(now);
  }
  return found;
}

/** @param {number} ms @param {number} loud */
const tone = (ms, loud) =>
  Float64Array.from({ length: Math.round((ms / 1000) * RATE) }, (_, at) => loud * Math.sin(at / 8));

test("a room alone is no shout, however loud it is", () => {
  assert.deepEqual(shouts(room([])), []);
  assert.deepEqual(shouts(room([], 0.3)), []);
});

test("a shout of 150 ms counts once, a clap does not", () => {
  assert.equal(shouts(room([{ at: 1500, samples: tone(250, 0.3) }])).length, 1);
  assert.equal(shouts(room([{ at: 1500, samples: tone(1200, 0.3) }])).length, 1);
  assert.deepEqual(shouts(room([{ at: 1500, samples: tone(60, 0.9) }])), []);
});

test("two shouts are two", () => {
  const samples = tone(300, 0.3);
  assert.equal(
    shouts(
      room([
        { at: 1200, samples },
        { at: 2200, samples },
      ]),
    ).length,
    2,
  );
});

test("what is loud in a quiet room is not in a loud one", () => {
  const heard = [{ at: 1500, samples: tone(300, 0.1) }];
  assert.equal(shouts(room(heard, 0.004)).length, 1);
  assert.deepEqual(shouts(room(heard, 0.08)), []);
});

test("a door that slams while it takes in the room makes it no deafer", () => {
  const heard = [
    { at: 200, samples: tone(150, 0.9) },
    { at: 1500, samples: tone(300, 0.1) },
  ];
  assert.equal(shouts(room(heard)).length, 1);
});

for (let noise = 0; noise < 8; noise++)
  test(`noise ${noise}, made by a mouth as loud as a page, is a shout`, () => {
    const samples = wave(sounds[`noise-${noise}`]).map((each) => each * 4);
    const found = shouts(room([{ at: 1200, samples }]));
    assert.ok(found.length >= 1 && found[0] < 2900, `${found}`);
  });
