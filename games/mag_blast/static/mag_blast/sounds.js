// @ts-check
/**
 * What this battle sounds like, as notes that the browser makes: the eight noises of a salvo, and
 * whatever flies, hits, swirls and bursts.
 */
/** @import {Note} from "contract" */

/** The noises of a salvo, in the order of their numbers. @type {Note[][]} */
const NOISES = [
  // Bzzet: a buzz, and its end bitten off.
  [
    { hertz: [132, 150], lasts: 0.42, loud: 0.6, held: 0.8, shape: "sawtooth" },
    { hertz: [264, 306], lasts: 0.42, loud: 0.25, held: 0.8, shape: "square" },
    { hertz: [1700, 520], after: 0.4, lasts: 0.12, loud: 0.6, held: 0.3, shape: "square" },
  ],
  // Pleeee: up, and stay there.
  [
    { hertz: [420, 1760], lasts: 0.16, loud: 0.6, held: 0.9, shape: "triangle" },
    { hertz: [1760, 1840], after: 0.14, lasts: 0.75, loud: 0.6, held: 0.5 },
    { hertz: [3520, 3680], after: 0.14, lasts: 0.5, loud: 0.2, held: 0.4 },
  ],
  // zzZOT: a spark gathers, and leaps.
  [
    { hertz: [90, 900], lasts: 0.42, loud: 0.2, held: 0.8, shape: "sawtooth" },
    { hertz: [900, 7000], lasts: 0.42, loud: 0.35, held: 0.8, shape: "noise" },
    { hertz: [3200, 80], after: 0.42, lasts: 0.26, loud: 0.8, held: 0.3, shape: "sawtooth" },
    { hertz: [9000, 600], after: 0.42, lasts: 0.36, loud: 0.7, shape: "noise" },
  ],
  // Pew: as in every film.
  [
    { hertz: [2600, 180], lasts: 0.3, loud: 0.7, held: 0.4, shape: "triangle" },
    { hertz: [5200, 360], lasts: 0.2, loud: 0.2, held: 0.3, shape: "square" },
  ],
  // Ka-BOOM
  [
    { hertz: [3800, 1500], lasts: 0.09, loud: 0.8, held: 0.4, shape: "noise" },
    { hertz: [1100, 60], after: 0.16, lasts: 1.2, loud: 1, held: 0.1, shape: "noise" },
    { hertz: [110, 28], after: 0.16, lasts: 1.3, loud: 1, held: 0.2 },
    { hertz: [62, 28], after: 0.16, lasts: 1, loud: 0.5, held: 0.2, shape: "triangle" },
  ],
  // Vroom: two motors that are never quite together.
  [
    { hertz: [46, 185], lasts: 0.55, loud: 0.5, held: 0.9, shape: "sawtooth" },
    { hertz: [49, 193], lasts: 0.55, loud: 0.4, held: 0.9, shape: "sawtooth" },
    { hertz: [185, 84], after: 0.53, lasts: 0.8, loud: 0.5, held: 0.4, shape: "sawtooth" },
    { hertz: [193, 87], after: 0.53, lasts: 0.8, loud: 0.4, held: 0.4, shape: "sawtooth" },
    { hertz: [180, 500], lasts: 1.1, loud: 0.3, held: 0.6, shape: "noise" },
  ],
  // Rat-a-tat
  [0, 0.11, 0.22, 0.33, 0.44, 0.55].flatMap(
    (after) =>
      /** @type {Note[]} */ ([
        { hertz: [5200, 900], after, lasts: 0.07, loud: 0.8, held: 0.2, shape: "noise" },
        { hertz: [620, 240], after, lasts: 0.07, loud: 0.5, held: 0.2, shape: "square" },
      ]),
  ),
  // Fweeoo: a shell that comes down, whistling.
  [
    { hertz: [1900, 340], lasts: 1.35, loud: 0.5, held: 0.75 },
    { hertz: [1912, 342], lasts: 1.35, loud: 0.35, held: 0.75 },
    { hertz: [5700, 1020], lasts: 1.2, loud: 0.1, held: 0.5, shape: "noise" },
  ],
];

