// @ts-check
/**
 * Front page forms: one name for all of them, scenes that move when looked at, what was changed in
 * an options sheet, and a room by its code.
 */
import { randomHex } from "./random.js";
import { moveScenes } from "./scenes.js";
import { recall, remember } from "./storage.js";

const join = document.getElementById("join");
const name = /** @type {HTMLInputElement} */ (document.getElementById("name"));
/** @type {NodeListOf<HTMLFormElement>} */
const games = document.querySelectorAll("form.game");

join?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = join.querySelector("input");
  const code = codeOf(field?.value ?? "");
  if (code) location.assign((join.dataset.room ?? "").replace("CODE", encodeURIComponent(code)));
});

name.value = recall("name") ?? name.value;
// Whoever has typed it goes on to the games.
name.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  // Else the same press would open a room.
  event.preventDefault();
  /** @type {HTMLElement | null} */ (games[0]?.querySelector(".big"))?.focus();
});
moveScenes(document.querySelectorAll("img[data-scene]"));

// What has the keys lies under the sheet; where the browser sees need, it shows what has them now.
for (const sheet of document.querySelectorAll(".options-sheet"))
  sheet.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== "open") return;
    /** @type {HTMLElement | null} */ (sheet.querySelector("header button"))?.focus();
  });

for (const form of games) {
  form.addEventListener("submit", askForName);
  form.addEventListener("formdata", ({ formData }) => formData.set("name", name.value.trim()));
  form.addEventListener("change", () => tellChanges(form));
  tellChanges(form);
}

/** Nobody needs one to learn. @param {SubmitEvent} event */
function askForName(event) {
  if (event.submitter?.classList.contains("lesson-offer")) return;
  if (name.value.trim()) return remember("name", name.value.trim());
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector(":popover-open"))?.hidePopover();
  name.value = "";
  name.reportValidity();
}

/** Below the buttons, as the sheet is shut again. @param {HTMLFormElement} form */
function tellChanges(form) {
  const line = /** @type {HTMLElement} */ (form.querySelector(".changed"));
  const title = /** @type {HTMLElement} */ (line.firstElementChild);
  const said = [...form.elements].map(changed).filter(Boolean);
  line.hidden = !said.length;
  line.replaceChildren(title, ` ${said.join(" · ")}`);
}

/** What a field says that it did not say at first. @param {Element} field */
function changed(field) {
  if (field instanceof HTMLSelectElement) {
    const [chosen] = field.selectedOptions;
    return chosen && !chosen.defaultSelected && chosen.value ? chosen.text : "";
  }
  if (!(field instanceof HTMLInputElement)) return "";
  if (field.type === "radio")
    return field.checked && !field.defaultChecked ? field.labels?.[0]?.textContent : "";
  return field.type === "text" ? field.value.trim() : "";
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
