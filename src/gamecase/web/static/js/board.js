// @ts-check
// Draws scenes and glides pieces to where the next scene has them. It knows no game: what is where,
// and what may be touched, comes with the scene.

import { part, svgElement, svgFragment } from "./dom.js";
import { Spots } from "./spots.js";

/** @import { ArtMessage, Label, Mark, Piece, SceneMessage, Track } from "./messages.js" */

/** @typedef {{ clientX: number, clientY: number }} PointerPlace */
/** @typedef {{ x: number, y: number }} Point */

/**
 * A piece on the board, and the element that draws it.
 * @typedef {Pick<Piece, "kind" | "id" | "x" | "y" | "scale" | "text"> & { node: SVGGElement }} PlacedPiece
 */

const LAYERS = ["art", "labels", "marks", "last", "destinations", "spots", "pieces", "overlay"];
const DISMISSAL_MS = 600; // a piece is removed by then even if no animation runs

/**
 * Put a piece somewhere.
 * @param {SVGGElement} node
 * @param {number} x
 * @param {number} y
 */
export function place(node, x, y, scale = 1) {
  node.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

export class Board {
  #svg;
  /** @type {Map<string, ArtMessage>} */
  #arts = new Map();
  /** @type {ArtMessage | null} */
  #art = null;
  /** @type {Record<string, SVGGElement>} */
  #layers = {};
  /** @type {PlacedPiece[]} */
  #pieces = [];
  /** @type {Map<string, number>} */
  #radii = new Map(); // of the kinds of pieces of this art
  spots = new Spots();

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.#svg = svg;
  }

  get svg() {
    return this.#svg;
  }

  /** The layer above the pieces. */
  get overlay() {
    return this.#layers.overlay;
  }

  /** @param {ArtMessage} art */
  addArt(art) {
    this.#arts.set(art.key, art);
  }

  /**
   * Draw the piece that stands for a seat, for use beside the board; false where there is none.
   * @param {string} seat
   * @param {SVGElement} svg
   */
  drawSeat(seat, svg) {
    const kind = this.#art?.seats[seat];
    if (kind) this.drawPiece(kind, svg);
    return Boolean(kind);
  }

  /**
   * Draw a kind of piece, for use beside the board.
   * @param {string} kind
   * @param {SVGElement} svg
   */
  drawPiece(kind, svg) {
    svg.replaceChildren(...svgFragment(this.#art?.pieces[kind] ?? ""));
    const radius = this.#radiusOf(kind);
    svg.setAttribute("viewBox", `${-radius} ${-radius} ${2 * radius} ${2 * radius}`);
  }

  /**
   * The distance from the middle of a kind of piece to its farthest edge.
   * @param {string} kind
   */
  #radiusOf(kind) {
    let radius = this.#radii.get(kind);
    if (!radius) {
      const probe = this.#makePiece(kind, "");
      const { x, y, width, height } = probe.getBBox();
      probe.remove();
      radius = Math.max(-x, -y, x + width, y + height, 1);
      this.#radii.set(kind, radius);
    }
    return radius;
  }

  /**
   * Show the pieces of a step of an action; everything else stays.
   * @param {Piece[]} pieces
   */
  showStage(pieces) {
    this.#showPieces(pieces);
  }

  /** @param {SceneMessage} scene */
  show(scene) {
    this.#useArt(this.#arts.get(scene.art));
    this.#showLabels(scene.labels);
    this.#showMarks(scene.marks);
    this.#showPieces(scene.pieces);
    this.spots.show(scene.spots);
    part(this.#svg, "title").textContent = `${scene.title}. ${scene.description.join(" ")}`;
    this.#svg.dispatchEvent(new Event("shown"));
  }

  /** @param {ArtMessage | undefined} art */
  #useArt(art) {
    if (!art || art === this.#art) return;
    this.#art = art;
    this.#svg.setAttribute("viewBox", `0 0 ${art.width} ${art.height}`);
    document.documentElement.style.setProperty("--ratio", String(art.width / art.height));
    for (const layer of Object.values(this.#layers)) layer.remove();
    this.#layers = {};
    for (const name of LAYERS) this.#layers[name] = svgElement("g", { class: name }, this.#svg);
    this.#layers.art.append(...svgFragment(`<defs>${art.defs}</defs>${art.board}`));
    this.#pieces = [];
    this.#radii.clear();
    this.spots.useLayer(this.#layers.spots);
  }

  /** @param {Label[]} labels */
  #showLabels(labels) {
    this.#layers.labels.replaceChildren(
      ...labels.map((label) => {
        const text = svgElement("text", { class: "label", x: label.x, y: label.y });
        text.textContent = label.text;
        return text;
      }),
    );
  }

  /** @param {Mark[]} marks */
  #showMarks(marks) {
    this.#layers.marks.replaceChildren(
      ...marks.map((mark) => {
        const path = svgElement("path", { class: `mark mark-${mark.kind}`, d: mark.outline });
        path.style.stroke = `var(--mark-${mark.kind})`;
        return path;
      }),
    );
  }

  // --- pieces ---

  /** @param {Piece[]} pieces */
  #showPieces(pieces) {
    const isFirst = this.#pieces.length === 0;
    const old = this.#pieces;
    /** @type {Set<PlacedPiece>} */
    const reused = new Set();
    // First the pieces that stay: the same id, or the same place. Then the nearest of the same kind.
    const staying = pieces.map((piece) => {
      const same = old.find((other) => !reused.has(other) && other.kind === piece.kind && isSamePiece(other, piece));
      if (same) reused.add(same);
      return same;
    });
    this.#pieces = pieces.map((piece, index) => {
      const known = staying[index] ?? (piece.id ? undefined : takeNearest(piece, old, reused));
      const node = known?.node ?? this.#makePiece(piece.kind, isFirst ? "" : piece.entrance || "is-arriving");
      this.#inscribe(node, piece.text);
      place(node, piece.x, piece.y, piece.scale);
      return { ...piece, node };
    });
    for (const piece of old) {
      if (!reused.has(piece)) this.#dismiss(piece.node);
    }
  }

  /**
   * @param {SVGGElement} node
   * @param {string} text
   */
  #inscribe(node, text) {
    let label = node.querySelector(".inscription");
    if (!text) return label?.remove();
    label ??= svgElement("text", { class: "inscription" }, node.firstElementChild);
    label.textContent = text;
  }

  /**
   * @param {string} kind
   * @param {string} entrance
   */
  #makePiece(kind, entrance) {
    const node = svgElement("g", { class: `piece ${entrance}` }, this.#layers.pieces);
    const inner = svgElement("g", {}, node);
    inner.append(...svgFragment(this.#art?.pieces[kind] ?? ""));
    return node;
  }

  /** @param {SVGGElement} node */
  #dismiss(node) {
    node.classList.add("is-leaving");
    const remove = () => node.remove();
    node.addEventListener("animationend", remove, { once: true });
    setTimeout(remove, DISMISSAL_MS);
  }

  /**
   * The nearest piece that can be lifted; one with an inscription stays where it is.
   * @param {number} x
   * @param {number} y
   * @param {number} within
   */
  pieceNear(x, y, within) {
    /** @param {PlacedPiece} piece */
    const distance = (piece) => Math.hypot(piece.x - x, piece.y - y);
    const near = [...this.#pieces].reverse().filter((piece) => !piece.text && distance(piece) <= within);
    return near.sort((a, b) => distance(a) - distance(b))[0] ?? null;
  }

  /**
   * @param {PlacedPiece} piece
   * @param {number} x
   * @param {number} y
   */
  lift(piece, x, y) {
    piece.node.classList.add("is-lifted");
    this.#layers.pieces.append(piece.node);
    place(piece.node, x, y, piece.scale);
  }

  /** @param {PlacedPiece} piece */
  putBack(piece) {
    piece.node.classList.remove("is-lifted");
    place(piece.node, piece.x, piece.y, piece.scale);
  }

  /**
   * A piece that is in no scene yet: the one that is being aimed.
   * @param {string} kind
   */
  ghost(kind) {
    const node = this.#makePiece(kind, "ghost");
    return {
      /** @type {(x: number, y: number) => void} */
      move: (x, y) => place(node, x, y),
      remove: () => node.remove(),
    };
  }

  /**
   * The place on the board under a place on the screen.
   * @param {PointerPlace} event
   * @returns {Point}
   */
  point(event) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.#svg.getScreenCTM()?.inverse());
    return { x, y };
  }

  // --- motion ---

  /**
   * The piece that a track moves, put on the board if it is new.
   * @param {Track} track
   */
  pieceOf(track) {
    const known = this.#pieces.find((piece) => piece.id === track.id);
    if (known) return known;
    const [, x, y] = track.glides[0];
    const node = this.#makePiece(track.kind, "");
    const piece = { kind: track.kind, id: track.id, x, y, scale: 1, text: "", node };
    this.#pieces.push(piece);
    return piece;
  }

  // --- where pieces may go ---

  /**
   * Let the pieces glow that can be moved: of a pile, the last one.
   * @param {string[]} ids
   */
  showMovable(ids) {
    for (const piece of this.#pieces) piece.node.classList.remove("is-movable");
    for (const id of ids) {
      const { x, y, width, height } = this.spots.box(id);
      /** @param {PlacedPiece} piece */
      const isInside = (piece) => Math.abs(piece.x - x - width / 2) < width / 2 && Math.abs(piece.y - y - height / 2) < height / 2;
      const piece = [...this.#pieces].reverse().find((placed) => !placed.text && isInside(placed));
      piece?.node.classList.add("is-movable");
    }
  }

  /**
   * Tint and frame the spots of the last action.
   * @param {string[]} ids
   */
  showLast(ids) {
    this.spots.highlight("last", ids);
    const shown = [...new Set(ids)].filter((id) => this.spots.has(id));
    this.#layers.last?.replaceChildren(...shown.flatMap((id) => this.#frame(id, "last-frame")));
  }

  /**
   * A frame around a spot: a light and a dark line, so that one of them stands out on any board.
   * @param {string} id
   * @param {string} name
   */
  #frame(id, name) {
    const d = this.spots.outline(id);
    return ["is-dark", "is-light"].map((tone) => svgElement("path", { class: `${name} ${tone}`, d }));
  }

  /**
   * Show where the picked piece may go: a dot on an empty spot, a frame around a piece.
   * @param {string[]} ids
   */
  showDestinations(ids) {
    this.#layers.destinations?.replaceChildren(
      ...ids.flatMap((id) => {
        const radius = this.spots.radius(id);
        const { x, y } = this.spots.middle(id);
        if (this.pieceNear(x, y, radius)) return this.#frame(id, "destination is-occupied");
        return [svgElement("circle", { class: "destination", cx: x, cy: y, r: radius * 0.3 })];
      }),
    );
  }
}

/**
 * @param {PlacedPiece} placed
 * @param {Piece} piece
 */
function isSamePiece(placed, piece) {
  return piece.id ? placed.id === piece.id : placed.x === piece.x && placed.y === piece.y;
}

/**
 * The nearest piece of the same kind that is not reused yet.
 * @param {Piece} piece
 * @param {PlacedPiece[]} old
 * @param {Set<PlacedPiece>} reused
 */
function takeNearest(piece, old, reused) {
  let best;
  let least = Infinity;
  for (const other of old) {
    const distance = Math.hypot(other.x - piece.x, other.y - piece.y);
    if (!reused.has(other) && other.kind === piece.kind && distance < least) [best, least] = [other, distance];
  }
  if (best) reused.add(best);
  return best;
}
