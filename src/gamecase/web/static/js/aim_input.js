// @ts-check
// Aims a piece: put it somewhere on its rail, pull back from anywhere on the board, let go. A pull is
// measured against the room there is on the screen. By keyboard: comma and full stop move the piece
// along the rail, Page Up and Page Down off it where it has slack, the left and right arrows turn the
// aim, up and down set the strength, Enter plays.

import { RADIANS, nearestAngle, shareOf, strengthAt, turnedSurface } from "./aim_geometry.js";
import { isOnRail, pointOnRail, railOutline } from "./aim_geometry.js";
import { predictPath } from "./aim_preview.js";
import { svgElement } from "./dom.js";
import { PowerGauge } from "./power_gauge.js";

/** @import { Board, Point } from "./board.js" */
/** @import { Gesture } from "./gesture_input.js" */
/** @import { Aim } from "./messages.js" */

const GRIP = 55; // units of the scene around the piece that count as touching it
const LEAST_PULL = 0.06; // of full strength: a shorter pull is called off
const LEAST_ROOM_PX = 44; // for a pull of full strength, however near to the edge of the screen it begins
const ROOM_SHARE = 0.94; // of the way to the edge of the screen is a pull of full strength
const DEFLECTION = 70; // units: how much is shown of the way after a touch
const WHOLE_PATH = 0.5; // the length of the aim line from which on the stop is shown
const ALL_PATHS = 0.75; // and from which on what is touched

/**
 * How much of the way the aim line shows, and the setting of the dial from left to right, both 0 to 1.
 * @typedef {{ lineLength: number, dialShare: number }} AimOptions
 */
/** @typedef {"place" | "bearing" | "strength" | "over"} AimValue */

export class AimInput {
  #board;
  #onGesture;
  #options;
  /** @type {Aim | null} */
  #aim = null;
  /** @type {ReturnType<Board["ghost"]> | null} */
  #ghost = null;
  /** @type {SVGPathElement | null} */
  #line = null; // where the piece will go
  /** @type {SVGPathElement | null} */
  #pullLine = null; // how far it is pulled back
  /** @type {SVGPathElement | null} */
  #suggestion = null; // where the computer would send it
  /** @type {SVGGElement | null} */
  #forecast = null; // where it will stop, and what it touches
  /** @type {PowerGauge | null} */
  #gauge = null;
  /** @type {SVGPathElement | null} */
  #rail = null;
  /** @type {Record<AimValue, number>} */
  #values = { place: 0, bearing: 0, strength: 0, over: 0 }; // the place is in degrees along the rail
  /** @type {{ pointer: number, isSliding: boolean, share: number, from: Point, full: number } | null} */
  #pull = null; // from where, and how many units are full strength

