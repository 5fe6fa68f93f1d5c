// @ts-check
/** What somebody may say in the chat: what they write, quick phrases alone, or nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chat, giveBack } from "../../../static/js/room/chat.js";
import { emptyStore } from "../../../static/js/room/store.js";

Object.assign(globalThis, { localStorage: { getItem: () => null } });

/** All that a template says, those within it as well. @param {any} part @returns {string} */
const written = (part) =>
  Array.isArray(part)
    ? part.map(written).join("")
    : (part?.strings
        ?.map(
          (/** @type {string} */ piece, /** @type {number} */ at) =>
            piece + written(part.values[at]),
        )
        .join("") ?? "");

/** @param {any} [sanction] */
const shown = (sanction) => shownTo({ seat: 0, name: "Ann", sanction });

/** @param {any} you @param {object} [door] */
function shownTo(you, door) {
  const room = { manners: { chat: "free" }, ...door };
  const store = { ...emptyStore(), room, you };
  return written(
    chat(
      /** @type {any} */ ({
        store,
        ui: {},
        page: { code: "c", phrases: ["hello"], you: { name: "Ann" } },
        t: (/** @type {string} */ key) => key,
        words: { language: "en" },
      }),
    ),
  );
}

const told = { lead: "", till: "", until: 0, more: "", code: "c" };
for (const [kind, field, phrases] of /** @type {const} */ ([
  ["mute", false, false],
  ["phrases", false, true],
  ["warning", true, false],
  ["over", true, false],
]))
  test(`with ${kind}`, () => {
    const page = shown({ ...told, kind });
    assert.equal(page.includes('id="say"'), field);
    assert.equal(page.includes('id="phrases"'), phrases);
  });

test("who may say what they want has a field for it", () => {
  assert.ok(shown().includes('id="say"'));
});

test("who has no seat is asked for a name to watch under only where they may watch", () => {
  const named = (/** @type {any} */ you, /** @type {object} */ door) =>
    shownTo({ seat: null, ...you }, door).includes('class="watch-name"');
  assert.ok(named({}, {}));
  assert.ok(!named({}, { unwatched: true }));
  assert.ok(named({ host: true }, { unwatched: true }));
});

test("a line that was refused comes back to its field, unless it was heard or another stands there", () => {
  const given = (/** @type {any} */ field, /** @type {any[]} */ heard) => {
    const store = { ...emptyStore(), you: { seat: 0 }, chat: { table: heard, watchers: [] } };
    const shell = /** @type {any} */ ({ store, ui: { spoken: { field, text: "So?", after: 7 } } });
    giveBack(shell);
    giveBack(shell);
    return field.value;
  };
  assert.equal(given({ value: "" }, [{ number: 7, seat: 0 }]), "So?");
  assert.equal(given({ value: "" }, [{ number: 8, seat: 1 }]), "So?");
  assert.equal(given({ value: "" }, [{ number: 8, seat: 0 }]), "");
  assert.equal(given({ value: "No" }, []), "No");
});
