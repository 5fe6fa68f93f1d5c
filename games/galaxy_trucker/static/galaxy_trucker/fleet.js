// @ts-check
/** The other ships as thumbnails: what they can do, what they lack, what their hands hold. */
/** @import {ShownTrucker, Table} from "types/galaxy_trucker" */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seatSign, sign } from "./art/signs.js";
import { hiddenTile, tilePicture } from "./art/tiles.js";
import { count, halves, isBuilding, mainSeat, others, span, truckerOf } from "./knowing.js";
import { ship } from "./ship.js";
import { shipWords } from "./spoken.js";
import { strikeOn } from "./strikes.js";
import { badgeOf } from "./titles.js";
import { whenChanged } from "./unchanged.js";

/** @param {Table} table */
export const fleet = (
  table,
) => html`<section class="part-far tray fleet ${others(table).length > 2 ? "of-three" : ""}" aria-label=${table.t("board-fleet")}>
  ${others(table).length ? nothing : html`<p class="empty">${table.t("board-alone")}</p>`}
  ${repeat(
    others(table),
    (seat) => seat,
    (seat) => strip(table, seat),
  )}
</section>`;

/** @param {Table} table @param {number} seat */
function strip(table, seat) {
  const { t } = table;
  const trucker = truckerOf(table, seat);
  return html`<article class="mate seat-${seat}" data-seat=${seat}>
    <header>${seatSign(seat)}<b>${table.nameOf(seat)}</b><small>${does(table, seat)}</small>${badgeOf(table, seat)}</header>
    <button class="thumb" aria-label=${t("board-look-at", { name: table.nameOf(seat) })} title=${t("board-look-at", { name: table.nameOf(seat) })} @click=${() => grow(table, seat)}>
      ${ship(table, seat, { small: true, above: strikeOn(table, seat), label: shipWords(table, seat) })}
      ${trucker.space !== undefined && isBuilding(table) ? html`<span class="stamp">${t("board-stamp")}</span>` : nothing}
    </button>
    <div class="holds" data-hand=${seat}>${held(table, trucker)}</div>
    ${whenChanged(table, [trucker, table.nameOf(seat)], () => figures(table, seat))}
  </article>`;
}

/** What is in the other hand: a tile all have seen, or its back. @param {Table} table @param {ShownTrucker} trucker */
const held = ({ scene }, trucker) =>
  trucker.hand !== undefined
    ? tilePicture(scene.tiles[trucker.hand])
    : trucker.holds
      ? hiddenTile
      : nothing;

/** In one word or two. @param {Table} table @param {number} seat */
function does(table, seat) {
  const { t, view } = table;
  const { space, stopped, peeks, holds, away, out, answered, done } = truckerOf(table, seat);
  if (out) return t(`board-out-${out}`);
  if (away) return t("board-does-away");
  if (!isBuilding(table))
    return (answered || done) && view.phase !== "over" ? t("board-does-answered") : "";
  if (space !== undefined) return t("board-does-finished");
  if (view.phase === "go" || view.phase === "countdown") return "";
  if (stopped) return t("board-does-stopped");
  if (peeks !== undefined) return t("board-does-peeks", { stack: peeks });
  return t(holds ? "board-does-holds" : "board-does-builds");
}

/** Phases in which crew and tokens may still be ashore. */
const BEFORE = ["fix", "crew"];

/** What a ship can do, and in red what it lacks. @param {Table} table @param {number} seat */
export function figures(table, seat) {
  const { t } = table;
  const trucker = truckerOf(table, seat);
  const { engines, fire, exposed, tokens, crew, aliens, lost, credits, worth } = trucker;
  const flies = !isBuilding(table);
  const crewed = sum(crew);
  const manned = flies && (!BEFORE.includes(table.view.phase) || crewed > 0);
  const charge = sum(tokens);
  const many = (/** @type {string[]} */ ...kinds) => count(table, trucker, kinds);
  const rows = [
    fact("engines", span(engines.least, engines.most), !engines.most),
    fact("fire", span(fire.least, fire.most, halves), !fire.most),
    fact("shields", many("SH"), !many("SH")),
    manned
      ? fact("crew", crewed + Object.keys(aliens ?? {}).length, !crewed)
      : fact("cabins", many("CB"), !many("CB")),
    manned
      ? fact("batteries", charge, !charge)
      : fact("batteries", many("B2") * 2 + many("B3") * 3, !many("B2", "B3")),
    flies ? fact("holds", worth ?? 0, false) : fact("holds", many("H2", "H3", "R1", "R2"), false),
    fact("exposed", exposed, false),
    ...(flies ? [fact("lost", lost, false), fact("credits", credits, false)] : []),
  ];
  return facts(t, rows, t("board-figures", { name: table.nameOf(seat) }));
}

/** In a row. @param {Table["t"]} t @param {ReturnType<typeof fact>[]} rows @param {string} [label] */
export const facts = (t, rows, label) =>
  html`<ul class="figures" aria-label=${label ?? nothing}>${rows.map(({ name, value, lacks }) => {
    const words = t(`board-figure-${name}`, { value });
    return html`<li class=${lacks ? "lacks" : ""} title=${words}>${sign(name)}<b aria-hidden="true">${value}</b><span class="spoken">${words}</span></li>`;
  })}</ul>`;

/** @param {Partial<Record<number, number>> | undefined} of */
export const sum = (of) =>
  Object.values(of ?? {}).reduce((/** @type {number} */ all, one) => all + Number(one), 0);

/** @param {string} name @param {string | number} value @param {boolean} lacks */
export const fact = (name, value, lacks) => ({ name, value: String(value), lacks });

/** @param {Table} table @param {number | null} seat */
export function grow(table, seat) {
  if (table.seat === null && seat !== null) table.ui.watched = seat;
  else table.ui.grown = table.ui.grown === seat ? null : seat;
  table.redraw();
}

/** Another ship, large, over one's own. @param {Table} table */
export function grown(table) {
  const { ui, t } = table;
  const seat = ui.grown;
  if (seat === null || seat === undefined || seat === mainSeat(table)) return nothing;
  return html`<div class="grown seat-${seat}" role="dialog" aria-label=${table.nameOf(seat)}>
    <header>${seatSign(seat)}<b>${table.nameOf(seat)}</b>${figures(table, seat)}<button class="kit-close" aria-label=${t("board-close")} @click=${() => grow(table, null)}>✕</button></header>
    ${ship(table, seat, { label: shipWords(table, seat) })}
  </div>`;
}

/** One after the other, then none. @param {Table} table */
export function growNext(table) {
  const all = [...others(table), null];
  const now = all.indexOf(table.ui.grown ?? null);
  grow(table, all[(now + 1) % all.length] ?? null);
}
