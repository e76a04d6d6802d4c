// Passkeys: the device makes a key or signs with it; what it says goes to the server as JSON.

const canAsk = window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const toText = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Something the server says in the reader's own language. */
class Fault extends Error {}

async function post(path, content) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(content),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Fault(told.told);
  return told;
}

/** The server's options with bytes where browsers want bytes. */
function opened(options) {
  const named = (each) => ({ ...each, id: toBytes(each.id) });
  return {
    ...options,
    challenge: toBytes(options.challenge),
    ...(options.user && { user: named(options.user) }),
    ...(options.allowCredentials && { allowCredentials: options.allowCredentials.map(named) }),
    ...(options.excludeCredentials && { excludeCredentials: options.excludeCredentials.map(named) }),
  };
}

function closed(credential) {
  const response = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[part]) response[part] = toText(credential.response[part]);
  }
  const id = toText(credential.rawId);
  return { id, rawId: id, type: credential.type, response, clientExtensionResults: {} };
}

async function ask(form) {
  const what = form.dataset.passkey;
  const fault = document.getElementById("passkey-fault");
  fault.hidden = true;
  try {
    const publicKey = opened(await post("/passkey/options", { what, name: form.elements.name?.value ?? "" }));
    const credential = await (what === "sign-in"
      ? navigator.credentials.get({ publicKey })
      : navigator.credentials.create({ publicKey }));
    const { to } = await post("/passkey", { what, credential: closed(credential), back: form.elements.back.value });
    location.assign(to);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return; // called off
    fault.textContent = error instanceof Fault ? error.message : fault.dataset.failed;
    fault.hidden = false;
  }
}

for (const form of canAsk ? document.querySelectorAll("[data-passkey]") : []) {
  form.hidden = false;
  const button = form.querySelector("button.passkey");
  if (!button) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      ask(form);
    });
    continue;
  }
  button.hidden = false;
  button.addEventListener("click", () => form.elements.name.reportValidity() && ask(form));
}
