// Picking: a hand touches spots one after the other, by click, drag, touch or keyboard, and walks
// the paths that came with the position. A touch that no path begins with is sent as it is: the
// server says what it means, or why it is not allowed.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const DRAG = 6; // pixels before a press becomes a drag

export class Pick {
  #board;
  #send;
  #paths = [];
  #before = []; // spots of steps already shown as done
  #picked = []; // spots since
  #drag = null;
  #isOn = true;
  #waits = false; // something was sent, and its answer is on the way
  #held = null; // a spot touched meanwhile

  /** `send` gets {action} for a finished path, {picked} for one that leads on, {spots} for a touch
      not offered, and {waits} between two spots of a path. */
  constructor(board, send) {
    this.#board = board;
    this.#send = send;
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", () => this.#drop());
    svg.addEventListener("keydown", (event) => this.#key(event));
    // The ring around a focused spot helps keys, and only bothers a pointer.
    svg.addEventListener("pointerdown", () => (svg.dataset.by = "pointer"), true);
    addEventListener("keydown", () => delete svg.dataset.by, true);
    // Screen readers press a button by a click without a pointer.
    svg.addEventListener("click", (event) => {
      if (event.detail === 0 && event.target.dataset?.spot) this.#touch(event.target.dataset.spot);
    });
  }

  /** New paths, from what was picked before on; none when it is not this hand's turn. */
  offer(paths, isOn, before = []) {
    this.#paths = paths;
    this.#isOn = isOn;
    this.#before = before;
    this.#picked = [];
    this.#drop();
    this.#light();
    const held = this.#held;
    this.#waits = false;
    this.#held = null;
    if (held && this.#nexts().includes(held)) this.#touch(held);
  }

  #open() {
    const fits = (path) => this.#picked.every((spot, at) => path.spots[at] === spot);
    return this.#paths.filter((path) => path.spots.length > this.#picked.length && fits(path));
  }

  #nexts() {
    return [...new Set(this.#open().map((path) => path.spots[this.#picked.length]))];
  }

  #light() {
    this.#board.light("target", this.#nexts());
    this.#board.hint(this.#picked.length ? this.#nexts() : []);
    this.#board.light("picked", this.#picked);
    this.#board.press(this.#picked);
  }

  #touch(spot) {
    if (!this.#isOn) return;
    if (this.#waits) {
      this.#held = spot; // a quick hand is ahead of the line: its touch counts when the answer comes
      return;
    }
    if (this.#nexts().includes(spot)) {
      this.#picked.push(spot);
      return this.#advance();
    }
    const done = this.#finished();
    if (done && spot === this.#picked.at(-1)) return this.#finish(done);
    const before = this.#picked;
    this.#picked = [];
    if (before.length && spot === before.at(-1)) return this.#light(); // put back down
    if (before.length && this.#nexts().includes(spot)) {
      this.#picked = [spot]; // another piece after all
      return this.#advance();
    }
    this.#light();
    this.#send({ spots: [...this.#before, ...before, spot] });
  }

  #finished() {
    return this.#paths.find(
      (path) => path.spots.length === this.#picked.length && path.spots.every((spot, at) => spot === this.#picked[at]),
    );
  }

  #advance() {
    const done = this.#finished();
    if (done && this.#open().length === 0) return this.#finish(done);
    this.#light();
    this.#send({ waits: true });
  }

  #finish(path) {
    this.#picked = [];
    this.#paths = []; // one answer to one position
    this.#light();
    const steps = [...this.#before, ...path.spots];
    this.#waits = true;
    this.#send(path.action ? { action: path.action, steps } : { picked: steps });
  }

  // --- pointers ---

  #down(event) {
    const spot = this.#board.spotAt(event);
    if (!spot || event.button !== 0) return;
    this.#board.focus(spot);
    this.#drag = { spot, x: event.clientX, y: event.clientY, id: event.pointerId, piece: null };
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.piece) {
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
      const longer = this.#paths.some((path) => path.spots.length > 1);
      if (far < DRAG || !longer) return;
      // Of a pile, the piece under the finger comes along.
      const { x, y } = this.#board.point({ clientX: drag.x, clientY: drag.y });
      drag.piece = this.#board.pieceNear(x, y, 60) ?? "none";
      const isOffered = this.#nexts().includes(drag.spot) || this.#paths.some((path) => path.spots[0] === drag.spot);
      if (isOffered && this.#picked.at(-1) !== drag.spot) this.#touch(drag.spot);
      this.#board.svg.setPointerCapture(event.pointerId);
    }
    if (drag.piece !== "none") {
      const { x, y } = this.#board.point(event);
      this.#board.lift(drag.piece, x, y);
    }
  }

  #up(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.id) return;
    const spot = this.#board.spotAt(event);
    const dragged = drag.piece !== null;
    this.#drop();
    if (!spot) return;
    if (dragged ? spot === drag.spot : spot !== drag.spot) return;
    if (dragged && this.#isOn && this.#picked.at(-1) !== drag.spot) {
      // Dragged without being offered: where it should have gone belongs to the question.
      this.#picked = [];
      this.#light();
      return this.#send({ spots: [...this.#before, drag.spot, spot] });
    }
    this.#touch(spot);
  }

  #drop() {
    const piece = this.#drag?.piece;
    if (piece && piece !== "none") this.#board.letGo(piece);
    this.#drag = null;
  }

  // --- keys ---

  #key(event) {
    const spot = event.target.dataset?.spot;
    if (!spot || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = this.#board.neighbour(spot, ...arrow);
      if (next) this.#board.focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      this.#touch(spot);
    } else if (event.key === "Escape") {
      this.#picked = [];
      this.#drop();
      this.#light();
    } else {
      return;
    }
    event.preventDefault();
  }
}
