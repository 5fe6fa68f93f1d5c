// @ts-check
/** Zones and objects: named here, laid on the map with a brush of their own. */
/** @import {Bench} from "contract" */
/** @import {Made} from "types/space_hulk" */
import { html, nothing } from "lit-html";
import { both } from "../sentences.js";
import { take } from "./brushes.js";
import { chartOf, MOST } from "./chart.js";
import { text } from "./fields.js";
import { placeWords } from "./speaking.js";

/** @param {Bench<Made>} bench */
export const placesPanel = (bench) =>
  html`<div class="places">${zones(bench)} ${objects(bench)}</div>`;

/** @param {Bench<Made>} bench */
function zones(bench) {
  const { t, document: board, ui } = bench;
  const names = Object.keys(board.zones ?? {});
  const add = () => {
    const name = unused(names, (number) => t("maker-zone-first", { number }));
    bench.change({ ...board, zones: { ...board.zones, [name]: [] } });
    take(bench, { zone: name });
  };
  return html`<fieldset>
    <legend>${t("maker-zones")}</legend>
    <p class="hint">${t("maker-zones-line")}</p>
    ${names.map(
      (name) => html`<div class="place ${ui.brush.zone === name ? "chosen" : ""}">
        ${text({ label: t("maker-zone-name"), value: name, most: 40, change: (next) => rename(bench, name, next.trim()) })}
        <span class="hint">${t("maker-squares", { number: board.zones?.[name].length ?? 0 })}</span>
        ${draws(bench, t("maker-zone-draw", { name }), ui.brush.zone === name, () => take(bench, { zone: name }))}
        ${removes(t, name, () => bench.change({ ...board, zones: without(board.zones ?? {}, name) }))}
      </div>`,
    )}
    ${names.length < MOST.zones ? html`<button type="button" @click=${add}>${t("maker-zone-new")}</button>` : nothing}
  </fieldset>`;
}

/** @param {Bench<Made>} bench */
function objects(bench) {
  const { t, document: board, ui } = bench;
  const things = board.objects ?? [];
  const language = /** @type {"en" | "pl"} */ (document.documentElement.lang);
  const add = () => {
    const id = unused(
      things.map((thing) => thing.id),
      (number) => `object-${number}`,
    );
    const name = t("maker-object-first", { number: things.length + 1 });
    const at = firstFloor(board);
    bench.change({ ...board, objects: [...things, { id, name: { en: name, pl: name }, at }] });
    take(bench, { object: id });
  };
  const written = (
    /** @type {typeof things[number]} */ thing,
    /** @type {"en" | "pl"} */ own,
    /** @type {string} */ words,
  ) => {
    const same = thing.name.en === thing.name.pl && own === language;
    const name = same ? { en: words, pl: words } : { ...thing.name, [own]: words };
    const next = things.map((each) => (each.id === thing.id ? { ...each, name } : each));
    bench.change({ ...board, objects: next }, `object ${thing.id} ${own}`);
  };
  return html`<fieldset>
    <legend>${t("maker-objects")}</legend>
    <p class="hint">${t("maker-objects-line")}</p>
    ${things.map((thing) => {
      const name = both(thing.name, language);
      const [x, y] = thing.at;
      return html`<div class="place ${ui.brush.object === thing.id ? "chosen" : ""}">
        ${/** @type {const} */ (["en", "pl"]).map((own) => text({ label: t("maker-name", { tongue: t(`maker-in-${own}`) }), value: thing.name[own], most: 60, change: (words) => written(thing, own, words) }))}
        <span class="hint">${placeWords(bench, y * chartOf(board).width + x)}</span>
        ${draws(bench, t("maker-object-draw", { name }), ui.brush.object === thing.id, () => take(bench, { object: thing.id }))}
        ${removes(t, name, () => bench.change({ ...board, objects: things.filter(({ id }) => id !== thing.id) }))}
      </div>`;
    })}
    ${things.length < MOST.objects ? html`<button type="button" @click=${add}>${t("maker-object-new")}</button>` : nothing}
  </fieldset>`;
}

/** @param {Bench<Made>} bench @param {string} label @param {boolean} on @param {() => void} press */
const draws = ({ ui, redraw }, label, on, press) =>
  html`<button type="button" aria-pressed=${String(on)} aria-label=${label} title=${label} @click=${() => {
    press();
    // Where the map is not beside the panel it comes before it.
    ui.wanted = "map";
    redraw();
  }}><svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d="M4 16l1-4 8-8 3 3-8 8zM12 5l3 3" /></svg></button>`;

/** @param {import("contract").Say} t @param {string} words @param {() => void} press */
const removes = (t, words, press) =>
  html`<button type="button" class="quiet square" aria-label=${t("goal-remove", { words })} title=${t("maker-remove")} @click=${press}>×</button>`;

/** A zone under another name, everywhere it is named. @param {Bench<Made>} bench @param {string} from @param {string} to */
function rename({ document: board, change, ui }, from, to) {
  const zones = board.zones ?? {};
  if (!to || to in zones || ["O", "X", "E"].includes(to)) return;
  const entries = Object.entries(zones).map(([name, squares]) => [
    name === from ? to : name,
    squares,
  ]);
  if (ui.brush.zone === from) ui.brush = { zone: to };
  const goals = JSON.parse(JSON.stringify(board.goals), (key, value) =>
    (key === "zone" || key === "to") && value === from ? to : value,
  );
  change({ ...board, zones: Object.fromEntries(entries), goals }, "zone name");
}

/** @template T @param {Record<string, T>} all @param {string} name */
const without = (all, name) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));

/** @param {string[]} taken @param {(number: number) => string} named */
function unused(taken, named) {
  let number = taken.length + 1;
  while (taken.includes(named(number))) number++;
  return named(number);
}

/** @param {Made} board @returns {[number, number]} */
function firstFloor(board) {
  const { width, squares } = chartOf(board);
  const square = squares[Math.floor(squares.length / 2)] ?? 0;
  return [square % width, Math.floor(square / width)];
}
