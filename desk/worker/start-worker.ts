import {
  cacheOf,
  type DeskWorkerPlan,
  isAway,
  isEarlierCache,
  isFile,
  isScreen,
  shellPath,
} from './worker-plan.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerFetchEvent extends WorkerEvent {
  request: Pick<Request, 'method' | 'mode' | 'url'>;
  respondWith(response: Promise<Response>): void;
}

/** The part of the worker's global scope that is used here; the DOM's own types know a window only. */
export interface DeskWorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/** A connection that hangs is none. */
const timeout = 4000;

/**
 * Opens the desk without a connection. It keeps the files of one build and the document that loads them, which are the
 * same for everybody; calls of the API are never answered from here.
 */
export function startDeskWorker(scope: DeskWorkerScope, plan: DeskWorkerPlan): void {
  const { caches } = scope;

  async function install(): Promise<void> {
    const cache = await caches.open(cacheOf(plan));
    const shell = await scope.fetch(shellPath, { cache: 'no-store' });
    // The server may have another build by now, whose own worker follows.
    if (!shell.ok || !(await shell.clone().text()).includes(plan.entry))
      throw new Error('The document belongs to another build');
    await cache.addAll([...plan.files]);
    await cache.put(shellPath, shell);
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    const earlier = (await caches.keys()).filter((name) => isEarlierCache(name, plan));
    await Promise.all(earlier.map((name) => caches.delete(name)));
  }

  const storedShell = async () => (await caches.open(cacheOf(plan))).match(shellPath);

  /** The server's document as long as it answers: an upgrade is seen at once. */
  async function screen(request: Request): Promise<Response> {
    const fromServer = scope.fetch(request);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), timeout);
    });
    try {
      const response = await Promise.race([fromServer, late]);
      if (response && !isAway(response.status)) return response;
      return (await storedShell()) ?? response ?? (await fromServer);
    } catch (error) {
      const shell = await storedShell();
      if (shell) return shell;
      throw error;
    } finally {
      clearTimeout(timer);
      fromServer.catch(() => undefined);
    }
  }

  const file = async (request: Request, path: string) =>
    (await (await caches.open(cacheOf(plan))).match(path)) ?? scope.fetch(request);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const request = event.request as Request;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (isFile(pathname)) event.respondWith(file(request, pathname));
    else if (request.mode === 'navigate' && isScreen(pathname)) event.respondWith(screen(request));
  });
}
