// @ts-check
// Written games from files: chosen, or dropped anywhere on the page, several at once.

import { byId, htmlElement, part } from "./dom.js";

/** @type {HTMLDetailsElement} */
const fold = byId("import");
const form = /** @type {HTMLFormElement} */ (fold.closest("form"));
/** @type {HTMLTextAreaElement} */
const pasted = part(form, "textarea");
const label = byId("import-files");

/** @param {Iterable<File>} files */
async function addFiles(files) {
  fold.open = true;
  for (const old of form.querySelectorAll(".file-text")) old.remove();
  const names = [];
  for (const file of files) {
    const text = htmlElement("textarea", "file-text");
    text.name = "text";
    text.hidden = true;
    text.value = await file.text();
    form.append(text);
    names.push(file.name);
  }
  pasted.required = names.length === 0;
  byId("import-chosen").textContent = names.join(" · ");
  if (names.length) form.requestSubmit();
}

form.addEventListener("submit", () => {
  pasted.disabled = !pasted.value.trim() && !pasted.required; // files alone: no empty text besides them
});
part(label, "input").addEventListener("change", ({ target }) => {
  addFiles(/** @type {HTMLInputElement} */ (target).files ?? []);
});
label.hidden = false;

for (const kind of ["dragenter", "dragover"]) {
  document.addEventListener(kind, (event) => {
    event.preventDefault();
    form.classList.add("is-dropping");
  });
}
document.addEventListener("dragleave", () => form.classList.remove("is-dropping"));
document.addEventListener("drop", (event) => {
  event.preventDefault();
  form.classList.remove("is-dropping");
  const { files } = event.dataTransfer ?? { files: [] };
  if (files.length) addFiles(files);
});
