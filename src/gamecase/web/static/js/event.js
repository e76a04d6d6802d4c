// @ts-check
// Keeps the pages of an event up to date without loading them again, and turns the pages of its big screen.

import { part } from "./dom.js";

const POLL_MS = 3000;
const page = part(document, "[data-event]");
const address = `/events/${page.getAttribute("data-event")}/number`;
let known = "";
let shown = 0;

/**
 * Whether parts of the page are folded out, and where the keyboard is, by ids.
 * @param {Element} element
 */
function keptState(element) {
  const folds = [...element.querySelectorAll(/** @type {"details"} */ ("details[id]"))];
  if (element instanceof HTMLDetailsElement) folds.push(element);
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  return {
    open: new Map(folds.map((fold) => [fold.id, fold.open])),
    focus: focused?.id || "",
    link: focused?.getAttribute("href") ?? "",
  };
}

/**
 * Put a fresh part of the page in the place of the one that is shown.
 * @param {Element} fresh
 */
function replacePart(fresh) {
  const old = document.getElementById(fresh.id);
  if (!old) return;
  const { open, focus, link } = keptState(old);
  const isTyped = old.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement;
  const folds = fresh instanceof HTMLDetailsElement ? [fresh] : [];
  for (const fold of [...folds, ...fresh.querySelectorAll(/** @type {"details"} */ ("details[id]"))]) {
    fold.open = open.get(fold.id) ?? fold.open;
  }
  if (isTyped || fresh.innerHTML === old.innerHTML) return;
  old.replaceWith(document.adoptNode(fresh));
  const again = focus ? document.getElementById(focus) : link && document.querySelector(`a[href="${link}"]`);
  if (again instanceof HTMLElement) again.focus();
  if (fresh.id === "panels") showPanel(shown);
}

async function follow() {
  if (document.hidden) return;
  try {
    const answer = await fetch(address, { cache: "no-store" });
    if (!answer.ok) return;
    const number = await answer.text();
    if (number === known) return;
    if (known) {
      const text = await (await fetch(location.href, { cache: "no-store" })).text();
      const fresh = new DOMParser().parseFromString(text, "text/html");
      // Not by a reload, which would send a form again that was refused.
      if (page.hasAttribute("data-reloads") && !page.contains(document.activeElement)) return location.replace(location.href);
      for (const each of fresh.querySelectorAll(".live[id]")) replacePart(each);
    }
    known = number;
  } catch {
    return; // offline: what is shown stays
  }
}

/** @param {number} wanted */
function showPanel(wanted) {
  const panels = [...page.querySelectorAll(".screen-panel")];
  if (!panels.length) return;
  shown = (wanted + panels.length) % panels.length;
  for (const [nth, panel] of panels.entries()) panel.classList.toggle("is-shown", nth === shown);
}

const seconds = Number(page.getAttribute("data-seconds"));
if (seconds) {
  let isPaused = false;
  page.classList.add("is-turning");
  showPanel(0);
  setInterval(() => isPaused || showPanel(shown + 1), seconds * 1000);
  document.addEventListener("keydown", ({ key }) => {
    if (key === " ") isPaused = !isPaused;
    if (key === "ArrowRight") showPanel(shown + 1);
    if (key === "ArrowLeft") showPanel(shown - 1);
  });
}

const fileForm = /** @type {HTMLFormElement | null} */ (document.getElementById("players-file"));
if (fileForm) {
  fileForm.hidden = false;
  /** @type {HTMLInputElement} */
  const chosen = part(fileForm, "input");
  chosen.addEventListener("change", async () => {
    const file = chosen.files?.[0];
    if (!file) return;
    /** @type {HTMLTextAreaElement} */ (part(fileForm, "textarea")).value = await file.text();
    fileForm.requestSubmit();
  });
}

follow();
setInterval(follow, POLL_MS);
document.addEventListener("visibilitychange", follow);
