// @ts-check
// The geometry of aiming: places on the rail, angles, and how far a pull is how strong a shot.

/** @import { Point } from "./board.js" */
/** @import { Aim, Surface } from "./messages.js" */

export const RADIANS = Math.PI / 180;
const RAIL_GRIP = 34; // units on both sides of the rail in which the piece is slid along it

/**
 * @param {Aim} aim
 * @param {number} degrees
 * @param {number} [over] how far off the rail, towards its centre
 * @returns {Point}
 */
export function pointOnRail({ rail: { x, y, radius, slack } }, degrees, over = 0) {
  radius -= over * (slack?.unit ?? 0);
  return { x: x + radius * Math.cos(degrees * RADIANS), y: y + radius * Math.sin(degrees * RADIANS) };
}

/** @param {Aim} aim */
export function railOutline(aim) {
  const { radius, low, high } = aim.rail;
  const start = pointOnRail(aim, low);
  const end = pointOnRail(aim, high);
  const isLarge = high - low > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}`;
}

/**
 * Whether a point is on the rail, where the piece is slid along it.
 * @param {Aim} aim
 * @param {Point} at
 */
export function isOnRail({ rail: { x, y, radius, low, high } }, at) {
  const angle = nearestAngle(Math.atan2(at.y - y, at.x - x) / RADIANS, (low + high) / 2);
  return Math.abs(Math.hypot(at.x - x, at.y - y) - radius) < RAIL_GRIP && angle > low - 5 && angle < high + 5;
}

/**
 * The surface, turned clockwise by so many degrees.
 * @param {Surface} surface
 * @param {number} degrees
 * @returns {Surface}
 */
export function turnedSurface(surface, degrees) {
  const [cosine, sine] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return {
    ...surface,
    pieces: surface.pieces.map(([x, y]) => [x * cosine - y * sine, x * sine + y * cosine]),
    pegs: surface.pegs.map(([x, y, radius]) => [x * cosine - y * sine, x * sine + y * cosine, radius]),
  };
}

/**
 * The share of the full pull, 0 to 1, that a strength takes.
 * @param {Aim} aim
 * @param {number} strength
 */
export function shareOf({ strength: [low, high], curve }, strength) {
  return Math.max(0, (strength - low) / (high - low)) ** (1 / curve);
}

/**
 * The strength of a pull of that share, 0 to 1.
 * @param {Aim} aim
 * @param {number} share
 */
export function strengthAt({ strength: [low, high], curve }, share) {
  return low + (high - low) * share ** curve;
}

/**
 * The same angle, counted within half a turn of another.
 * @param {number} degrees
 * @param {number} middle
 */
export function nearestAngle(degrees, middle) {
  while (degrees < middle - 180) degrees += 360;
  while (degrees > middle + 180) degrees -= 360;
  return degrees;
}
