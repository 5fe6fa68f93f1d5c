// @ts-check
/**
 * What a derelict hull sounds like: plating, hydraulics, claws, the tracker.
 *
 * @import {Note} from "contract"
 */

/** @type {Record<string, Note[]>} */
export const sounds = {
  step: [{ hertz: [160, 70], lasts: 0.06, loud: 0.45, shape: "noise" }],
  door: [{ hertz: [300, 900], lasts: 0.22, loud: 0.3, shape: "noise" }],
  airlock: [
    { hertz: [1200, 200], lasts: 0.5, loud: 0.3, shape: "noise" },
    { hertz: 70, lasts: 0.2, after: 0.4, loud: 0.5, shape: "triangle" },
  ],
  shot: [0, 0.07, 0.14].map((after) => ({
    hertz: [1800, 300],
    lasts: 0.05,
    after,
    loud: 0.3,
    shape: "noise",
  })),
  clank: [
    { hertz: 420, lasts: 0.08, loud: 0.3, shape: "square" },
    { hertz: 310, lasts: 0.12, after: 0.05, loud: 0.25, shape: "square" },
  ],
  flame: [{ hertz: [400, 1400], lasts: 0.5, loud: 0.3, shape: "noise" }],
  claws: [0, 0.08].map((after) => ({
    hertz: [2600, 900],
    lasts: 0.07,
    after,
    loud: 0.25,
    shape: "noise",
  })),
  dice: [0, 0.06, 0.15].map((after) => ({
    hertz: 900,
    lasts: 0.03,
    after,
    loud: 0.2,
    shape: "square",
  })),
  burst: [
    { hertz: [900, 120], lasts: 0.35, loud: 0.4, shape: "noise" },
    { hertz: [140, 60], lasts: 0.3, loud: 0.4, shape: "triangle" },
  ],
  tracker: [{ hertz: [1250, 1180], lasts: 0.09, loud: 0.25, shape: "sine" }],
  // The tracker has a blip: your side is called.
  turn: [0, 0.14].map((after) => ({ hertz: [1250, 1180], after, lasts: 0.1, loud: 0.4 })),
  // All clear: the klaxon, and the airlock behind it.
  win: [
    { hertz: [220, 440], lasts: 0.5, loud: 0.35, held: 0.8, shape: "square" },
    { hertz: [440, 330], after: 0.5, lasts: 0.9, loud: 0.35, held: 0.6, shape: "square" },
    { hertz: [3000, 400], after: 0.6, lasts: 0.8, loud: 0.25, shape: "noise" },
  ],
  // The last lamp goes out.
  lose: [
    { hertz: [110, 41], lasts: 1.4, loud: 0.6, held: 0.5, shape: "sawtooth" },
    { hertz: [2600, 900], after: 0.2, lasts: 0.09, loud: 0.4, shape: "noise" },
    { hertz: [2600, 700], after: 0.45, lasts: 0.09, loud: 0.5, shape: "noise" },
    { hertz: [500, 60], after: 0.7, lasts: 0.8, loud: 0.5, shape: "noise" },
  ],
  draw: [
    { hertz: 165, lasts: 0.6, loud: 0.4, held: 0.6, shape: "square" },
    { hertz: [1200, 300], after: 0.5, lasts: 0.6, loud: 0.3, shape: "noise" },
  ],
};
