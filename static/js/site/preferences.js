// @ts-check
/**
 * Posts a member's theme and sounds to the server when they are changed by a button of any page.
 */

/** As the server calls it. @type {Record<string, (value: any) => string>} */
const CHOICES = { theme: String, sounds: (on) => (on ? "on" : "off") };

document.addEventListener("stored", (event) => {
  const { detail } = /** @type {CustomEvent<Record<string, any>>} */ (event);
  const chosen = Object.entries(detail).filter(([key]) => key in CHOICES);
  if (chosen.length) save(chosen.map(([key, value]) => [key, CHOICES[key](value)]));
});

/** @param {string[][]} chosen */
function save(chosen) {
  const token = document.querySelector("input[name=csrfmiddlewaretoken]");
  const body = new URLSearchParams(chosen);
  body.set("csrfmiddlewaretoken", token instanceof HTMLInputElement ? token.value : "");
  fetch("/settings/keep/", { method: "POST", body, keepalive: true }).catch(() => {});
}
