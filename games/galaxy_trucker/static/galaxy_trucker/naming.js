// @ts-check
/** What people call values of actions and events that have no message of their own. */
/** @import {Table} from "types/galaxy_trucker" */
import { offered } from "kit/offers.js";
import { cellWords, cubesWords, thingWords } from "./spoken.js";

/** Whatever is aboard has a number beyond this; a mere count has not. */
const COUNTS = 300;

/** A token that protects the ship: the list has one of every battery. @param {Table} table */
const standsForItsTile = (table) => !!offered(/** @type {any} */ (table), "answer_hit");

/** Words that a message was given are left as they are. @param {string} field @param {any} value @param {Table} table @returns {string | undefined} */
export function called(field, value, table) {
  if (typeof value !== "number" && field !== "card" && field !== "cubes") return undefined;
  const { scene, t } = table;
  switch (field) {
    case "cell":
    case "keep":
    case "remove":
    case "feed":
      return cellWords(table, value);
    case "figures":
    case "pieces":
    case "pay":
      return value > COUNTS ? thingWords(table, value, !standsForItsTile(table)) : undefined;
    case "brown":
    case "purple":
      return value ? cellWords(table, value) : t("board-none");
    case "days":
      // No message can say a number without its sign.
      return value < 0 ? t("board-days-back", { days: -value }) : undefined;
    case "cubes":
      return cubesWords(table, value);
    case "tile":
      return t(`kind-${scene.tiles[value]?.kind}`);
    case "card":
      return t(`board-card-${scene.cards[value]?.kind}`);
  }
}
