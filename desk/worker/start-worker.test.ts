import { beforeEach, expect, it, vi } from 'vitest';
import { type DeskWorkerScope, startDeskWorker } from './start-worker.ts';

const origin = 'https://wavelength.example';
const plan = {
  version: 'one',
  entry: '/desk/assets/entry-11111111.js',
  files: ['/desk/assets/entry-11111111.js', '/desk/assets/style-22222222.css'],
};
const shell = (entry: string) => new Response(`<script type="module" src="${entry}"></script>`);

/** Caches of a browser, as far as the worker uses them. */
function browserCaches(network: (path: string) => Response) {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return {
      match: async (path: string) => cache.get(path)?.clone(),
      put: async (path: string, response: Response) => void cache.set(path, response),
      addAll: async (paths: string[]) => {
        for (const path of paths) cache.set(path, network(path));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { all, caches: caches as unknown as CacheStorage };
}

function openWorker(version = plan.version) {
  const network = { path: (path: string): Response | Promise<Response> => new Response(`network ${path}`) };
  const { all, caches } = browserCaches((path) => new Response(`file ${path}`));
  const listeners = new Map<string, (event: never) => void>();
  const scope: DeskWorkerScope = {
    location: { origin },
    caches,
    fetch: async (request) =>
      network.path(typeof request === 'string' ? request : new URL(request.url).pathname),
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
  };
  startDeskWorker(scope, { ...plan, version });
  const run = async (name: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => work.push(given) } as never);
    await Promise.all(work);
  };
  /** What the worker answers; undefined where the browser requests the server itself. */
  const answer = async (path: string, { mode = 'navigate', method = 'GET' } = {}) => {
    const responses: Promise<Response>[] = [];
    const request = { url: new URL(path, origin).href, mode, method };
    const respondWith = (given: Promise<Response>) => responses.push(given);
    listeners.get('fetch')?.({ request, respondWith } as never);
    return (await responses[0])?.text();
  };
  return { network, all, caches, run, request: answer };
}

let worker: ReturnType<typeof openWorker>;
beforeEach(async () => {
  worker = openWorker();
  worker.network.path = () => shell(plan.entry);
  await worker.run('install');
});
const away = () => Promise.reject(new TypeError('Failed to fetch'));

it.each(['/desk/', '/desk/stories/', '/desk/stories/article-1/', '/desk/media/', '/desk/sign-in/'])(
  'opens %s without a connection, and from the server as long as it answers',
  async (path) => {
    worker.network.path = () => new Response('the document of today');
    expect(await worker.request(path)).toBe('the document of today');
    worker.network.path = away;
    expect(await worker.request(path)).toContain(plan.entry);
  },
);

it.each([502, 503, 504])('opens a screen where a proxy answers %d', async (status) => {
  worker.network.path = () => new Response('', { status });
  expect(await worker.request('/desk/')).toContain(plan.entry);
});

it('does not wait for a connection that hangs', async () => {
  vi.useFakeTimers();
  worker.network.path = () => new Promise(() => undefined);
  const answer = worker.request('/desk/');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toContain(plan.entry);
  vi.useRealTimers();
});

it('shows what the server says, also that something is not there or went wrong', async () => {
  for (const status of [403, 404, 500]) {
    worker.network.path = () => new Response(`the server says ${status}`, { status });
    expect(await worker.request('/desk/stories/x/')).toBe(`the server says ${status}`);
  }
});

it.each([
  ['a page that the server makes for one account', '/desk/comments/', 'navigate', 'GET'],
  ['a page of readers', '/article/x/', 'navigate', 'GET'],
  ['a call of the API', '/api/neutron/stories/wavelength', 'cors', 'GET'],
  ['data of a screen that is no page', '/desk/stories/x/', 'cors', 'GET'],
  ['a form', '/desk/sign-in/', 'navigate', 'POST'],
  ['another origin', 'https://elsewhere.example/desk/', 'navigate', 'GET'],
])('leaves %s to the server', async (_, path, mode, method) => {
  expect(await worker.request(path, { mode, method })).toBeUndefined();
});

it('has the files of its build, and requests the server for others', async () => {
  worker.network.path = (path) => new Response(`network ${path}`);
  expect(await worker.request(plan.files[1] ?? '', { mode: 'no-cors' })).toBe(`file ${plan.files[1]}`);
  const newer = '/desk/assets/entry-33333333.js';
  expect(await worker.request(newer, { mode: 'no-cors' })).toBe(`network ${newer}`);
});

it('is not installed where the server has another build, and keeps nothing of an earlier one', async () => {
  const late = openWorker('two');
  late.network.path = () => shell('/desk/assets/entry-33333333.js');
  await expect(late.run('install')).rejects.toThrow('another build');
  const next = openWorker('three');
  next.network.path = () => shell(plan.entry);
  await next.caches.open('desk-app-one');
  await next.caches.open('neutron-stories');
  await next.run('install');
  await next.run('activate');
  expect([...next.all.keys()].sort()).toEqual(['desk-app-three', 'neutron-stories']);
});
