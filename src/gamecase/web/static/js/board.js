// The board: draws a scene, glides pieces to where the next scene has them, and reports touches.
// It knows no game: what is where, and what may be touched, comes with the scene.

const SVG = "http://www.w3.org/2000/svg";

export function element(name, attributes = {}, parent = null) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

/** Our own drawings arrive as text; parsed as XML they can hold no script that would run. */
function fragment(text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  return [...parsed.documentElement.childNodes].map((node) => document.importNode(node, true));
}

/** Where a piece is: from each glide on it slides straight and loses speed evenly. */
function along(glides, time, slowing) {
  let at = 0;
  while (at + 1 < glides.length && glides[at + 1][0] <= time) at += 1;
  const [start, x, y, vx, vy] = glides[at];
  const speed = Math.hypot(vx, vy);
  if (speed === 0 || time <= start) return { x, y };
  const passed = Math.min(time - start, speed / slowing);
  const share = (speed * passed - (slowing * passed * passed) / 2) / speed;
  return { x: x + vx * share, y: y + vy * share };
}

export class Board {
  #svg;
  #arts = new Map();
  #art = null;
  #layers = {};
  #pieces = []; // {kind, id, x, y, scale, node}
  #spots = new Map(); // id -> {spot, node}

  constructor(svg) {
    this.#svg = svg;
  }

  get svg() {
    return this.#svg;
  }

  addArt(art) {
    this.#arts.set(art.key, art);
  }

  /** Draws the piece that stands for a seat, for use beside the board. */
  drawSeat(seat, svg) {
    const kind = this.#art?.seats[seat];
    if (kind) svg.replaceChildren(...fragment(this.#art.pieces[kind]));
    return Boolean(kind);
  }

  show(scene) {
    this.#useArt(this.#arts.get(scene.art));
    this.#showLabels(scene.labels);
    this.#showMarks(scene.marks);
    this.#showPieces(scene.pieces);
    this.#showSpots(scene.spots);
    this.#svg.querySelector("title").textContent = `${scene.title}. ${scene.description.join(" ")}`;
    this.#svg.dispatchEvent(new Event("shown"));
  }

  #useArt(art) {
    if (art === this.#art) return;
    this.#art = art;
    this.#svg.setAttribute("viewBox", `0 0 ${art.width} ${art.height}`);
    document.documentElement.style.setProperty("--ratio", art.width / art.height);
    for (const layer of Object.values(this.#layers)) layer.remove();
    this.#layers = {};
    for (const name of ["art", "labels", "marks", "hints", "spots", "pieces", "over"]) {
      this.#layers[name] = element("g", { class: name }, this.#svg);
    }
    this.#layers.art.append(...fragment(`<defs>${art.defs}</defs>${art.board}`));
    this.#pieces = [];
    this.#spots.clear();
  }

  #showLabels(labels) {
    this.#layers.labels.replaceChildren(
      ...labels.map((label) => {
        const text = element("text", { class: "label", x: label.x, y: label.y });
        text.textContent = label.text;
        return text;
      }),
    );
  }

  #showMarks(marks) {
    this.#layers.marks.replaceChildren(
      ...marks.map((mark) => {
        const path = element("path", { class: `mark mark-${mark.kind}`, d: mark.outline });
        path.style.stroke = `var(--mark-${mark.kind})`;
        return path;
      }),
    );
  }

  // --- pieces ---

