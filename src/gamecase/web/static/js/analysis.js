// @ts-check
// The page of an analysed game: shows evaluations as they arrive, and any position of the game. The
// values of positions, and what is said of moves, come from the server.

import { describedAction, noteElement } from "./analysis_elements.js";
import { Annotations } from "./annotations.js";
import { Board } from "./board.js";
import { DeepPanel } from "./deep_analysis.js";
import { byId, htmlElement, jsonFrom, optionalById, part, prefersReducedMotion } from "./dom.js";
import { drawGraph, markInGraph, mistakeOf, SIGNS } from "./evaluation_graph.js";
import { stepTimes, wait } from "./pace.js";

/**
 * @import {
 *   AnalysisMessage, ActionMessage, AnalysisSceneMessage, EvaluationMessage, LineMessage,
 * } from "./messages.js"
 */

/** @typedef {"first" | "second"} Side */

/** @type {{ table: string, game: number, moments: number, seen_by: Side, tints: string[], ending: string, levels: Record<string, string>, words: Record<string, string> }} */
const settings = jsonFrom("analysis-settings");
const words = settings.words;
const page = byId("analysis");
const board = new Board(byId("board"));
const annotations = new Annotations(board);
const last = settings.moments - 1;
const LINE_MS = 900; // between the moves of a line that is played out
const nonBreakingSpace = "\u00a0"; // keeps the height of an empty line

/** @type {EvaluationMessage[]} */
const evaluations = []; // by position
/** @type {Map<string, AnalysisSceneMessage>} */
const scenes = new Map(); // by query
let at = last; // the position that is shown
/** @type {{ line: number, step: number } | null} */
let variation = null; // how far along which line the board is from that position
let seenBy = settings.seen_by; // the side at the bottom, from whose point of view every value is
let artKey = "";
let hasFailed = false;
let isLoading = true;
let steps = 0; // counts what the reader asked to see, so that a line stops being played out

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
  isLoading = false;
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
  scenes.set(query, answer);
  return answer;
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
      drawGraph(byId("graph"), evaluations, at, last);
      showMistakes();
      showEvaluation();
      showBestMove();
    }
    if (answer.totals) showTotals(answer.totals);
    if (answer.has_failed) return showFailure();
    if (evaluations.length >= answer.wanted) break;
  }
  isLoading = false;
  showEvaluation();
  byId("progress").hidden = true;
  byId("no-mistakes").hidden = byId("mistakes").children.length > 0;
}

// --- positions ---

function currentQuery() {
  return `at=${at}${variation ? `&line=${variation.line}&step=${variation.step}` : ""}&seen_by=${seenBy}`;
}

/** @param {boolean} inStages whether the action that led here is shown step by step */
async function showPosition(inStages = false) {
  const query = currentQuery();
  showEvaluation();
  const answer = await loadScene(query);
  for (const stage of (inStages && !prefersReducedMotion() && answer?.stages) || []) {
    if (query !== currentQuery()) return;
    board.showStage(stage);
    await wait(stepTimes(1));
  }
  if (!answer || query !== currentQuery()) return; // the reader has gone on
  board.show(answer.scene);
  annotations.clear();
  showBestMove();
  if (!variation && at < last) loadScene(`at=${at + 1}&seen_by=${seenBy}`); // ahead of time
}

/**
 * @param {number} position
 * @param {typeof variation} along
 */
function goTo(position, along = null) {
  steps += 1;
  at = Math.max(0, Math.min(last, position));
  const isNext = along?.step === (variation?.line === along?.line ? (variation?.step ?? 0) : 0) + 1;
  variation = along;
  return showPosition(isNext);
}

function goBack() {
  if (!variation) return goTo(at - 1);
  goTo(at, variation.step > 1 ? { ...variation, step: variation.step - 1 } : null);
}

function goForward() {
  if (!variation) return goTo(at + 1);
  if (hasNextStep()) goTo(at, { ...variation, step: variation.step + 1 });
}

function hasNextStep() {
  return variation !== null && variation.step < evaluations[at].lines[variation.line].told.length;
}

/**
 * Play a line out on the board, until its end or until the reader goes elsewhere.
 * @param {number} line
 */
