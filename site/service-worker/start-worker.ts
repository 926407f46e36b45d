import {
  answererOf,
  bytesHeader,
  type CacheMessage,
  choiceHeader,
  type DoneMessage,
  doneHeader,
  isCacheMessage,
  isDoneMessage,
  mayKeep,
  overflowing,
  shellPrefix,
  storiesCache,
  titleHeader,
  uselessShells,
  versionHeader,
  type WorkerPlan,
} from './plan.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Cached responses were fetched by the worker itself, so `Vary` is ignored. */
const byPathOnly = { ignoreVary: true };

/**
 * Pages come from the network first; offline, from the cache of read stories, else the offline page. A new release
 * waits until the tabs of the old one are closed, so nothing changes under an open page.
 */
export function startWorker(scope: WorkerScope, plan: WorkerPlan): void {
  const { caches } = scope;
  const { origin } = scope.location;
  const shell = new Set(plan.shell);
  const shellName = shellPrefix + plan.version;

  scope.addEventListener('install', (event) => {
    const files = [...plan.shell, plan.offlinePath, plan.savedPath];
    event.waitUntil(caches.open(shellName).then((cache) => cache.addAll(files)));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        await scope.registration.navigationPreload?.enable();
        await dropUnreadable();
        await dropOldShells();
        await scope.clients.claim();
      })(),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const hasBearer = request.headers.has('authorization');
    const answerer = answererOf(
      { method: request.method, url, mode: request.mode, hasBearer },
      { origin, shell },
    );
    if (answerer === 'page') event.respondWith(answerPage(event, url));
    if (answerer === 'shell') event.respondWith(answerFile(request));
  });

  scope.addEventListener('message', (event) => {
    if (isCacheMessage(event.data)) event.waitUntil(keep(event.data));
    if (isDoneMessage(event.data)) event.waitUntil(markDone(caches, event.data));
  });

  async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await scope.fetch(event.request));
    } catch (error) {
      const stored = url.searchParams.has(plan.previewName) ? undefined : await cachedPage(url);
      const page = url.pathname === plan.savedPath ? plan.savedPath : plan.offlinePath;
      const offline = stored ?? (await (await caches.open(shellName)).match(page, byPathOnly));
      if (offline) return offline;
      throw error;
    }
  }

  async function cachedPage({ pathname }: URL): Promise<Response | undefined> {
    return (await caches.open(storiesCache)).match(pathname, byPathOnly);
  }

  async function answerFile(request: Request): Promise<Response> {
    return (await caches.match(request, byPathOnly)) ?? scope.fetch(request);
  }

  async function keep({ path, title, isSaved }: CacheMessage): Promise<void> {
    const url = new URL(path, origin);
    if (url.origin !== origin) return;
    const response = await scope.fetch(path);
    const facts = {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      cacheControl: response.headers.get('cache-control') ?? '',
    };
    if (!mayKeep(url, facts, plan.previewName)) return;
    const headers = new Headers(response.headers);
    headers.set(titleHeader, encodeURIComponent(title));
    headers.set(versionHeader, plan.version);
    const cache = await caches.open(storiesCache);
    const earlier = await cache.match(url.pathname, byPathOnly);
    if (isSaved || earlier?.headers.has(choiceHeader)) headers.set(choiceHeader, '1');
    if (!isSaved && earlier?.headers.has(doneHeader)) headers.set(doneHeader, '1');
    const body = await response.blob();
    headers.set(bytesHeader, String(body.size));
    // Caching it again moves it to the end: it is the newest.
    await cache.delete(url.pathname, byPathOnly);
    await cache.put(url.pathname, new Response(body, { headers }));
    for (const old of overflowing(await storedIn(cache), plan.savedStories))
      await cache.delete(old, byPathOnly);
  }

  async function storedIn(cache: Cache) {
    return Promise.all(
      (await cache.keys()).map(async (item) => {
        const headers = (await cache.match(item, byPathOnly))?.headers;
        return {
          item,
          isChosen: headers?.has(choiceHeader) === true,
          isDone: headers?.has(doneHeader) === true,
          bytes: Number(headers?.get(bytesHeader)) || 0,
        };
      }),
    );
  }

  /** Stories without a version were saved by a release whose headers had other names. */
  async function dropUnreadable(): Promise<void> {
    const cache = await caches.open(storiesCache);
    for (const request of await cache.keys()) {
      const story = await cache.match(request, byPathOnly);
      if (!story?.headers.has(versionHeader)) await cache.delete(request, byPathOnly);
    }
  }

  async function dropOldShells(): Promise<void> {
    const stories = await (await caches.open(storiesCache)).matchAll();
    const needed = new Set(stories.map(({ headers }) => headers.get(versionHeader) ?? ''));
    const names = uselessShells(await caches.keys(), plan.version, needed);
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

async function markDone(caches: CacheStorage, { path, isDone }: DoneMessage): Promise<void> {
  const cache = await caches.open(storiesCache);
  const stored = await cache.match(path, byPathOnly);
  if (!stored) return;
  const headers = new Headers(stored.headers);
  if (isDone) headers.set(doneHeader, '1');
  else headers.delete(doneHeader);
  await cache.put(path, new Response(await stored.blob(), { headers }));
}

/** Disabled in the configuration: the worker takes over at once, deletes its caches and unregisters. */
export function endWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        const names = (await scope.caches.keys()).filter((name) => name.startsWith('neutron-'));
        await Promise.all(names.map((name) => scope.caches.delete(name)));
        await scope.registration.unregister();
      })(),
    );
  });
}
