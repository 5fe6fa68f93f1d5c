// @ts-check
/**
 * What a member changes by a button of some page is kept by the server as well. What does not get
 * there is this page's alone.
 */

/** As the server calls it. @type {Record<string, (value: any) => string>} */
const CHOICES = { theme: String, sounds: (on) => (on ? "on" : "off") };

document.addEventListener("kept", (event) => {
  const { detail } = /** @type {CustomEvent<Record<string, any>>} */ (event);
  const chosen = Object.entries(detail).filter(([key]) => key in CHOICES);
  if (chosen.length) keep(chosen.map(([key, value]) => [key, CHOICES[key](value)]));
});

/** @param {string[][]} chosen */
function keep(chosen) {
  const token = document.querySelector("input[name=csrfmiddlewaretoken]");
  const body = new URLSearchParams(chosen);
  body.set("csrfmiddlewaretoken", token instanceof HTMLInputElement ? token.value : "");
  fetch("/settings/keep/", { method: "POST", body, keepalive: true }).catch(() => {});
}
