// @ts-check
/**
 * Which of the eight noises somebody means who types one. It never leaves the browser.
 */

export const NOISES = [0, 1, 2, 3, 4, 5, 6, 7];
/** Of the keyboard, by noise. */
export const KEYS = ["q", "w", "e", "t", "y", "u", "i", "o"];
/** Noises of one seat in a second, beyond which a page plays no more. */
const IN_A_SECOND = 4;
const LEAST = 2;
const MOST = 24;

/**
 * Whether one more noise of a seat is played, which then counts.
 * @param {Record<string, any>} ui @param {number} seat @param {number} now  milliseconds
 */
export function isPlayed(ui, seat, now) {
  const made = ui.made?.[seat] ?? [];
  const latest = made.filter((/** @type {number} */ at) => now - at < 1000);
  const played = latest.length < IN_A_SECOND;
  ui.made = { ...ui.made, [seat]: played ? [...latest, now] : latest };
  return played;
}

/** Letters alone, without accents, repeats drawn together. @param {string} text */
const bare = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/ł/g, "l")
    .replace(/[^a-z]/g, "")
    .replace(/(.)\1+/g, "$1");

/** @param {string} text */
const pairs = (text) =>
  Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Two to 24 characters, with at least one letter. @param {string} text */
export const isNoise = (text) => {
  const { length } = text.trim();
  return length >= LEAST && length <= MOST && /\p{L}/u.test(text);
};

/** How alike two words sound to the eye, of 1. @param {string} one @param {string} other */
export function alike(one, other) {
  const [a, b] = [bare(one), bare(other)];
  const [left, right] = [pairs(a), pairs(b)];
  const common = left.filter((pair) => right.includes(pair)).length;
  const letters = [...new Set(a)].filter((letter) => b.includes(letter)).length;
  const first = a[0] !== undefined && a[0] === b[0] ? 1 : 0;
  return (
    (2 * common) / (left.length + right.length) +
    letters / Math.max(a.length, b.length, 1) / 2 +
    first / 4
  );
}

/** The most similar of the eight. @param {string} text @param {string[]} names */
export const mostAlike = (text, names) =>
  names.reduce((best, name, at) => (alike(text, name) > alike(text, names[best]) ? at : best), 0);
