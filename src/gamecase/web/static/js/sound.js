// @ts-check
// Sounds, synthesised: wood, dice, and a few short notes. Browsers allow no sound before the first
// gesture on the page.

/** @import { EntryMessage, SoundEvent, StateMessage } from "./messages.js" */

/**
 * A tone: its pitch in hertz, when it begins and how long it lasts in seconds, its loudness, and the
 * pitch it ends with as a share of the first.
 * @typedef {{ hz: number, at?: number, seconds: number, loud: number, bend?: number, type?: OscillatorType }} Tone
 */

/** @type {Record<string, number>} */
const KNOCK_HZ = { disc: 820, peg: 1350, edge: 240, hole: 180 };
/** @type {Record<string, number>} */
const KNOCK_SECONDS = { disc: 0.07, peg: 0.05, edge: 0.16, hole: 0.22 };

/** @param {number} hz @param {number} at @returns {Tone} */
const note = (hz, at, seconds = 0.22) => ({ hz, at, seconds, loud: 0.14, bend: 1, type: "sine" });

/** @type {Record<string, Tone[]>} */
export const SOUNDS = {
  move: [{ hz: 640, seconds: 0.07, loud: 0.16 }],
  capture: [
    { hz: 420, seconds: 0.09, loud: 0.24 },
    { hz: 300, at: 0.06, seconds: 0.12, loud: 0.2 },
  ],
  check: [note(880, 0, 0.12), note(1175, 0.1, 0.2)],
  dice: [0, 0.05, 0.09, 0.16, 0.24, 0.36].map((at, index) => ({
    hz: 1500 - 90 * index + 260 * (index % 2),
    at,
    seconds: 0.035,
    loud: 0.2 - 0.02 * index,
    type: "square",
  })),
  flick: [{ hz: 1050, seconds: 0.05, loud: 0.24, bend: 0.5 }],
  twenty: [note(784, 0), note(1047, 0.11), note(1319, 0.22, 0.4)],
  win: [note(523, 0), note(659, 0.14), note(784, 0.28), note(1047, 0.42, 0.6)],
  loss: [note(440, 0, 0.3), note(370, 0.24, 0.5)],
  draw: [note(494, 0, 0.3), note(494, 0.26, 0.4)],
  low: [note(1400, 0, 0.06), note(1400, 0.12, 0.06)],
};

export class SoundPlayer {
  /** @type {AudioContext | null} */
  #context = null;
  isMuted = false;

  constructor() {
    const start = () => (this.#context ??= new AudioContext());
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, start, { once: true });
  }

  /** Whether the browser lets this page be heard. */
  get isReady() {
    return this.#context?.state === "running";
  }

  /**
   * Play a sound of the table.
   * @param {string} name
   */
  play(name) {
    dispatchEvent(new CustomEvent("sound", { detail: name }));
    for (const tone of SOUNDS[name] ?? []) this.#tone(tone);
  }

  /**
   * Play the sounds of new entries, and of the end of a game as this player sees it.
   * @param {EntryMessage[]} entries
   * @param {StateMessage} before
   * @param {StateMessage} next
   */
  playEntries(entries, before, next) {
    const sounds = new Set(entries.filter((entry) => entry.kind === "act").map((entry) => entry.sound));
    if (next.motion) sounds.delete("flick"); // it is heard as the motion begins
    if (sounds.has("check") || sounds.has("capture")) sounds.delete("move");
    for (const sound of sounds) if (sound) this.play(sound);
    if (!next.result || before.result) return;
    this.play({ won: "win", lost: "loss", drawn: "draw", over: "win" }[next.result.kind]);
  }

  /**
   * Play the tick of a pull, higher for a stronger one.
   * @param {number} share of the full strength
   */
  tick(share) {
    dispatchEvent(new CustomEvent("sound", { detail: "tick" }));
    this.#tone({ hz: 300 + 600 * share, seconds: 0.03, loud: 0.08 });
  }

  /**
   * Play one knock of wood: a short tone with its overtone, fading out, louder for harder hits.
   * @param {Pick<SoundEvent, "kind" | "strength">} sound
   */
  knock({ kind, strength }) {
    const [hz, seconds] = [KNOCK_HZ[kind] ?? 800, KNOCK_SECONDS[kind] ?? KNOCK_SECONDS.disc];
    this.#tone({ hz, seconds, loud: 0.05 + 0.4 * strength });
    this.#tone({ hz: hz * 2.76, seconds, loud: 0.05 + 0.4 * strength, type: "sine" });
  }

  /** @param {Tone} tone */
  #tone({ hz, at = 0, seconds, loud, bend = 0.7, type = "triangle" }) {
    const context = this.#context;
    if (!context || this.isMuted || !this.isReady) return;
    const start = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
    volume.connect(context.destination);
    const oscillator = context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(hz, start);
    oscillator.frequency.exponentialRampToValueAtTime(hz * bend, start + seconds);
    oscillator.connect(volume);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
