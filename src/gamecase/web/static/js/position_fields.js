// @ts-check
// The fields beside the board of the editor: a choice, a number or a box to tick.

import { htmlElement } from "./dom.js";

/** @import { EditorOptionMessage } from "./messages.js" */

/**
 * The field of an option.
 * @param {EditorOptionMessage} option
 * @param {(value: string) => void} onChange
 */
export function optionField(option, onChange) {
  const label = htmlElement("label", "", option.label);
  const input = option.choices.length ? choice(option) : option.high === null ? box(option) : number(option);
  input.id = `field-${option.key}`;
  input.addEventListener("change", () => {
    const isBox = input instanceof HTMLInputElement && input.type === "checkbox";
    onChange(isBox ? (input.checked ? "yes" : "") : input.value);
  });
  if (input instanceof HTMLInputElement && input.type === "checkbox") {
    label.classList.add("checkbox-field");
    label.prepend(input);
  } else {
    label.append(input);
  }
  return label;
}

/** @param {EditorOptionMessage} option */
function choice(option) {
  const select = document.createElement("select");
  select.append(...option.choices.map(({ value, label }) => new Option(label, value, false, value === option.value)));
  return select;
}

/** @param {EditorOptionMessage} option */
function number(option) {
  const input = document.createElement("input");
  input.type = "number";
  input.min = String(option.low);
  input.max = String(option.high);
  input.value = option.value;
  return input;
}

/** @param {EditorOptionMessage} option */
function box(option) {
  const input = document.createElement("input");
  input.type = "checkbox";
  input.checked = option.value === "yes";
  return input;
}
