// The sound of wood, made on the spot: silent until the first gesture, and whenever it is muted.

const PITCH = { disc: 820, peg: 1350, edge: 240, hole: 180 };
const LENGTH = { disc: 0.07, peg: 0.05, edge: 0.16, hole: 0.22 };

export class Sound {
  #context = null;
  #isMuted = localStorage.getItem("muted") === "yes";

  constructor() {
    const wake = () => (this.#context ??= new AudioContext());
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true });
  }

  get isMuted() {
    return this.#isMuted;
  }

  mute(isMuted) {
    this.#isMuted = isMuted;
    localStorage.setItem("muted", isMuted ? "yes" : "no");
  }

  /** One knock: a short tone with its overtone, dying away, louder for harder hits. */
  knock({ kind, strength }) {
    const context = this.#context;
    if (!context || this.#isMuted || context.state !== "running") return;
    const now = context.currentTime;
    const length = LENGTH[kind] ?? 0.07;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.05 + 0.4 * strength, now);
    loudness.gain.exponentialRampToValueAtTime(0.0005, now + length);
    loudness.connect(context.destination);
    for (const [overtone, type] of [[1, "triangle"], [2.76, "sine"]]) {
      const tone = context.createOscillator();
      tone.type = type;
      tone.frequency.setValueAtTime((PITCH[kind] ?? 800) * overtone, now);
      tone.frequency.exponentialRampToValueAtTime((PITCH[kind] ?? 800) * overtone * 0.7, now + length);
      tone.connect(loudness);
      tone.start(now);
      tone.stop(now + length);
    }
  }
}
