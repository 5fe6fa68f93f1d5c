// @ts-check
/**
 * Short synthesised sounds with one volume; silent until the first gesture, as browsers demand. What
 * calls a person or is said ducks the rest.
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
  fanfare: [
    [392, 0, 0.14, 0.5, "triangle"],
    [523, 0.12, 0.14, 0.5, "triangle"],
    [659, 0.24, 0.14, 0.5, "triangle"],
    [784, 0.36, 0.6, 0.5, "triangle"],
    [523, 0.36, 0.6, 0.35, "triangle"],
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

/** What is heard above everything else. */
const CALLS = ["turn", "chat"];
/** How loud the rest is meanwhile, and how loud all is where it is to be quiet. */
export const DUCKED = 0.25;
export const QUIET = 0.35;

/** @type {AudioContext | null} */
let context = null;
/** Everything's way out: through one volume, and before it what is ducked. @type {{all: GainNode, rest: GainNode} | null} */
let out = null;
let on = recall("sounds", true);
let quiet = recall("sounds-quiet", false);

/** @returns {"loud" | "quiet" | "off"} */
export const volume = () => (on ? (quiet ? "quiet" : "loud") : "off");

/** Loud, quiet, off, and so on. */
export function switchSounds() {
  [on, quiet] = on ? [!quiet, true] : [true, false];
  remember("sounds", on);
  remember("sounds-quiet", quiet);
  if (out) out.all.gain.value = loudness();
  if (on) play("turn");
}

const loudness = () => (quiet ? QUIET : 1);

/** Browsers allow sound only after a gesture. */
export function wakeSounds() {
  const wake = () => {
    context ??= "AudioContext" in window ? new AudioContext() : null;
    if (context) out ??= wayOut(context);
    context?.resume();
  };
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, wake, { once: true, capture: true });
}

/** @param {AudioContext} context */
function wayOut(context) {
  const [all, rest] = [context.createGain(), context.createGain()];
  all.gain.value = loudness();
  rest.connect(all).connect(context.destination);
  return { all, rest };
}

/** For as long as it sounds, and softly back. @param {AudioParam} gain @param {number} now @param {number} until */
function duck(gain, now, until) {
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(DUCKED, now, 0.02);
  gain.setTargetAtTime(1, until, 0.2);
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
  if (!on || !context || !out || !name) return;
  const notes = (own?.[name] ?? (SOUNDS[name] ?? SOUNDS.card).map(noted))
    .map(heard)
    .filter((note) => note !== null);
  const now = context.currentTime;
  const until = now + Math.max(0, ...notes.map(({ after, lasts }) => after + lasts));
  const calls = CALLS.includes(name);
  const part = calls ? 1 : share(ends, now);
  if (calls) duck(out.rest.gain, now, until);
  const way = calls ? out.all : out.rest;
  for (const note of notes) strike(context, way, { ...note, loud: note.loud * part });
  ends = ends.filter((end) => end > now);
  ends.push(until);
}

/** When what sounds just now will be over. @type {number[]} */
let ends = [];

/** How loud one more sound is: the third at once a third, so that many are not louder than few. @param {number[]} ends @param {number} now */
export const share = (ends, now) => 1 / (1 + ends.filter((end) => end > now).length);

/** @param {[number, number, number, number, OscillatorType]} note @returns {Note} */
const noted = ([hertz, after, lasts, loud, shape]) => ({ hertz, after, lasts, loud, shape });

/** @param {AudioContext} context @param {AudioNode} way @param {Required<Note>} note */
function strike(context, way, { hertz, after, lasts, loud, held, shape }) {
  const at = context.currentTime + after;
  const [from, to] = typeof hertz === "number" ? [hertz, hertz] : hertz;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * PEAK, at + RISE);
  volume.gain.setValueAtTime(loud * PEAK, at + Math.max(RISE, held * lasts));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(way);
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
