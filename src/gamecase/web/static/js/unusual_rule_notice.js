// @ts-check
// A line at the board about a rule that differs from how most people play, the first time it matters.

import { byId, part } from "./dom.js";

/** @import { NoticeMessage } from "./messages.js" */

export class RuleNotice {
  #key;
  #shown = "";

  /** @param {HTMLElement} page of the table */
  constructor(page) {
    this.#key = `noticed ${page.dataset.game} ${page.dataset.booklet}`;
    part(byId("rule-notice"), "button").addEventListener("click", () => (byId("rule-notice").hidden = true));
  }

  /**
   * Show a notice once in this browser, for the turn in which it matters.
   * @param {NoticeMessage | null} notice
   * @returns {string} what is new to the player, to be read aloud
   */
  show(notice) {
    const line = byId("rule-notice");
    const seen = (localStorage.getItem(this.#key) ?? "").split(" ");
    if (!notice || (seen.includes(notice.clause) && this.#shown !== notice.clause)) {
      line.hidden = true;
      this.#shown = "";
      return "";
    }
    if (this.#shown === notice.clause) return "";
    this.#shown = notice.clause;
    localStorage.setItem(this.#key, [...seen, notice.clause].join(" ").trim());
    part(line, "span").textContent = notice.told;
    /** @type {HTMLAnchorElement} */
    const link = part(line, "a");
    link.hash = `clause-${notice.clause}`;
    link.textContent = link.dataset.rule?.replace("#", notice.number) ?? "";
    line.hidden = false;
    return notice.told;
  }
}
