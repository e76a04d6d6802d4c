// @ts-check
// Touches spots one after the other, by click, drag, touch or keyboard, along the paths that came
// with the position. A touch that no path offers is sent as it is: the server says what it means, or
// why it is not allowed.

/** @import { Board, PlacedPiece } from "./board.js" */
/** @import { Gesture } from "./gesture_input.js" */
/** @import { Path } from "./messages.js" */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Keys that are not for the board where its focus came by a pointer: the page has a use for them. */
const KEYS_OF_PAGE = new Set(["ArrowLeft", "ArrowRight", "Home", "End", "Escape", " "]);
const DRAG_DISTANCE = 6; // pixels before a press becomes a drag
const GRAB_DISTANCE = 60; // units of the scene from a press to the piece that is dragged

/**
 * A press of a pointer; `piece` is null until it becomes a drag, "none" when it drags no piece.
 * @typedef {{ spot: string, x: number, y: number, id: number, piece: PlacedPiece | "none" | null }} Press
 */

export class SpotPicker {
  #board;
  #onGesture;
  /** @type {Path[]} */
  #paths = [];
  /** @type {string[]} */
  #before = []; // spots of earlier steps of this turn
  /** @type {string[]} */
  #picked = []; // spots since
  /** @type {Press | null} */
  #press = null;
  #isEnabled = true;
  #isWaiting = false; // for the answer to what was sent
  /** @type {string[]} */
  #queued = []; // spots touched meanwhile

