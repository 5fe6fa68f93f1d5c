// @ts-check
/** Styles set by script: the site takes none from markup. */
import { ref } from "lit-html/directives/ref.js";

/** ``<li ${styled({"--at": 2})}>``: custom properties or others, one by one. @param {Record<string, string | number>} values */
export const styled = (values) =>
  ref((element) => {
    const piece = /** @type {HTMLElement | SVGElement | undefined} */ (element);
    for (const [name, value] of Object.entries(values))
      piece?.style.setProperty(name, String(value));
  });
