// @ts-check
/**
 * Memoised parts of the picture. While ships are built a page is told up to sixteen moves a second,
 * each of which changes one ship: the others are not drawn anew.
 */
/** @import {Table} from "types/galaxy_trucker" */
import { guard } from "lit-html/directives/guard.js";
import { isBuilding } from "./knowing.js";

/**
 * Drawn only when one of these is another than before; what is in a view stays the same object until
 * a move changes it. In flight it is always drawn, since there moments come between.
 * @param {Table} table @param {unknown[]} on @param {() => unknown} draw
 */
export const whenChanged = (table, on, draw) => (isBuilding(table) ? guard(on, draw) : draw());
