// @ts-check
// Elements of which the page of an analysed game is made.

import { htmlElement } from "./dom.js";

/** @import { ActionMessage } from "./messages.js" */

/**
 * An action in words and in symbols; style sheets show one of them.
 * @param {ActionMessage} description
 */
export function describedAction({ told, symbols }) {
  const node = document.createDocumentFragment();
  if (told) node.append(htmlElement("span", "in-letters", told));
  if (symbols) node.append(htmlElement("span", "in-symbols", symbols));
  return node;
}

/**
 * A sentence in small print, in the direction of its own language.
 * @param {string} text
 */
export function noteElement(text) {
  const node = htmlElement("small", "note", text);
  node.dir = "auto";
  return node;
}
