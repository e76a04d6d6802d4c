// @ts-check
// The spots of a board: what can be touched, named for screen readers and reached by the arrow keys.

import { svgElement } from "./dom.js";

/** @import { Point, PointerPlace } from "./board.js" */
/** @import { SpotMessage } from "./messages.js" */

export class Spots {
  /** @type {SVGGElement | null} */
  #layer = null;
  /** @type {Map<string, { spot: SpotMessage, node: SVGPathElement }>} */
  #spots = new Map();

  /**
   * Begin anew on a layer of another drawing.
   * @param {SVGGElement} layer
   */
  useLayer(layer) {
    this.#layer = layer;
    this.#spots.clear();
  }

  /** @param {SpotMessage[]} spots */
  show(spots) {
    const active = document.activeElement;
    const focused = active instanceof SVGElement ? active.dataset.spot : undefined;
    const isSame = spots.length === this.#spots.size && spots.every((spot) => this.#spots.has(spot.id));
    if (!isSame) this.#makeSpots(spots, focused);
    for (const spot of spots) {
      const { node } = this.#known(spot.id);
      this.#spots.set(spot.id, { spot, node });
      node.setAttribute("d", spot.outline);
      node.setAttribute("aria-label", spot.label);
    }
  }

  /**
   * @param {SpotMessage[]} spots
   * @param {string | undefined} focused
   */
  #makeSpots(spots, focused = "") {
    this.#layer?.replaceChildren();
    this.#spots.clear();
    for (const spot of spots) {
      const node = svgElement("path", { class: "spot", role: "button", tabindex: -1 }, this.#layer);
      node.dataset.spot = spot.id;
      this.#spots.set(spot.id, { spot, node });
    }
    const reachable = this.#spots.get(focused) ?? this.#spots.values().next().value;
    reachable?.node.setAttribute("tabindex", "0");
    this.#spots.get(focused)?.node.focus();
  }

  /** @param {string} id */
  outline(id) {
    return this.#known(id).spot.outline;
  }

  /** @param {string} id */
  #known(id) {
    const known = this.#spots.get(id);
    if (!known) throw new Error(`no spot ${id}`);
    return known;
  }

  /** @param {string} id */
  has(id) {
    return this.#spots.has(id);
  }

  /**
   * The id of the spot under a place on the screen.
   * @param {PointerPlace} event
   */
  at(event) {
    const node = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]");
    return node instanceof SVGElement && this.#layer?.contains(node) ? (node.dataset.spot ?? null) : null;
  }

  /**
   * Give some spots a class; every other spot loses it.
   * @param {string} name
   * @param {string[]} ids
   */
  highlight(name, ids) {
    const highlighted = new Set(ids);
    for (const [id, { node }] of this.#spots) node.classList.toggle(name, highlighted.has(id));
  }

  /**
   * The box around a spot.
   * @param {string} id
   */
  box(id) {
    return this.#known(id).node.getBBox();
  }

  /**
   * The middle of a spot, where things are drawn; its own x and y are for the arrow keys.
   * @param {string} id
   * @returns {Point}
   */
  middle(id) {
    const { x, y, width, height } = this.box(id);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * The distance from the middle of a spot to its edge.
   * @param {string} id
   */
  radius(id) {
    const { width, height } = this.box(id);
    return Math.min(width, height) / 2;
  }

  /**
   * Tell screen readers which spots are picked.
   * @param {string[]} ids
   */
  markPressed(ids) {
    for (const [id, { node }] of this.#spots) {
      if (ids.includes(id)) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    }
  }

  /** @param {string} focused */
  focus(focused) {
    for (const [id, { node }] of this.#spots) node.setAttribute("tabindex", id === focused ? "0" : "-1");
    this.#spots.get(focused)?.node.focus();
  }

  /**
   * The spot an arrow key leads to: the nearest in that direction, straight ahead preferred.
   * @param {string} id
   * @param {number} dx
   * @param {number} dy
   */
  neighbour(id, dx, dy) {
    const from = this.#known(id).spot;
    let best = null;
    let least = Infinity;
    for (const { spot } of this.#spots.values()) {
      const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
      const aside = Math.abs((spot.x - from.x) * dy - (spot.y - from.y) * dx);
      if (ahead <= 1 || aside > 2 * ahead) continue;
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [spot.id, cost];
    }
    return best;
  }
}
