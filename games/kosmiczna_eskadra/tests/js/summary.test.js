// @ts-check
/** A move in one sentence, what came of it first. */
import { tellsInSentences } from "../../../../tests/js/sentences.js";

// Its keys listen to the page.
Object.assign(globalThis, { addEventListener: () => {} });
const { default: board } = await import("../../static/kosmiczna_eskadra/board.js");

/** What the page hands it. @param {any[]} move */
const heard = (move) =>
  move.filter(({ event }) => ![...board.quiet, ...board.unlisted].includes(event));

const scored = (/** @type {number[]} */ ...scores) => ({ event: "round-scored", scores });
const landed = (/** @type {number} */ seat) => ({
  event: "card-landed",
  order: seat + 1,
  seat,
  speed: 3,
  late: false,
});

/** @type {[string, any[], string, string][]} */
const MOVES = [
  [
    "a round",
    [
      { event: "card-withheld", seat: 1 },
      { event: "round-ended" },
      scored(-2, 5, 3),
      { event: "round-won", seat: 1 },
    ],
    "Jacek wins the round, 5 : 3 : −2.",
    "Jacek wygrywa rundę, 5 : 3 : −2.",
  ],
  [
    "a tied round",
    [scored(4, 4), { event: "round-tied" }],
    "A tie at 4: nobody wins the round.",
    "Remis na czele, po 4: rundy nie wygrywa nikt.",
  ],
  [
    "a resignation that ends it",
    [
      { event: "seat-resigned", seat: 0 },
      { event: "game-won", seats: [1], reason: "resigned" },
    ],
    "The match goes to Jacek. All others have resigned.",
    "Zwycięstwo: Jacek. Wszystkie pozostałe eskadry się poddały.",
  ],
  ["a card", [landed(0)], "Olivia lays Wasp.", "Olivia kładzie: Osa."],
  ["a beat", [landed(0), landed(1)], "Cards laid: 2.", "Położone karty: 2."],
  [
    "cards withheld",
    [
      { event: "card-withheld", seat: 0 },
      { event: "card-withheld", seat: 1 },
    ],
    "Cards withheld: 2.",
    "Niezagrane karty: 2.",
  ],
  [
    "the last card",
    [landed(1), { event: "round-stopped", seat: 1, clock: false }],
    "Stop! Jacek has laid the last card.",
    "Stop! Jacek kładzie swoją ostatnią kartę.",
  ],
];

tellsInSentences("kosmiczna_eskadra", MOVES, board.summary, heard);
