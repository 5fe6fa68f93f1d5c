// @ts-check
/**
 * Questions to the library over HTTP.
 *
 * @typedef {{code: string, text: string}} Refused
 */
import { at, page } from "./page.js";

const token = () =>
  /** @type {HTMLInputElement | null} */ (document.querySelector("input[name=csrfmiddlewaretoken]"))
    ?.value ?? "";

/** The answer; throws a `Refused`, or whatever befalls a line. @param {string} address @param {object} [told] @returns {Promise<any>} */
async function ask(address, told) {
  const how = told && {
    method: "POST",
    body: JSON.stringify(told),
    headers: { "Content-Type": "application/json", "X-CSRFToken": token() },
  };
  const answer = await fetch(address, how);
  if (answer.status === 204) return null;
  const read = await answer.json();
  if (read.refused) throw read.refused;
  return read;
}

/** @param {string} code @returns {Promise<import("./page.js").Whole>} */
export const fetchOne = (code) => ask(at(page.addresses.document, code));

/** @param {string} name @param {any} body @returns {Promise<import("./page.js").Whole>} */
export const keepNew = (name, body) => ask(page.documents, { game: page.game, name, body });

/** @param {string} code @param {string} name @param {any} body @returns {Promise<import("./page.js").Whole>} */
export const keepChanged = (code, name, body) =>
  ask(at(page.addresses.document, code), { name, body });

/** @param {any} body @returns {Promise<import("contract").Problem[]>} */
export const examined = async (body) =>
  (await ask(page.examine, { game: page.game, body })).problems;

/** @param {string} code @param {boolean} published @returns {Promise<import("./page.js").Line>} */
export const publish = (code, published) => ask(at(page.addresses.publish, code), { published });

/** @param {string} code @returns {Promise<null>} */
export const withdraw = (code) => ask(at(page.addresses.withdraw, code), {});