  #showPieces(wanted) {
    const isFirst = this.#pieces.length === 0;
    const old = this.#pieces;
    const taken = new Set();
    const take = (piece, fits) => {
      const found = old.find((each) => !taken.has(each) && each.kind === piece.kind && fits(each));
      if (found) taken.add(found);
      return found;
    };
    // First those that stay: by name, or by lying exactly there. Then the nearest of their kind.
    const matched = wanted.map((piece) =>
      take(piece, (each) => (piece.id ? each.id === piece.id : each.x === piece.x && each.y === piece.y)),
    );
    this.#pieces = wanted.map((piece, at) => {
      const known = matched[at] ?? (piece.id ? undefined : this.#nearest(piece, old, taken));
      const node = known?.node ?? this.#makePiece(piece.kind, isFirst ? "" : piece.entrance || "arrives");
      this.#inscribe(node, piece.text);
      this.#place(node, piece.x, piece.y, piece.scale);
      return { ...piece, node };
    });
    for (const gone of old) {
      if (!taken.has(gone)) this.#dismiss(gone.node);
    }
  }

  // --- motion ---

  /** Plays how pieces came to where the next scene has them; done when all of them lie still. */
  play(motion, { pace = 1, hear = () => {} } = {}) {
    const moving = motion.tracks.map((track) => ({ track, piece: this.#onStage(track) }));
    const knocks = [...motion.knocks];
    const frame = (time) => {
      for (const { track, piece } of moving) {
        const { x, y } = along(track.glides, time, motion.slowing);
        this.#place(piece.node, x, y, piece.scale);
      }
      while (knocks.length && knocks[0].time <= time) hear(knocks.shift());
    };
    for (const { piece } of moving) piece.node.style.transition = "none";
    return new Promise((resolve) => {
      let began = null;
      const finish = () => {
        clearTimeout(late);
        frame(motion.seconds);
        for (const { piece } of moving) piece.node.style.transition = "";
        resolve();
      };
      // A page that nobody sees gets no frames.
      const late = setTimeout(finish, (motion.seconds * 1000) / pace + 500);
      const step = (now) => {
        began ??= now;
        const time = ((now - began) / 1000) * pace;
        if (time >= motion.seconds) return finish();
        frame(time);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }

  #onStage(track) {
    const known = this.#pieces.find((each) => each.id === track.id);
    if (known) return known;
    const [, x, y] = track.glides[0];
    const piece = { kind: track.kind, id: track.id, x, y, scale: 1, node: this.#makePiece(track.kind, "") };
    this.#pieces.push(piece);
    return piece;
  }

  #nearest(piece, old, taken) {
    let best;
    let least = Infinity;
    for (const each of old) {
      const far = Math.hypot(each.x - piece.x, each.y - piece.y);
      if (!taken.has(each) && each.kind === piece.kind && far < least) [best, least] = [each, far];
    }
    if (best) taken.add(best);
    return best;
  }

  #inscribe(node, text) {
    let label = node.querySelector(".inscription");
    if (!text) return label?.remove();
    label ??= element("text", { class: "inscription" }, node.firstElementChild);
    label.textContent = text;
  }

  #makePiece(kind, entrance) {
    const node = element("g", { class: `piece ${entrance}` }, this.#layers.pieces);
    const inner = element("g", {}, node);
    inner.append(...fragment(this.#art.pieces[kind]));
    return node;
  }

  #place(node, x, y, scale = 1) {
    node.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #dismiss(node) {
    node.classList.add("leaves");
    const remove = () => node.remove();
    node.addEventListener("animationend", remove, { once: true });
    setTimeout(remove, 600); // animations may be switched off
  }

  /** The piece lying nearest to a place, so that a hand can lift it; a printed one stays put. */
  pieceNear(x, y, within) {
    const far = (each) => Math.hypot(each.x - x, each.y - y);
    const found = [...this.#pieces].reverse().filter((each) => !each.text && far(each) <= within);
    return found.sort((a, b) => far(a) - far(b))[0] ?? null;
  }

  lift(piece, x, y) {
    piece.node.classList.add("lifted");
    this.#layers.pieces.append(piece.node);
    this.#place(piece.node, x, y, piece.scale);
  }

  letGo(piece) {
    piece.node.classList.remove("lifted");
    this.#place(piece.node, piece.x, piece.y, piece.scale);
  }

  /** A piece that belongs to no scene yet: the one about to be sent off. */
  ghost(kind) {
    const node = this.#makePiece(kind, "");
    node.classList.add("ghost");
    return { move: (x, y) => this.#place(node, x, y), remove: () => node.remove() };
  }

  get over() {
    return this.#layers.over;
  }

  /** From where the pointer is on the screen to where that is on the board. */
  point(event) {
    const inverse = this.#svg.getScreenCTM().inverse();
    const found = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    return { x: found.x, y: found.y };
  }

  // --- spots ---

  #showSpots(spots) {
    const before = document.activeElement?.dataset?.spot;
    const known = spots.length === this.#spots.size && spots.every((spot) => this.#spots.has(spot.id));
    if (!known) {
      this.#layers.spots.replaceChildren();
      this.#spots.clear();
      for (const spot of spots) {
        const node = element("path", { class: "spot", role: "button", tabindex: -1 }, this.#layers.spots);
        node.dataset.spot = spot.id;
        this.#spots.set(spot.id, { spot, node });
      }
      const first = this.#spots.get(before) ?? this.#spots.values().next().value;
      first?.node.setAttribute("tabindex", 0);
      if (before && this.#spots.has(before)) this.#spots.get(before).node.focus();
    }
    for (const spot of spots) {
      const entry = this.#spots.get(spot.id);
      entry.spot = spot;
      entry.node.setAttribute("d", spot.outline);
      entry.node.setAttribute("aria-label", spot.label);
    }
  }

  spot(id) {
    return this.#spots.get(id)?.spot;
  }

  spotAt(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const node = under?.closest?.("[data-spot]");
    return node && this.#svg.contains(node) ? node.dataset.spot : null;
  }

  /** Light up spots by class name; every other spot loses that class. */
  light(name, ids) {
    const wanted = new Set(ids);
    for (const [id, { node }] of this.#spots) node.classList.toggle(name, wanted.has(id));
  }

  /** The middle of a spot, where things are drawn; its own x and y are for the arrow keys. */
  middle(id) {
    const { x, y, width, height } = this.#spots.get(id).node.getBBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** From the middle of a spot to its edge. */
  reach(id) {
    const { width, height } = this.#spots.get(id).node.getBBox();
    return Math.min(width, height) / 2;
  }

  /** Where what is picked may go: a dot on an empty spot, a frame around a piece. */
  hint(ids) {
    this.#layers.hints?.replaceChildren(
      ...ids.map((id) => {
        const { spot } = this.#spots.get(id);
        const reach = this.reach(id);
        const { x, y } = this.middle(id);
        if (this.pieceNear(x, y, reach)) return element("path", { class: "hint taken", d: spot.outline });
        return element("circle", { class: "hint", cx: x, cy: y, r: reach * 0.3 });
      }),
    );
  }

  press(ids) {
    for (const [id, { node }] of this.#spots) {
      if (ids.includes(id)) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    }
  }

  focus(id) {
    for (const [each, { node }] of this.#spots) node.setAttribute("tabindex", each === id ? 0 : -1);
    this.#spots.get(id)?.node.focus();
  }

  /** The spot an arrow key leads to: the nearest in that direction, straight ahead preferred. */
  neighbour(id, dx, dy) {
    const from = this.spot(id);
    let best = null;
    let least = Infinity;
    for (const { spot } of this.#spots.values()) {
      const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
      const aside = Math.abs((spot.x - from.x) * dy - (spot.y - from.y) * dx);
      if (along <= 1 || aside > 2 * along) continue;
      const cost = along + 2 * aside;
      if (cost < least) [best, least] = [spot.id, cost];
    }
    return best;
  }
}
