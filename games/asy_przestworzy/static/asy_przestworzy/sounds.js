// @ts-check
/**
 * What an airfield of 1917 sounds like: paper and brass, rotary engines, two guns, a bugle.
 *
 * @import {Note} from "contract"
 */

/** A bugle has no valves: tones of one series. @param {[number, number, number][]} tones  pitch, beginning, length @returns {Note[]} */
const bugle = (tones) =>
  tones.flatMap(([hertz, after, lasts]) => [
    { hertz, after, lasts, loud: 0.32, held: 0.6, shape: "sawtooth" },
    { hertz: hertz * 2, after, lasts, loud: 0.16, held: 0.5, shape: "triangle" },
  ]);

/** @type {Record<string, Note[]>} */
export const sounds = {
  // A field telephone.
  turn: [0, 0.09, 0.18, 0.27].map((after, at) => ({
    hertz: at % 2 ? 1180 : 1480,
    after,
    lasts: 0.16,
    loud: 0.32,
    shape: "triangle",
  })),
  card: [
    { hertz: [1400, 500], lasts: 0.06, loud: 0.6, shape: "noise" },
    { hertz: 130, lasts: 0.07, loud: 0.5, shape: "triangle" },
  ],
  engine: [
    { hertz: [58, 84], lasts: 0.55, loud: 0.45, held: 0.6, shape: "sawtooth" },
    { hertz: [61, 89], lasts: 0.55, loud: 0.35, held: 0.6, shape: "sawtooth" },
    { hertz: [260, 620], lasts: 0.5, loud: 0.45, held: 0.5, shape: "noise" },
  ],
  guns: [0, 0.075, 0.15, 0.225, 0.3].map((after) => ({
    hertz: [2600, 500],
    after,
    lasts: 0.06,
    loud: 0.6,
    held: 0.2,
    shape: "noise",
  })),
  tie: [0, 0.16].map((after) => ({ hertz: 1318, after, lasts: 0.2, loud: 0.35 })),
  fanfare: bugle([
    [392, 0, 0.14],
    [523, 0.14, 0.14],
    [659, 0.28, 0.5],
  ]),
  win: bugle([
    [392, 0, 0.16],
    [523, 0.16, 0.16],
    [659, 0.32, 0.16],
    [784, 0.48, 0.3],
    [659, 0.78, 0.14],
    [784, 0.92, 0.58],
  ]),
  // Down, whistling, into a field.
  lose: [
    { hertz: [900, 160], lasts: 1, loud: 0.3, held: 0.7, shape: "triangle" },
    { hertz: [70, 46], lasts: 0.9, loud: 0.35, held: 0.6, shape: "sawtooth" },
    { hertz: [700, 70], after: 0.98, lasts: 0.5, loud: 0.9, shape: "noise" },
  ],
  draw: bugle([
    [392, 0, 0.3],
    [392, 0.34, 0.6],
  ]),
};
