// @ts-check
/** Questions of the flight: power, hits, pieces, losses, loading, and what is but yes or no. */
/** @import {Table} from "types/galaxy_trucker" */
import { actions, choices } from "kit/offers.js";
import { html, nothing, svg } from "lit-html";
import { cube } from "./art/aboard.js";
import { answer, choose, deed, draft, offerOf } from "./asked.js";
import { halves, kindOf, own } from "./knowing.js";
import { keptOf, powerWith, sorted, stowed, thrown, without } from "./plan.js";
import { at } from "./ship.js";
import { cellWords } from "./spoken.js";

/** @param {Table} table @param {number[]} cells @param {string} kind */
const marks = (table, cells, kind) =>
  cells.map(
    (cell) =>
      svg`<rect class=${kind} x="-19" y="-19" width="38" height="38" rx="4" transform=${at(table, cell)}/>`,
  );

/** What is lit on the ship, and what a tap on a tile does. @param {Table} table @returns {{below?: unknown, above?: unknown, tap: ((cell: number) => void) | null}} */
export function questionLayers(table) {
  const { view } = table;
  const { chosen } = draft(table);
  const declare = offerOf(table, "declare");
  if (declare) {
    const doubles = choices(declare, "feed");
    return {
      above: [marks(table, doubles, "may"), marks(table, chosen, "fed")],
      tap: (cell) => doubles.includes(cell) && choose(table, cell),
    };
  }
  const hit = view.own?.hit;
  if (hit) {
    const stays = hit.pieces[0] ?? [];
    const falls = Object.keys(own(table).ship)
      .map(Number)
      .filter((cell) => cell !== hit.cell && !stays.includes(cell));
    return { above: [marks(table, falls, "falls"), marks(table, [hit.cell], "goes")], tap: null };
  }
  const broken = own(table).pieces;
  if (broken && offerOf(table, "keep_piece")) {
    const kept = keptOf(broken, draft(table).keep);
    return {
      above: marks(table, broken.filter((piece) => piece !== kept).flat(), "falls"),
      tap: (cell) => {
        draft(table).keep = cell;
        table.redraw();
      },
    };
  }
  const [tag, field = ""] = lossOf(table);
  if (tag) {
    const of = choices(offerOf(table, tag), field);
    return {
      above: [
        marks(table, [...new Set(of.map(tileOf))], "may"),
        marks(table, chosen.map(tileOf), "goes"),
      ],
      tap: (cell) => takeFrom(table, of, cell),
    };
  }
  return { tap: null };
}

const tileOf = (/** @type {number} */ thing) => Math.floor(thing / 10);

/** @param {Table} table @returns {[string, string] | []} */
const lossOf = (table) =>
  offerOf(table, "lose_crew")
    ? ["lose_crew", "figures"]
    : offerOf(table, "lose_goods")
      ? ["lose_goods", "pieces"]
      : [];

/** The next thing of that tile; with none left, all of it back. @param {Table} table @param {number[]} of @param {number} cell */
function takeFrom(table, of, cell) {
  const here = of.filter((thing) => tileOf(thing) === cell);
  const own = draft(table);
  const next = here.toReversed().find((thing) => !own.chosen.includes(thing));
  own.chosen =
    next === undefined
      ? own.chosen.filter((/** @type {number} */ thing) => !here.includes(thing))
      : [...own.chosen, next];
  table.redraw();
}

/** @param {Table} table */
export function questionDeeds(table) {
  if (offerOf(table, "declare")) return declaring(table);
  if (offerOf(table, "answer_hit")) return hitting(table);
  if (offerOf(table, "keep_piece")) return keeping(table);
  if (lossOf(table).length) return losing(table);
  if (offerOf(table, "load")) return loading(table);
  return plain(table);
}

/** @param {Table} table */
function declaring(table) {
  const { t, view } = table;
  const offer = offerOf(table, "declare");
  const { chosen } = draft(table);
  const doubles = choices(offer, "feed");
  const power = view.own?.power;
  const fire =
    view.card && doubles.some((cell) => kindOf(table, own(table).ship[cell]?.tile ?? 0) === "C2");
  const value = power ? powerWith(/** @type {any} */ (power), chosen) : 0;
  const tokens = choices(offer, "pay");
  return html`<p class="tally" role="status">${t(fire ? "board-power-fire" : "board-power-engines", { value: fire ? halves(value) : value, tokens: chosen.length, left: tokens.length })}</p>
    <div class="choices targets">${doubles.map((cell) => deed(t("board-feed", { cell: cellWords(table, cell) }), () => choose(table, cell), { second: !chosen.includes(cell) }))}</div>
    <div class="deeds">${deed(t("board-declare"), () => answer(table, "declare", { feed: chosen, pay: tokens.slice(0, chosen.length) }), { able: chosen.length <= tokens.length })}</div>`;
}

