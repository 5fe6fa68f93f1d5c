// @ts-check
/** The drawings of `art/`, each as a picture of its own. */
import { html, svg } from "lit-html";
import { flagshipArt } from "./art/flagships.js";
import { gunArt, shipArt } from "./art/ships.js";
import { kindArt, symbolArt, wayArt } from "./art/signs.js";

/** @param {unknown} drawing @param {string} kind @param {string} [box] */
const picture = (drawing, kind, box = "-20 -20 40 40") =>
  html`<svg class=${kind} viewBox=${box} aria-hidden="true">${drawing}</svg>`;

/** @param {string} cls */
export const shipPicture = (cls) => picture(shipArt(cls), "picture");

/** @param {string} flagship */
export const flagshipPicture = (flagship) => picture(flagshipArt(flagship), "picture");

/** @param {string} kind */
export const kindPicture = (kind) => picture(kindArt(kind), "picture");

/** @param {string} gun @param {boolean} [spent] */
export const gunSign = (gun, spent = false) =>
  picture(gunArt(gun, spent), "gun-sign", "-9 -9 18 18");

/** @param {string} symbol */
export const symbolSign = (symbol) => picture(symbolArt(symbol), "symbol-sign");

/** Where a zone lies of its flagship. @param {string} zone */
export const zoneSign = (zone) => picture(wayArt(zone), "zone-sign");

export const cardsSign = html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${svg`<path d="M3 3l7-1 1 9-7 1z"/><path d="M12 4l2 1-1 9-7 1-.6-1.6 6-.8z"/>`}</svg>`;
