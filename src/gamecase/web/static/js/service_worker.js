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
const SCRIPTS = ["page", "dom", "offline_page"].map((name) => `/static/js/${name}.js`);
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

// --- notices that it is one's turn ---

worker.addEventListener("push", (event) => {
  const { title, body, lang, table } = event.data?.json() ?? {};
  if (!title) return;
  const path = `/table/${table}`;
  const notice = { body, lang, dir: "auto", tag: path, icon: "/static/apple-touch-icon.png", data: { path } };
  event.waitUntil(worker.registration.showNotification(title, /** @type {NotificationOptions} */ (notice)));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.path));
});

/**
 * Show the table in the window that has it, or in a new one.
 * @param {string} path
 */
async function openTable(path) {
  for (const client of await worker.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    if (new URL(client.url).pathname === path) return client.focus();
  }
  return worker.clients.openWindow(path);
}

// The push service has replaced the address of this browser.
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = /** @type {any} */ (event);
  const renewed = renewSubscription(oldSubscription);
  /** @type {ExtendableEvent} */ (event).waitUntil(renewed);
});

/** @param {PushSubscription | null} old */
async function renewSubscription(old) {
  if (!old) return;
  const known = await post("/notices/status", old);
  if (!(await known.json()).on) return;
  await post("/notices", await worker.registration.pushManager.subscribe(old.options));
  await post("/notices/end", old);
}

/**
 * @param {string} path
 * @param {PushSubscription} subscription
 */
function post(path, subscription) {
  return fetch(path, { method: "POST", body: JSON.stringify(subscription) });
}
