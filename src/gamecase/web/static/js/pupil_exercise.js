// @ts-check
// A teacher's lesson: its exercises one by one on a board, each with the answer to every try.

import { byId, jsonFrom } from "./dom.js";
import { ExerciseBoard } from "./exercise_board.js";
import { WorkingNotice } from "./working_notice.js";

/** @import { LessonReplyMessage, PupilTry } from "./messages.js" */

const page = byId("pupil");
const words = jsonFrom("words");
/** @type {{ number: string, task: string }[]} */
const tasks = jsonFrom("tasks");
const working = new WorkingNotice(words["analysis-progress"]);
const board = new ExerciseBoard(page, words, send);
const steps = /** @type {HTMLButtonElement[]} */ ([...page.querySelectorAll("[data-step]")]);

let exercise = 0;

/** @param {Partial<PupilTry>} attempt */
async function send(attempt) {
  working.expect();
  const response = await fetch(page.dataset.path ?? "", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ exercise, ...attempt }),
  });
  const message = await response.json();
  working.clear();
  if (response.ok) return show(message);
  board.panel.toast(response.status === 503 ? words["analysis-failed"] : message.error);
  board.offerAgain();
}

/** @param {LessonReplyMessage} message */
async function show(message) {
  await board.show(message.board);
  const isAnswered = Boolean(message.title);
  const isOver = isAnswered && (message.is_right || message.best !== undefined);
  byId("answer").hidden = !isAnswered;
  byId("answer").classList.toggle("is-right", Boolean(message.is_right));
  byId("answer-title").textContent = message.title ?? "";
  byId("answer-best").textContent = message.best ?? "";
  byId("answer-best").hidden = !message.best;
  byId("answer-explanation").textContent = message.explanation ?? "";
  byId("next").hidden = !isOver || exercise + 1 >= tasks.length;
  byId("try-again").hidden = !isAnswered || Boolean(isOver);
  byId("show").hidden = Boolean(isOver);
  if (!isAnswered) return;
  if (message.is_right) steps[exercise].classList.add("is-solved");
  board.panel.announce(`${message.title} ${message.best ?? ""} ${message.explanation ?? ""}`);
  if (isOver && exercise + 1 >= tasks.length) board.panel.toast(words["lessons-done"], false);
  byId(isOver ? "next" : "try-again").focus();
}

/** @param {number} index */
function open(index) {
  exercise = index;
  byId("status").textContent = tasks[index].task;
  byId("number").textContent = tasks[index].number;
  steps.forEach((step, number) => {
    if (number === index) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  });
  board.panel.toast("");
  board.panel.announce(tasks[index].task);
  send({});
}

byId("next").addEventListener("click", () => open(exercise + 1));
byId("try-again").addEventListener("click", () => send({}));
byId("show").addEventListener("click", () => send({ gives_up: true }));
for (const step of steps) step.addEventListener("click", () => open(Number(step.dataset.step)));

if (tasks.length) open(0);
