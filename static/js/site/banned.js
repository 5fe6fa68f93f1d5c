// @ts-check
/**
 * Page of a ban: once that is over, a page that was left open leads to where its reader wanted to
 * go. An objection that they are writing is left to them.
 */
import { enterAfter } from "./returning.js";

const MARK = "data-banned-for";
const section = document.querySelector(`[${MARK}]`);
const here = `${location.pathname}${location.search}`;

async function isOver() {
  const answer = await fetch(here, { cache: "no-store" });
  return answer.status < 500 && !(await answer.text()).includes(MARK);
}

function enter() {
  if (!document.querySelector("textarea")?.value) location.replace(here);
}

const wait = (/** @type {number} */ milliseconds) =>
  /** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, milliseconds)));

enterAfter(Number(section?.getAttribute(MARK)), isOver, enter, wait);
