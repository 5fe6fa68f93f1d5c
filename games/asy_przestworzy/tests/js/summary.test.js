// @ts-check
/** A move in one sentence, what came of it first. */
import { tellsInSentences } from "../../../../tests/js/sentences.js";
import { summary } from "../../static/asy_przestworzy/summary.js";

/** @param {number} seat @param {number} total */
const revealed = (seat, total) => ({
  event: "revealed",
  seat,
  aircraft: seat ? "C11" : "E06",
  value: total,
  bonus: 0,
  total,
});
const WON = [
  { event: "aircraft-laid", seat: 1 },
  revealed(0, 4),
  revealed(1, 3),
  { event: "duel-won", seat: 0, attribute: "fire", score: 2 },
  { event: "cards-drawn", seat: 0, number: 1 },
  { event: "duel-opened", number: 3 },
];
const STRUCK = { event: "range-struck", victim: 1, aircraft: "C11" };
const TIED = [revealed(0, 4), revealed(1, 4), { event: "duel-tied" }];

/** @type {[string, any[], string, string][]} */
const MOVES = [
  [
    "a duel",
    WON,
    "Olivia 4 : 3 Jacek, takes firepower.",
    "Olivia 4 : 3 Jacek, zdobywa kartę: siła ognia.",
  ],
  [
    "a duel that costs an aircraft",
    [...WON, STRUCK],
    "Olivia 4 : 3 Jacek, takes firepower. Jacek loses Fokker D.VII.",
    "Olivia 4 : 3 Jacek, zdobywa kartę: siła ognia. Jacek traci samolot: Fokker D.VII.",
  ],
  ["a tie that is asked about", TIED, "A tie, 4 : 4.", "Remis, 4 : 4."],
  [
    "a tie that stands",
    [...TIED, { event: "initiative-passed", seat: 1 }],
    "A tie, 4 : 4. Jacek has the initiative now.",
    "Remis, 4 : 4. Inicjatywę ma teraz Jacek.",
  ],
  [
    "a tie decided by firepower",
    [
      { event: "firepower-used", seat: 1 },
      { event: "duel-won", seat: 1, attribute: "ceil", score: 1 },
    ],
    "Jacek decides the tie by firepower, takes ceiling.",
    "Jacek rozstrzyga remis siłą ognia, zdobywa kartę: pułap.",
  ],
  [
    "an aircraft lost to range",
    [{ event: "card-turned", seat: 0, attribute: "rng" }, STRUCK],
    "Jacek loses Fokker D.VII.",
    "Jacek traci samolot: Fokker D.VII.",
  ],
  [
    "the end",
    [...WON, { event: "game-won", seat: 0, reason: "eight" }],
    "Olivia wins the game. Eight victory cards.",
    "Olivia wygrywa grę. Osiem kart zwycięstwa.",
  ],
  [
    "an aircraft laid by the clock",
    [
      { event: "time-expired", seat: 1 },
      { event: "aircraft-laid", seat: 1 },
    ],
    "Jacek lays an aircraft. Time was up.",
    "Jacek wykłada samolot. Czas minął.",
  ],
  [
    "an own aircraft",
    [
      { event: "aircraft-laid", seat: 0 },
      { event: "own-laid", aircraft: "E06" },
    ],
    "You lay Sopwith Camel.",
    "Wykładasz: Sopwith Camel.",
  ],
  [
    "an own swap",
    [
      { event: "speed-used", seat: 0, aircraft: "E06" },
      { event: "card-seen", aircraft: "E04" },
    ],
    "Swapped: Sopwith Camel goes, Sopwith Pup comes.",
    "Wymiana: odchodzi Sopwith Camel, przychodzi Sopwith Pup.",
  ],
  [
    "somebody else's swap",
    [{ event: "speed-used", seat: 1, aircraft: "C11" }],
    "Jacek swaps an aircraft: Fokker D.VII is discarded.",
    "Jacek wymienia samolot: odchodzi Fokker D.VII.",
  ],
];

tellsInSentences("asy_przestworzy", MOVES, summary);