  /**
   * @param {Board} board
   * @param {(gesture: Gesture) => void} onGesture
   * @param {AimOptions} options
   */
  constructor(board, onGesture, options) {
    this.#board = board;
    this.#options = options;
    this.#onGesture = onGesture;
    const svg = board.svg;
    svg.addEventListener("pointerdown", (event) => this.#onPointerDown(event));
    svg.addEventListener("pointermove", (event) => this.#onPointerMove(event));
    svg.addEventListener("pointerup", (event) => this.#onPointerUp(event));
    svg.addEventListener("pointercancel", () => this.#callOff());
    svg.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /**
   * Offer what may be aimed in this position, on a board turned by so many degrees; null ends aiming.
   * @param {Aim | null} aim
   */
  offer(aim, turn = 0) {
    this.#removeDrawing();
    if (aim && turn) {
      const { low, high, zero } = aim.rail;
      aim = { ...aim, rail: { ...aim.rail, low: low + turn, high: high + turn, zero: zero + turn } };
    }
    this.#aim = aim;
    this.#board.svg.classList.toggle("aiming", Boolean(aim));
    if (!aim) return this.#board.svg.removeAttribute("tabindex");
    this.#board.svg.setAttribute("tabindex", "0");
    this.#values = { place: (aim.rail.low + aim.rail.high) / 2, bearing: 0, strength: strengthAt(aim, 0.5), over: 0 };
    this.#rail = svgElement("path", { class: "rail", d: railOutline(aim) }, this.#board.overlay);
    this.#line = svgElement("path", { class: "aim-line" }, this.#board.overlay);
    this.#pullLine = svgElement("path", { class: "aim-pull" }, this.#board.overlay);
    this.#forecast = svgElement("g", { class: "aim-forecast" }, this.#board.overlay);
    this.#gauge = new PowerGauge(this.#board.overlay, aim);
    this.#ghost = this.#board.ghost(aim.piece);
    this.#draw(aim, false);
  }

  #removeDrawing() {
    for (const part of [this.#ghost, this.#rail, this.#line, this.#pullLine, this.#suggestion]) part?.remove();
    this.#forecast?.remove();
    this.#gauge?.remove();
    this.#ghost = this.#rail = this.#line = this.#pullLine = this.#suggestion = this.#pull = null;
    this.#forecast = this.#gauge = null;
  }

  /**
   * Show how the computer would aim: the piece is placed, and a line stays to follow.
   * @param {number} place
   * @param {number} bearing
   * @param {number} strength
   */
  suggest(place, bearing, strength) {
    const aim = this.#aim;
    if (!aim) return;
    this.#set(aim, "place", place + aim.rail.zero);
    this.#set(aim, "bearing", bearing);
    this.#set(aim, "strength", strength);
    this.#draw(aim, true);
    this.#suggestion?.remove();
    const d = this.#lineOutline(aim, aim.sight || aim.reach);
    this.#suggestion = svgElement("path", { class: "aim-suggestion", d }, this.#board.overlay);
  }

  /** Degrees, clockwise from the right, from the piece to the centre of its rail. */
  get #inward() {
    return this.#values.place + 180;
  }

  /**
   * A line of some length from the piece in the direction of the aim.
   * @param {Aim} aim
   * @param {number} length
   */
  #lineOutline(aim, length) {
    const from = pointOnRail(aim, this.#values.place, this.#values.over);
    const angle = (this.#inward + this.#values.bearing) * RADIANS;
    return `M${from.x} ${from.y}L${from.x + length * Math.cos(angle)} ${from.y + length * Math.sin(angle)}`;
  }

  /**
   * @param {Aim} aim
   * @param {boolean} withLine
   */
  #draw(aim, withLine) {
    const from = pointOnRail(aim, this.#values.place, this.#values.over);
    this.#ghost?.move(from.x, from.y);
    this.#line?.removeAttribute("d");
    this.#pullLine?.removeAttribute("d");
    this.#forecast?.replaceChildren();
    if (!withLine) return this.#gauge?.hide();
    const share = shareOf(aim, this.#values.strength);
    this.#gauge?.show(this.#values.place, share, this.#values.strength);
    if (aim.surface) return this.#drawForecast(aim);
    if (!aim.sight) return this.#line?.setAttribute("d", this.#lineOutline(aim, aim.reach * (0.3 + share)));
    if (this.#options.lineLength) this.#line?.setAttribute("d", this.#lineOutline(aim, aim.sight * this.#options.lineLength));
    this.#pullLine?.setAttribute("d", this.#lineOutline(aim, -aim.reach * share));
  }

  /**
   * Draw the way of the piece, as much of it as the player wants to see.
   * @param {Aim} aim
   */
  #drawForecast(aim) {
    const { rail, surface } = aim;
    const group = this.#forecast;
    if (!surface || !group || !this.#options.lineLength) return;
    const start = pointOnRail(aim, this.#values.place, this.#values.over);
    const turned = turnedSurface(surface, rail.zero - 90);
    const angle = (this.#inward + this.#values.bearing) * RADIANS;
    const end = predictPath(turned, { x: start.x - rail.x, y: start.y - rail.y }, angle, this.#values.strength);
    const to = { x: end.x + rail.x, y: end.y + rail.y };
    const length = Math.hypot(to.x - start.x, to.y - start.y);
    const isWhole = this.#options.lineLength >= WHOLE_PATH;
    const shown = isWhole ? length : Math.min(length, aim.sight * this.#options.lineLength);
    const share = length ? shown / length : 0;
    const tip = { x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share };
    this.#line?.setAttribute("d", `M${start.x} ${start.y}L${tip.x} ${tip.y}`);
    if (!isWhole) return;
    svgElement("circle", { class: `aim-stop is-${end.kind}`, cx: to.x, cy: to.y, r: surface.radius }, group);
    if (this.#options.lineLength < ALL_PATHS) return;
    for (const { at, angle: onward } of end.others) {
      const [x, y] = [at.x + rail.x, at.y + rail.y];
      const d = `M${x} ${y}l${DEFLECTION * Math.cos(onward)} ${DEFLECTION * Math.sin(onward)}`;
      svgElement("path", { class: "aim-onward", d }, group);
    }
  }

  /**
   * @param {Aim} aim
   * @param {AimValue} name
   * @param {number} value
   */
  #set(aim, name, value) {
    const { step, low, high } = {
      place: { step: aim.steps[0], low: aim.rail.low, high: aim.rail.high },
      bearing: { step: aim.steps[1], low: aim.bearing[0], high: aim.bearing[1] },
      strength: { step: aim.steps[2], low: aim.strength[0], high: aim.strength[1] },
      over: { step: 1, low: -(aim.rail.slack?.most ?? 0), high: aim.rail.slack?.most ?? 0 },
    }[name];
    const rounded = Math.round(value / step) * step;
    this.#values[name] = Math.min(Math.max(rounded, low), high);
  }

  /**
   * Place, bearing and strength, with as many digits as their steps need.
   * @param {Aim} aim
   */
  #texts({ rail, steps }) {
    /** @param {number} step */
    const digits = (step) => Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    const values = [this.#values.place - rail.zero, this.#values.bearing, this.#values.strength];
    return values.map((value, index) => String(Number(value.toFixed(digits(steps[index])))));
  }

  /**
   * What the dial adds to an action: nothing while it stands at its right end.
   * @param {Aim} aim
   */
  #dialTexts({ dial }) {
    if (!dial) return [];
    const value = Math.round(dial.left + (dial.right - dial.left) * this.#options.dialShare);
    return value === dial.right ? [] : [dial.word, String(value)];
  }

  /**
   * What being off the rail adds to an action: nothing while the piece is on it.
   * @param {Aim} aim
   */
  #slackTexts({ rail: { slack } }) {
    return slack && this.#values.over ? [slack.word, String(this.#values.over)] : [];
  }

  /** @param {Aim} aim */
  #release(aim) {
    const action = [aim.verb, ...this.#texts(aim), ...this.#slackTexts(aim), ...this.#dialTexts(aim)].join(" ");
    this.offer(null);
    this.#onGesture({ kind: "action", action });
  }

  // --- pointers ---

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    const aim = this.#aim;
    if (!aim || event.button !== 0) return;
    const at = this.#board.point(event);
    const piece = pointOnRail(aim, this.#values.place, this.#values.over);
    const isOnPiece = Math.hypot(at.x - piece.x, at.y - piece.y) < Math.min(aim.reach * 0.35, GRIP);
    this.#pull = {
      pointer: event.pointerId,
      isSliding: !isOnPiece && isOnRail(aim, at),
      share: 0,
      from: isOnPiece ? piece : at,
      full: this.#fullPull(aim, event),
    };
    this.#board.svg.setPointerCapture(event.pointerId);
    this.#onPointerMove(event);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    const aim = this.#aim;
    if (!aim || this.#pull?.pointer !== event.pointerId) return;
    const at = this.#board.point(event);
    if (this.#pull.isSliding) {
      const { x, y, radius, low, high, slack } = aim.rail;
      if (slack) this.#set(aim, "over", (radius - Math.hypot(at.x - x, at.y - y)) / slack.unit);
      this.#set(aim, "place", nearestAngle(Math.atan2(at.y - y, at.x - x) / RADIANS, (low + high) / 2));
      return this.#draw(aim, false);
    }
    const { from, full } = this.#pull;
    const share = Math.hypot(from.x - at.x, from.y - at.y) / full;
    this.#pull.share = share;
    const angle = Math.atan2(from.y - at.y, from.x - at.x) / RADIANS;
    this.#set(aim, "bearing", nearestAngle(angle - this.#inward, 0));
    this.#set(aim, "strength", strengthAt(aim, Math.min(share, 1)));
    this.#draw(aim, share >= LEAST_PULL);
  }

  /**
   * How many units of the scene a pull of full strength is: as many as the aim asks for, or as there is
   * room on the screen behind the pointer.
   * @param {Aim} aim
   * @param {PointerEvent} event
   */
  #fullPull(aim, event) {
    const scale = this.#board.svg.getScreenCTM()?.a || 1;
    const back = { x: Math.cos(this.#values.place * RADIANS), y: Math.sin(this.#values.place * RADIANS) };
    const toSide = (back.x > 0 ? window.innerWidth - event.clientX : event.clientX) / Math.abs(back.x);
    const toEnd = (back.y > 0 ? window.innerHeight - event.clientY : event.clientY) / Math.abs(back.y);
    const room = Math.max(LEAST_ROOM_PX, ROOM_SHARE * Math.min(toSide, toEnd));
    return Math.min(aim.reach, room / scale);
  }

  /** @param {PointerEvent} event */
  #onPointerUp(event) {
    const aim = this.#aim;
    if (!aim || this.#pull?.pointer !== event.pointerId) return;
    const isPlayed = !this.#pull.isSliding && this.#pull.share >= LEAST_PULL;
    this.#pull = null;
    if (isPlayed) this.#release(aim);
    else this.#draw(aim, false);
  }

  #callOff() {
    this.#pull = null;
    if (this.#aim) this.#draw(this.#aim, false);
  }

  // --- keys ---

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const aim = this.#aim;
    if (!aim || event.altKey || event.ctrlKey || event.metaKey) return;
    const times = event.shiftKey ? 10 : 1;
    const [place, bearing, strength] = aim.steps.map((step) => step * times);
    /** @type {Record<string, [AimValue, number]>} */
    const changes = {
      ",": ["place", -place],
      "<": ["place", -place],
      ".": ["place", place],
      ">": ["place", place],
      ArrowLeft: ["bearing", -bearing],
      ArrowRight: ["bearing", bearing],
      ArrowUp: ["strength", strength],
      "+": ["strength", strength],
      ArrowDown: ["strength", -strength],
      "-": ["strength", -strength],
    };
    if (aim.rail.slack) Object.assign(changes, { PageUp: ["over", times], PageDown: ["over", -times] });
    const change = changes[event.key];
    if (!change && event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") return this.#release(aim);
    if (change) this.#set(aim, change[0], this.#values[change[0]] + change[1]);
    else this.#callOff();
    this.#draw(aim, true);
    this.#onGesture({ kind: "aiming", text: [...this.#texts(aim), ...this.#slackTexts(aim).slice(1)].join(" · ") });
  }
}
