// @ts-check
/**
 * Short synthesised sounds with one switch; silent until the first gesture, as browsers demand.
 *
 * @import {Board, Note} from "contract"
 */
import { recall, remember } from "../site/storage.js";

/**
 * Notes of a sound: frequency in Hz, start and length in seconds, loudness, shape.
 * @type {Record<string, [number, number, number, number, OscillatorType][]>}
 */
const SOUNDS = {
  turn: [
    [659, 0, 0.16, 0.5, "sine"],
    [880, 0.12, 0.3, 0.5, "sine"],
  ],
  card: [[180, 0, 0.07, 0.5, "triangle"]],
  flip: [
    [300, 0, 0.05, 0.4, "triangle"],
    [450, 0.05, 0.07, 0.4, "triangle"],
  ],
  engine: [
    [82, 0, 0.45, 0.5, "sawtooth"],
    [86, 0.05, 0.5, 0.4, "sawtooth"],
    [41, 0, 0.55, 0.4, "triangle"],
  ],
  tie: [
    [1318, 0, 0.12, 0.35, "sine"],
    [1318, 0.16, 0.2, 0.35, "sine"],
  ],
  fanfare: [
    [392, 0, 0.14, 0.5, "triangle"],
    [523, 0.12, 0.14, 0.5, "triangle"],
    [659, 0.24, 0.14, 0.5, "triangle"],
    [784, 0.36, 0.6, 0.5, "triangle"],
    [523, 0.36, 0.6, 0.35, "triangle"],
  ],
  hit: [
    [110, 0, 0.2, 0.7, "sawtooth"],
    [70, 0.03, 0.25, 0.7, "triangle"],
  ],
  win: [
    [523, 0, 0.18, 0.5, "triangle"],
    [659, 0.14, 0.18, 0.5, "triangle"],
    [784, 0.28, 0.45, 0.5, "triangle"],
  ],
  lose: [
    [392, 0, 0.22, 0.4, "sine"],
    [311, 0.18, 0.45, 0.4, "sine"],
  ],
  draw: [
    [440, 0, 0.18, 0.4, "sine"],
    [440, 0.2, 0.25, 0.4, "sine"],
  ],
  tick: [[1200, 0, 0.03, 0.25, "square"]],
  chat: [[990, 0, 0.08, 0.25, "sine"]],
  refuse: [
    [196, 0, 0.1, 0.4, "triangle"],
    [175, 0.1, 0.16, 0.4, "triangle"],
  ],
};

/** @type {AudioContext | null} */
let context = null;
let on = recall("sounds", true);

export const soundsOn = () => on;

export function switchSounds() {
  on = !on;
  remember("sounds", on);
  if (on) play("turn");
}

/** Browsers allow sound only after a gesture. */
export function wakeSounds() {
  const wake = () => {
    context ??= "AudioContext" in window ? new AudioContext() : null;
    context?.resume();
  };
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, wake, { once: true, capture: true });
}

/** Seconds after which whatever sounds is cut off. */
const LONGEST = 1.5;
/** How far the loudest note swings, of 1. */
export const PEAK = 0.12;
/** Seconds until a note is at its loudest. */
export const RISE = 0.012;

/** What of a board's note can be heard, in full; nothing if it would begin too late. @param {Note} note @returns {Required<Note> | null} */
export function heard({ hertz, lasts, after = 0, loud = 0.5, held = 0, shape = "sine" }) {
  const left = LONGEST - after;
  if (left <= 0 || lasts <= 0) return null;
  return { hertz, after, shape, held, lasts: Math.min(lasts, left), loud: Math.min(1, loud) };
}

/** @param {string} name @param {Record<string, Note[]>} [own]  a board's */
export function play(name, own) {
  if (document.hidden && name !== "turn") return;
  sound(name, own);
}

/** The sound by which a person is called; none is an empty word, as at the steps of a lesson. @param {Board | null} board @param {string} [ask] */
export const callFor = (board, ask) =>
  ask?.startsWith("lesson-") ? "" : ((ask && board?.call?.(ask)) ?? "turn");

/** What is heard from another tab, too. @param {string} name @param {Record<string, Note[]>} [own] */
export function sound(name, own) {
  if (!on || !context || !name) return;
  const notes = (own?.[name] ?? (SOUNDS[name] ?? SOUNDS.card).map(noted))
    .map(heard)
    .filter((note) => note !== null);
  const now = context.currentTime;
  const part = share(ends, now);
  for (const note of notes) strike(context, { ...note, loud: note.loud * part });
  ends = ends.filter((end) => end > now);
  ends.push(now + Math.max(0, ...notes.map(({ after, lasts }) => after + lasts)));
}

/** When what sounds just now will be over. @type {number[]} */
let ends = [];

/** How loud one more sound is: the third at once a third, so that many are not louder than few. @param {number[]} ends @param {number} now */
export const share = (ends, now) => 1 / (1 + ends.filter((end) => end > now).length);

/** @param {[number, number, number, number, OscillatorType]} note @returns {Note} */
const noted = ([hertz, after, lasts, loud, shape]) => ({ hertz, after, lasts, loud, shape });

/** @param {AudioContext} context @param {Required<Note>} note */
function strike(context, { hertz, after, lasts, loud, held, shape }) {
  const at = context.currentTime + after;
  const [from, to] = typeof hertz === "number" ? [hertz, hertz] : hertz;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * PEAK, at + RISE);
  volume.gain.setValueAtTime(loud * PEAK, at + Math.max(RISE, held * lasts));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(context.destination);
  const { source, pitch } =
    shape === "noise" ? hiss(context, volume) : tone(context, volume, shape);
  pitch.setValueAtTime(from, at);
  if (to !== from) pitch.exponentialRampToValueAtTime(Math.max(1, to), at + lasts);
  source.start(at);
  source.stop(at + lasts + 0.02);
}

/** @param {AudioContext} context @param {AudioNode} out @param {OscillatorType} shape */
function tone(context, out, shape) {
  const source = context.createOscillator();
  source.type = shape;
  source.connect(out);
  return { source, pitch: source.frequency };
}

/** Noise, of which the low part is let through. @param {AudioContext} context @param {AudioNode} out */
function hiss(context, out) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  noise ??= whiteNoise(context);
  source.buffer = noise;
  source.loop = true;
  source.connect(filter).connect(out);
  return { source, pitch: filter.frequency };
}

/** @type {AudioBuffer | null} */
let noise = null;

/** Half a second of it: nobody hears that it begins again. @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
