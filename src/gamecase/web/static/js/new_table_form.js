// @ts-check
// Conveniences of the form for a new table; it can be sent without them.

import { byId, optionalById } from "./dom.js";

/**
 * @param {ParentNode | null | undefined} parent
 * @param {string} selector
 * @returns {HTMLInputElement | null}
 */
function input(parent, selector) {
  return parent?.querySelector(selector) ?? null;
}

/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll("form.sheet");
for (const form of forms) {
  form.addEventListener("change", ({ target }) => {
    answerRulesQuestion(form, /** @type {HTMLElement} */ (target));
    showFittingChoices(form);
  });
  showFittingChoices(form);
}

/**
 * The answer to the question which rules are wanted chooses its booklet, and a booklet that is chosen
 * by hand answers the question: it is the one of one's own box.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} changed
 */
function answerRulesQuestion(form, changed) {
  const name = changed.getAttribute("name");
  if (name === "rules") {
    const choice = input(form, `[name=ruleset][value="${changed.dataset.ruleset}"]`);
    if (choice) choice.checked = true;
  } else if (name === "ruleset") {
    const answers = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[name=rules]"));
    for (const answer of answers) {
      const isUsual = answer.value === "usual";
      answer.checked = isUsual === (/** @type {HTMLInputElement} */ (changed).value === answers[1].dataset.ruleset);
    }
  }
}

/**
 * Hide what the chosen booklet and its options exclude. Where computers cannot play, a computer that
 * was chosen as opponent becomes a friend at this screen.
 * @param {HTMLFormElement} form
 */
function showFittingChoices(form) {
  const group = form.querySelector("[name=ruleset]:checked")?.closest(".choice-group");
  const ruleset = input(form, "[name=ruleset]:checked")?.value;
  for (const choice of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".match-choice"))) {
    choice.hidden = choice.dataset.booklet !== ruleset;
  }
  const name = optionalById("rules-name");
  if (name) name.textContent = group?.querySelector("[name=ruleset] + span b")?.textContent ?? "";
  const isOpen = Boolean(form.querySelector(".match-choice:not([hidden]) [value=open]:checked"));
  form.classList.toggle("is-open-ended", isOpen);
  const isPeopleOnly = Boolean(group?.querySelector("[data-people-only]:checked"));
  form.classList.toggle("is-people-only", isPeopleOnly);
  if (!isPeopleOnly) return;
  for (const bot of form.querySelectorAll(".opponent [value=bot]:checked")) {
    /** @type {HTMLInputElement | null | undefined} */
    const here = bot.closest(".tabs")?.querySelector("[value=here]");
    if (here) here.checked = true;
  }
}

// Players who do not know the name of their booklet find it by the box it came in: each answer hides
// the booklets that it does not fit, and the first that is left is chosen.

const box = optionalById("box");
/** @type {HTMLElement[]} */
const groups = [...document.querySelectorAll(/** @type {"div"} */ ("[data-box]"))];

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
