// @ts-check
// Touches on the board of the editor, by mouse, finger or keyboard: pieces from the palette are put
// down, pieces on the board are moved and removed. Whether a position is possible is not known here.

/** @import { Board, PlacedPiece, Point } from "./board.js" */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const DRAG_DISTANCE = 6; // pixels before a press becomes a drag
const GRAB_DISTANCE = 60; // units of the scene from a press to the piece that is dragged
const STEPS = { usual: 6, fine: 1 }; // units of the scene, for moving a free piece by keys
const REMOVE = "remove"; // the tool that removes what is touched

/**
 * What was done; `to` is a spot, or a point where pieces lie free, or null beside the board.
 * @typedef {{ kind: "put", piece: string, end?: string, x?: number, y?: number }
 *   | { kind: "move", start: string, end?: string, x?: number, y?: number }
 *   | { kind: "remove", start: string }} BoardEdit
 */

/** @typedef {{ spot: string | null, x: number, y: number, id: number, piece: PlacedPiece | null, isDrag: boolean }} Press */

export class PositionBoard {
  #board;
  #onEdit;
  #onNudge;
  #onPick;
  /** The kind of piece that the next touch puts down, "remove", or "" for moving. */
  tool = "";
  liesFree = false;
  /** @type {string | null} */
  #picked = null; // the spot whose piece the next touch moves
  /** @type {Press | null} */
  #press = null;
  /** @type {Point | null} */
  #nudged = null; // where keys have moved the picked piece, faster than the server answers

