// @ts-check
// Ticks the lessons of a list that have been completed.

import { completedLessons } from "./lesson_progress.js";

const completed = completedLessons();
for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("a[data-lesson]"))) {
  if (completed.includes(link.dataset.lesson ?? "")) link.parentElement?.classList.add("is-completed");
}
