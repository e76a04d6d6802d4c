// @ts-check
// Keeps the tables that wait for the player up to date while the home page is looked at.

import { byId } from "./dom.js";

const REFRESH_MS = 8000;

async function refresh() {
  if (document.hidden || byId("continue").hidden) return;
  let text;
  try {
    const response = await fetch("/", { cache: "no-store" });
    if (!response.ok) return;
    text = await response.text();
  } catch {
    return; // offline: what is shown stays
  }
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("continue");
  const shown = byId("continue");
  if (!fresh || shown.contains(document.activeElement) || fresh.innerHTML === shown.innerHTML) return;
  shown.replaceWith(document.adoptNode(fresh));
}

setInterval(refresh, REFRESH_MS);
document.addEventListener("visibilitychange", refresh);
window.addEventListener("pageshow", (event) => {
  if (event.persisted) refresh();
});
