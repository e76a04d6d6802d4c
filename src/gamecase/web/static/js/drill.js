// @ts-check
// The page of a drill: an exercise, the player's answer, and what it is worth.

import { byId, htmlElement, jsonFrom, prefersReducedMotion } from "./dom.js";
import { ExerciseBoard } from "./exercise_board.js";

/** @import { ExerciseGesture } from "./exercise_board.js" */
/** @import { ChoiceText, DrillAttempt, DrillMessage, DrillVerdict } from "./messages.js" */

const REST_MILLISECONDS = 900; // the end of a try is shown for so long before the next one

/** @type {Record<string, number | undefined>} */
const STEP_KEYS = { ArrowLeft: -1, ArrowRight: 1 };

const page = byId("drill");
const words = jsonFrom("words");
const board = new ExerciseBoard(page, words, onGesture);
const timer = byId("timer");

let exercise = ""; // the name of the one that is shown
/** @type {string[]} */
let answers = []; // those that were right so far
let isBusy = false;
/** @type {DrillAttempt | null} */
let waiting = null; // for the last answer to be shown: spots touched before it came
let started = 0; // when the exercise was first shown
let steps = 0; // moves of the solution that can be shown
let step = 0; // of them are shown

/**
 * @param {DrillAttempt} attempt
 * @param {(message: DrillMessage) => Promise<unknown>} receive
 */
async function send(attempt, receive = show) {
  if (isBusy) return;
  isBusy = true;
  try {
    const response = await fetch(location.pathname, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(attempt),
    });
    const message = await response.json();
    if (response.ok) return await receive(message);
    board.panel.toast(message.error);
    board.offerAgain();
  } finally {
    isBusy = false;
    sendWaiting();
  }
}

/** @param {ExerciseGesture} gesture */
function onGesture(gesture) {
  waiting = { exercise, answers, ...gesture };
  sendWaiting();
}

function sendWaiting() {
  if (isBusy || !waiting) return;
  const attempt = waiting;
  waiting = null;
  send(attempt);
}

/** @param {DrillMessage} message */
async function show(message) {
  board.panel.toast(message.problem ?? "");
  if (message.problem) return firstField()?.focus();
  const isNew = message.exercise !== exercise;
  exercise = message.exercise;
  answers = message.answers;
  const isOver = Boolean(message.verdict?.is_over);
  byId("task").textContent = message.task;
  byId("progress").textContent = message.progress;
  page.classList.toggle("has-no-board", !message.board);
  byId("next").hidden = !isOver;
  byId("show").hidden = isOver || !page.dataset.solution;
  byId("verdict").hidden = !message.verdict;
  if (isNew || !message.verdict) showForm(message);
  if (isOver) byId("number-form").hidden = byId("choices").hidden = true;
  if (message.verdict) showVerdict(message.verdict);
  steps = message.verdict?.steps ?? 0;
  step = 0;
  offerSteps();
  if (message.board) await board.show(message.board);
  if (message.next_board) {
    await new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : REST_MILLISECONDS));
    await board.show(message.next_board);
  }
  if (isNew) begin(message.task);
  if (isOver) {
    started = 0;
    byId("next").focus();
  }
}

/** @param {number} by moves of the solution, forwards or backwards */
function showStep(by) {
  const to = Math.min(steps, Math.max(0, step + by));
  send({ exercise, step: to }, async (message) => {
    step = to;
    if (message.board) await board.show(message.board);
    offerSteps();
  });
}

function offerSteps() {
  byId("steps").hidden = !steps;
  byId("step-back").toggleAttribute("disabled", step === 0);
  byId("step-forward").toggleAttribute("disabled", step === steps);
}

/** @param {string} task */
function begin(task) {
  started = Date.now();
  board.panel.announce(task);
  firstField()?.focus({ preventScroll: true });
}

function firstField() {
  return byId("fields").querySelector("input");
}

/** @param {DrillMessage} message */
function showForm(message) {
  byId("number-form").hidden = message.asks !== "numbers";
  byId("choices").hidden = message.asks !== "choice";
  byId("fields").replaceChildren(
    ...message.fields.map((field) => {
      const label = htmlElement("label", "", field.label);
      const input = document.createElement("input");
      Object.assign(input, { inputMode: "numeric", autocomplete: "off", maxLength: 9 });
      label.append(input);
      return label;
    }),
  );
  byId("choices").replaceChildren(
    ...message.choices.map((choice) => {
      const button = htmlElement("button", "button", choice.label);
      button.setAttribute("type", "button");
      button.addEventListener("click", () => send({ exercise, answers, choice: choice.key }));
      return button;
    }),
  );
}

/** @param {DrillVerdict} verdict */
function showVerdict(verdict) {
  byId("verdict-title").textContent = verdict.is_over ? verdict.title : "";
  byId("verdict").classList.toggle("is-right", verdict.is_right);
  const rows = [];
  if (verdict.chosen) rows.push(...row(words["drills-your-answer"], { move: verdict.chosen, worth: "" }));
  if (verdict.answer) rows.push(...row(words["practice-shown"], { move: verdict.answer, worth: "" }));
  verdict.lines.forEach((line, nth) => rows.push(...row(nth ? "" : words["practice-best"], line)));
  byId("verdict-lines").replaceChildren(...rows);
  byId("verdict-why").replaceChildren(...verdict.why.map((text) => htmlElement("p", "", text)));
  board.panel.announce(`${verdict.title} ${byId("verdict").textContent ?? ""}`);
}

/**
 * @param {string} term
 * @param {ChoiceText} line
 */
function row(term, line) {
  const description = htmlElement("dd", "", "");
  description.append(htmlElement("b", "", line.move), " ", htmlElement("span", "worth", line.worth));
  return [htmlElement("dt", "", term), description];
}

byId("number-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const numbers = [...byId("fields").querySelectorAll("input")].map((input) => input.value.trim());
  send({ exercise, answers, numbers: numbers.map((number) => number || "-") });
});
byId("next").addEventListener("click", () => send({}));
byId("step-back").addEventListener("click", () => showStep(-1));
byId("step-forward").addEventListener("click", () => showStep(1));
byId("show").addEventListener("click", () => send({ exercise, answers, gives_up: true }));

document.addEventListener("keydown", (event) => {
  const by = STEP_KEYS[event.key];
  if (steps && by) return showStep(by);
  // Enter goes on from wherever the focus is; a number chooses.
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("a, button, input, select")) return;
  if (event.key === "Enter" && !byId("next").hidden) return send({});
  const choice = byId("choices").children[Number(event.key) - 1];
  if (choice instanceof HTMLElement && !byId("choices").hidden) choice.click();
});

if (page.dataset.timed) {
  setInterval(() => {
    if (!started) return;
    const seconds = Math.floor((Date.now() - started) / 1000);
    timer.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }, 250);
}

send({});