  /**
   * @param {Board} board
   * @param {(gesture: Gesture) => void} onGesture
   */
  constructor(board, onGesture) {
    this.#board = board;
    this.#onGesture = onGesture;
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.#onPointerDown(event));
    svg.addEventListener("pointermove", (event) => this.#onPointerMove(event));
    svg.addEventListener("pointerup", (event) => this.#onPointerUp(event));
    svg.addEventListener("pointercancel", () => this.#endPress());
    svg.addEventListener("keydown", (event) => this.#onKey(event));
    // The ring around the focused spot is for keyboards; with a pointer it is only in the way.
    svg.addEventListener("pointerdown", () => (svg.dataset.by = "pointer"), true);
    window.addEventListener("keydown", (event) => this.#onAnyKey(event), true);
    // Screen readers press a button by a click without a pointer.
    svg.addEventListener("click", (event) => {
      const spot = spotOf(event);
      if (event.detail === 0 && spot) this.#touch(spot);
    });
  }

  /**
   * Offer new paths.
   * @param {Path[]} paths
   * @param {boolean} isEnabled whether touches are sent at all
   * @param {string[]} before spots of earlier steps of this turn
   */
  offer(paths, isEnabled, before = []) {
    this.#paths = paths;
    this.#isEnabled = isEnabled;
    this.#before = before;
    this.#picked = [];
    this.#endPress();
    this.#showPicked();
    const queued = this.#queued;
    this.#isWaiting = false;
    this.#queued = [];
    for (const spot of queued) {
      if (this.#isWaiting || this.#nextSpots().includes(spot)) this.#touch(spot);
    }
  }

  #openPaths() {
    /** @param {Path} path */
    const fits = (path) => this.#picked.every((spot, index) => path.spots[index] === spot);
    return this.#paths.filter((path) => path.spots.length > this.#picked.length && fits(path));
  }

  #nextSpots() {
    return [...new Set(this.#openPaths().map((path) => path.spots[this.#picked.length]))];
  }

  #showPicked() {
    const canMove = this.#paths.some((path) => path.spots.length > 1);
    // While something may be dragged, a finger on the board does not scroll the page.
    this.#board.svg.classList.toggle("can-move", this.#isEnabled && canMove);
    this.#board.showMovable(canMove && !this.#picked.length ? this.#nextSpots() : []);
    this.#board.spots.highlight("target", this.#nextSpots());
    this.#board.showDestinations(this.#picked.length ? this.#nextSpots() : []);
    this.#board.spots.highlight("picked", this.#picked);
    this.#board.spots.markPressed(this.#picked);
  }

  /** @param {string} spot */
  #touch(spot) {
    if (!this.#isEnabled) return;
    if (this.#isWaiting) {
      this.#queued.push(spot); // a player faster than the connection: it counts when the answer comes
      return;
    }
    if (this.#nextSpots().includes(spot)) {
      this.#picked.push(spot);
      return this.#advance();
    }
    const complete = this.#completePath();
    if (complete && spot === this.#picked.at(-1)) return this.#finish(complete);
    const before = this.#picked;
    this.#picked = [];
    if (before.length && spot === before.at(-1)) return this.#showPicked(); // unselected
    if (before.length && this.#nextSpots().includes(spot)) {
      this.#picked = [spot]; // another piece instead
      return this.#advance();
    }
    this.#showPicked();
    this.#onGesture({ kind: "touch", spots: [...this.#before, ...before, spot] });
  }

  #completePath() {
    return this.#paths.find(
      (path) =>
        path.spots.length === this.#picked.length && path.spots.every((spot, index) => spot === this.#picked[index]),
    );
  }

  #advance() {
    const complete = this.#completePath();
    if (complete && this.#openPaths().length === 0) return this.#finish(complete);
    this.#showPicked();
    this.#onGesture({ kind: "incomplete" });
  }

  /** @param {Path} path */
  #finish(path) {
    this.#picked = [];
    this.#paths = []; // a position is answered once
    this.#showPicked();
    const steps = [...this.#before, ...path.spots];
    this.#isWaiting = true;
    this.#onGesture(path.action ? { kind: "action", action: path.action, steps } : { kind: "pick", spots: steps });
  }

  // --- pointers ---

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    const spot = this.#board.spots.at(event);
    if (!spot || event.button !== 0) return;
    this.#board.spots.focus(spot);
    this.#press = { spot, x: event.clientX, y: event.clientY, id: event.pointerId, piece: null };
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    if (!press.piece) {
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      const canDrag = this.#paths.some((path) => path.spots.length > 1);
      if (distance < DRAG_DISTANCE || !canDrag) return;
      // Of a pile, the piece under the pointer is dragged.
      const { x, y } = this.#board.point({ clientX: press.x, clientY: press.y });
      press.piece = this.#board.pieceNear(x, y, GRAB_DISTANCE) ?? "none";
      const isStart = this.#paths.some((path) => path.spots[0] === press.spot);
      const isOffered = isStart || this.#nextSpots().includes(press.spot);
      if (isOffered && this.#picked.at(-1) !== press.spot) this.#touch(press.spot);
      this.#board.svg.setPointerCapture(event.pointerId);
    }
    if (press.piece !== "none") {
      const { x, y } = this.#board.point(event);
      this.#board.lift(press.piece, x, y);
    }
  }

  /** @param {PointerEvent} event */
  #onPointerUp(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const spot = this.#board.spots.at(event);
    const isDragged = press.piece !== null;
    this.#endPress();
    if (!spot) return;
    if (isDragged ? spot === press.spot : spot !== press.spot) return;
    if (isDragged && this.#isEnabled && this.#picked.at(-1) !== press.spot) {
      // A drag that is not offered is sent with its end, so that the answer can be about both spots.
      this.#picked = [];
      this.#showPicked();
      return this.#onGesture({ kind: "touch", spots: [...this.#before, press.spot, spot] });
    }
    this.#touch(spot);
  }

  #endPress() {
    const piece = this.#press?.piece;
    if (piece && piece !== "none") this.#board.putBack(piece);
    this.#press = null;
  }

  // --- keys ---

  /**
   * A key other than those of the page means that the board is used by keys.
   * @param {KeyboardEvent} event
   */
  #onAnyKey(event) {
    if (!KEYS_OF_PAGE.has(event.key)) delete this.#board.svg.dataset.by;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const spot = spotOf(event);
    if (!spot || event.altKey || event.ctrlKey || event.metaKey) return;
    const isPicking = event.key === "Escape" && this.#picked.length > 0;
    if (this.#board.svg.dataset.by && KEYS_OF_PAGE.has(event.key) && !isPicking) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = this.#board.spots.neighbour(spot, ...arrow);
      if (next) this.#board.spots.focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      this.#touch(spot);
    } else if (isPicking) {
      this.#picked = [];
      this.#endPress();
      this.#showPicked();
    } else {
      return;
    }
    event.preventDefault();
  }
}

/**
 * The spot that an event is about.
 * @param {Event} event
 */
function spotOf(event) {
  return event.target instanceof SVGElement ? event.target.dataset.spot : undefined;
}
