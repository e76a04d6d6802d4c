// Arrows and circles on the board: drawn by a reader's right hand for his own eyes, or by the page
// to show a move. They hang on spots, so they stay true when the board is turned.

import { element } from "./board.js";

const HEAD = 0.62; // of a spot's reach

function kindOf(event) {
  if (event.shiftKey) return "warm";
  return event.altKey ? "cool" : "plain";
}

/** The outline of an arrow from one place to another, thick enough for spots of that reach. */
function arrow(from, to, reach) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.min(reach * HEAD, length / 2);
  const [start, end] = [reach * 0.25, length - reach * 0.18];
  const at = (along, aside) => `${from.x + dx * along - dy * aside} ${from.y + dy * along + dx * aside}`;
  const half = reach * 0.13;
  const [neck, wing] = [end - head, head * 0.62];
  return `M${at(start, half)} L${at(neck, half)} L${at(neck, wing)} L${at(end, 0)} L${at(neck, -wing)} L${at(neck, -half)} L${at(start, -half)} Z`;
}

export class Marks {
  #board;
  #layer = element("g", { class: "drawn" });
  #drawn = new Map(); // spots of both ends -> kind
  #shown = []; // [from, to] pairs that the page itself shows
  #hand = null; // {from, to, kind, point} while the hand draws

  constructor(board) {
    this.#board = board;
    const svg = board.svg;
    svg.addEventListener("contextmenu", (event) => event.preventDefault());
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", () => this.#stop());
    svg.addEventListener("shown", () => this.#draw());
  }

  /** Wipes what the hand has drawn. */
  clear() {
    this.#drawn.clear();
    this.#stop();
  }

  /** Arrows of the page's own, as pairs of spots; they replace the ones before. */
  show(pairs) {
    this.#shown = pairs;
    this.#draw();
  }

  #down(event) {
    if (event.button === 0 && this.#drawn.size) return this.clear();
    const from = this.#board.spotAt(event);
    if (event.button !== 2 || !from) return;
    this.#board.svg.setPointerCapture(event.pointerId);
    this.#hand = { from, to: from, kind: kindOf(event), id: event.pointerId };
    this.#draw();
  }

  #move(event) {
    if (this.#hand?.id !== event.pointerId) return;
    const to = this.#board.spotAt(event);
    if (to === this.#hand.to) return;
    this.#hand.to = to;
    this.#draw();
  }

  #up(event) {
    if (this.#hand?.id !== event.pointerId) return;
    const { from, to, kind } = this.#hand;
    const key = `${from}\n${to}`;
    if (to && this.#drawn.get(key) === kind) this.#drawn.delete(key);
    else if (to) this.#drawn.set(key, kind);
    this.#stop();
  }

  #stop() {
    this.#hand = null;
    this.#draw();
  }

  #draw() {
    const drawn = [...this.#drawn].map(([key, kind]) => [...key.split("\n"), kind]);
    if (this.#hand?.to) drawn.push([this.#hand.from, this.#hand.to, `${this.#hand.kind} is-new`]);
    const shown = this.#shown.map(([from, to]) => [from, to, "best"]);
    const nodes = [...shown, ...drawn].map((each) => this.#node(...each)).filter(Boolean);
    this.#layer.replaceChildren(...nodes);
    this.#board.svg.append(this.#layer); // above whatever the board has drawn since
  }

  #node(from, to, kind) {
    if (!this.#board.spot(from) || !this.#board.spot(to)) return null;
    const [start, end] = [this.#board.middle(from), this.#board.middle(to)];
    const reach = this.#board.reach(from);
    if (from === to) {
      const ring = { class: `drawn-ring drawn-${kind}`, cx: start.x, cy: start.y, r: reach * 0.88 };
      return element("circle", { ...ring, "stroke-width": reach * 0.14 });
    }
    return element("path", { class: `drawn-arrow drawn-${kind}`, d: arrow(start, end, reach) });
  }
}
