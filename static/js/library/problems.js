// @ts-check
/** The list of what is wrong, errors first; one that is chosen shows its places. */
/** @import {Problem, Say} from "contract" */
import { html, nothing } from "lit-html";

/** Places that are named; more of them are seen better than read. */
const NAMED = 3;

/** @param {{t: Say, problems: Problem[] | null, fresh: boolean, chosen: Problem | null, choose: (one: Problem) => void, where: (place: number) => string}} how */
export function problemList({ t, problems, fresh, chosen, choose, where }) {
  return html`<section class="problems" aria-labelledby="problems-title">
    <h2 id="problems-title">${t("editor-problems")}</h2>
    <p class="state" role="status">${line(t, fresh ? problems : null)}</p>
    ${
      problems?.length
        ? html`<ul>
            ${problems.map(
              (one) => html`<li>
                <button type="button" class=${one.warning ? "warning" : "error"} aria-pressed=${String(one === chosen)} @click=${() => choose(one)}>
                  <b>${t(one.warning ? "editor-warning" : "editor-error")}</b> <span>${one.text} ${one.places.length ? html`<small>${places(one, where)}</small>` : nothing}</span>
                </button>
              </li>`,
            )}
          </ul>`
        : nothing
    }
  </section>`;
}

/** @param {Problem} problem @param {(place: number) => string} where */
const places = ({ places }, where) =>
  places.slice(0, NAMED).map(where).join("; ") + (places.length > NAMED ? " …" : "");

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
