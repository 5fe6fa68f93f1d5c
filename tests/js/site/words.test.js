// @ts-check
/** Words: both languages say everything, and parameters are said as people say them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { Words } from "../../../static/js/site/words.js";

/** @param {string} language */
const shell = (language) =>
  readFileSync(new URL(`../../../static/words/${language}.ftl`, import.meta.url), "utf8");

/** @param {string} text */
const keys = (text) => text.match(/^[a-z][\w-]*(?= =)/gm) ?? [];

const GAME = `
do-lay = Lay { $aircraft }
aircraft-E05 = Sopwith Camel
event-won = { $winner } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-shown = Shown: { $aircraft }.
event-shared = { $seats } share it.
event-taken = { $owner } has { $of }.
event-ended = { $winner ->
    [null] { $count ->
        [null] Nobody wins.
       *[other] Nobody wins { $count }.
    }
   *[other] { $winner } wins.
}
refuse-no-room = No room in the sky.
`;

function table() {
  const words = new Words("en", [shell("en"), GAME], ["seats", "winner", "owner"]);
  words.nameOf = (seat) => ["Ada", "Ben"][seat];
  return words;
}

test("Polish and English have the same keys", () => {
  assert.deepEqual(keys(shell("pl")).toSorted(), keys(shell("en")).toSorted());
});

for (const language of ["pl", "en"])
  test(`every message of ${language} can be read and no key comes twice`, () => {
    const all = keys(shell(language));
    assert.equal(new Set(all).size, all.length);
    assert.equal(new FluentResource(shell(language)).body.length, all.length);
  });

test("Polish counts as Polish does", () => {
  const words = new Words("pl", [shell("pl")]);
  const said = [0, 1, 2, 5, 22].map((count) => words.t("watching", { count }));
  assert.deepEqual(said, [
    "Nikt nie patrzy.",
    "Patrzy 1 osoba.",
    "Patrzą 2 osoby.",
    "Patrzy 5 osób.",
    "Patrzą 22 osoby.",
  ]);
});

test("a value is said by its own message where there is one", () => {
  assert.equal(table().t("do-lay", { aircraft: "E05" }), "Lay Sopwith Camel");
  assert.equal(table().t("do-lay", { aircraft: "E99" }), "Lay E99");
  const words = table();
  words.called = (field, value) => (field === "aircraft" ? `No. ${value}` : undefined);
  assert.equal(words.t("do-lay", { aircraft: "E05" }), "Lay Sopwith Camel");
  assert.equal(words.t("do-lay", { aircraft: "E99" }), "Lay No. E99");
  assert.equal(words.t("event-taken", { owner: 1, of: "E99" }), "Ben has E99.");
});

test("a list of values is said one by one", () => {
  assert.equal(
    table().t("event-shown", { aircraft: ["E05", "E99"] }),
    "Shown: Sopwith Camel and E99.",
  );
});

test("a seat is said by the name of who sits there, a count stays a number", () => {
  assert.equal(table().t("event-won", { winner: 1, count: 1 }), "Ben takes 1 card.");
  assert.equal(table().t("event-won", { winner: 0, count: 3 }), "Ada takes 3 cards.");
});

test("several seats are said by the names of who sits there", () => {
  assert.equal(table().t("event-shared", { seats: [0, 1] }), "Ada and Ben share it.");
});

test("the game's words go before the shell's", () => {
  assert.equal(table().t("refuse-no-room"), "No room in the sky.");
  assert.notEqual(table().t("refuse-unknown"), "refuse-unknown");
});

test("what a game declares to be a seat is said by its name, whatever its field is called", () => {
  assert.equal(table().t("event-taken", { owner: 1, of: 1 }), "Ben has 1.");
});

test("a sentence is made once until it is forgotten, and another one for other parameters", () => {
  const words = table();
  words.forget();
  let made = 0;
  words.nameOf = (seat) => `${["Ada", "Ben"][seat]} ${++made}`;
  assert.equal(words.t("event-won", { winner: 0, count: 1 }), "Ada 1 takes 1 card.");
  assert.equal(words.t("event-won", { winner: 0, count: 1 }), "Ada 1 takes 1 card.");
  assert.equal(words.t("event-won", { winner: 1, count: 1 }), "Ben 2 takes 1 card.");
  words.forget();
  assert.equal(words.t("event-won", { winner: 0, count: 1 }), "Ada 3 takes 1 card.");
});

test("a sentence without parameters is kept apart from the same one with some", () => {
  const words = table();
  words.forget();
  assert.equal(words.t("event-ended"), "Nobody wins.");
  assert.equal(words.t("event-ended", { winner: 0 }), "Ada wins.");
  assert.equal(words.t("event-ended"), "Nobody wins.");
});

test("what nobody asks to keep is said as things are called now", () => {
  const words = table();
  words.t("event-won", { winner: 0, count: 1 });
  words.nameOf = () => "Cora";
  assert.equal(words.t("event-won", { winner: 0, count: 1 }), "Cora takes 1 card.");
});

test("a fact that is not there chooses the words for that", () => {
  const said = [{ winner: 0 }, { winner: null }, {}].map((facts) =>
    table().t("event-ended", facts),
  );
  assert.deepEqual(said, ["Ada wins.", "Nobody wins.", "Nobody wins."]);
});
