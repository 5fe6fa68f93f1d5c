// @ts-check
/**
 * Front page forms: joins a room by its code, fills in the remembered name.
 */
import { randomHex } from "./random.js";
import { recall, remember } from "./storage.js";

const join = document.getElementById("join");

join?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = join.querySelector("input");
  const code = codeOf(field?.value ?? "");
  if (code) location.assign((join.dataset.room ?? "").replace("CODE", encodeURIComponent(code)));
});

for (const field of document.querySelectorAll("input[data-name]")) {
  const input = /** @type {HTMLInputElement} */ (field);
  input.value = recall("name") ?? input.value;
  input.form?.addEventListener("submit", () => remember("name", input.value.trim()));
}

/** Whoever chooses a document plays by it: the other options say so. */
for (const field of document.querySelectorAll("[data-goes-with]")) {
  const chosen = /** @type {HTMLInputElement | HTMLSelectElement} */ (field);
  chosen.addEventListener("change", () => {
    if (!chosen.value) return;
    for (const [name, value] of Object.entries(JSON.parse(chosen.dataset.goesWith ?? "{}"))) {
      const other = chosen.form?.elements.namedItem(name);
      if (other && "value" in other) other.value = value;
    }
  });
}

// A page that a browser shows again from its memory has been sent before: what it sends now is new.
addEventListener("pageshow", () => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = document.querySelectorAll('input[name="once"]');
  for (const field of fields) field.value = randomHex(16);
});

/** A whole link will do as well: the code is its last part. @param {string} text */
function codeOf(text) {
  return text.trim().toLowerCase().replace(/\/+$/, "").split("/").at(-1);
}