/** @param {Table} table */
function hitting(table) {
  const { t, view } = table;
  const pay = choices(offerOf(table, "answer_hit"), "pay")[0];
  const hit = view.own?.hit;
  const all = Object.keys(own(table).ship).length;
  const lost = hit ? all - (hit.pieces[0]?.length ?? 0) : 1;
  return html`<p class="tally">${hit ? t("board-hit", { cell: cellWords(table, hit.cell), lost }) : nothing}</p>
    <div class="deeds">${deed(t("board-take-hit", { lost }), () => answer(table, "answer_hit", { protect: false, pay }), { second: true })}${deed(t("board-protect"), () => answer(table, "answer_hit", { protect: true, pay }))}</div>`;
}

/** @param {Table} table */
function keeping(table) {
  const { t } = table;
  const pieces = own(table).pieces ?? [];
  const kept = keptOf(pieces, draft(table).keep);
  return html`<div class="choices targets">${pieces.map((piece) =>
    deed(
      t("board-piece", { tiles: piece.length, cell: cellWords(table, piece[0]) }),
      () => {
        draft(table).keep = piece[0];
        table.redraw();
      },
      { second: piece !== kept },
    ),
  )}</div>
    <div class="deeds">${deed(t("board-keep"), () => answer(table, "keep_piece", { cell: kept[0] }))}</div>`;
}

/** @param {Table} table */
function losing(table) {
  const { t } = table;
  const [tag = "", field = ""] = lossOf(table);
  const domain = offerOf(table, tag)?.take?.[field];
  const much = domain?.is === "some" ? domain.least : 0;
  const { chosen } = draft(table);
  return html`<p class="tally" role="status">${t("board-lose", { much, chosen: chosen.length })}</p>
    <div class="choices targets">${choices(offerOf(table, tag), field).map((thing) => deed(`${cellWords(table, tileOf(thing))} · ${thing % 10}`, () => choose(table, thing), { second: !chosen.includes(thing) }))}</div>
    <div class="deeds">${deed(t("board-give"), () => answer(table, tag, { [field]: chosen }), { able: chosen.length === much })}</div>`;
}

const ROOM = /** @type {Record<string, number>} */ ({ H2: 2, H3: 3, R1: 1, R2: 2 });

/** Holds and bin side by side. @param {Table} table */
function loading(table) {
  const { t } = table;
  const offer = offerOf(table, "load");
  const best = /** @type {Record<string, string>} */ (offer?.example?.layout ?? {});
  const draft_ = draft(table);
  const layout = draft_.layout ?? best;
  const carried = Object.values(own(table).cubes ?? {}).join("");
  const all = sorted(carried + offeredTo(table));
  const bin = without(all, Object.values(layout).join(""));
  const holds = Object.keys(best).map((cell) => {
    const kind = kindOf(table, own(table).ship[Number(cell)]?.tile ?? 0);
    return { cell, room: ROOM[kind] ?? 0, red: kind.startsWith("R") };
  });
  const lay = (/** @type {Record<string, string>} */ next) => {
    draft_.layout = next;
    table.redraw();
  };
  const good = (
    /** @type {string} */ colour,
    /** @type {string} */ words,
    /** @type {() => void} */ press,
  ) =>
    html`<button class="good" aria-label=${words} title=${words} @click=${press}><svg viewBox="-9 -9 18 18" aria-hidden="true">${cube(colour)}</svg></button>`;
  return html`<div class="loading">
      <ul>${holds.map(
        ({
          cell,
          room,
          red,
        }) => html`<li class=${red ? "red" : ""}><small>${cellWords(table, Number(cell))}</small>
        ${[...(layout[cell] ?? "")].map((colour) => good(colour, t("board-throw", { colour: t(`board-cube-${colour}`) }), () => lay(thrown(layout, cell, colour))))}
        ${Array.from({ length: Math.max(0, room - (layout[cell] ?? "").length) }, () => html`<i class="room"></i>`)}</li>`,
      )}</ul>
      <p class="bin" aria-label=${t("board-bin")}><small>${t("board-bin")}</small>${[...bin].map((colour) => good(colour, t("board-stow", { colour: t(`board-cube-${colour}`) }), () => lay(stowed(layout, holds, colour))))}</p>
    </div>
    <div class="deeds">${deed(t("board-best"), () => lay(best), { second: true })}${deed(t("board-load"), () => answer(table, "load", { layout }))}</div>`;
}

/** What this seat may load: of its planet, or of the card. @param {Table} table */
function offeredTo({ view, scene, seat }) {
  const card = scene.cards[view.card ?? ""];
  const planet = view.landed?.[seat ?? -1];
  return (planet ? card?.planets?.[planet - 1] : card?.load) ?? "";
}

/** Whatever can be said in a few buttons. @param {Table} table */
function plain(table) {
  const { t } = table;
  const own = table.offers.flatMap((offer) => actions(/** @type {any} */ (offer)) ?? []);
  if (!own.length) return html`<p>${t("board-wait")}</p>`;
  return html`${view(table)}<div class="deeds">${own.map((action, n) => deed(t(`board-do-${action.do.replaceAll("_", "-")}`, action), () => table.act(/** @type {any} */ (action), { next: true }), { second: n > 0 && action.do !== "land" }))}</div>`;
}

/** Before giving up: what would be earned. @param {Table} table */
const view = (table) =>
  table.view.own?.leave === undefined
    ? nothing
    : html`<p class="tally">${table.t("board-leave", { credits: table.view.own.leave })}</p>`;
