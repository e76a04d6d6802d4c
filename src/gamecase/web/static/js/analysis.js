// @ts-check
// The page of an analysed game: shows evaluations as they arrive, and any position of the game. The
// values of positions, and what is said of moves, come from the server.

import { Annotations } from "./annotations.js";
import { Board } from "./board.js";
import { byId, htmlElement, jsonFrom, part, svgElement } from "./dom.js";

/**
 * @import {
 *   AnalysisMessage, AnalysisSceneMessage, ActionMessage, EvaluationMessage, LineMessage,
 *   SceneMessage,
 * } from "./messages.js"
 */

/** @type {{ table: string, game: number, moments: number, seen_by: string, tints: string[], words: Record<string, string> }} */
const settings = jsonFrom("analysis-settings");
const words = settings.words;
const page = byId("analysis");
const board = new Board(byId("board"));
const annotations = new Annotations(board);
/** @type {Record<string, string>} */
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };
const last = settings.moments - 1;
const nonBreakingSpace = "\u00a0"; // keeps the height of an empty line

/** @type {EvaluationMessage[]} */
const evaluations = []; // by position
/** @type {Map<string, SceneMessage>} */
const scenes = new Map(); // by query
let at = last; // the position that is shown
/** @type {{ line: number, step: number } | null} */
let variation = null; // how far along which line the board is from that position
let seenBy = settings.seen_by;
let artKey = "";
let hasFailed = false;

page.classList.toggle("is-turned", seenBy === "second");
settings.tints.forEach((name, index) => {
  page.style.setProperty(index ? "--side-second" : "--side-first", `var(--${name})`);
});
if (localStorage.getItem(`symbols ${page.dataset.game}`) === "yes") page.classList.add("shows-symbols");

// --- requests ---

/**
 * The server's answer; null when there is none, which the page then says.
 * @param {"found" | "scene"} what
 * @param {string} query
 * @returns {Promise<any>}
 */
async function request(what, query) {
  try {
    const response = await fetch(`/table/${settings.table}/analysis/${what}?game=${settings.game}&${query}`);
    if (response.ok) return await response.json();
  } catch {
    // handled like an error response
  }
  showFailure();
  return null;
}

function showFailure() {
  hasFailed = true;
  byId("toast").textContent = words["analysis-failed"];
  byId("toast").classList.add("is-shown", "is-warning");
}

/** @param {string} query */
async function loadScene(query) {
  if (scenes.has(query)) return scenes.get(query);
  /** @type {AnalysisSceneMessage | null} */
  const answer = await request("scene", `${query}&art=${encodeURIComponent(artKey)}`);
  if (!answer) return null;
  if (answer.art) {
    board.addArt(answer.art);
    artKey = answer.art.key;
  }
  scenes.set(query, answer.scene);
  return answer.scene;
}

async function loadEvaluations() {
  while (!hasFailed) {
    /** @type {AnalysisMessage | null} */
    const answer = await request("found", `since=${evaluations.length}`);
    if (!answer) return;
    evaluations.push(...answer.found);
    /** @type {HTMLProgressElement} */
    const progress = byId("progress");
    progress.max = answer.wanted;
    progress.value = evaluations.length;
    if (answer.found.length) {
      showGraph();
      showMistakes();
      showEvaluation();
      showBestMove();
    }
    showTotals(answer.totals ?? []);
    if (answer.has_failed) return showFailure();
    if (evaluations.length >= answer.wanted) break;
  }
  byId("progress").hidden = true;
  byId("no-mistakes").hidden = byId("mistakes").children.length > 0;
}

// --- positions ---

function currentQuery() {
  return `at=${at}${variation ? `&line=${variation.line}&step=${variation.step}` : ""}&seen_by=${seenBy}`;
}

async function showPosition() {
  const query = currentQuery();
  showEvaluation();
  const scene = await loadScene(query);
  if (!scene || query !== currentQuery()) return; // the reader has gone on
  board.show(scene);
  annotations.clear();
  showBestMove();
  if (!variation && at < last) loadScene(`at=${at + 1}&seen_by=${seenBy}`); // ahead of time
}

/**
 * @param {number} position
 * @param {typeof variation} along
 */
