// @ts-check
/** What a press that nobody else hears of draws anew: the board alone, not the page around it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "lit-html";
import { answering } from "../../static/mag_blast/answering.js";
import { attacking } from "../../static/mag_blast/attacking.js";
import { deploying } from "../../static/mag_blast/deploying.js";
import { moving, put } from "../../static/mag_blast/moving.js";
import { home } from "../../static/mag_blast/seats.js";
import { looking, reading } from "../../static/mag_blast/stage.js";
import { one, seat, table } from "./tables.js";

const fleet = { CR06: { zone: "yel" }, DE04: { zone: "grn" } };
const aim = { ship: one("CR06"), card: one("B01"), target: one("BA05") };
const fire = { do: "fire", take: aim };
const move = { is: "each", keys: ["CR06", "DE04"], of: one("yel", "grn", "red", "blu") };

/** @param {any} offer @param {any} [view] */
function board(offer, view = {}) {
  const drawn = { board: 0 };
  const own = table(
    { 0: seat({ fleet }), 1: seat({ fleet: { BA05: { zone: "yel" } } }) },
    {
      offers: [offer],
      view: { own: { hand: ["B01"], presets: {} }, ...view },
      repaint: () => {
        drawn.board++;
      },
      redraw: () => assert.fail("the whole page was drawn"),
    },
  );
  return { own, drawn };
}

/** @type {Record<string, [any, any, (own: any) => void]>} */
const PRESSES = {
  "a card to play": [fire, {}, (own) => attacking(own).cards.press("B01")],
  "a ship to fire": [fire, {}, (own) => attacking(own).hands.press("CR06", 0)],
  "a fleet to be looked at": [fire, {}, (own) => attacking(own).hands.press("BA05", 1)],
  "a step back": [fire, {}, (own) => attacking(own).back?.()],
  "an answer": [
    { do: "answer", take: { window: one("3"), card: one("B01") } },
    { window: { number: 3, asked: [0] } },
    (own) => answering(own).cards.press("B01"),
  ],
  "a ship to move": [
    { do: "move_fleet", take: { to: move } },
    { phase: "move" },
    (own) => moving(own).hands.press("CR06", 0),
  ],
  "where it goes": [
    { do: "move_fleet", take: { to: move } },
    { phase: "move" },
    (own) => put(own, { seat: 0, plan: {}, scatters: false }, "CR06", "grn"),
  ],
  "a card to be read": [fire, {}, (own) => reading(own).press("B01")],
  "a piece to be read": [fire, {}, (own) => looking(own).press("BA05", 1)],
  "the way back to the own fleet": [fire, {}, (own) => pressed(home(own))],
  "a zone to deploy in": [
    { do: "deploy", take: {} },
    { phase: "deploy", own: { hand: [], presets: {}, dealt: ["CR06"] } },
    (own) => {
      own.ui.draft = { name: `${own.view.number} deploy `, own: { yel: "CR06" } };
      deploying(own).hands.press("yel", 0);
    },
  ],
};

/** @param {ReturnType<typeof html>} template */
const pressed = ({ values }) =>
  /** @type {any} */ (values.find((value) => typeof value === "function"))();

for (const [what, [offer, view, press]] of Object.entries(PRESSES))
  test(`${what} draws the board alone`, () => {
    const { own, drawn } = board(offer, view);
    press(own);
    assert.equal(drawn.board, 1);
  });
