// @ts-check
/**
 * The own microphone, with consent: a shout stands for the noise that was made last. What it hears is
 * measured here and kept nowhere; only which of the eight noises was meant leaves the browser.
 *
 * @import {Table} from "types/mag_blast"
 */
import { html, nothing } from "lit-html";
import { Ear, loudness } from "./ear.js";
import { isMute, isMyTurn } from "./knowing.js";

/** Milliseconds between two looks at the level. */
const OFTEN = 25;
/** How loud a shout is that fills the meter, in its own least ones. */
const FULL = 3;

/** Pew, before any other was made. */
export const USUAL = 3;

/** @typedef {"asks" | "hush" | "on" | "refused"} Mood */

/** @type {{mood?: Mood, stop?: () => void}} */
const own = {};

const canListen = () => !!globalThis.navigator?.mediaDevices?.getUserMedia;

/** A shout counts while one takes aim, and until the salvo has its noise. @param {Table} table */
const counts = (table) =>
  isMyTurn(table) && (isMute(table) || !!table.pending || !!table.ui.draft?.own.target);

/** On or off. @param {Table} table @param {(table: Table, noise: number) => void} make */
async function flip(table, make) {
  if (own.mood === "asks") return;
  if (own.stop) own.stop();
  else await listen(table.ui, make);
  table.redraw();
}

/** @param {any} ui @param {(table: Table, noise: number) => void} make */
async function listen(ui, make) {
  own.mood = "asks";
  ui.table.redraw();
  try {
    // What the game itself sounds like is not to be heard again.
    const audio = { echoCancellation: true, noiseSuppression: false, autoGainControl: false };
    measure(ui, await navigator.mediaDevices.getUserMedia({ audio }), make);
  } catch {
    own.mood = "refused";
  }
}

/** @param {any} ui @param {MediaStream} stream @param {(table: Table, noise: number) => void} make */
function measure(ui, stream, make) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const ear = new Ear();
  own.mood = "hush";
  const timer = setInterval(() => {
    const { table } = ui;
    if (table.view.phase === "over") return own.stop?.();
    analyser.getFloatTimeDomainData(samples);
    const loud = loudness(samples);
    if (ear.hears(loud, performance.now()) && counts(table)) make(table, table.ui.last ?? USUAL);
    if (own.mood === "hush" && !ear.hushes) {
      own.mood = "on";
      table.redraw();
    }
    show(loud / ear.least / FULL);
  }, OFTEN);
  own.stop = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    context.close();
    own.stop = undefined;
    own.mood = undefined;
    ui.table.redraw();
  };
}

/** @param {number} level */
function show(level) {
  /** @type {NodeListOf<HTMLElement>} */
  const meters = document.querySelectorAll(".mic-level");
  for (const meter of meters) meter.style.transform = `scaleX(${Math.min(1, level).toFixed(2)})`;
}

/** What it does, and what it does not. @param {Table} table */
export const promise = ({ t, ui }) =>
  canListen() ? t("board-mic-what", { noise: t(`noise-${ui.last ?? USUAL}`) }) : "";

/** @param {Table} table @param {(table: Table, noise: number) => void} make */
export function microphone(table, make) {
  if (!canListen() || table.seat === null) return nothing;
  const { t } = table;
  const { mood } = own;
  return html`<button class="mic ${mood ?? ""}" aria-pressed=${own.stop ? "true" : "false"}
    title=${promise(table)} @click=${() => flip(table, make)}>
    <span>${t(mood ? `board-mic-${mood}` : "board-mic")}</span><i class="mic-level"></i>
  </button>`;
}
