// @ts-check
/**
 * The sound pad: eight noises by tap or key, or typed. The own noise sounds at once.
 *
 * @import {Table} from "types/mag_blast"
 */
import { offered } from "kit/offers.js";
import { html, nothing } from "lit-html";
import { isAsked, isMute, isMyTurn, side, watches } from "./knowing.js";
import { microphone } from "./microphone.js";
import { isNoise, isPlayed, KEYS, mostAlike, NOISES } from "./noises.js";

/** Whether noises can be made here: the own salvo's, or cheers of who is out. @param {Table} table */
export const isOpen = (table) =>
  !!offered(table, "sound") || (cheers(table) && table.options.sound !== "off");

/** It lies there for the whole of the own attack. @param {Table} table */
export const isPadded = (table) =>
  isOpen(table) ||
  (isMyTurn(table) && table.view.phase === "attack" && table.options.sound !== "off");

/** Who is out cheers on. @param {Table} table */
export const cheers = (table) =>
  table.seat !== null && watches(table) && !table.past && table.view.phase !== "over";

/** @param {Table} table @param {number} noise */
export function make(table, noise) {
  if (table.standing || !isPlayed(table.ui, table.seat ?? -1, performance.now())) return;
  table.ui.noise = noise;
  table.ui.last = noise;
  table.play(`noise-${noise}`);
  if (cheers(table)) cheer(table, noise);
  else table.act({ do: "sound", noise }, { next: true });
  table.redraw();
}

/** The count makes two equal ones differ. @param {Table} table @param {number} noise */
function cheer(table, noise) {
  table.ui.cheered = ((table.ui.cheered ?? 0) + 1) % 256;
  table.signal({ noise, count: table.ui.cheered });
}

/** @param {Table} table */
export function pad(table) {
  // What is asked stands in its place.
  if (isAsked(table) || !isPadded(table)) return nothing;
  const { t, view } = table;
  const due = isMute(table);
  return html`<div class="pad ${due ? "due" : ""}" role="group" aria-label=${t(due ? "board-pad-due" : "board-pad")}>
    ${cheers(table) ? html`<p class="cheer">${t("board-cheer")}</p>` : nothing}
    ${NOISES.map(
      (
        noise,
      ) => html`<button class="noise noise-${noise} ${view.kept === noise && isMyTurn(table) ? "kept" : ""}"
        aria-label=${t("board-noise", { noise: t(`noise-${noise}`) })} @click=${() => make(table, noise)}>${t(`noise-${noise}`)}<kbd aria-hidden="true">${KEYS[noise]}</kbd></button>`,
    )}
    ${otherWays(table)}
  </div>`;
}

/** Without a key: typed, shouted, or left to the browser. @param {Table} table */
export function otherWays(table) {
  const { t } = table;
  const helped = table.seat !== null && side(table, table.seat).help;
  const sounds = isPadded(table);
  return html`${
    sounds
      ? html`<form class="typed" @submit=${(/** @type {SubmitEvent} */ event) => typed(event, table)}>
      <input name="noise" maxlength="24" autocomplete="off" aria-label=${t("board-type")} placeholder=${t("board-type-hint")} />
    </form>`
      : nothing
  }
    ${sounds && !cheers(table) ? microphone(table, make) : nothing}
    ${help(table, !!helped)}`;
}

/** @param {Table} table @param {boolean} on */
const help = (table, on) =>
  offered(table, "set_sound_help")
    ? html`<button class="sound-help" aria-pressed=${on ? "true" : "false"} title=${table.t("board-help-what")}
        @click=${() => table.act({ do: "set_sound_help", on: !on })}>♪ ${table.t("board-help")}</button>`
    : nothing;

/** @param {SubmitEvent} event @param {Table} table */
function typed(event, table) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (
    /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("noise")
  );
  if (!isNoise(field.value)) return;
  make(
    table,
    mostAlike(
      field.value,
      NOISES.map((noise) => table.t(`noise-${noise}`)),
    ),
  );
  field.value = "";
  field.blur();
}
