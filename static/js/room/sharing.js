// @ts-check
/**
 * Shares the end of a match as a picture with the link of its replay, or saves the picture.
 */
import { html } from "lit-html";
import { share as sign } from "../site/icons.js";

/** @typedef {{picture: string, title: string, label: string, code: string}} End  where the picture is, what it is called, what the button says, of which match */

/** @param {End} end @param {string} [kind]  of button, as its neighbours are */
export function shareButton({ picture, title, label, code }, kind = "") {
  const press = async () => {
    const file = new File([await drawn(picture)], `${code}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await shared(file, title, code);
    else save(file);
  };
  return html`<button class=${kind} @click=${press}>${sign} ${label}</button>`;
}

/** @param {File} file @param {string} title @param {string} code */
async function shared(file, title, code) {
  try {
    const url = new URL(`/m/${code}/`, location.href).href;
    await navigator.share({ files: [file], title, text: url });
  } catch {
    // Closed without sharing: nothing to say.
  }
}

/** Where a browser can share nothing. @param {File} file */
function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The server's picture in dots: messengers take no other. @param {string} address @returns {Promise<Blob>} */
async function drawn(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
