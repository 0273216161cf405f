/**
 * The service worker: the pages open without the server, and say that they are away. Only what is the same for everybody is
 * kept (pages, scripts, drawings, rules); nobody's tables or name. Whatever is asked of the server goes to the server.
 *
 * At the end: what the server tells by web push.
 */
const PAGE = '/';
const CACHE = 'insula-1';
/** how long a weak network may think about the page before the one we have is shown */
const PATIENCE = 4000;
/** what everybody may know, and needs for reading on without a server */
const PUBLIC = /^\/api\/(games|glossary\/|rules\/|lessons\/[^/]+$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep([PAGE, '/favicon.svg']).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The first visit has loaded its scripts before this worker was there: the page names them. */
self.addEventListener('message', (event) => {
  if (event.data?.t === 'keep') event.waitUntil(keep(event.data.urls));
});

async function keep(urls) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    urls.map(async (url) => {
      if (url === PAGE || !(await cache.match(url))) await cache.add(url).catch(() => undefined);
    }),
  );
}

/** Every page is the same document; a new one means new scripts, so the old ones go. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const fresh = fetch(request).then(async (answer) => {
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const text = await answer.clone().text();
    if (kept && text !== (await kept.clone().text())) await forgetScripts(cache);
    await cache.put(PAGE, new Response(text, { headers: answer.headers }));
    return answer;
  });
  if (!kept) return fresh;
  const late = new Promise((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([fresh.catch(() => kept.clone()), late]);
}

async function forgetScripts(cache) {
  const all = await cache.keys();
  await Promise.all(all.filter((each) => new URL(each.url).pathname !== PAGE).map((each) => cache.delete(each)));
}

/** Files whose names change with their contents. */
async function lasting(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** The server's word first; without it, what it said last. */
async function told(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (trouble) {
    const kept = await cache.match(request.url);
    if (!kept) throw trouble;
    const headers = new Headers(kept.headers);
    headers.set('x-insula-kept', 'yes'); // the page must not take it for the server's own voice
    return new Response(await kept.blob(), { headers });
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const help = url.pathname.startsWith('/help') || url.pathname.startsWith('/api');
  if (request.mode === 'navigate' && !help) event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg') event.respondWith(lasting(request));
  else if (PUBLIC.test(url.pathname)) event.respondWith(told(request));
});

/** A push message of the server: shown unless its table is in front of the reader; a newer one of a table replaces an older one. */
async function tell(message) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const looks = tabs.some((tab) => tab.visibilityState === 'visible' && new URL(tab.url).pathname === message.url);
  if (typeof message.badge === 'number') await self.navigator.setAppBadge?.(message.badge).catch(() => undefined);
  if (looks) return;
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    icon: '/favicon.svg',
    data: { url: message.url },
  });
}

self.addEventListener('push', (event) => {
  let message;
  try {
    message = event.data.json();
  } catch {
    return; // not ours
  }
  if (typeof message?.title === 'string' && typeof message.url === 'string') event.waitUntil(tell(message));
});

/** A click on a notice: to its table, in a tab that shows it already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  if (typeof url !== 'string' || !url.startsWith('/')) return;
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window' });
    const tab = tabs.find((each) => new URL(each.url).pathname === url);
    await (tab ? tab.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
