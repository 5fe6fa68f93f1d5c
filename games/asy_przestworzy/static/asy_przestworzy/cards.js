// @ts-check
/**
 * Aircraft cards, face and back.
 *
 * @import {Side, Table} from "types/asy_przestworzy"
 */
import { html } from "lit-html";
import { picture } from "./art/aircraft.js";
import { cockade, emblem, sign } from "./art/signs.js";
import { nameOf, worth } from "./knowing.js";

/** @param {Table} table @param {string} id @param {string} [attribute] the one at stake */
export function face(table, id, attribute) {
  const { nation, year, side } = table.scene.aircraft[id];
  const name = nameOf(table, id);
  return html`<span class="face card ${side}">
    <span class="photo">${picture(id, table.scene.aircraft[id])}${cockade(nation)}<i class="year">${year}</i></span>
    <span class="name ${name.length > 15 ? "long" : ""}"><span>${parted(name)}</span></span>
    <span class="values">
      ${table.scene.attributes.map(
        (own) =>
          html`<span class="value ${own} ${own === attribute ? "at-stake" : ""}">${sign(own)}<b>${worth(table, id, own)}</b></span>`,
      )}
    </span>
  </span>`;
}

/** On a slip a name has several lines: a maker's may be parted where it has a hyphen, a type with its number is not. @param {string} name */
const parted = (name) =>
  name
    .split(/( )/)
    .map((word) => (/\d/.test(word) ? html`<span class="type">${word}</span>` : word));

/** Without its card: it flies over the stage. @param {Table} table @param {string} id */
export const flyer = (table, id) =>
  html`<span class="flyer">${picture(id)}</span><span class="rear">${back(table.scene.aircraft[id].side)}</span>`;

/** @param {Side | undefined} side */
export const back = (side) =>
  html`<span class="back card ${side}"><span class="weave">${emblem(side)}</span></span>`;

/** What a screen reader hears: the value at stake first. @param {Table} table @param {string} id @param {string} [attribute] */
export function spoken(table, id, attribute) {
  const order = [...table.scene.attributes].sort(
    (a, b) => Number(b === attribute) - Number(a === attribute),
  );
  const values = order.map((own) => `${table.t(`board-${own}`)} ${worth(table, id, own)}`);
  return `${nameOf(table, id)}: ${values.join(", ")}`;
}
