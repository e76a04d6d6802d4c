// @ts-check
// Lists the rule books and lessons that this browser has kept.

import { byId, htmlElement } from "./dom.js";

async function showKept() {
  const list = byId("kept");
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (!/^\/(rules|learn)(\/|$)/.test(pathname) || search) continue;
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? "";
      const link = htmlElement("a", "", new DOMParser().parseFromString(html, "text/html").title);
      link.href = pathname;
      const item = htmlElement("li", "");
      item.append(link);
      list.append(item);
    }
  }
  byId("nothing-kept").hidden = list.childElementCount > 0;
}

if ("caches" in window) showKept();
addEventListener("online", () => location.reload());
