// @ts-check
// The end of a game: who won, by what, the score as a picture, and what to do next.

import { byId, htmlElement, optionalById, svgElement } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { PlayerMessage, StateMessage } from "./messages.js" */

let closedFor = 0; // the game whose result the player has put away

/**
 * Show the result of a finished game over the panel, unless the player has put it away.
 * @param {StateMessage} state
 * @param {Board} board
 */
export function showResult(state, board) {
  const { result } = state;
  const section = byId("result");
  section.hidden = !result || closedFor === state.nth_game || Boolean(state.offer && state.you.length);
  if (!result) return;
  section.className = `result is-${result.kind}`;
  byId("result-title").textContent = result.title;
  byId("result-by").textContent = result.by;
  byId("result-story").textContent = result.story;
  byId("result-score").replaceChildren(...state.players.map((player) => scoreRow(player, state, board)));
  const character = state.players.find((player) => player.character)?.character;
  /** @type {HTMLImageElement} */
  const face = byId("result-face");
  face.hidden = !character;
  if (character) face.src = character.face;
  byId("result-bye").textContent = character?.bye ?? "";
  const form = optionalById("next-level");
  if (form) form.hidden = result.kind !== "won" || !state.may.includes("rematch");
  byId("result-close").onclick = () => {
    closedFor = state.nth_game;
    section.hidden = true;
  };
}

/**
 * One player's score, with a bar that shows how much of the match is won.
 * @param {PlayerMessage} player
 * @param {StateMessage} state
 * @param {Board} board
 */
function scoreRow(player, { score }, board) {
  const row = htmlElement("div", "result-row");
  row.classList.toggle("is-you", player.is_you);
  const mark = svgElement("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" });
  board.drawSeat(player.seat, mark);
  const bar = htmlElement("span", "result-bar");
  const most = score.target || Math.max(1, ...score.points);
  bar.append(document.createElement("i"));
  /** @type {HTMLElement} */ (bar.firstChild).style.width = `${Math.min(100, (100 * player.score) / most)}%`;
  row.append(mark, htmlElement("bdi", "", player.name), htmlElement("b", "", String(player.score)), bar);
  return row;
}
