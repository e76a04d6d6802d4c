// @ts-check
// Small helpers for the elements of a page.

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * The element with an id that the page's template always has.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`this page has no element #${id}`);
  return /** @type {T} */ (/** @type {unknown} */ (node));
}

/**
 * The element with an id that a template may leave out.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @returns {T | null}
 */
export function optionalById(id) {
  return /** @type {T | null} */ (/** @type {unknown} */ (document.getElementById(id)));
}

/**
 * A descendant that the template always has.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} parent
 * @param {string} selector
 * @returns {T}
 */
export function part(parent, selector) {
  const node = parent.querySelector(selector);
  if (!node) throw new Error(`no element matches ${selector}`);
  return /** @type {T} */ (/** @type {unknown} */ (node));
}

/**
 * A new HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {string} className
 * @param {string} text
 * @returns {HTMLElementTagNameMap[K]}
 */
export function htmlElement(name, className = "", text = "") {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
}

/**
 * A new SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} attributes
 * @param {Element | null} parent
 * @returns {SVGElementTagNameMap[K]}
 */
export function svgElement(name, attributes = {}, parent = null) {
  const node = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  parent?.append(node);
  return node;
}

/**
 * The nodes of an SVG fragment sent by the server. Parsed as XML, it cannot contain a script that runs.
 * @param {string} text
 * @returns {Node[]}
 */
export function svgFragment(text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG_NAMESPACE}">${text}</svg>`, "image/svg+xml");
  return [...parsed.documentElement.childNodes].map((node) => document.importNode(node, true));
}

/**
 * The JSON that a template put into a script element.
 * @param {string} id
 * @returns {any}
 */
export function jsonFrom(id) {
  return JSON.parse(byId(id).textContent ?? "");
}

/** Whether the reader asked their system for less motion. */
export function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Shake the board once, after something that is not allowed.
 * @param {Element} page
 */
export function shake(page) {
  page.classList.remove("is-shaking");
  requestAnimationFrame(() => page.classList.add("is-shaking"));
}
