// @ts-check
// The sound of wood, synthesised. Browsers allow no sound before the first gesture on the page.

/** @import { SoundEvent } from "./messages.js" */

/** @type {Record<string, number>} */
const PITCH_HZ = { disc: 820, peg: 1350, edge: 240, hole: 180 };
/** @type {Record<string, number>} */
const LENGTH_SECONDS = { disc: 0.07, peg: 0.05, edge: 0.16, hole: 0.22 };
/** @type {[number, OscillatorType][]} */
const OVERTONES = [
  [1, "triangle"],
  [2.76, "sine"],
];

export class SoundPlayer {
  /** @type {AudioContext | null} */
  #context = null;
  isMuted = false;

  constructor() {
    const start = () => (this.#context ??= new AudioContext());
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, start, { once: true });
  }

  /**
   * Play one knock: a short tone with its overtone, fading out, louder for harder hits.
   * @param {Pick<SoundEvent, "kind" | "strength">} sound
   */
  play({ kind, strength }) {
    const context = this.#context;
    if (!context || this.isMuted || context.state !== "running") return;
    const now = context.currentTime;
    const end = now + (LENGTH_SECONDS[kind] ?? LENGTH_SECONDS.disc);
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.05 + 0.4 * strength, now);
    volume.gain.exponentialRampToValueAtTime(0.0005, end);
    volume.connect(context.destination);
    for (const [overtone, type] of OVERTONES) {
      const pitch = (PITCH_HZ[kind] ?? 800) * overtone;
      const tone = context.createOscillator();
      tone.type = type;
      tone.frequency.setValueAtTime(pitch, now);
      tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, end);
      tone.connect(volume);
      tone.start(now);
      tone.stop(end);
    }
  }
}
