// @ts-check
/**
 * Link to the page that says what is kept of people. Beside it a match goes on.
 *
 * @import {Shell} from "./shell.js"
 */
import { html } from "lit-html";

/** @param {Shell} shell */
export const privacyLink = ({ t }) =>
  html`<a class="privacy" href="/privacy/" target="_blank">${t("privacy")}</a>`;