function goTo(position, along = null) {
  at = Math.max(0, Math.min(last, position));
  variation = along;
  showPosition();
}

function goBack() {
  if (!variation) return goTo(at - 1);
  goTo(at, variation.step > 1 ? { ...variation, step: variation.step - 1 } : null);
}

function turnBoard() {
  seenBy = seenBy === "first" ? "second" : "first";
  page.classList.toggle("is-turned", seenBy === "second");
  showPosition();
}

/** Show the best move of this position as an arrow. */
function showBestMove() {
  const spots = (!variation && evaluations[at]?.lines[0]?.spots) || [];
  annotations.suggest(spots.length > 1 ? [[spots[0], /** @type {string} */ (spots.at(-1))]] : []);
}

// --- the evaluation of the current position ---

function showEvaluation() {
  const evaluation = evaluations[at];
  const expectation = evaluation?.bar ?? 0;
  const bar = byId("evaluation-bar");
  bar.style.setProperty("--share", `${50 + 50 * expectation}%`);
  bar.classList.toggle("is-second", expectation < 0);
  part(bar, ".evaluation-value").textContent = evaluation?.worth ?? "";
  byId("evaluation-text").textContent = evaluation?.standing ?? nonBreakingSpace;
  showLines(evaluation?.lines ?? []);
  showCurrentMove();
  byId("graph").querySelector(".current")?.setAttribute("d", `M${graphX(at)} 0V200`);
  for (const button of navigationButtons) {
    const isBackwards = ["first", "back"].includes(button.dataset.go ?? "");
    button.disabled = isBackwards ? at === 0 && !variation : at === last || Boolean(variation);
  }
}

function showCurrentMove() {
  const moves = byId("moves");
  for (const cell of /** @type {NodeListOf<HTMLElement>} */ (moves.querySelectorAll(".move-cell"))) {
    const isCurrent = Number(cell.dataset.at) === at;
    cell.classList.toggle("is-current", isCurrent);
    if (isCurrent) {
      cell.setAttribute("aria-current", "true");
      moves.scrollTop = cell.offsetTop - moves.clientHeight / 2;
    } else cell.removeAttribute("aria-current");
  }
}

/**
 * An action in words and in symbols; style sheets show one of them.
 * @param {ActionMessage} description
 */
function describedAction({ told, symbols }) {
  const node = document.createDocumentFragment();
  if (told) node.append(htmlElement("span", "in-letters", told));
  if (symbols) node.append(htmlElement("span", "in-symbols", symbols));
  return node;
}

/**
 * A sentence in small print, in the direction of its own language.
 * @param {string} text
 */
function noteElement(text) {
  const node = htmlElement("small", "note", text);
  node.dir = "auto";
  return node;
}

/** @param {LineMessage[]} lines */
function showLines(lines) {
  byId("variations").replaceChildren(
    ...lines.map((line, number) => {
      const row = document.createElement("li");
      row.append(htmlElement("b", "variation-value", line.worth));
      row.append(...line.told.map((description, index) => lineStep(description, number, index + 1)));
      if (line.is_played) row.append(htmlElement("i", "played-badge", words["analysis-played"]));
      row.classList.toggle("has-notes", line.notes.length > 0);
      row.append(...line.notes.map(noteElement));
      return row;
    }),
  );
}

/**
 * A button that shows the position after a step of a line.
 * @param {ActionMessage} description
 * @param {number} line
 * @param {number} step
 */
function lineStep(description, line, step) {
  const button = htmlElement("button", "move-cell");
  button.type = "button";
  button.dir = "auto";
  button.append(describedAction(description));
  button.classList.toggle("is-current", variation?.line === line && variation.step === step);
  button.addEventListener("click", () => goTo(at, { line, step }));
  return button;
}

// --- the whole game ---

/** @param {number} position */
const graphX = (position) => (last ? (1000 * position) / last : 0);

/** @param {EvaluationMessage} evaluation */
const graphY = (evaluation) => 100 - 96 * evaluation.bar;

/** @param {EvaluationMessage} evaluation */
function mistakeOf({ judged }) {
  return judged && judged.verdict in SIGNS ? judged : null;
}

