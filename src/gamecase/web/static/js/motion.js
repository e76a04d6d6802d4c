// @ts-check
// Plays how pieces slide and knock against each other, as the server has computed it.

import { place } from "./board.js";

/** @import { Board, Point } from "./board.js" */
/** @import { Motion, SoundEvent, Track } from "./messages.js" */

const LATE_MS = 500; // how long after its end a motion is finished without frames

/**
 * Where a piece is at a time: from the start of each glide it slides straight on and slows evenly.
 * @param {Track["glides"]} glides
 * @param {number} time
 * @param {number} slowing
 * @returns {Point}
 */
function positionAt(glides, time, slowing) {
  let index = 0;
  while (index + 1 < glides.length && glides[index + 1][0] <= time) index += 1;
  const [start, x, y, vx, vy] = glides[index];
  const speed = Math.hypot(vx, vy);
  if (speed === 0 || time <= start) return { x, y };
  const elapsed = Math.min(time - start, speed / slowing);
  const share = (speed * elapsed - (slowing * elapsed * elapsed) / 2) / speed;
  return { x: x + vx * share, y: y + vy * share };
}

/**
 * Animate how the pieces get to where the next scene has them; resolves when they lie still.
 * @param {Board} board
 * @param {Motion} motion
 * @param {{ pace?: number, onSound?: (sound: SoundEvent) => void }} options
 * @returns {Promise<void>}
 */
export function playMotion(board, motion, { pace = 1, onSound = () => {} } = {}) {
  const moving = motion.tracks.map((track) => ({ track, piece: board.pieceOf(track) }));
  const sounds = [...motion.knocks];
  /** @param {number} time */
  const frame = (time) => {
    for (const { track, piece } of moving) {
      const { x, y } = positionAt(track.glides, time, motion.slowing);
      place(piece.node, x, y, piece.scale);
    }
    while (sounds.length && sounds[0].time <= time) onSound(/** @type {SoundEvent} */ (sounds.shift()));
  };
  for (const { piece } of moving) piece.node.style.transition = "none";
  return new Promise((resolve) => {
    /** @type {number | null} */
    let start = null;
    const finish = () => {
      clearTimeout(timeout);
      frame(motion.seconds);
      for (const { piece } of moving) piece.node.style.transition = "";
      resolve();
    };
    // A hidden page gets no animation frames.
    const timeout = setTimeout(finish, (motion.seconds * 1000) / pace + LATE_MS);
    /** @param {number} now */
    const step = (now) => {
      start ??= now;
      const time = ((now - start) / 1000) * pace;
      if (time >= motion.seconds) return finish();
      frame(time);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
