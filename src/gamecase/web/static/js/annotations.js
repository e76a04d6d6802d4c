// @ts-check
// Arrows and circles on the board: drawn by the reader with the right mouse button, for themselves
// only, or by the page to show a move. They are attached to spots, so they follow when the board turns.

import { svgElement } from "./dom.js";

/** @import { Board, Point } from "./board.js" */

const HEAD_LENGTH = 0.62; // of the radius of a spot

/** @param {PointerEvent} event */
function kindOf(event) {
  if (event.shiftKey) return "warm";
  return event.altKey ? "cool" : "plain";
}

/**
 * The outline of an arrow, as thick as fits spots of that radius.
 * @param {Point} from
 * @param {Point} to
 * @param {number} radius
 */
function arrowOutline(from, to, radius) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.min(radius * HEAD_LENGTH, length / 2);
  const [start, end] = [radius * 0.25, length - radius * 0.18];
  /** @type {(along: number, aside: number) => string} */
  const at = (along, aside) => `${from.x + dx * along - dy * aside} ${from.y + dy * along + dx * aside}`;
  const half = radius * 0.13;
  const [neck, wing] = [end - head, head * 0.62];
  const points = [at(start, half), at(neck, half), at(neck, wing), at(end, 0)];
  points.push(at(neck, -wing), at(neck, -half), at(start, -half));
  return `M${points.join(" L")} Z`;
}

export class Annotations {
  #board;
  #layer = svgElement("g", { class: "annotations" });
  /** @type {Map<string, string>} */
  #own = new Map(); // the spots of both ends -> kind
  /** @type {[string, string][]} */
  #suggested = [];
  #isHint = false;
  /** @type {{ from: string, to: string | null, kind: string, pointer: number } | null} */
  #stroke = null; // while the reader draws

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    const svg = board.svg;
    svg.addEventListener("contextmenu", (event) => event.preventDefault());
    svg.addEventListener("pointerdown", (event) => this.#onPointerDown(event));
    svg.addEventListener("pointermove", (event) => this.#onPointerMove(event));
    svg.addEventListener("pointerup", (event) => this.#onPointerUp(event));
    svg.addEventListener("pointercancel", () => this.#endStroke());
    svg.addEventListener("shown", () => this.#draw());
  }

  /** Remove what the reader has drawn. */
  clear() {
    this.#own.clear();
    this.#endStroke();
  }

  /**
   * Show arrows of the page, as pairs of spots, instead of those shown before.
   * @param {[string, string][]} pairs
   * @param {boolean} isHint whether they are a hint, and not the move that was best
   */
  suggest(pairs, isHint = false) {
    this.#suggested = pairs;
    this.#isHint = isHint;
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    if (event.button === 0 && this.#own.size) return this.clear();
    const from = this.#board.spots.at(event);
    if (event.button !== 2 || !from) return;
    this.#board.svg.setPointerCapture(event.pointerId);
    this.#stroke = { from, to: from, kind: kindOf(event), pointer: event.pointerId };
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    if (this.#stroke?.pointer !== event.pointerId) return;
    const to = this.#board.spots.at(event);
    if (to === this.#stroke.to) return;
    this.#stroke.to = to;
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #onPointerUp(event) {
    if (this.#stroke?.pointer !== event.pointerId) return;
    const { from, to, kind } = this.#stroke;
    const key = `${from}\n${to}`;
    if (to && this.#own.get(key) === kind) this.#own.delete(key);
    else if (to) this.#own.set(key, kind);
    this.#endStroke();
  }

  #endStroke() {
    this.#stroke = null;
    this.#draw();
  }

  #draw() {
    const nodes = this.#suggested.map(([from, to]) => this.#node(from, to, this.#isHint ? "hint" : "best"));
    for (const [key, kind] of this.#own) {
      const [from, to] = key.split("\n");
      nodes.push(this.#node(from, to, kind));
    }
    const stroke = this.#stroke;
    if (stroke?.to) nodes.push(this.#node(stroke.from, stroke.to, `${stroke.kind} is-unfinished`));
    this.#layer.replaceChildren(...nodes.filter((node) => node !== null));
    this.#board.svg.append(this.#layer); // above everything the board has drawn since
  }

  /**
   * @param {string} from
   * @param {string} to
   * @param {string} kind
   */
  #node(from, to, kind) {
    if (!this.#board.spots.has(from) || !this.#board.spots.has(to)) return null;
    const [start, end] = [this.#board.spots.middle(from), this.#board.spots.middle(to)];
    const radius = this.#board.spots.radius(from);
    if (from === to) {
      const ring = { class: `annotation-ring annotation-${kind}`, cx: start.x, cy: start.y, r: radius * 0.88 };
      return svgElement("circle", { ...ring, "stroke-width": radius * 0.14 });
    }
    return svgElement("path", { class: `annotation-arrow annotation-${kind}`, d: arrowOutline(start, end, radius) });
  }
}
