// @ts-check
// The page of a lesson: a board like a table's, whose moves are sent by HTTP and answered one by one.

import { Board } from "./board.js";
import { byId, jsonFrom, prefersReducedMotion, shake } from "./dom.js";
import { GestureInput } from "./gesture_input.js";
import { completeLesson } from "./lesson_progress.js";
import { Panel } from "./panel.js";

/** @import { Gesture } from "./gesture_input.js" */
/** @import { LessonAttempt, LessonMessage } from "./messages.js" */

const page = byId("lesson");
const words = jsonFrom("words");
const board = new Board(byId("board"));
const panel = new Panel(words);
const input = new GestureInput(board, panel, onGesture);

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
  input.offerAgain();
}

/** @param {LessonMessage} answer */
async function showAnswer(answer) {
  board.addArt(answer.art);
  if (answer.motion && !prefersReducedMotion()) await (await import("./motion.js")).playMotion(board, answer.motion);
  if (answer.made) correctActions = answer.made;
  board.show(answer.scene);
  const { gestures, picked, scene } = answer;
  input.offer(gestures, { before: picked, isEnabled: Boolean(gestures), turn: scene.turn });
  if (answer.refusal) {
    board.spots.highlight("reason", answer.where ?? []);
    shake(page);
    panel.toast(answer.refusal);
  }
  if (answer.is_other) {
    panel.toast(words["learn-other"]);
    byId("try-again").hidden = false;
    byId("try-again").focus();
  }
  if (answer.is_done) {
    byId("lesson-done").hidden = false;
    panel.announce(byId("lesson-done-text").textContent ?? "");
    completeLesson(`${page.dataset.game} ${page.dataset.lesson}`);
  }
}

/** @param {Gesture} gesture */
function onGesture(gesture) {
  if (gesture.kind === "incomplete") return panel.announce(words["touch-again"]);
  if (gesture.kind === "aiming") return panel.announce(gesture.text);
  panel.toast("");
  board.spots.highlight("reason", []);
  switch (gesture.kind) {
    case "action":
      return send({ action: gesture.action });
    case "pick":
      return send({ picked: gesture.spots });
    case "touch":
      return send({ spots: gesture.spots });
    case "reset":
      return send({});
  }
}

byId("try-again").addEventListener("click", () => {
  byId("try-again").hidden = true;
  panel.toast("");
  send({});
});

send({});
