// @ts-check
/**
 * Search in a rulebook: hides the rules and chapters that do not fit what was typed.
 */

/** As people type it: no matter the case or the accents. @param {string} text */
export const plain = (text) =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

/** Whether every word that was typed stands in the text, or begins a word of it. @param {string} text @param {string} query */
export function fits(text, query) {
  const said = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => said.includes(stem(word)));
}

/** What a Polish noun keeps in all its cases: talia, talii, talię. @param {string} word */
const stem = (word) => (word.length > 4 ? word.replace(/[aeiouy]$/, "") : word);

/**
 * A rulebook's search field begins to work. Enter goes to the first rule found, Escape shows all.
 * @param {Element} root
 */
export function searchable(root) {
  const field = /** @type {HTMLInputElement} */ (root.querySelector("input[type=search]"));
  const rules = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".rule")]);
  field.addEventListener("input", () => sift(root, rules, field.value.trim()));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") rules.find((rule) => !rule.hidden)?.focus();
    if (event.key !== "Escape" || !field.value) return;
    event.preventDefault();
    event.stopPropagation();
    clear(root);
  });
}

/** Everything in sight again. @param {Element} root */
export function clear(root) {
  /** @type {HTMLInputElement} */ (root.querySelector("input[type=search]")).value = "";
  sift(root, /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".rule")]), "");
}

/** @param {Element} root @param {HTMLElement[]} rules @param {string} query */
function sift(root, rules, query) {
  for (const rule of rules) rule.hidden = !fits(rule.textContent ?? "", query);
  /** @type {NodeListOf<HTMLElement>} */
  const parts = root.querySelectorAll(".chapter, .preface");
  for (const part of parts)
    part.hidden = query !== "" && !part.querySelector(".rule:not([hidden])");
  const found = rules.filter((rule) => !rule.hidden).length;
  const count = root.querySelector("output");
  if (count) count.textContent = query ? `${found} / ${rules.length}` : "";
  const nothing = root.querySelector(".nothing");
  if (nothing instanceof HTMLElement) nothing.hidden = found > 0;
  root.classList.toggle("sifted", query !== "");
}
