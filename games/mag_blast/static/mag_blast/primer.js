// @ts-check
/**
 * Pictures of one salvo for the rulebook, of the board's own fleets and cards.
 *
 * @import {Table} from "types/mag_blast"
 */
import { styled } from "kit/styled.js";
import { html } from "lit-html";

/** By zone, the one that shoots in yellow. */
const OWN = { yel: "CR04", grn: "SC03", red: "CA03", blu: "MS01" };
/** Across: the target, and who else covers the flagship. */
const THEIRS = { yel: "CA01", grn: "CR06", red: "SC06", blu: "MS02" };
const FLAGSHIPS = ["f1", "f5"];
const SALVO = "B01";
/** A noise for it. */
const NOISE = 4;
const CARDS = 5;

/** @typedef {Record<"bubble" | "face" | "fleet" | "shipPiece", any>} Draw */

/** @param {Pick<Table, "scene" | "t">} table @param {Draw} draw  as the board does */
export function primer({ scene, t }, draw) {
  const { yel: shooter } = OWN;
  const { yel: target, ...behind } = THEIRS;
  const { hull } = /** @type {{hull: number}} */ (scene.ships[target]);
  const damage = Number(scene.damage[SALVO.slice(0, -2)]);
  /** @param {any[]} fleets */
  const among = (...fleets) => ({
    scene,
    t,
    nameOf: () => "",
    view: { phase: "attack", seats: fleets },
  });
  const [own, theirs, open] = [
    side(FLAGSHIPS[0], OWN),
    side(FLAGSHIPS[1], THEIRS),
    side(FLAGSHIPS[1], behind),
  ];
  const hit = {
    ...theirs,
    fleet: { ...theirs.fleet, [target]: { zone: "yel", under: { [SALVO]: damage } } },
  };
  const salvo = sized("4.6rem", draw.face(among(own), SALVO));
  return [
    picture([whole(draw.fleet(among(own), 0, NOTHING, "large"))]),
    picture([
      ship(draw.shipPiece(among(own), 0, shooter, { kind: "chosen" })),
      salvo,
      ship(
        draw.shipPiece(among(theirs), 0, target, {
          kind: "target",
          says: `${hull}→${hull - damage}`,
        }),
      ),
    ]),
    picture([
      html`<span class="shout" ${styled({ width: "8.5rem", "font-size": "1.7rem" })}><svg viewBox="-48 -32 96 60">${draw.bubble}</svg><b>${t(`noise-${NOISE}`)}</b></span>`,
      ship(draw.shipPiece(among(hit), 0, target)),
    ]),
    picture([whole(draw.fleet(among(open), 0, AIMED, "large"))]),
  ];
}

const NOTHING = { mark: () => undefined, press: () => {} };
/** Through the gate at the flagship. */
const AIMED = {
  ...NOTHING,
  mark: (/** @type {string} */ piece) => (piece === "@0" ? { kind: "target" } : undefined),
};

/** @param {string} flagship @param {Record<string, string>} ships  by zone */
const side = (flagship, ships) => ({
  flagship,
  hull: 8,
  hand: CARDS,
  fleet: Object.fromEntries(Object.entries(ships).map(([zone, one]) => [one, { zone }])),
});

/** Nothing in it can be pressed; the number of the step stands at its left. @param {unknown[]} parts */
const picture = (parts) =>
  html`<div class="mag told still" inert ${styled({
    display: "flex",
    "align-items": "center",
    "justify-content": "center",
    gap: "min(0.9rem, 2.5cqw)",
    width: "100%",
    height: "100%",
    padding: "0.5rem 0.5rem 0.5rem 2.6rem",
    "box-sizing": "border-box",
  })}>${parts}</div>`;

/** @param {unknown} fleet */
const whole = (fleet) =>
  html`<div ${styled({
    container: "fleet-place / size",
    display: "grid",
    "justify-content": "center",
    width: "100%",
    height: "100%",
    padding: "0.8rem 0 0",
    "box-sizing": "border-box",
  })}>${fleet}</div>`;

/** @param {string} width @param {unknown} card */
const sized = (width, card) => html`<div ${styled({ "--card": width })}>${card}</div>`;

/** As high and wide as in a fleet. @param {unknown} piece */
const ship = (piece) =>
  html`<div class="fleet" ${styled({ display: "block", "--w": "min(7rem, 26cqw)", "--h": "5rem" })}>${piece}</div>`;
