import { describe, expect, it, vi } from 'vitest';
import { doneHeader, storiesCache, titleHeader, versionHeader, type WorkerPlan } from './plan.ts';
import { endWorker, startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

const plan: WorkerPlan = {
  isOn: true,
  version: '2',
  shell: ['/assets/entry.js'],
  offlinePath: '/offline/',
  savedPath: '/saved/',
  savedStories: 2,
  previewName: 'preview',
};

/** A worker's world in memory. */
function world(answer: (path: string) => Response) {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://site.test').pathname;
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const cacheOf = (store: Map<string, Response>) => ({
    addAll: async (paths: string[]) => {
      for (const path of paths) store.set(path, answer(path));
    },
    match: async (request: Request | string) => store.get(keyOf(request))?.clone(),
    matchAll: async () => [...store.values()],
    put: async (request: Request | string, response: Response) => void store.set(keyOf(request), response),
    delete: async (request: Request | string) => store.delete(keyOf(request)),
    keys: async () => [...store.keys()].map((path) => new Request(`https://site.test${path}`)),
  });
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    // As in a browser, `origin` is not an own property.
    location: Object.create({ origin: 'https://site.test' }),
    caches: {
      open: async (name: string) => cacheOf(storeOf(name)),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: Request) => {
        for (const store of stores.values()) if (store.has(keyOf(request))) return store.get(keyOf(request));
        return undefined;
      },
    },
    fetch: vi.fn(async (request: Request | string) => answer(keyOf(request))),
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}) },
    registration: {
      unregister: vi.fn(async () => true),
      navigationPreload: { enable: vi.fn(async () => {}) },
    },
    addEventListener: (name: string, listener: (event: never) => void) =>
      listeners.set(name, listener as (event: unknown) => void),
  };
  const send = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    await Promise.all(work);
    return response;
  };
  const open = (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`https://site.test${path}`, { headers });
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    return send('fetch', { request, preloadResponse: Promise.resolve(undefined) });
  };
  const keep = (path: string, title = path) => send('message', { data: { kind: 'keep', path, title } });
  return { scope: scope as unknown as WorkerScope, mocks: scope, stores, send, open, keep };
}

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=60', ...headers },
  });

describe('a worker that is on', () => {
  async function running() {
    let isOnline = true;
    const its = world((path) => {
      if (!isOnline) throw new TypeError('no network');
      return path === '/preview/'
        ? html(path, { 'cache-control': 'private, no-store' })
        : html(`page ${path}`);
    });
    startWorker(its.scope, plan);
    await its.send('install');
    await its.send('activate');
    return {
      ...its,
      goOffline: () => {
        isOnline = false;
      },
    };
  }
  const textOf = (answer: Response | undefined) => answer?.text();

  it('NV-12 shows what was read before, else the offline page', async () => {
    const { open, keep, goOffline } = await running();
    await keep('/article/a/', 'Story – A');
    expect(await textOf(await open('/article/a/'))).toBe('page /article/a/');
    goOffline();
    expect(await textOf(await open('/article/a/?utm=x'))).toBe('page /article/a/');
    expect(await textOf(await open('/article/b/'))).toBe('page /offline/');
    expect(await textOf(await open('/article/a/?preview=t'))).toBe('page /offline/');
  });

  it('NV-12 opens the reading list, whose stories are on the device', async () => {
    const { open, goOffline } = await running();
    goOffline();
    expect(await textOf(await open('/saved/'))).toBe('page /saved/');
  });

  it('NV-11 marks a story as done and as not done again', async () => {
    const { keep, send, stores } = await running();
    await keep('/a/');
    const isMarked = async (isDone: boolean, path = '/a/') => {
      await send('message', { data: { kind: 'done', path, isDone } });
      return stores.get(storiesCache)?.get('/a/')?.headers.has(doneHeader);
    };
    expect(await isMarked(true)).toBe(true);
    expect(await isMarked(true, '/unknown/')).toBe(true);
    expect(await isMarked(false)).toBe(false);
    expect(stores.get(storiesCache)?.has('/unknown/')).toBe(false);
  });

  it('NV-12 caches the newest two, each once, with their titles', async () => {
    const { keep, stores } = await running();
    for (const path of ['/a/', '/b/', '/a/', '/c/']) await keep(path, `Title – ${path}`);
    const stored = stores.get(storiesCache);
    expect([...(stored?.keys() ?? [])]).toEqual(['/a/', '/c/']);
    expect(decodeURIComponent(stored?.get('/c/')?.headers.get(titleHeader) ?? '')).toBe('Title – /c/');
  });

  it('NV-12 never caches personal pages', async () => {
    const { keep, stores } = await running();
    await keep('/preview/');
    await keep('/article/a/?preview=t');
    expect([...(stores.get(storiesCache)?.keys() ?? [])]).toEqual([]);
  });

  it('NV-12 ignores API calls and requests with a bearer token', async () => {
    const { open } = await running();
    expect(await open('/api/neutron/x')).toBeUndefined();
    expect(await open('/article/a/', { authorization: 'Bearer x' })).toBeUndefined();
  });

  it('NV-12 drops the shell of the last release, waits for open tabs and enables navigation preload', async () => {
    const its = world(() => html('x'));
    its.stores.set('neutron-shell-1', new Map());
    startWorker(its.scope, plan);
    await its.send('install');
    await its.send('activate');
    expect([...its.stores.keys()].sort()).toEqual(['neutron-shell-2', storiesCache].sort());
    expect(its.mocks.skipWaiting).not.toHaveBeenCalled();
    expect(its.mocks.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  });
  it('NV-12 drops saved stories without a version, whose shell cannot be found', async () => {
    const its = world(() => html('x'));
    const saved = new Response('x', { headers: { [versionHeader]: '1' } });
    its.stores.set(
      storiesCache,
      new Map([
        ['/new/', saved],
        ['/old/', new Response('x')],
      ]),
    );
    startWorker(its.scope, plan);
    await its.send('activate');
    expect([...(its.stores.get(storiesCache)?.keys() ?? [])]).toEqual(['/new/']);
  });
});

it('NV-12 a disabled worker deletes its caches and unregisters', async () => {
  const its = world(() => html('x'));
  its.stores.set('neutron-shell-1', new Map());
  its.stores.set(storiesCache, new Map());
  its.stores.set('other', new Map());
  endWorker(its.scope);
  await its.send('install');
  await its.send('activate');
  expect([...its.stores.keys()]).toEqual(['other']);
  expect(its.mocks.skipWaiting).toHaveBeenCalledOnce();
  expect(its.mocks.registration.unregister).toHaveBeenCalledOnce();
});
