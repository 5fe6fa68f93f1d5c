// @ts-check
/** Entry of a document's own page: what it is about, in the reader's language, and its link. */
import { render } from "lit-html";
import { maker as loadMaker, page, place, said } from "./page.js";

const [maker, t] = await Promise.all([loadMaker(), said(page.language)]);

if (page.document) {
  const document = maker.whole(page.document.body);
  render(maker.about(document, page.language, t), place("about"));
}

const button = document.getElementById("copy-link");
const told = document.getElementById("told");

/** @param {string} words */
function tell(words) {
  if (told) told.textContent = words;
}

button?.addEventListener("click", async () => {
  const link = button.dataset.link ?? location.href;
  await navigator.clipboard.writeText(link).then(
    () => tell(t("document-link-copied")),
    () => tell(link),
  );
});
