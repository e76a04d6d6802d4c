// Aiming: put the piece somewhere on its rail, pull back, let go. By keyboard: comma and full stop
// move it along the rail, the arrow keys turn the aim, plus and minus set the strength, Enter plays.

import { element } from "./board.js";

const RADIANS = Math.PI / 180;
const GRIP = 55; // units of the scene around a piece that count as touching it
const LEAST_PULL = 0.06; // of full strength: less is a hand that changed its mind

export class Aim {
  #board;
  #send;
  #aim = null;
  #ghost = null;
  #line = null; // where it will go
  #back = null; // how far the hand has pulled
  #advised = null; // where the computer would send it
  #rail = null;
  #place = 0; // degrees along the rail
  #bearing = 0;
  #strength = 0;
  #pull = null;
  #sight = 1;
  #dialled = 1; // how far to the right the dial stands, 0 to 1

  constructor(board, send) {
    this.#board = board;
    this.#send = send;
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", () => this.#relax());
    svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What may be aimed in this position; null takes the aim away. */
  offer(aim, turn = 0) {
    for (const part of [this.#ghost, this.#rail, this.#line, this.#back, this.#advised]) part?.remove();
    this.#ghost = this.#rail = this.#line = this.#back = this.#advised = this.#pull = null;
    if (aim && turn) {
      const { low, high, zero } = aim.rail;
      aim = { ...aim, rail: { ...aim.rail, low: low + turn, high: high + turn, zero: zero + turn } };
    }
    this.#aim = aim;
    this.#board.svg.classList.toggle("aiming", Boolean(aim));
    if (!aim) return this.#board.svg.removeAttribute("tabindex");
    this.#board.svg.setAttribute("tabindex", 0);
    this.#place = (aim.rail.low + aim.rail.high) / 2;
    this.#bearing = 0;
    this.#strength = this.#strengthOf(0.5);
    this.#rail = element("path", { class: "rail", d: this.#arc() }, this.#board.over);
    this.#line = element("path", { class: "aim-line" }, this.#board.over);
    this.#back = element("path", { class: "aim-pull" }, this.#board.over);
    this.#ghost = this.#board.ghost(aim.piece);
    this.#show(false);
  }

  /** Shows how the computer would aim: the piece lies ready, and a line stays to follow. */
  suggest(place, bearing, strength) {
    if (!this.#aim) return;
    this.#set("place", place + this.#aim.rail.zero);
    this.#set("bearing", bearing);
    this.#set("strength", strength);
    this.#show(true);
    this.#advised?.remove();
    const angle = (this.#inward() + this.#bearing) * RADIANS;
    const from = this.#at(this.#place);
    const long = this.#aim.sight || this.#aim.reach;
    const to = { x: from.x + long * Math.cos(angle), y: from.y + long * Math.sin(angle) };
    this.#advised = element("path", { class: "aim-advised", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }, this.#board.over);
  }

  #arc() {
    const { radius, low, high } = this.#aim.rail;
    const start = this.#at(low);
    const end = this.#at(high);
    const large = high - low > 180 ? 1 : 0;
    return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
  }

  #at(degrees) {
    const { x, y, radius } = this.#aim.rail;
    return { x: x + radius * Math.cos(degrees * RADIANS), y: y + radius * Math.sin(degrees * RADIANS) };
  }

  /** Degrees, as screens count them, from the piece to the centre of its rail. */
  #inward() {
    return this.#place + 180;
  }

  /** How much of the full pull a strength takes, and the other way round. */
  #share() {
    const [low, high] = this.#aim.strength;
    if (this.#aim.by_ratio) return Math.log(this.#strength / low) / Math.log(high / low);
    return (this.#strength - low) / (high - low);
  }

  #strengthOf(share) {
    const [low, high] = this.#aim.strength;
    return this.#aim.by_ratio ? low * (high / low) ** share : low + (high - low) * share;
  }

  /** How much of the way the line shows, 0 to 1. */
  set sight(share) {
    this.#sight = share;
  }

  /** Where the dial stands, 0 to 1 from left to right. */
  set dialled(share) {
    this.#dialled = share;
  }

  /** What the dial adds to an action: nothing while it stands at its right end. */
  #dial() {
    const { word, left, right } = this.#aim.dial ?? { left: 0, right: 0 };
    const value = Math.round(left + (right - left) * this.#dialled);
    return value === right ? [] : [word, value];
  }

  #show(withLine) {
    const from = this.#at(this.#place);
    this.#ghost.move(from.x, from.y);
    for (const line of [this.#line, this.#back]) line.removeAttribute("d");
    if (!withLine) return;
    const angle = (this.#inward() + this.#bearing) * RADIANS;
    const draw = (line, length) => {
      const to = { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
      line.setAttribute("d", `M${from.x} ${from.y}L${to.x} ${to.y}`);
    };
    const { sight, reach } = this.#aim;
    if (!sight) return draw(this.#line, reach * (0.3 + this.#share()));
    if (this.#sight) draw(this.#line, sight * this.#sight);
    draw(this.#back, -reach * this.#share());
  }

  #set(name, value) {
    const [steps, limits] = {
      place: [this.#aim.steps[0], [this.#aim.rail.low, this.#aim.rail.high]],
      bearing: [this.#aim.steps[1], this.#aim.bearing],
      strength: [this.#aim.steps[2], this.#aim.strength],
    }[name];
    const rounded = Math.round(value / steps) * steps;
    const kept = Math.min(Math.max(rounded, limits[0]), limits[1]);
    if (name === "place") this.#place = kept;
    else if (name === "bearing") this.#bearing = kept;
    else this.#strength = kept;
  }

  /** Place, bearing and strength as short as their steps are fine. */
  #texts() {
    const { rail, steps } = this.#aim;
    const digits = (step) => Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    const values = [this.#place - rail.zero, this.#bearing, this.#strength];
    return values.map((value, at) => String(Number(value.toFixed(digits(steps[at])))));
  }

  #release() {
    const aim = this.#aim;
    const text = this.#texts();
    const dial = this.#dial();
    this.offer(null);
    this.#send({ action: [aim.verb, ...text, ...dial].join(" ") });
  }

  // --- pointers ---

  #down(event) {
    if (!this.#aim || event.button !== 0) return;
    const at = this.#board.point(event);
    const piece = this.#at(this.#place);
    const isOnPiece = Math.hypot(at.x - piece.x, at.y - piece.y) < Math.min(this.#aim.reach * 0.35, GRIP);
    this.#pull = { id: event.pointerId, slides: !isOnPiece };
    this.#board.svg.setPointerCapture(event.pointerId);
    this.#move(event);
    event.preventDefault();
  }

  #move(event) {
    if (!this.#aim || this.#pull?.id !== event.pointerId) return;
    const at = this.#board.point(event);
    if (this.#pull.slides) {
      const { x, y, low, high } = this.#aim.rail;
      let angle = Math.atan2(at.y - y, at.x - x) / RADIANS;
      const middle = (low + high) / 2;
      while (angle < middle - 180) angle += 360;
      while (angle > middle + 180) angle -= 360;
      this.#set("place", angle);
      return this.#show(false);
    }
    const piece = this.#at(this.#place);
    const pulled = Math.hypot(piece.x - at.x, piece.y - at.y) / this.#aim.reach;
    this.#pull.share = pulled;
    let turn = Math.atan2(piece.y - at.y, piece.x - at.x) / RADIANS - this.#inward();
    while (turn < -180) turn += 360;
    while (turn > 180) turn -= 360;
    this.#set("bearing", turn);
    this.#set("strength", this.#strengthOf(Math.min(pulled, 1)));
    this.#show(pulled >= LEAST_PULL);
  }

  #up(event) {
    if (!this.#aim || this.#pull?.id !== event.pointerId) return;
    const shoots = !this.#pull.slides && (this.#pull.share ?? 0) >= LEAST_PULL;
    this.#pull = null;
    if (shoots) this.#release();
    else this.#show(false);
  }

  #relax() {
    this.#pull = null;
    if (this.#aim) this.#show(false);
  }

  // --- keys ---

  #key(event) {
    if (!this.#aim || event.altKey || event.ctrlKey || event.metaKey) return;
    const far = event.shiftKey ? 10 : 1;
    const [place, bearing, strength] = this.#aim.steps;
    switch (event.key) {
      case ",": case "<": this.#set("place", this.#place - place * far); break;
      case ".": case ">": this.#set("place", this.#place + place * far); break;
      case "ArrowLeft": this.#set("bearing", this.#bearing - bearing * far); break;
      case "ArrowRight": this.#set("bearing", this.#bearing + bearing * far); break;
      case "ArrowUp": case "+": this.#set("strength", this.#strength + strength * far); break;
      case "ArrowDown": case "-": this.#set("strength", this.#strength - strength * far); break;
      case "Enter": event.preventDefault(); return this.#release();
      case "Escape": this.#relax(); break;
      default: return;
    }
    event.preventDefault();
    this.#show(true);
    this.#send({ aimed: this.#texts().join(" · ") });
  }
}
