// @ts-check
/**
 * Dice that are seen to roll and land on the true result: the server has thrown them, the tumbling
 * is for the eye.
 *
 * @import {Flights} from "./flight.js"
 */
import { html, svg } from "lit-html";
import { styled } from "./styled.js";

/** How a cube is turned so that a face looks at us: about x and y, in degrees. Opposite faces make seven. @type {Record<number, [number, number]>} */
const TURNS = { 1: [0, 0], 2: [-90, 0], 3: [0, -90], 4: [0, 90], 5: [90, 0], 6: [0, 180] };

/** Where the pips of a face lie, on a field of three by three. @type {Record<number, number[]>} */
const PIPS = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/**
 * A row of dice as they lie.
 * @param {{faces: number[], label: string, kind?: string}} how  `label`: the result in words
 */
export const dice = ({ faces, label, kind = "" }) =>
  html`<span class="kit-dice ${kind}" role="img" aria-label=${label}>${faces.map(die)}</span>`;

/** @param {number} face */
function die(face) {
  const [x, y] = TURNS[face];
  return html`<span class="kit-die"><span class="cube" data-face=${face} ${styled({ "--x": `${x}deg`, "--y": `${y}deg` })}>
    ${[1, 2, 3, 4, 5, 6].map((side) => {
      const [rx, ry] = TURNS[side];
      // A side stands where the turn that shows it would bring it back from.
      return html`<i ${styled({ "--x": `${-rx}deg`, "--y": `${-ry}deg` })}><svg viewBox="0 0 30 30">${PIPS[side].map((at) => svg`<circle cx=${7 + 8 * (at % 3)} cy=${7 + 8 * Math.floor(at / 3)} r="2.9" />`)}</svg></i>`;
    })}
  </span></span>`;
}

/** The turns of a cube from the hand to its face: the last one is how it lies. @param {number} face @param {number} at  which of the dice: no two roll alike @returns {Keyframe[]} */
export function tumble(face, at) {
  const [x, y] = TURNS[face];
  const [forth, aside] = [720 + 90 * (at % 3), 360 + 180 * (at % 2)];
  return [
    {
      transform: `translateY(-120%) rotateX(${x - forth}deg) rotateY(${y + aside}deg)`,
      opacity: 0,
    },
    {
      transform: `translateY(0) rotateX(${x - forth / 3}deg) rotateY(${y + aside / 2}deg)`,
      opacity: 1,
      offset: 0.4,
    },
    {
      transform: `translateY(-35%) rotateX(${x - forth / 6}deg) rotateY(${y + aside / 4}deg)`,
      offset: 0.6,
    },
    { transform: `translateY(0) rotateX(${x}deg) rotateY(${y}deg)` },
  ];
}

/** Throw the dice that have just been drawn. @param {Flights} flights @param {{selector?: string, delay?: number, duration?: number, sound?: string}} [how] */
export function roll(
  flights,
  { selector = ".kit-dice", delay = 0, duration = 900, sound = "tick" } = {},
) {
  const cubes = [...flights.root.querySelectorAll(`${selector} .cube`)];
  cubes.forEach((cube, at) => {
    const own = delay + at * 60;
    flights.move(cube, tumble(Number(cube.getAttribute("data-face")), at), {
      delay: own,
      duration,
      easing: "ease-out",
    });
    for (const share of [0.4, 0.95]) flights.sound(sound, own + duration * share);
  });
}
