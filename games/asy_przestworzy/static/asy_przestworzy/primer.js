// @ts-check
/**
 * Pictures of one duel for the rulebook, of the board's own cards.
 *
 * @import {Table} from "types/asy_przestworzy"
 */
import { styled } from "kit/styled.js";
import { html } from "lit-html";

/** Of the first hand, with names that fit cards so small; and the one that is laid. */
const HAND = ["E13", "E16", "E12"];
const OWN = "E16";
const OTHER = "C10";

/**
 * @param {Pick<Table, "scene" | "t">} table
 * @param {Record<"back" | "face" | "medal", (...given: any[]) => unknown>} draw  as the board does
 */
export const primer = (table, { face, back, medal }) => [
  row(
    "min(5.4rem, 29cqw)",
    HAND.map((id) => face(table, id, "spd")),
  ),
  row("min(6.5rem, 44cqw)", [back("entente"), back("central")]),
  row("min(7.2rem, 44cqw)", [face(table, OWN, "spd"), beaten(face(table, OTHER, "spd"))]),
  row("6rem", [medal("spd")]),
  row(
    "min(2.4rem, 15cqw)",
    table.scene.attributes.map((own) => medal(own)),
  ),
];

/** @param {unknown} piece */
const beaten = (piece) =>
  html`<span ${styled({ rotate: "9deg", translate: "0 0.9rem", filter: "brightness(0.6)" })}>${piece}</span>`;

/** @param {string} width @param {unknown[]} pieces */
const row = (width, pieces) =>
  html`<div class="asy" ${styled({
    "--card": width,
    "--medal": width,
    display: "flex",
    gap: "0.5rem",
  })}>${pieces}</div>`;
