// @ts-check
// Where an aimed piece will go until it stops, falls or touches something. Only a drawing: the server
// simulates the shot. A piece slides straight and slows evenly, so every end of it has a formula.

/** @import { Point } from "./board.js" */
/** @import { Surface } from "./messages.js" */

/**
 * How the way ends: the piece stops, sinks in the hole, falls off the edge, or touches a peg or piece.
 * `others` are the directions, in radians, in which what touched will go on: the aimed piece first.
 * @typedef {Point & { kind: "stop" | "hole" | "edge" | "peg" | "piece", others: { at: Point, angle: number }[] }} PathEnd
 */

/**
 * The way of a piece over a surface whose middle is at (0, 0).
 * @param {Surface} surface
 * @param {Point} from
 * @param {number} angle radians, clockwise from the right
 * @param {number} strength
 * @returns {PathEnd}
 */
export function predictPath(surface, from, angle, strength) {
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  const speed = strength * surface.unit;
  const reach = (speed * speed) / (2 * surface.slowing);
  /** @param {number} length */
  const at = (length) => ({ x: from.x + length * direction.x, y: from.y + length * direction.y });
  /** @type {{ length: number, kind: PathEnd["kind"], centre: Point }} */
  let first = { length: reach, kind: "stop", centre: { x: 0, y: 0 } };
  /** @type {(length: number, kind: PathEnd["kind"], centre: Point) => void} */
  const meet = (length, kind, centre) => {
    if (length < first.length) first = { length, kind, centre };
  };
  for (const [x, y, radius] of surface.pegs) {
    meet(lengthToCircle(from, direction, { x, y }, radius + surface.radius), "peg", { x, y });
  }
  for (const [x, y] of surface.pieces) {
    meet(lengthToCircle(from, direction, { x, y }, 2 * surface.radius), "piece", { x, y });
  }
  meet(lengthInside(from, direction, surface.edge), "edge", { x: 0, y: 0 });
  meet(lengthToHole(surface, from, direction, speed), "hole", { x: 0, y: 0 });
  const end = first.kind === "hole" ? { x: 0, y: 0 } : at(first.length);
  return { ...end, kind: first.kind, others: deflections(first, end, direction) };
}

/**
 * The length of the way to a circle; Infinity where it is missed.
 * @param {Point} from
 * @param {Point} direction
 * @param {Point} centre
 * @param {number} radius
 */
function lengthToCircle(from, direction, centre, radius) {
  const away = { x: centre.x - from.x, y: centre.y - from.y };
  const along = away.x * direction.x + away.y * direction.y;
  const aside = away.x * direction.y - away.y * direction.x;
  const spare = radius * radius - aside * aside;
  if (along <= 0 || spare <= 0) return Infinity;
  return Math.max(0, along - Math.sqrt(spare));
}

/**
 * The length of the way out of a circle around the middle.
 * @param {Point} from
 * @param {Point} direction
 * @param {number} radius
 */
function lengthInside(from, direction, radius) {
  const along = from.x * direction.x + from.y * direction.y;
  const spare = along * along - (from.x * from.x + from.y * from.y - radius * radius);
  return spare <= 0 ? Infinity : Math.max(0, Math.sqrt(spare) - along);
}

/**
 * The length of the way to the hole; Infinity where the piece misses it or is too fast to tip in.
 * @param {Surface} surface
 * @param {Point} from
 * @param {Point} direction
 * @param {number} speed
 */
function lengthToHole({ hole: [radius, fastest], slowing }, from, direction, speed) {
  const length = lengthToCircle(from, direction, { x: 0, y: 0 }, radius);
  const square = speed * speed - 2 * slowing * length;
  if (length === Infinity || square <= 0) return Infinity;
  const entry = { x: from.x + length * direction.x, y: from.y + length * direction.y };
  const across = lengthInside(entry, direction, radius);
  const sinks = square <= 2 * slowing * across || Math.sqrt(square) <= (fastest * across) / (2 * radius);
  return sinks ? length : Infinity;
}

/**
 * Where things go on after a touch, roughly: along the line of the centres, and beside it.
 * @param {{ kind: PathEnd["kind"], centre: Point }} first
 * @param {Point} end
 * @param {Point} direction
 */
function deflections({ kind, centre }, end, direction) {
  if (kind !== "piece" && kind !== "peg") return [];
  const line = Math.atan2(centre.y - end.y, centre.x - end.x);
  const normal = { x: Math.cos(line), y: Math.sin(line) };
  const into = direction.x * normal.x + direction.y * normal.y;
  const share = kind === "peg" ? 1.8 : 0.9; // a peg stands still, a piece takes most of the push
  const on = { x: direction.x - share * into * normal.x, y: direction.y - share * into * normal.y };
  const own = { at: { x: end.x, y: end.y }, angle: Math.atan2(on.y, on.x) };
  return kind === "peg" ? [own] : [own, { at: centre, angle: line }];
}
