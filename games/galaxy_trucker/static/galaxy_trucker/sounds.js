// @ts-check
/**
 * What a junkyard and its ships sound like: pipes, welding, horns, coins.
 *
 * @import {Note} from "contract"
 */

/** @type {Record<string, Note[]>} */
export const sounds = {
  clank: [{ hertz: 520, lasts: 0.05, loud: 0.25, shape: "square" }],
  weld: [
    { hertz: [2400, 3600], lasts: 0.12, loud: 0.25, shape: "noise" },
    { hertz: 180, lasts: 0.09, after: 0.02, loud: 0.4, shape: "triangle" },
  ],
  alarm: [0, 0.22, 0.44].map((after) => ({
    hertz: [700, 560],
    lasts: 0.18,
    after,
    loud: 0.35,
    shape: "square",
  })),
  glass: [{ hertz: [300, 900], lasts: 0.3, loud: 0.3, shape: "sine" }],
  horn: [
    { hertz: 262, lasts: 0.35, loud: 0.4, shape: "sawtooth" },
    { hertz: 392, lasts: 0.5, after: 0.3, loud: 0.4, shape: "sawtooth" },
  ],
  crash: [
    { hertz: [1400, 150], lasts: 0.4, loud: 0.4, shape: "noise" },
    { hertz: [120, 60], lasts: 0.3, loud: 0.4, shape: "triangle" },
  ],
  ping: [{ hertz: [1700, 1500], lasts: 0.25, loud: 0.25, shape: "sine" }],
  hum: [{ hertz: [110, 150], lasts: 0.45, loud: 0.35, shape: "sawtooth" }],
  shot: [{ hertz: [2200, 400], lasts: 0.12, loud: 0.3, shape: "noise" }],
  coin: [
    { hertz: 1046, lasts: 0.08, loud: 0.2, shape: "square" },
    { hertz: 1397, lasts: 0.16, after: 0.07, loud: 0.2, shape: "square" },
  ],
  cheer: [523, 659, 784].map((hertz, n) => ({
    hertz,
    lasts: 0.16,
    after: n * 0.1,
    loud: 0.3,
    shape: "triangle",
  })),
  engine: [
    { hertz: [82, 96], lasts: 0.5, loud: 0.5, held: 0.5, shape: "sawtooth" },
    { hertz: [86, 99], lasts: 0.5, loud: 0.4, held: 0.5, shape: "sawtooth" },
    { hertz: [180, 700], lasts: 0.55, loud: 0.4, held: 0.5, shape: "noise" },
  ],
  // A spanner on a pipe.
  card: [
    { hertz: [700, 660], lasts: 0.09, loud: 0.35, shape: "square" },
    { hertz: [3000, 900], lasts: 0.05, loud: 0.3, shape: "noise" },
  ],
  turn: [
    { hertz: [330, 340], lasts: 0.14, loud: 0.35, held: 0.7, shape: "sawtooth" },
    { hertz: [330, 340], after: 0.2, lasts: 0.2, loud: 0.35, held: 0.7, shape: "sawtooth" },
  ],
  // A truck's horn, and the till.
  win: [
    { hertz: 262, lasts: 0.4, loud: 0.35, held: 0.8, shape: "sawtooth" },
    { hertz: 330, lasts: 0.4, loud: 0.3, held: 0.8, shape: "sawtooth" },
    { hertz: 392, after: 0.45, lasts: 0.6, loud: 0.35, held: 0.8, shape: "sawtooth" },
    { hertz: [6000, 2500], after: 0.95, lasts: 0.12, loud: 0.5, shape: "noise" },
    { hertz: 2093, after: 1.05, lasts: 0.4, loud: 0.3, shape: "square" },
  ],
  // What holds together no longer comes down, piece by piece.
  lose: [0, 0.22, 0.38, 0.6, 0.95].map((after, at) => ({
    hertz: [900 - 120 * at, 140],
    after,
    lasts: 0.3,
    loud: 0.55,
    shape: at % 2 ? "square" : "noise",
  })),
  draw: [
    { hertz: 294, lasts: 0.3, loud: 0.35, held: 0.7, shape: "sawtooth" },
    { hertz: 294, after: 0.35, lasts: 0.3, loud: 0.35, held: 0.7, shape: "sawtooth" },
  ],
};
