// @ts-check
// The page of the deck of mistakes: a position, the player's move, and what it was worth.

import { byId, htmlElement, jsonFrom } from "./dom.js";
import { ExerciseBoard } from "./exercise_board.js";
import { WorkingNotice } from "./working_notice.js";

/** @import { CardAnswer, CardAttempt, ChoiceText, DeckCardMessage } from "./messages.js" */

const page = byId("practice");
const words = jsonFrom("words");
const working = new WorkingNotice(words["analysis-progress"]);
const board = new ExerciseBoard(page, words, (gesture) => send({ card, ...gesture }));

let card = ""; // the one that is shown
let isAnswered = false;

/** @param {CardAttempt} attempt */
async function send(attempt) {
  working.expect();
  const response = await fetch("/study/practice", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game: page.dataset.game, ...attempt }),
  });
  const message = await response.json();
  working.clear();
  if (response.ok) return show(message);
  board.panel.toast(response.status === 503 ? words["analysis-failed"] : message.error);
  board.offerAgain();
}

/** @param {DeckCardMessage} message */
async function show(message) {
  byId("counts").textContent = message.counts;
  byId("status").textContent = message.task ?? "";
  byId("nothing").textContent = message.nothing ?? "";
  byId("nothing").hidden = !message.nothing;
  card = message.card ?? "";
  isAnswered = Boolean(message.answer);
  page.classList.toggle("is-empty", !card);
  byId("show").hidden = !card || isAnswered;
  byId("next").hidden = byId("remove").hidden = byId("game-link").hidden = !isAnswered;
  byId("more").hidden = !message.has_more;
  if (message.analysis) byId("game-link").setAttribute("href", message.analysis);
  byId("answer").hidden = !isAnswered;
  if (message.nothing) board.panel.announce(message.nothing);
  if (message.board) await board.show(message.board);
  if (message.answer) showAnswer(message.answer);
}

/** @param {CardAnswer} answer */
function showAnswer(answer) {
  byId("answer-title").textContent = answer.title;
  byId("answer").classList.toggle("is-right", answer.is_right);
  showChoice("chosen", answer.chosen);
  showChoice("best", answer.best);
  showChoice("played", answer.played);
  byId("answer-why").replaceChildren(...answer.why.map((text) => htmlElement("p", "", text)));
  byId("answer-due").textContent = answer.due;
  board.panel.announce(`${answer.title} ${byId("answer").querySelector("dl")?.textContent ?? ""}`);
  byId("next").focus();
}

/**
 * @param {string} name
 * @param {ChoiceText | undefined} choice
 */
function showChoice(name, choice) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(`[data-choice=${name}]`))) {
    part.hidden = !choice;
    if (choice && part.tagName === "DD") {
      part.replaceChildren(htmlElement("b", "", choice.move), " ", htmlElement("span", "worth", choice.worth));
    }
  }
}

byId("next").addEventListener("click", () => send({}));
byId("more").addEventListener("click", () => send({ wants_more: true }));
byId("show").addEventListener("click", () => send({ card, gives_up: true }));
byId("remove").addEventListener("click", () => send({ card, is_removed: true }));

send({});
