// @ts-check
// Shows the choices that fit the game and the format of a new event; the form can be sent without this.

import { part } from "./dom.js";

/** @type {HTMLFormElement} */
const form = part(document, ".event-sheet");

/**
 * @param {string} name
 * @returns {string}
 */
function chosen(name) {
  const input = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="${name}"]:checked`));
  return input?.value ?? "";
}

function showFitting() {
  const game = chosen("game");
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".event-game"))) {
    group.hidden = group.dataset.game !== game;
    const key = `${group.dataset.game}/ruleset`;
    const ruleset = chosen(key);
    const label = group.querySelector(`[name="${key}"]:checked + span b`);
    part(group, ".rules-name").textContent = label?.textContent ?? "";
    /** @type {HTMLSelectElement} */
    const matches = part(group, `[name="${group.dataset.game}/match"]`);
    for (const option of matches.options) {
      option.hidden = option.disabled = !(option.dataset.booklets ?? "").split(" ").includes(ruleset);
    }
    if (matches.selectedOptions[0]?.disabled) {
      matches.value = [...matches.options].find((option) => !option.disabled)?.value ?? "";
    }
  }
  const format = chosen("format");
  for (const field of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[class*='for-']"))) {
    field.hidden = !field.classList.contains(`for-${format}`);
    // What was chosen for another format is not sent.
    for (const input of /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (field.querySelectorAll("input, select"))) {
      input.disabled = field.hidden;
    }
  }
}

/** Load the switches of the chosen rules when they are folded out, and drop those of others. */
async function showSwitches() {
  const game = chosen("game");
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".event-game"))) {
    const place = part(group, ".event-switches");
    if (group.dataset.game !== game) {
      place.replaceChildren();
      delete place.dataset.key;
      continue;
    }
    const key = `game=${game}&ruleset=${chosen(`${game}/ruleset`)}`;
    if (!group.querySelector("details")?.open || place.dataset.key === key) continue;
    place.dataset.key = key;
    const answer = await fetch(`/events/new/switches?${key}`);
    const text = answer.ok ? await answer.text() : "";
    if (place.dataset.key !== key) continue; // other rules were chosen meanwhile
    place.replaceChildren(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
  }
}

form.addEventListener("change", ({ target }) => {
  showFitting();
  if (target instanceof HTMLInputElement && target.type === "radio") showSwitches();
});
for (const fold of form.querySelectorAll(".rules-change")) fold.addEventListener("toggle", showSwitches);
showFitting();
