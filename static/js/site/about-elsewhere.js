// @ts-check
/**
 * Asks the server whom the menu of a link is about, and opens it. A link with a seat behind its `#`
 * is about the one who had that seat.
 *
 * @import {Reader, Subject} from "./about-popover.js"
 */
import { open } from "./about-popover.js";

/** Nobody to choose from is said in words, see `open`. @param {HTMLAnchorElement} link @param {Reader["t"]} t */
export async function openAt(link, t) {
  const answer = await fetch(link.href, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${answer.status}: ${link.href}`);
  /** @type {{subjects: (Subject & {seat?: number})[]}} */
  const { subjects } = await answer.json();
  const meant = subjects.filter(({ seat }) => !link.hash || link.hash === `#${seat}`);
  const labelled = meant.map((own) => ({ ...own, label: labelOf(own, t) }));
  open({ t }, labelled, link);
}

/** @param {Subject} subject @param {Reader["t"]} t */
const labelOf = ({ kind, name }, t) =>
  kind === "room" ? t("about-room") : t("about-person", { name });