async function playLine(line) {
  const isShown = goTo(at, { line, step: 1 });
  const asked = steps;
  await isShown;
  for (let played = 0; ; played += 1) {
    await wait(LINE_MS);
    if (asked + played !== steps || !variation || !hasNextStep()) return;
    await goTo(at, { line, step: variation.step + 1 });
  }
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
  part(bar, ".evaluation-value").textContent = evaluation?.worth[seenBy] ?? "";
  byId("evaluation-text").textContent = evaluation?.standing ?? nonBreakingSpace;
  showCard(evaluation);
  showDeepPanel(evaluation);
  showCurrentMove();
  markInGraph(byId("graph"), at, last);
  for (const button of navigationButtons) {
    const isBackwards = ["first", "back"].includes(button.dataset.go ?? "");
    const isAtEnd = variation && button.dataset.go === "forward" ? !hasNextStep() : at === last && !variation;
    button.disabled = isBackwards ? at === 0 && !variation : isAtEnd;
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

let shownCard = ""; // which position the card shows, so that it is not made again at every step

/**
 * The best lines, or what happened where there was nothing to decide.
 * @param {EvaluationMessage | undefined} evaluation
 */
function showCard(evaluation) {
  const list = byId("variations");
  const card = `${at} ${seenBy} ${Boolean(evaluation)} ${isLoading}`;
  if (card !== shownCard) {
    shownCard = card;
    const rows = evaluation?.lines.map(lineRow) ?? [];
    list.replaceChildren(...(rows.length ? rows : [eventRow(evaluation)]));
    list.scrollTop = 0;
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-step]"))) {
    const isShown = Number(button.dataset.line) === variation?.line && Number(button.dataset.step) === variation.step;
    button.classList.toggle("is-current", isShown);
  }
}

/**
 * @param {LineMessage} line
 * @param {number} number
 */
function lineRow(line, number) {
  const row = htmlElement("li", "line-row");
  const value = htmlElement("button", "variation-value", line.worth[seenBy]);
  value.type = "button";
  value.title = words["table-type-play"];
  row.append(value, ...line.told.map((description, index) => lineStep(description, number, index + 1)));
  if (line.is_played) row.append(htmlElement("i", "played-badge", words["analysis-played"]));
  row.classList.toggle("has-notes", line.notes.length > 0);
  row.append(...line.notes.map((note) => noteElement(note[seenBy])));
  row.addEventListener("click", (event) => {
    if (!(/** @type {Element} */ (event.target).closest(".move-cell"))) playLine(number);
  });
  return row;
}

/**
 * The roll or move that followed, or how the game ended.
 * @param {EvaluationMessage | undefined} evaluation
 */
function eventRow(evaluation) {
  const row = document.createElement("li");
  if (!evaluation && isLoading) {
    row.append(noteElement(words["analysis-progress"]));
    return row;
  }
  if (evaluation) row.append(htmlElement("b", "variation-value", evaluation.worth[seenBy]));
  if (at === last && settings.ending) {
    row.append(htmlElement("bdi", "", settings.ending));
    return row;
  }
  const cell = byId("moves").querySelector(`[data-at="${Math.min(at + 1, last)}"]`);
  const next = htmlElement("button", "move-cell");
  next.type = "button";
  next.dir = "auto";
  next.append(...[...(cell?.querySelectorAll("span") ?? [])].map((node) => node.cloneNode(true)));
  next.addEventListener("click", goForward);
  if (cell) row.append(next);
  return row;
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
  button.dataset.line = String(line);
  button.dataset.step = String(step);
  button.append(describedAction(description));
  button.addEventListener("click", () => goTo(at, { line, step }));
  return button;
}

// --- the deeper analysis of the current position ---

const deepPanel = optionalById("deep") ? new DeepPanel(words, () => seenBy) : null;
const deepAddress = `/table/${settings.table}/analysis/deep?game=${settings.game}`;

/** @param {EvaluationMessage | undefined} evaluation */
function showDeepPanel(evaluation) {
  deepPanel?.show(
    evaluation
      ? {
          id: String(at),
          levels: evaluation.levels.map((key) => ({ key, label: settings.levels[key] ?? key })),
          canCompare: evaluation.can_compare,
          lines: evaluation.lines,
          address: `${deepAddress}&at=${at}`,
          body: {},
        }
      : null,
  );
}

async function loadKeptRollouts() {
  if (!deepPanel || !Object.keys(settings.levels).length) return;
  const response = await fetch(deepAddress).catch(() => null);
  if (response?.ok) deepPanel.addKept(await response.json());
}

// --- the whole game ---

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
  totals.forEach((sentences, index) => {
    byId(`totals-${index + 1}`).replaceChildren(...sentences.map((sentence) => htmlElement("li", "", sentence)));
  });
}

// --- navigation ---

/** @type {Record<string, () => void>} */
const NAVIGATION = { first: () => goTo(0), back: goBack, forward: goForward, last: () => goTo(last) };
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
window.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target?.closest("input, select, textarea, dialog, .settings");
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key in KEYS) NAVIGATION[KEYS[event.key]]();
  else if (event.key === "Escape" && variation) goTo(at);
  else return;
  event.preventDefault();
});
byId("graph").addEventListener("pointerdown", (event) => {
  const { left, width } = byId("graph").getBoundingClientRect();
  goTo(Math.round(((event.clientX - left) / width) * last));
});

drawGraph(byId("graph"), evaluations, at, last);
showPosition();
loadEvaluations();
loadKeptRollouts();
