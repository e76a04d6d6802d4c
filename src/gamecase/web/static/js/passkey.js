// @ts-check
// Signs in and registers with passkeys. The device creates a key or signs with it, and its answer goes
// to the server as JSON.

import { byId } from "./dom.js";

// Passkeys belong to a domain name; they do not exist for numeric addresses.
const isAvailable = window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

const RESPONSE_PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

/** @param {string} text base64url */
const decode = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {ArrayBuffer} buffer */
const encode = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** An error whose message the server wrote in the reader's language. */
class ServerError extends Error {}

/**
 * @param {string} path
 * @param {unknown} content
 * @returns {Promise<any>}
 */
async function post(path, content) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(content),
  });
  const answer = await response.json();
  if (!response.ok) throw new ServerError(answer.told);
  return answer;
}

/**
 * The server's options, with bytes where the browser expects bytes.
 * @param {any} options
 */
function decodeOptions(options) {
  /** @type {(named: { id: string }) => { id: Uint8Array }} */
  const decodeId = (named) => ({ ...named, id: decode(named.id) });
  return {
    ...options,
    challenge: decode(options.challenge),
    ...(options.user && { user: decodeId(options.user) }),
    ...(options.allowCredentials && { allowCredentials: options.allowCredentials.map(decodeId) }),
    ...(options.excludeCredentials && { excludeCredentials: options.excludeCredentials.map(decodeId) }),
  };
}

/** @param {any} credential */
function encodeCredential(credential) {
  /** @type {Record<string, string>} */
  const response = {};
  for (const part of RESPONSE_PARTS) {
    if (credential.response[part]) response[part] = encode(credential.response[part]);
  }
  const id = encode(credential.rawId);
  return { id, rawId: id, type: credential.type, response, clientExtensionResults: {} };
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function field(form, name) {
  return /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name));
}

/** @param {HTMLFormElement} form */
async function usePasskey(form) {
  const what = form.dataset.passkey;
  const error = byId("passkey-error");
  error.hidden = true;
  try {
    const options = await post("/passkey/options", { what, name: field(form, "name")?.value ?? "" });
    const publicKey = decodeOptions(options);
    const credential = await (what === "sign-in" || what === "password"
      ? navigator.credentials.get({ publicKey })
      : navigator.credentials.create({ publicKey }));
    const back = field(form, "back")?.value;
    const password = what === "password" ? field(form, "password")?.value : undefined;
    const invite = field(form, "invite")?.value;
    const { to } = await post("/passkey", { what, credential: encodeCredential(credential), back, password, invite });
    location.assign(to);
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === "NotAllowedError") return; // the user cancelled
    error.textContent = reason instanceof ServerError ? reason.message : (error.dataset.failed ?? "");
    error.hidden = false;
  }
}

/** @param {HTMLFormElement} form */
function connectForm(form) {
  form.hidden = false;
  /** @type {HTMLButtonElement | null} */
  const button = form.querySelector("button.passkey");
  const needed = form.dataset.passkey === "password" ? "password" : "name";
  if (button) {
    button.hidden = false;
    button.addEventListener("click", () => field(form, needed)?.reportValidity() && usePasskey(form));
    return;
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    usePasskey(form);
  });
}

if (isAvailable) {
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("[data-passkey]"))) {
    connectForm(form);
  }
}
