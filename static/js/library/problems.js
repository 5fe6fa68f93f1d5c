// @ts-check
/** The list of what is wrong, errors first; one that is chosen shows its places. */
/** @import {Problem, Say} from "contract" */
import { html, nothing } from "lit-html";

/** @param {{t: Say, problems: Problem[] | null, chosen: Problem | null, choose: (one: Problem) => void}} how */
export function problemList({ t, problems, chosen, choose }) {
  return html`<section class="problems" aria-labelledby="problems-title">
    <h2 id="problems-title">${t("editor-problems")}</h2>
    <p class="state" role="status">${line(t, problems)}</p>
    ${
      problems?.length
        ? html`<ul>
            ${problems.map(
              (one) => html`<li>
                <button type="button" class=${one.warning ? "warning" : "error"} aria-pressed=${String(one === chosen)} @click=${() => choose(one)}>
                  <b>${t(one.warning ? "editor-warning" : "editor-error")}</b> <span>${one.text}</span>
                </button>
              </li>`,
            )}
          </ul>`
        : nothing
    }
  </section>`;
}

/** How many there are, in words. @param {Say} t @param {Problem[] | null} problems */
function line(t, problems) {
  if (!problems) return t("editor-examining");
  return problems.length ? counted(t, problems) : t("editor-no-problems");
}

/** @param {Say} t @param {Problem[]} problems */
export function counted(t, problems) {
  const warnings = problems.filter(({ warning }) => warning).length;
  const errors = problems.length - warnings;
  const parts = [];
  if (errors) parts.push(t("document-errors", { count: errors }));
  if (warnings) parts.push(t("document-warnings", { count: warnings }));
  return parts.join(", ") || t("document-sound");
}