function showGraph() {
  const points = evaluations.map((evaluation, index) => `${graphX(index)} ${graphY(evaluation)}`);
  const edge = evaluations.length ? graphX(evaluations.length - 1) : 0;
  const graph = byId("graph");
  graph.replaceChildren();
  svgElement("rect", { class: "second-side", width: edge, height: 200 }, graph);
  if (points.length) {
    svgElement("path", { class: "first-side", d: `M0 200 L${points.join(" L")} L${edge} 200 Z` }, graph);
  }
  svgElement("path", { class: "middle", d: "M0 100H1000" }, graph);
  evaluations.forEach((evaluation, index) => {
    const mistake = mistakeOf(evaluation);
    if (!mistake) return;
    // A line of no length with round ends stays round when the graph is stretched.
    svgElement("path", { class: `dot ${mistake.verdict}`, d: `M${graphX(index)} ${graphY(evaluation)}h0` }, graph);
  });
  svgElement("path", { class: "current", d: `M${graphX(at)} 0V200` }, graph);
}

function showMistakes() {
  /** @type {HTMLElement[]} */
  const items = [];
  evaluations.forEach((evaluation, index) => {
    const mistake = mistakeOf(evaluation);
    /** @type {HTMLElement | null} */
    const cell = byId("moves").querySelector(`[data-at="${index}"]`);
    if (!cell || !mistake) return;
    const sign = part(cell, ".verdict");
    sign.textContent = SIGNS[mistake.verdict];
    sign.className = `verdict ${mistake.verdict}`;
    cell.title = words[`analysis-${mistake.verdict}`];
    const item = document.createElement("li");
    item.append(mistakeButton(mistake, cell, index));
    items.push(item);
  });
  byId("mistakes").replaceChildren(...items);
}

/**
 * A button that shows the position before a mistake, where the better move can be seen.
 * @param {NonNullable<EvaluationMessage["judged"]>} mistake
 * @param {HTMLElement} cell
 * @param {number} index
 */
function mistakeButton({ seat, verdict, why }, cell, index) {
  const button = htmlElement("button", "mistake-button");
  button.type = "button";
  const move = htmlElement("span", "mistake-move");
  move.dir = "auto";
  move.append(...[...cell.querySelectorAll("span")].map((node) => node.cloneNode(true)));
  move.append(htmlElement("i", `verdict ${verdict}`, SIGNS[verdict]));
  button.append(htmlElement("span", `side-colour is-${seat}`), move);
  button.append(htmlElement("span", "", words[`analysis-${verdict}`]));
  const better = htmlElement("span", "better-move", `${words["analysis-better"]} `);
  const best = htmlElement("bdi");
  best.dir = "auto";
  best.append(describedAction(evaluations[index - 1].lines[0].told[0]));
  better.append(best);
  button.append(better, ...why.map(noteElement));
  button.addEventListener("click", () => goTo(index - 1));
  return button;
}

/**
 * Show what is said of each side's whole game.
 * @param {string[][]} totals
 */
function showTotals(totals) {
  byId("totals").hidden = totals.length === 0;
  totals.forEach((sentences, index) => {
    byId(`totals-${index + 1}`).replaceChildren(...sentences.map((sentence) => htmlElement("li", "", sentence)));
  });
}

// --- navigation ---

/** @type {Record<string, () => void>} */
const NAVIGATION = { first: () => goTo(0), back: goBack, forward: () => goTo(at + 1), last: () => goTo(last) };
/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** @type {NodeListOf<HTMLButtonElement>} */
const navigationButtons = page.querySelectorAll("[data-go]");

for (const button of navigationButtons) button.addEventListener("click", NAVIGATION[button.dataset.go ?? ""]);
byId("turn-board").addEventListener("click", turnBoard);
byId("moves").addEventListener("click", (event) => {
  /** @type {HTMLElement | null} */
  const cell = /** @type {Element} */ (event.target).closest(".move-cell");
  if (cell) goTo(Number(cell.dataset.at));
});
addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target?.closest("input, select, textarea, dialog, .settings");
  if (!(event.key in KEYS) || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  NAVIGATION[KEYS[event.key]]();
});
byId("graph").addEventListener("pointerdown", (event) => {
  const { left, width } = byId("graph").getBoundingClientRect();
  goTo(Math.round(((event.clientX - left) / width) * last));
});

showGraph();
showPosition();
loadEvaluations();
