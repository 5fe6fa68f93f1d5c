// @ts-check
/**
 * A board's sounds as samples, computed as the browser does, so that they can be measured without one.
 *
 * @import {Note} from "contract"
 */
import { heard, PEAK, RISE } from "../../static/js/room/sounds.js";

export const RATE = 22_050;

/** @param {Note[]} notes @returns {Float64Array} */
export function wave(notes) {
  const played = notes.map(heard).filter((note) => note !== null);
  const ends = Math.max(...played.map(({ after, lasts }) => after + lasts));
  const samples = new Float64Array(Math.ceil(ends * RATE));
  for (const note of played) add(samples, note);
  return samples;
}

/** @param {Float64Array} samples @param {Required<Note>} note */
function add(samples, { hertz, after, lasts, loud, held, shape }) {
  const [from, to] = typeof hertz === "number" ? [hertz, hertz] : hertz;
  const start = Math.round(after * RATE);
  const many = Math.min(Math.floor(lasts * RATE), samples.length - start);
  const source = shape === "noise" ? hiss() : tone(shape);
  for (let at = 0; at < many; at++) {
    const second = at / RATE;
    const pitch = from * (Math.max(1, to) / from) ** (second / lasts);
    samples[start + at] +=
      source(pitch) * envelope(second, lasts, loud * PEAK, Math.max(RISE, held * lasts));
  }
}

/** Up in a moment, held until then, down to nothing by and by. @param {number} second @param {number} lasts @param {number} top @param {number} until */
function envelope(second, lasts, top, until) {
  if (second < until) return top * Math.min(1, second / RISE);
  return top * (0.0001 / top) ** ((second - until) / Math.max(0.001, lasts - until));
}

/** @type {Record<string, (turn: number) => number>} */
const SHAPES = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  triangle: (turn) => 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5),
  sawtooth: (turn) => 2 * ((turn + 0.5) % 1) - 1,
  square: (turn) => (turn % 1 < 0.5 ? 1 : -1),
};

/** @param {string} shape */
function tone(shape) {
  let turn = 0;
  return (/** @type {number} */ pitch) => {
    turn = (turn + pitch / RATE) % 1;
    return SHAPES[shape](turn);
  };
}

/** The same noise every time, through a biquad low-pass as a browser has it. */
function hiss() {
  let seed = 1;
  const [inputs, outputs] = [
    [0, 0],
    [0, 0],
  ];
  return (/** @type {number} */ pitch) => {
    seed = (seed * 16_807) % 2_147_483_647;
    const input = (seed / 2_147_483_647) * 2 - 1;
    const turn = 2 * Math.PI * Math.min(pitch / RATE, 0.45);
    const damp = Math.sin(turn) / (2 * RESONANCE);
    const gain = (1 - Math.cos(turn)) / 2;
    const output =
      (gain * (input + 2 * inputs[0] + inputs[1]) +
        2 * Math.cos(turn) * outputs[0] -
        (1 - damp) * outputs[1]) /
      (1 + damp);
    inputs.unshift(input);
    outputs.unshift(output);
    inputs.length = outputs.length = 2;
    return output;
  };
}

/** One decibel, which is what a filter has if nothing is said. */
const RESONANCE = 10 ** (1 / 20);

/** How loud it gets. @param {Float64Array} samples */
export const peak = (samples) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const SLICES = 12;
const BANDS = [60, 110, 200, 370, 680, 1250, 2300, 4200, 7700];

/** Its picture: how much of each band of pitch there is in each eighth of a second, quiet parts raised as ears do. @param {Float64Array} samples */
export function picture(samples) {
  const width = Math.round((1.5 * RATE) / SLICES);
  const cells = [];
  for (let slice = 0; slice < SLICES; slice++) {
    const part = samples.subarray(slice * width, (slice + 1) * width);
    for (const hertz of BANDS) cells.push(power(part, hertz) ** 0.4);
  }
  const length = Math.hypot(...cells) || 1;
  return cells.map((cell) => cell / length);
}

/** Of some pitches near one, by Goertzel. @param {Float64Array} part @param {number} hertz */
const power = (part, hertz) =>
  [0.75, 0.88, 1, 1.15, 1.35].reduce((sum, near) => sum + goertzel(part, hertz * near), 0);

/** @param {Float64Array} part @param {number} hertz */
function goertzel(part, hertz) {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  for (const sample of part) [one, two] = [sample + turn * one - two, one];
  return one * one + two * two - turn * one * two;
}

/** From 0 for what sounds alike to 1 for what has nothing in common. @param {number[]} one @param {number[]} other */
export const distance = (one, other) =>
  1 - one.reduce((sum, cell, at) => sum + cell * other[at], 0);
