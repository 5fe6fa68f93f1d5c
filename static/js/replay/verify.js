// @ts-check
/**
 * Verification of a match's dice: the same HMAC draws as `games/chance.py`, from what was revealed.
 *
 * @typedef {[number, string, number, number, number]} Draw  version, purpose, n, of, value
 *
 * @typedef {{commitment: string, secret: string, nonces: string[], draws: Draw[]}} Evidence
 *
 * @typedef {{version: number, purpose: string, n: number, of: number, value: number,
 *   found: number | null, ok: boolean}} Checked  what the log says, and what comes out here
 *
 * @typedef {object} Verdict
 * @property {string} fingerprint  of the revealed secret
 * @property {boolean} kept  it is the promised one
 * @property {string} seed  what the secret and the seats' numbers make together
 * @property {boolean} complete  no draw is missing, none stands there twice
 * @property {Checked[]} draws
 * @property {boolean} ok
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const WORD = 1n << 64n;

/** @param {Evidence} evidence @returns {Verdict} */
export function verdict({ commitment, secret, nonces, draws }) {
  const fingerprint = isHex(secret) ? hex(sha256(bytes(secret))) : "";
  const seed = isHex(secret) ? hex(hmac(sha256, bytes(secret), text(nonces.join("|")))) : "";
  const checked = draws.map((draw) => checkedBy(seed, draw));
  const kept = fingerprint !== "" && fingerprint === commitment;
  const complete = draws.every(([, , n], place) => n === place);
  return {
    fingerprint,
    kept,
    seed,
    complete,
    draws: checked,
    ok: kept && complete && checked.every(({ ok }) => ok),
  };
}

/** @param {string} seed @param {Draw} draw @returns {Checked} */
function checkedBy(seed, [version, purpose, n, of, value]) {
  const found = drawn(seed, purpose, n, of);
  return { version, purpose, n, of, value, found, ok: found === value };
}

/**
 * What draw `n` gives: the first 64-bit word below the greatest multiple of `of`, so that no value
 * is favoured; null where nothing can be drawn.
 * @param {string} seed @param {string} purpose @param {number} n @param {number | bigint} of
 */
export function drawn(seed, purpose, n, of) {
  if (!seed || !Number.isInteger(Number(of)) || of < 1 || of > WORD) return null;
  const sides = BigInt(of);
  const limit = WORD - (WORD % sides);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, bytes(seed), text(`${purpose}|${n}|${attempt}`));
    const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let start = 0; start < 32; start += 8) {
      const word = words.getBigUint64(start);
      if (word < limit) return Number(word % sides);
    }
  }
}

/** @param {string} digits */
const isHex = (digits) => /^([0-9a-f]{2})+$/.test(digits);

/** @param {string} digits */
const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} own */
const hex = (own) => [...own].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} words */
const text = (words) => new TextEncoder().encode(words);

/**
 * Draws that belong together: a shuffle draws one of n, one of n - 1 and so on down to one of two.
 * @param {Checked[]} draws
 * @returns {Checked[][]}
 */
export function grouped(draws) {
  /** @type {Checked[][]} */
  const groups = [];
  for (let start = 0; start < draws.length; ) {
    const length = shuffleAt(draws, start) || 1;
    groups.push(draws.slice(start, start + length));
    start += length;
  }
  return groups;
}

/** How many draws from here on are one shuffle; 0 where none begins. Of three things it could be chance. @param {Checked[]} draws @param {number} start */
function shuffleAt(draws, start) {
  const { version, purpose, of } = draws[start];
  const fits = (/** @type {Checked | undefined} */ draw, /** @type {number} */ k) =>
    !!draw && draw.version === version && draw.purpose === purpose && draw.of === of - k;
  let length = 1;
  while (fits(draws[start + length], length)) length += 1;
  return length > 2 && length === of - 1 ? length : 0;
}

/**
 * In which order a shuffle leaves what lay there as 0, 1, 2 …: from the last place down, each
 * changes places with the one that was drawn.
 * @param {Checked[]} group
 */
export function shuffled(group) {
  const order = Array.from({ length: group.length + 1 }, (_, place) => place);
  for (const { of, value } of group) [order[of - 1], order[value]] = [order[value], order[of - 1]];
  return order;
}
