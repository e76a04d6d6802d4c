// @ts-check
// Conveniences of the form for a new table; it can be sent without them.

import { byId, optionalById } from "./dom.js";

/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll("form.form-page");
for (const form of forms) form.addEventListener("change", () => showFittingChoices(form));

/**
 * Hide what the chosen booklet and its options exclude. Where computers cannot play, a computer that
 * was chosen as opponent becomes a friend at this screen.
 * @param {HTMLFormElement} form
 */
function showFittingChoices(form) {
  const group = form.querySelector("[name=ruleset]:checked")?.closest(".choice-group");
  form.classList.toggle("is-open-ended", Boolean(group?.querySelector("[value=open]:checked")));
  const isPeopleOnly = Boolean(group?.querySelector("[data-people-only]:checked"));
  form.classList.toggle("is-people-only", isPeopleOnly);
  if (!isPeopleOnly) return;
  for (const bot of form.querySelectorAll(".opponent [value=bot]:checked")) {
    /** @type {HTMLInputElement | null | undefined} */
    const here = bot.closest(".choices")?.querySelector("[value=here]");
    if (here) here.checked = true;
  }
}

// Players who do not know the name of their booklet find it by the box it came in: each answer hides
// the booklets that it does not fit, and the first that is left is chosen.

const box = optionalById("box");
/** @type {HTMLElement[]} */
const groups = [...document.querySelectorAll(/** @type {"div"} */ ("[data-box]"))];

/**
 * @param {ParentNode | null | undefined} parent
 * @param {string} selector
 * @returns {HTMLInputElement | null}
 */
const input = (parent, selector) => parent?.querySelector(selector) ?? null;

/** @param {ParentNode} form */
function showFittingBooklets(form) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const answers = form.querySelectorAll("input[data-question]:checked");
  const fitting = groups.filter(({ dataset }) => {
    const features = JSON.parse(dataset.box ?? "{}");
    return [...answers].every(({ dataset: { question }, value }) => features[question ?? ""]?.includes(value) ?? true);
  });
  for (const group of groups) group.hidden = fitting.length > 0 && !fitting.includes(group);
  const choice = input(fitting[0], "[name=ruleset]");
  /** @type {HTMLElement | null | undefined} */
  const chosenGroup = input(document, "[name=ruleset]:checked")?.closest("[data-box]");
  if (choice && chosenGroup?.hidden) {
    choice.checked = true;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const names = fitting.map((group) => group.querySelector("[name=ruleset] + span b")?.textContent);
  const result = byId("box-result");
  result.textContent = !fitting.length ? (result.dataset.none ?? "") : answers.length ? names.join(" · ") : "";
}

if (box) {
  box.hidden = false;
  box.addEventListener("change", () => showFittingBooklets(box));
  showFittingBooklets(box); // a form that is returned to still has its answers
}
