// @ts-check
import { html } from "lit-html";

/** @type {import("contract").Board} */
export default {
  draw: ({ view, t }) => html`
    <ol class="cups" data-phase=${view.phase}>
      ${Object.entries(view.beads).map(([seat, beads]) => html`<li>${seat}: ${beads}</li>`)}
    </ol>
    <p>${view.pea ? t("event-pea-placed", { cup: view.pea }) : ""}</p>
  `,
};
