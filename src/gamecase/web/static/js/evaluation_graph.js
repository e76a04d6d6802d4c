// @ts-check
// The course of an analysed game as a graph: the first side's share from below, mistakes as dots.

import { svgElement } from "./dom.js";

/** @import { EvaluationMessage } from "./messages.js" */

/** @type {Record<string, string>} */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/**
 * @param {number} position
 * @param {number} last
 */
const graphX = (position, last) => (last ? (1000 * position) / last : 0);

/** @param {EvaluationMessage} evaluation */
const graphY = (evaluation) => 100 - 96 * evaluation.bar;

/** @param {EvaluationMessage} evaluation */
export function mistakeOf({ judged }) {
  return judged && judged.verdict in SIGNS ? judged : null;
}

/**
 * @param {Element} graph
 * @param {EvaluationMessage[]} evaluations
 * @param {number} at
 * @param {number} last
 */
export function drawGraph(graph, evaluations, at, last) {
  const points = evaluations.map((evaluation, index) => `${graphX(index, last)} ${graphY(evaluation)}`);
  const edge = evaluations.length ? graphX(evaluations.length - 1, last) : 0;
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
    const d = `M${graphX(index, last)} ${graphY(evaluation)}h0`;
    svgElement("path", { class: `dot ${mistake.verdict}`, d }, graph);
  });
  svgElement("path", { class: "current", d: "" }, graph);
  markInGraph(graph, at, last);
}

/**
 * Show which position is on the board.
 * @param {Element} graph
 * @param {number} at
 * @param {number} last
 */
export function markInGraph(graph, at, last) {
  graph.querySelector(".current")?.setAttribute("d", `M${graphX(at, last)} 0V200`);
}