/** @type {Record<string, Note[]>} */
const FLIGHT = {
  "bolt-L": [{ hertz: [1500, 640], lasts: 0.1, loud: 0.35, shape: "square" }],
  "bolt-B": [
    { hertz: [760, 240], lasts: 0.2, loud: 0.45, shape: "triangle" },
    { hertz: [380, 120], lasts: 0.2, loud: 0.25, shape: "sawtooth" },
  ],
  "bolt-M": [
    { hertz: [300, 46], lasts: 0.4, loud: 0.5, shape: "sawtooth" },
    { hertz: [2200, 160], lasts: 0.35, loud: 0.4, shape: "noise" },
  ],
  fighters: [
    { hertz: [170, 420], lasts: 0.5, loud: 0.35, held: 0.5, shape: "sawtooth" },
    { hertz: [178, 436], lasts: 0.5, loud: 0.3, held: 0.5, shape: "sawtooth" },
    { hertz: [700, 2600], lasts: 0.5, loud: 0.25, held: 0.5, shape: "noise" },
  ],
  bombers: [
    { hertz: [58, 96], lasts: 0.9, loud: 0.5, held: 0.6, shape: "sawtooth" },
    { hertz: [61, 99], lasts: 0.9, loud: 0.4, held: 0.6, shape: "sawtooth" },
    { hertz: [160, 420], lasts: 0.9, loud: 0.3, held: 0.6, shape: "noise" },
  ],
  // The way of a fleet to its new zones.
  engines: [
    { hertz: [42, 110], lasts: 0.6, loud: 0.45, held: 0.6, shape: "sawtooth" },
    { hertz: [110, 60], after: 0.5, lasts: 0.4, loud: 0.35, held: 0.6, shape: "triangle" },
    { hertz: [240, 700], lasts: 0.7, loud: 0.3, held: 0.6, shape: "noise" },
  ],
};

/** @type {Record<string, Note[]>} */
const HITS = {
  "hit-L": [
    { hertz: [4200, 1300], lasts: 0.09, loud: 0.6, shape: "noise" },
    { hertz: [420, 180], lasts: 0.1, loud: 0.5, shape: "triangle" },
  ],
  "hit-B": [
    { hertz: [2400, 380], lasts: 0.2, loud: 0.7, shape: "noise" },
    { hertz: [210, 66], lasts: 0.24, loud: 0.7, shape: "triangle" },
  ],
  "hit-M": [
    { hertz: [1500, 110], lasts: 0.42, loud: 0.8, shape: "noise" },
    { hertz: [130, 36], lasts: 0.5, loud: 0.9 },
  ],
  // Of a squadron: many small ones.
  "hit-S": [0, 0.06, 0.12, 0.2].map((after) => ({
    hertz: /** @type {[number, number]} */ ([3000, 500]),
    after,
    lasts: 0.1,
    loud: 0.5,
    shape: "noise",
  })),
  miss: [
    { hertz: [520, 460], lasts: 0.14, loud: 0.4, held: 0.4, shape: "triangle" },
    { hertz: [390, 300], after: 0.17, lasts: 0.4, loud: 0.4, held: 0.4, shape: "triangle" },
  ],
  direct: [
    { hertz: [880, 890], lasts: 0.09, loud: 0.6, held: 0.3, shape: "square" },
    { hertz: [1320, 1330], after: 0.09, lasts: 0.3, loud: 0.6, held: 0.3, shape: "square" },
    { hertz: [600, 60], after: 0.09, lasts: 0.35, loud: 0.6, held: 0.3, shape: "noise" },
  ],
  wreck: [
    { hertz: [3600, 140], lasts: 0.75, loud: 0.9, shape: "noise" },
    { hertz: [170, 30], lasts: 0.7, loud: 0.8 },
    { hertz: [900, 300], after: 0.25, lasts: 0.2, loud: 0.3, shape: "square" },
  ],
  // A flagship ends: as long as anything may last.
  end: [
    { hertz: [2800, 200], lasts: 0.6, loud: 0.7, held: 0.25, shape: "noise" },
    { hertz: [520, 40], after: 0.1, lasts: 1.4, loud: 1, held: 0.25, shape: "noise" },
    { hertz: [74, 24], lasts: 1.5, loud: 0.9, held: 0.25 },
    { hertz: [392, 98], after: 0.2, lasts: 1.2, loud: 0.35, held: 0.25, shape: "sawtooth" },
  ],
};

/** @type {Record<string, Note[]>} */
const ANSWERS = {
  // Temporal Flux: time goes there and back.
  swirl: [
    { hertz: [240, 1500], lasts: 0.4, loud: 0.5, held: 0.8 },
    { hertz: [1500, 240], after: 0.38, lasts: 0.45, loud: 0.5, held: 0.8 },
    { hertz: [250, 1540], lasts: 0.4, loud: 0.4, held: 0.8 },
    { hertz: [1540, 250], after: 0.38, lasts: 0.45, loud: 0.4, held: 0.8 },
    { hertz: [400, 5200], lasts: 0.6, loud: 0.2, held: 0.8, shape: "noise" },
  ],
  // Evasive Action: over, and over again.
  roll: [0, 0.2, 0.4].flatMap(
    (after) =>
      /** @type {Note[]} */ ([
        { hertz: [330, 980], after, lasts: 0.12, loud: 0.5, shape: "triangle" },
        { hertz: [980, 330], after: after + 0.1, lasts: 0.13, loud: 0.5, shape: "triangle" },
      ]),
  ),
  dogfight: [
    { hertz: [300, 700], lasts: 0.4, loud: 0.35, shape: "sawtooth" },
    { hertz: [700, 260], after: 0.35, lasts: 0.4, loud: 0.35, shape: "sawtooth" },
    ...[0.1, 0.17, 0.24, 0.5, 0.57].map(
      (after) =>
        /** @type {Note} */ ({ hertz: [4200, 900], after, lasts: 0.06, loud: 0.7, shape: "noise" }),
    ),
  ],
  // The Cranium Consortium pays.
  coins: [
    { hertz: 1568, lasts: 0.1, loud: 0.45, shape: "square" },
    { hertz: 2093, after: 0.09, lasts: 0.35, loud: 0.4, shape: "square" },
  ],
  asked: [
    { hertz: 740, lasts: 0.1, loud: 0.3, held: 0.3 },
    { hertz: 622, after: 0.13, lasts: 0.22, loud: 0.3, held: 0.3 },
  ],
};

