// @ts-check
/** Styles set or fetched by script: the site takes none from markup. */
import { ref } from "lit-html/directives/ref.js";

/** ``<li ${styled({"--at": 2})}>``: custom properties or others, one by one. @param {Record<string, string | number>} values */
export const styled = (values) =>
  ref((element) => {
    const piece = /** @type {HTMLElement | SVGElement | undefined} */ (element);
    for (const [name, value] of Object.entries(values))
      piece?.style.setProperty(name, String(value));
  });

/** A style sheet, once for all of a page: there or given up. @param {string} href */
export function dressed(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href });
  document.head.append(sheet);
  return new Promise((done) => Object.assign(sheet, { onload: done, onerror: done }));
}
