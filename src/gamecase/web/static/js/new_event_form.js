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
  }
}

form.addEventListener("change", showFitting);
showFitting();
