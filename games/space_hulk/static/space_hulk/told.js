// @ts-check
/** What both sides will read: by what each of them wins. */
/** @import {Reader} from "./sentences.js" */
import { html, nothing } from "lit-html";
import { aimsOf } from "./sentences.js";

/** @param {Reader} reader */
export const told = (reader) =>
  html`<div class="told-goals" lang=${reader.language}>
    ${
      /** @type {const} */ (["marines", "aliens", "draw"]).map((side) => {
        const aims = aimsOf(reader, side);
        return aims.length || side !== "draw"
          ? html`<section class=${side}>
            <h4>${reader.t(`goal-wins-${side}`)}</h4>
            <ul>${aims.map((aim) => html`<li>${aim}</li>`)}</ul>
          </section>`
          : nothing;
      })
    }
  </div>`;
