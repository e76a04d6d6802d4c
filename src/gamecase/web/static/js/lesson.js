// @ts-check
// The page of a lesson: a board like a table's, whose moves are sent by HTTP and answered one by one.

import { byId, jsonFrom } from "./dom.js";
import { ExerciseBoard } from "./exercise_board.js";
import { completeLesson } from "./lesson_progress.js";

/** @import { LessonAttempt, LessonMessage } from "./messages.js" */

const page = byId("lesson");
const words = jsonFrom("words");
const board = new ExerciseBoard(page, words, send);

/** @type {string[]} */
let correctActions = []; // so far

/**
 * Send what the player did, and show the answer.
 * @param {LessonAttempt} attempt
 */
async function send(attempt) {
  const response = await fetch(location.pathname, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ made: correctActions, ...attempt }),
  });
  const answer = await response.json();
  if (response.ok) return showAnswer(answer);
  console.warn(answer.error);
  board.offerAgain();
}

/** @param {LessonMessage} answer */
async function showAnswer(answer) {
  if (answer.made) correctActions = answer.made;
  await board.show(answer.board);
  if (answer.is_other) {
    board.panel.toast(words["learn-other"]);
    byId("try-again").hidden = false;
    byId("try-again").focus();
  }
  if (answer.is_done) {
    byId("lesson-done").hidden = false;
    board.panel.announce(byId("lesson-done-text").textContent ?? "");
    completeLesson(`${page.dataset.game} ${page.dataset.lesson}`);
  }
}

byId("try-again").addEventListener("click", () => {
  byId("try-again").hidden = true;
  board.panel.toast("");
  send({});
});

send({});
