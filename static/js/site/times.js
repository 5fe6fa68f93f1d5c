// @ts-check
/**
 * Times that the server has written in UTC, in the reader's zone and as in the reader's own country,
 * where it speaks the page's language.
 */

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const SHAPES = {
  "": { dateStyle: "medium", timeStyle: "short" },
  clock: { timeStyle: "short" },
  minute: { dateStyle: "long", timeStyle: "short" },
  day: { dateStyle: "long" },
};

addEventListener("DOMContentLoaded", () => {
  const { lang } = document.documentElement;
  const region = navigator.languages.find((own) => own.startsWith(lang)) ?? lang;
  for (const one of /** @type {NodeListOf<HTMLTimeElement>} */ (
    document.querySelectorAll("time[data-shape]")
  )) {
    const shape = SHAPES[one.dataset.shape ?? ""];
    if (shape?.timeStyle) one.title = one.textContent ?? "";
    one.textContent = new Intl.DateTimeFormat(region, shape).format(new Date(one.dateTime));
  }
});
