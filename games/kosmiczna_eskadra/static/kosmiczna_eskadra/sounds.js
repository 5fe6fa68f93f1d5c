// @ts-check
/**
 * What the battle round the asteroid sounds like: steel on felt, coils, rock, a choir of oscillators.
 *
 * @import {Note} from "contract"
 */

/** @param {number[]} tones @param {number} beat @returns {Note[]} */
const rising = (tones, beat) =>
  tones.flatMap((hertz, at) => [
    { hertz, after: at * beat, lasts: 0.5, loud: 0.2, held: 0.3, shape: "sawtooth" },
    { hertz: hertz * 1.006, after: at * beat, lasts: 0.5, loud: 0.2, held: 0.3, shape: "sawtooth" },
  ]);

/** @type {Record<string, Note[]>} */
export const sounds = {
  // A sonar that has found something.
  turn: [
    { hertz: [988, 976], lasts: 0.5, loud: 0.4, held: 0.1 },
    { hertz: [1976, 1950], lasts: 0.3, loud: 0.15 },
  ],
  card: [
    { hertz: [3400, 900], lasts: 0.04, loud: 0.5, shape: "noise" },
    { hertz: [210, 120], lasts: 0.1, loud: 0.5, shape: "triangle" },
  ],
  tick: [{ hertz: [1500, 900], lasts: 0.04, loud: 0.35, shape: "triangle" }],
  laser: [
    { hertz: [1500, 320], lasts: 0.2, loud: 0.35, shape: "sawtooth" },
    { hertz: [5200, 1800], lasts: 0.12, loud: 0.3, shape: "noise" },
  ],
  ore: [0, 0.09, 0.18].map((after) => ({
    hertz: [1100 + after * 2600, 700],
    after,
    lasts: 0.07,
    loud: 0.35,
    shape: "triangle",
  })),
  grounded: [
    { hertz: [500, 90], lasts: 0.25, loud: 0.5, shape: "noise" },
    { hertz: [220, 110], lasts: 0.25, loud: 0.4, shape: "square" },
  ],
  burst: [
    { hertz: [2600, 140], lasts: 0.7, loud: 0.9, shape: "noise" },
    { hertz: [95, 38], lasts: 0.45, loud: 0.7, shape: "triangle" },
  ],
  fanfare: rising([330, 415, 494], 0.12),
  win: rising([330, 415, 494, 659, 831], 0.14),
  // The reactor runs down.
  lose: [
    { hertz: [280, 32], lasts: 1.3, loud: 0.5, held: 0.6, shape: "sawtooth" },
    { hertz: [1400, 60], lasts: 1.2, loud: 0.3, held: 0.4, shape: "noise" },
  ],
  draw: rising([415, 330], 0.25),
};
