// @ts-check
/** SH-648 Goals as sentences, in both languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../../../../static/js/site/words.js";
import { fresh } from "../../static/space_hulk/maker/boards.js";
import { judged, KINDS } from "../../static/space_hulk/maker/kinds.js";
import { aimsOf, kindOf, SLOTS, sentence, worded } from "../../static/space_hulk/sentences.js";

/** @param {string} file */
const text = (file) => readFileSync(new URL(`../../locale/${file}`, import.meta.url), "utf8");
/** @type {Record<string, (key: string, params?: any) => string>} */
const T = Object.fromEntries(
  ["en", "pl"].map((language) => {
    const words = new Words(language, [text(`${language}.ftl`), text(`maker/${language}.ftl`)]);
    return [language, (key, params) => words.t(key, params)];
  }),
);
const board = {
  ...fresh((key) => key),
  round_limit: 10,
  objects: [
    {
      id: "box",
      name: { en: "box", pl: "skrzynia" },
      at: /** @type {[number, number]} */ ([1, 1]),
    },
  ],
};

/** @param {string} language @param {any} goal */
const said = (language, goal) => sentence({ board, t: T[language], language }, goal);

/** @type {[any, string, string][]} */
const SENTENCES = [
  [{ type: "exit", count: 1 }, "1 marine leaves by an exit", "1 komandos wychodzi wyjściem"],
  [{ type: "exit", count: 2 }, "2 marines leave by an exit", "2 komandosów wychodzi wyjściem"],
  [
    { type: "exit", count: 5, role: "sergeant" },
    "5 sergeants leave by an exit",
    "5 sierżantów wychodzi wyjściem",
  ],
  [
    { type: "reach", zone: "hall", count: 2 },
    "2 marines stand in zone “hall” at the same time",
    "2 komandosów stoi w tej samej chwili w strefie „hall”",
  ],
  [
    { type: "hold", side: "aliens", zone: "O", count: 1, rounds: 1 },
    "at the end of 1 round at least 1 alien stands on the objective",
    "na koniec 1 rundy co najmniej 1 obcy stoi na polu celu",
  ],
  [
    { type: "hold", side: "marines", zone: "O", count: 3, rounds: 2, no_enemy: true },
    "at the end of 2 rounds in a row at least 3 marines stand on the objective, with no enemy there",
    "na koniec 2 kolejnych rund co najmniej 3 komandosów stoi na polu celu, a nie ma tam żadnego wroga",
  ],
  [
    {
      type: "not",
      of: [{ type: "hold", side: "aliens", zone: "O", count: 1, rounds: 1 }],
      when: "limit",
    },
    "when round 10 ends: no alien stands on the objective at any round end",
    "na koniec rundy 10: na koniec żadnej rundy żaden obcy nie stoi na polu celu",
  ],
  [
    { type: "burn", zone: "O", squares: 3 },
    "fire has burnt on the objective: on 3 squares at least",
    "ogień płonął na polu celu: co najmniej na 3 polach",
  ],
  [
    { type: "fetch", object: "box" },
    "a marine picks up “box”",
    "komandos podnosi przedmiot „skrzynia”",
  ],
  [
    { type: "carry", object: "box", to: "exit" },
    "a marine with “box” leaves by an exit",
    "komandos z przedmiotem „skrzynia” wychodzi wyjściem",
  ],
  [
    { type: "carry", object: "box", to: "O" },
    "a marine with “box” stands on the objective",
    "komandos z przedmiotem „skrzynia” stoi na polu celu",
  ],
  [
    { type: "close", which: "all", at_least: 3, at_most: 3, when: "limit" },
    "when round 10 ends: of all airlocks exactly 3 are closed",
    "na koniec rundy 10: spośród wszystkich śluz zamkniętych jest dokładnie 3",
  ],
  [
    { type: "close", which: [1, 2], at_most: 1 },
    "of airlocks 1, 2 at most 1 is closed",
    "spośród śluz 1, 2 zamkniętych jest co najwyżej 1",
  ],
  [
    { type: "kill", count: 1 },
    "marines kill at least 1 alien",
    "komandosi zabijają obcych: co najmniej 1",
  ],
  [
    { type: "survive", count: 1 },
    "when round 10 ends: at least 1 marine is alive or saved",
    "na koniec rundy 10: co najmniej 1 komandos żyje albo jest ocalony",
  ],
  [
    { type: "eliminate", side: "marines", count: "all" },
    "all marines are dead",
    "nie żyją wszyscy komandosi",
  ],
  [
    { type: "eliminate", side: "marines", count: 3, role: "flamer" },
    "3 flamers are dead",
    "nie żyje 3 komandosów z miotaczem",
  ],
  [
    {
      type: "all",
      of: [
        { type: "exit", count: 1 },
        { type: "not", of: [{ type: "fetch", object: "box" }] },
      ],
    },
    "all of this: 1 marine leaves by an exit; not this: a marine picks up “box”",
    "wszystko to naraz: 1 komandos wychodzi wyjściem; nie jest tak: komandos podnosi przedmiot „skrzynia”",
  ],
];

for (const [goal, english, polish] of SENTENCES)
  test(`SH-648 ${english}`, () => {
    assert.equal(said("en", goal), english);
    assert.equal(said("pl", goal), polish);
  });

test("SH-648 the slots of a sentence stand where its words do, each once", () => {
  for (const [kind, slots] of Object.entries(SLOTS))
    for (const t of Object.values(T)) {
      const marked = worded(t, KINDS[kind](), (slot) => `<${slot}>`);
      const found = [...marked.matchAll(/<(\w+)>/g)].map(([, slot]) => slot);
      assert.deepEqual(found.toSorted(), slots.toSorted(), marked);
    }
});

test("SH-648 every kind of sentence begins as one of its kind, and has words in both languages", () => {
  for (const [kind, begin] of Object.entries(KINDS)) {
    assert.equal(kindOf(begin()), kind);
    for (const [language, t] of Object.entries(T)) {
      assert.notEqual(t(`goal-kind-${kind}`), `goal-kind-${kind}`);
      assert.doesNotMatch(said(language, begin()), /goal-|\{|undefined/);
    }
  }
});

test("SH-524 the end of the last round is one of the aims of whoever wins by it", () => {
  const aims = (/** @type {any} */ side, at_limit = "aliens") =>
    aimsOf(
      { board: { ...board, at_limit: /** @type {any} */ (at_limit) }, t: T.en, language: "en" },
      side,
    );
  assert.equal(aims("aliens").at(-1), "round 10 ends");
  assert.deepEqual(aims("draw"), []);
  assert.deepEqual(aims("draw", "draw"), ["round 10 ends"]);
});

test("SH-520 the usual moment is not written down", () => {
  assert.deepEqual(judged({ type: "exit", count: 1, when: "limit" }, "now"), {
    type: "exit",
    count: 1,
  });
  assert.deepEqual(judged({ type: "survive", count: 1 }, "now"), {
    type: "survive",
    count: 1,
    when: "now",
  });
});
