// @ts-check
/**
 * Short synthesised sounds with one switch; silent until the first gesture, as browsers demand.
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

/** @param {string} name */
export function play(name) {
  if (!on || !context || (document.hidden && name !== "turn")) return;
  for (const note of SOUNDS[name] ?? SOUNDS.card) sound(context, note);
}

/** @param {AudioContext} context @param {[number, number, number, number, OscillatorType]} note */
function sound(context, [frequency, start, length, loudness, shape]) {
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness * 0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
