// @ts-check
/**
 * Rude words in chat: the server says where they stand; whoever wants to reads them as written.
 *
 * @import {Shell} from "./shell.js"
 * @import {ChatLine} from "./store.js"
 */
import { html } from "lit-html";
import { recall } from "../site/storage.js";

/** Read at each drawing: the settings may be open in another tab. */
const shown = () => recall("rude") === "shown";

/**
 * The parts of a line, as they were said and to be masked in turn. Counted by characters, as the
 * server does, of which some are two in a string.
 * @param {ChatLine} line @returns {string[]}
 */
export function parts({ text = "", rude = [] }) {
  const characters = [...text];
  const ends = [0, ...rude, characters.length];
  return ends.slice(1).map((end, index) => characters.slice(ends[index], end).join(""));
}

/** @param {Shell} shell @param {ChatLine} line */
export function said({ t }, line) {
  if (!line.rude?.length || shown()) return line.text;
  return parts(line).map((part, index) =>
    index % 2 ? html`<span role="img" aria-label=${t("chat-masked")}>***</span>` : part,
  );
}
