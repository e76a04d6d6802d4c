// @ts-check
/// <reference lib="webworker" />
// Keeps the shell, rule books and lessons readable without a connection.
//
// The network always comes first, so nothing old is shown while the server answers. Tables, accounts
// and the API are never kept. What is kept of a page was asked for without the reader's account.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const VERSION = "VERSION"; // the server writes the version of its files here
const CACHE = `gamecase ${VERSION}`;
const OFFLINE = "/offline";
const SCRIPTS = ["page", "dom", "offline"].map((name) => `/static/js/${name}.js`);
const SHELL = [OFFLINE, "/styles.css", "/pages.css", "/static/icon.svg", ...SCRIPTS];
const COPY = { "Gamecase-Offline": "copy" };

/** @param {string} path */
const isFile = (path) => path === "/styles.css" || path === "/pages.css" || path.startsWith("/static/");
/** @param {string} path */
const isKeptPage = (path) => path === OFFLINE || /^\/(rules|learn)(\/|$)/.test(path);

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all(SHELL.map((path) => keep(cache, path))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && /^\/learn\/[^/]+\/[^/]+$/.test(pathname)) event.respondWith(lessonBoard(request));
  if (request.method !== "GET") return;
  if (isFile(pathname)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(event));
});

/**
 * A file of the shell, kept whenever it is fetched.
 * @param {Request} request
 */
async function file(request) {
  try {
    const response = await fetch(request);
    if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
    return response;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/**
 * A page: from the server, or what was kept of it, or the page that says what can be read.
 * @param {FetchEvent} event
 */
async function page(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  try {
    const response = await fetch(request);
    if (response.ok && isKeptPage(pathname)) {
      event.waitUntil(caches.open(CACHE).then((cache) => keep(cache, pathname + search)));
    }
    return response;
  } catch {
    const kept = isKeptPage(pathname) ? await caches.match(request, { ignoreVary: true }) : undefined;
    return kept ?? (await caches.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
  }
}

/**
 * Keep a page as anybody sees it: in the reader's language, without the name of an account.
 * @param {Cache} cache
 * @param {string} path
 */
async function keep(cache, path) {
  try {
    const response = await fetch(path, { headers: COPY, cache: "no-store" });
    if (response.ok && !response.redirected) await cache.put(path, response);
  } catch {
    // without a connection there is nothing new to keep
  }
}

/**
 * The board of a lesson as it begins is kept; what a learner tries needs the server.
 * @param {Request} request
 */
async function lessonBoard(request) {
  const key = `${request.url}?board`;
  const tried = await request.clone().json();
  const isBeginning = !tried.action && !tried.spots?.length && !tried.made?.length && !tried.picked?.length;
  try {
    const response = await fetch(request);
    if (response.ok && isBeginning) (await caches.open(CACHE)).put(key, response.clone());
    return response;
  } catch {
    return (isBeginning && (await caches.match(key, { ignoreVary: true }))) || Response.error();
  }
}
