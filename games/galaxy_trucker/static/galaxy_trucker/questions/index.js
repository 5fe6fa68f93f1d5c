// @ts-check
/** Which question it is. */
/** @import {Table} from "types/galaxy_trucker" */
/** @import {Asked} from "../asked.js" */
import { offerOf } from "../asked.js";
import { moment } from "../moments.js";
import { telling } from "../sentences.js";
import { crewing } from "./crewing.js";
import { declaring } from "./declaring.js";
import { fixing } from "./fixing.js";
import { hitting } from "./hitting.js";
import { keeping } from "./keeping.js";
import { loading } from "./loading.js";
import { losing } from "./losing.js";
import { plain } from "./plain.js";

/** @param {Table} table @returns {Asked} */
export function question(table) {
  const step = moment(table);
  if (step) return { says: telling(table, step) };
  if (table.view.phase === "fix") return fixing(table);
  if (table.view.phase === "crew") return crewing(table);
  const may = (/** @type {string} */ tag) => offerOf(table, tag);
  if (may("declare")) return declaring(table);
  if (may("answer_hit")) return hitting(table);
  if (may("keep_piece")) return keeping(table);
  if (may("lose_crew")) return losing(table, "lose_crew", "figures");
  if (may("lose_goods")) return losing(table, "lose_goods", "pieces");
  if (may("load")) return loading(table);
  return plain(table);
}
