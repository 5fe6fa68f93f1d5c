// @ts-check
/**
 * What a refusal of the server, or a line that is down, is told by.
 */
import { html } from "lit-html";

/** Where staff have taken something away, the words lead to why, and to how one may object. @param {{code?: string, text?: string}} refused @param {string} otherwise */
export const whyNot = ({ code, text }, otherwise) =>
  code === "document-taken-away"
    ? html`<a href="/reports/" target="_blank">${text}</a>`
    : (text ?? otherwise);