/** @type {Record<string, Note[]>} */
const DEEDS = {
  capture: [
    { hertz: [190, 160], lasts: 0.08, loud: 0.6, held: 0.4, shape: "square" },
    { hertz: [190, 160], after: 0.14, lasts: 0.08, loud: 0.6, held: 0.4, shape: "square" },
    { hertz: [196, 392], after: 0.28, lasts: 0.4, loud: 0.5, held: 0.4, shape: "sawtooth" },
  ],
  shock: [
    { hertz: [90, 34], lasts: 0.7, loud: 0.9, held: 0.2 },
    { hertz: [200, 4200], lasts: 0.45, loud: 0.5, held: 0.2, shape: "noise" },
  ],
  // A zone stands empty: its gate swings open.
  gate: [
    { hertz: [96, 150], lasts: 0.4, loud: 0.35, held: 0.3, shape: "sawtooth" },
    { hertz: 988, after: 0.3, lasts: 0.2, loud: 0.35, held: 0.3 },
    { hertz: 1319, after: 0.4, lasts: 0.4, loud: 0.35, held: 0.3 },
  ],
  lay: [
    { hertz: [980, 940], lasts: 0.3, loud: 0.4, shape: "triangle" },
    { hertz: [620, 600], after: 0.12, lasts: 0.45, loud: 0.4, shape: "triangle" },
    { hertz: [150, 90], lasts: 0.2, loud: 0.6 },
  ],
  sweep: [
    { hertz: [300, 3400], lasts: 0.5, loud: 0.5, held: 0.5, shape: "noise" },
    { hertz: 1175, after: 0.4, lasts: 0.25, loud: 0.3, held: 0.5 },
  ],
  repair: [0, 0.09, 0.18, 0.27].map((after) => ({
    hertz: /** @type {[number, number]} */ ([1900, 1700]),
    after,
    lasts: 0.04,
    loud: 0.4,
    shape: "square",
  })),
  build: [
    { hertz: [110, 220], lasts: 0.3, loud: 0.4, held: 0.4, shape: "sawtooth" },
    { hertz: 523, after: 0.24, lasts: 0.14, loud: 0.4, held: 0.4, shape: "triangle" },
    { hertz: 784, after: 0.36, lasts: 0.3, loud: 0.4, held: 0.4, shape: "triangle" },
  ],
};

/** @type {Record<string, Note[]>} */
const ENDS = {
  // A bar of triumph, and the cymbals.
  win: [
    ...[523, 659, 784].flatMap(
      (hertz) =>
        /** @type {Note[]} */ ([
          { hertz, lasts: 0.16, loud: 0.25, held: 0.8, shape: "square" },
          { hertz: hertz * 1.335, after: 0.22, lasts: 1.1, loud: 0.25, held: 0.5, shape: "square" },
        ]),
    ),
    { hertz: [9000, 4000], after: 0.22, lasts: 1.2, loud: 0.5, shape: "noise" },
  ],
  // Womp, womp, womp.
  lose: [233, 220, 196].map((hertz, at) => ({
    hertz: /** @type {[number, number]} */ ([hertz, hertz * (at < 2 ? 0.96 : 0.72)]),
    after: at * 0.36,
    lasts: at < 2 ? 0.32 : 0.75,
    loud: 0.4,
    held: 0.7,
    shape: "sawtooth",
  })),
  // A gong, and nobody rises.
  draw: [
    { hertz: [131, 128], lasts: 1.3, loud: 0.5, shape: "square" },
    { hertz: [2200, 300], lasts: 0.9, loud: 0.4, shape: "noise" },
  ],
};

/** @type {Record<string, Note[]>} */
export const sounds = {
  ...ENDS,
  ...Object.fromEntries(NOISES.map((notes, noise) => [`noise-${noise}`, notes])),
  ...FLIGHT,
  ...HITS,
  ...ANSWERS,
  ...DEEDS,
};
