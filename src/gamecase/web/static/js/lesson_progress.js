// @ts-check
// The lessons that were completed in this browser.

const KEY = "learnt";

/** @returns {string[]} */
export function completedLessons() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") ?? [];
  } catch {
    return [];
  }
}

/** @param {string} lesson the game and the lesson, as in "chess fork" */
export function completeLesson(lesson) {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...completedLessons(), lesson])]));
}