  /**
   * @param {Board} board
   * @param {{
   *   onEdit: (edit: BoardEdit) => void,
   *   onNudge: (edit: BoardEdit & { x: number, y: number }) => void,
   *   onPick: (isPicked: boolean) => void,
   * }} listeners
   */
  constructor(board, { onEdit, onNudge, onPick }) {
    this.#board = board;
    this.#onEdit = onEdit;
    this.#onNudge = onNudge;
    this.#onPick = onPick;
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.#onPointerDown(event));
    svg.addEventListener("pointermove", (event) => this.#onPointerMove(event));
    svg.addEventListener("pointerup", (event) => this.#onPointerUp(event));
    svg.addEventListener("pointercancel", () => this.#endPress());
    svg.addEventListener("contextmenu", (event) => {
      const spot = board.spots.at(event);
      if (!spot) return;
      event.preventDefault();
      this.#onEdit({ kind: "remove", start: spot });
    });
    svg.addEventListener("keydown", (event) => this.#onKey(event));
    svg.addEventListener("pointerdown", () => (svg.dataset.by = "pointer"), true);
    window.addEventListener("keydown", () => delete svg.dataset.by, true);
    svg.addEventListener("click", (event) => {
      const spot = spotOf(event);
      if (event.detail === 0 && spot) this.#touch(spot); // by a screen reader
    });
  }

  /**
   * Forget what is picked: the board has changed.
   * @param {boolean} keeps a piece that is being moved by keys stays picked
   */
  reset(keeps = false) {
    this.#endPress();
    this.#pick(keeps ? this.#picked : null);
  }

  /** @param {string | null} spot */
  #pick(spot) {
    if (spot !== this.#picked) this.#nudged = null;
    this.#picked = spot && this.#board.spots.has(spot) ? spot : null;
    const picked = this.#picked ? [this.#picked] : [];
    this.#board.spots.highlight("picked", picked);
    this.#board.spots.markPressed(picked);
    this.#onPick(Boolean(this.#picked));
  }

  /**
   * Pick a piece that was just put down, so that keys move it.
   * @param {string} spot
   */
  pickAndFocus(spot) {
    this.#pick(spot);
    this.#board.spots.focus(spot);
  }

  /** @param {string} spot */
  #touch(spot) {
    if (this.tool === REMOVE) return this.#onEdit({ kind: "remove", start: spot });
    if (this.tool && !this.liesFree) return this.#onEdit({ kind: "put", piece: this.tool, end: spot });
    if (this.#picked === spot) return this.#pick(null);
    if (this.#picked && !this.liesFree) return this.#onEdit({ kind: "move", start: this.#picked, end: spot });
    this.#pick(spot);
  }

  // --- pointers ---

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    if (event.button !== 0 || this.#press) return;
    this.#board.svg.setPointerCapture(event.pointerId);
    this.#press = {
      spot: this.#board.spots.at(event),
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      piece: null,
      isDrag: false,
    };
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    if (!press.isDrag && Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_DISTANCE) return;
    if (!press.isDrag) {
      press.isDrag = true;
      const { x, y } = this.#board.point({ clientX: press.x, clientY: press.y });
      press.piece = press.spot ? this.#board.pieceNear(x, y, GRAB_DISTANCE) : null;
      this.#pick(null);
    }
    const { x, y } = this.#board.point(event);
    if (press.piece) this.#board.lift(press.piece, x, y);
  }

  /** @param {PointerEvent} event */
  #onPointerUp(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#endPress();
    if (press.isDrag) {
      if (press.piece && press.spot) this.#drop(press.spot, event);
      return;
    }
    const { x, y } = this.#board.point(event);
    if (press.spot) {
      this.#board.spots.focus(press.spot);
      this.#touch(press.spot);
    } else if (this.liesFree && this.tool && this.tool !== REMOVE) {
      this.#onEdit({ kind: "put", piece: this.tool, x, y });
    } else if (this.liesFree && this.#picked) {
      this.#onEdit({ kind: "move", start: this.#picked, x, y });
    }
  }

  /**
   * @param {string} start
   * @param {PointerEvent} event
   */
  #drop(start, event) {
    const { x, y } = this.#board.point(event);
    if (this.liesFree) return this.#onEdit({ kind: "move", start, x, y });
    const end = this.#board.spots.at(event);
    if (end && end !== start) return this.#onEdit({ kind: "move", start, end });
    if (!end && !this.#isOnBoard(event)) this.#onEdit({ kind: "remove", start });
  }

  /**
   * Put down a piece that was dragged from the palette.
   * @param {string} piece
   * @param {PointerEvent} event
   */
  dropNew(piece, event) {
    if (!this.#isOnBoard(event)) return;
    const { x, y } = this.#board.point(event);
    if (this.liesFree) return this.#onEdit({ kind: "put", piece, x, y });
    const end = this.#board.spots.at(event);
    if (end) this.#onEdit({ kind: "put", piece, end });
  }

  /** @param {PointerEvent} event */
  #isOnBoard(event) {
    const { left, right, top, bottom } = this.#board.svg.getBoundingClientRect();
    return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  }

  #endPress() {
    const press = this.#press;
    this.#press = null;
    if (press?.piece) this.#board.putBack(press.piece);
  }

  // --- keys ---

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const spot = spotOf(event);
    if (!spot) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      if (this.liesFree && this.#picked === spot) return this.#nudge(spot, arrow, event.shiftKey);
      const next = this.#board.spots.neighbour(spot, ...arrow);
      if (next) this.#board.spots.focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#touch(spot);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      this.#onEdit({ kind: "remove", start: spot });
    } else if (event.key === "Escape") {
      this.#pick(null);
    }
  }

  /**
   * Move a free piece a little.
   * @param {string} spot
   * @param {[number, number]} arrow
   * @param {boolean} isFine
   */
  #nudge(spot, [dx, dy], isFine) {
    const { x, y } = this.#nudged ?? this.#board.spots.middle(spot);
    const step = isFine ? STEPS.fine : STEPS.usual;
    this.#nudged = { x: x + dx * step, y: y + dy * step };
    this.#onNudge({ kind: "move", start: spot, ...this.#nudged });
  }
}

/** @param {Event} event */
function spotOf(event) {
  const node = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
  return node instanceof SVGElement ? (node.dataset.spot ?? null) : null;
}
