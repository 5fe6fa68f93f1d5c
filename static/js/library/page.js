// @ts-check
/**
 * What a page of documents was given, its words in every language, and the game's own maker.
 *
 * @import {Maker, Problem, Say} from "contract"
 *
 * @typedef {{code: string, name: string, game: string, published: boolean, changed: string, by: string}} Line
 * @typedef {Line & {own: boolean, body: any, problems: Problem[]}} Whole
 *
 * @typedef {object} Page
 * @property {string} language
 * @property {string} game
 * @property {string} maker
 * @property {Record<string, string[]>} words
 * @property {string} documents
 * @property {string} examine
 * @property {Record<"document" | "export" | "publish" | "withdraw", string>} addresses
 * @property {Record<"collection" | "new" | "shared" | "edit", string>} pages
 * @property {Line[]} [own]
 * @property {Line[]} [published]
 * @property {Whole | null} [document]
 */
import { fetched, Words } from "../site/words.js";

/** @type {Page} */
export const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}");

/** @param {string} address @param {string} code */
export const at = (address, code) => address.replace("CODE", code);

/** @returns {Promise<Maker>} */
export const maker = async () => (await import(page.maker)).default;

/** @param {string} language @returns {Promise<Say>} */
export async function said(language) {
  const words = new Words(language, await fetched(page.words[language]));
  return (key, params) => words.t(key, params);
}

/** Into where something waits for it. @param {string} id */
export function place(id) {
  const found = /** @type {HTMLElement} */ (document.getElementById(id));
  found.textContent = "";
  return found;
}
