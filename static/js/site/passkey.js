// @ts-check
/**
 * Entry of pages with a form for a passkey: the browser asks for it, and what it signs is sent. The
 * form is hidden where a browser knows nothing of passkeys.
 */

/** @type {HTMLFormElement | null} */
const form = document.querySelector("form[data-passkey]");
const { publicKey } = JSON.parse(document.getElementById("passkey")?.textContent ?? "{}");
const credential = /** @type {HTMLInputElement | undefined} */ (
  form?.elements.namedItem("credential")
);

/** The key is made, or what the server asks for is signed by one that is there. @returns {Promise<Credential | null>} */
const ceremony = () =>
  form?.dataset.passkey === "create"
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
      })
    : navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey),
      });

/** Not that of a former attempt: each answers a question of its own. @param {SubmitEvent} event */
async function ask(event) {
  event.preventDefault();
  refuse(true);
  try {
    const signed = /** @type {PublicKeyCredential | null} */ (await ceremony());
    if (!signed || !credential) return refuse(false);
    credential.value = JSON.stringify(signed.toJSON());
    form?.submit();
  } catch {
    // Taken back, too late, or there already: the browser has said which.
    refuse(false);
  }
}

/** @param {boolean} hidden */
const refuse = (hidden) => form?.querySelector("[data-refusal]")?.toggleAttribute("hidden", hidden);

if (
  form &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential
) {
  form.hidden = false;
  document.querySelector("[data-unknown]")?.remove();
  form.addEventListener("submit", ask);
}
