// @ts-check
// The opening explorer: walks without loading the whole page, by mouse, touch and arrow keys; adds collections.

import { byId, jsonFrom, optionalById, part } from "./dom.js";
import { sendFile } from "./line_stream.js";

const READING_MS = 2000; // between two looks at how many games have been counted

const words = jsonFrom("words");
let asked = 0; // counts the positions asked for, so that only the last one is shown

/**
 * @param {string} address
 * @param {boolean} isNew whether the browser's history gets an entry
 */
async function walk(address, isNew = true) {
  asked += 1;
  const number = asked;
  byId("explorer").setAttribute("aria-busy", "true");
  const response = await fetch(address).catch(() => null);
  if (number !== asked) return;
  if (!response?.ok) {
    location.href = address;
    return;
  }
  const other = new DOMParser().parseFromString(await response.text(), "text/html");
  if (number !== asked) return;
  const hadFocus = byId("explorer").contains(document.activeElement);
  byId("explorer").replaceWith(part(other, "#explorer"));
  if (isNew) history.pushState(null, "", address);
  if (hadFocus) /** @type {HTMLElement | null} */ (byId("explorer").querySelector("[aria-current]"))?.focus();
}

/** @param {string} selector of a link */
function follow(selector) {
  const link = byId("explorer").querySelector(selector);
  if (link) walk(link.getAttribute("href") ?? "");
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest(".opening-line a, .opening-moves a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  walk(link.getAttribute("href") ?? "");
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
  const selector = { ArrowLeft: "[rel=prev]", ArrowRight: "[rel=next]", Home: "[data-home]" }[event.key];
  if (!selector) return;
  event.preventDefault();
  follow(selector);
});

window.addEventListener("popstate", () => walk(location.href, false));

// --- own games that are still being counted ---

async function watchReading() {
  const notice = optionalById("reading");
  if (!notice) return;
  await new Promise((resolve) => setTimeout(resolve, READING_MS));
  const response = await fetch(location.href).catch(() => null);
  if (response?.ok) {
    const other = new DOMParser().parseFromString(await response.text(), "text/html");
    const later = other.getElementById("reading");
    if (later) notice.replaceChildren(...later.childNodes);
    else notice.remove();
    byId("explorer").replaceWith(part(other, "#explorer"));
  }
  watchReading();
}
watchReading();

// --- collections ---

/** @param {string} text */
function notify(text) {
  byId("collection-notice").textContent = text;
  byId("collection-notice").hidden = !text;
}

/** @param {any} line */
function onLine(line) {
  if (line.type === "progress") {
    const bar = /** @type {HTMLProgressElement} */ (/** @type {unknown} */ (byId("adding-bar")));
    bar.max = line.all;
    bar.value = line.done;
    byId("adding-count").textContent = `${line.done} / ${line.all}`;
  } else if (line.type === "refused" || (line.type === "failed" && !line.line)) {
    notify(line.reason);
  } else if (line.type === "collection") {
    location.href = `/study/openings?game=${line.collection.game}&source=${line.collection.id}`;
  }
}

const input = /** @type {HTMLInputElement} */ (/** @type {unknown} */ (byId("collection-file")));
input.addEventListener("change", async () => {
  const [file] = input.files ?? [];
  if (!file) return;
  input.value = "";
  notify("");
  if (file.size > Number(byId("openings").dataset.mostBytes)) {
    notify(words["import-too-large"]);
    return;
  }
  byId("adding").hidden = false;
  await sendFile(`/api/stream/collection?name=${encodeURIComponent(file.name.slice(-200))}`, file, onLine).catch(() => {
    notify(words["import-lost"]);
  });
  byId("adding").hidden = true;
});
