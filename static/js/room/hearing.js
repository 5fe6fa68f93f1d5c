// @ts-check
/**
 * Whoever has chosen so reads quick phrases only, what the site's staff say, and themselves.
 *
 * @import {ChatLine, Store} from "./store.js"
 */
import { recall } from "../site/storage.js";
import { isMine } from "./store.js";

/** Read at each drawing: the settings may be open in another tab. */
export const phrasesAlone = () => recall("hears") === "phrases";

/** @param {Store} store @param {ChatLine} line */
export const hears = (store, line) =>
  !phrasesAlone() || !!line.phrase || !!line.staff || isMine(store, line);
