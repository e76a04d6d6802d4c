// The clocks beside the names: what the server said last, and how long ago it said so.
// Nothing is decided here: the server alone sees a flag fall.

const SHORT = 20_000; // from here on a clock is marked
const TENTHS = 10_000; // and from here on it shows tenths of a second

export class ClockFace {
  #clock = null;
  #heard = 0;
  #timer = 0;
  #isStale = false;
  #told;

  /** `told` is what a clock is said to be while the line is lost. */
  constructor(told) {
    this.#told = told;
  }

  show(clock) {
    this.#clock = clock;
    this.#heard = performance.now();
    this.#isStale = false;
    clearInterval(this.#timer);
    if (clock?.running) this.#timer = setInterval(() => this.#draw(), 100);
    this.#draw();
  }

  /** The line is lost: a clock that goes on would lie, so it stops and says it is old. */
  lose() {
    this.#isStale = true;
    clearInterval(this.#timer);
    this.#draw();
  }

  #draw() {
    const clock = this.#clock;
    const gone = this.#isStale ? 0 : performance.now() - this.#heard;
    document.querySelectorAll(".player-clock").forEach((node, index) => {
      node.hidden = !clock;
      if (!clock) return;
      const runs = clock.running === index + 1;
      const free = runs ? Math.max(0, clock.free - gone) : 0;
      const left = clock.left[index] - (runs ? Math.max(0, gone - clock.free) : 0);
      node.classList.toggle("is-running", runs);
      node.classList.toggle("is-short", runs && !free && left < SHORT);
      node.classList.toggle("is-stale", this.#isStale);
      node.title = this.#isStale ? this.#told : "";
      const small = document.createElement("small");
      small.textContent = free ? Math.ceil(free / 1000) : "";
      node.replaceChildren(small, face(Math.max(0, left)));
    });
  }
}

const days = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "day", unitDisplay: "narrow" });
const two = (number) => String(number).padStart(2, "0");

function face(left) {
  if (left < TENTHS) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours >= 24) return `${days.format(Math.floor(hours / 24))} ${two(hours % 24)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
