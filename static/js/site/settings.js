// @ts-check
/**
 * Settings page of a guest: kept in localStorage at once. A member's form goes to the server.
 */
import { recall, remember } from "./storage.js";

const form = document.querySelector("form[data-guest]");
const root = document.documentElement;

/** @type {Record<string, {read: () => string, write: (value: string) => void}>} */
const SETTINGS = {
  theme: { read: () => plain("theme"), write: (value) => keep("theme", value) },
  motion: { read: () => plain("motion"), write: (value) => keep("motion", value) },
  sounds: {
    read: () => (recall("sounds", true) ? "on" : "off"),
    write: (value) => remember("sounds", value === "on"),
  },
  hears: {
    read: () => recall("hears", "everything"),
    write: (value) => remember("hears", value),
  },
  rude: { read: () => recall("rude", "masked"), write: (value) => remember("rude", value) },
};

/** @param {string} key */
function plain(key) {
  try {
    return localStorage.getItem(key) ?? "system";
  } catch {
    return root.dataset[key] ?? "system";
  }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  if (value === "system") delete root.dataset[key];
  else root.dataset[key] = value;
  try {
    if (value === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Kept for this page alone.
  }
}

function show() {
  for (const [name, { read }] of Object.entries(SETTINGS)) {
    const radio = form?.querySelector(`input[name=${name}][value=${read()}]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
  }
}

if (form) {
  show();
  document.addEventListener("stored", show);
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) SETTINGS[target.name]?.write(target.value);
  });
}
