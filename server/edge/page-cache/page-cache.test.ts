import { describe, expect, it } from 'vitest';
import { createFairQueue } from '#platform/fair-queue.ts';
import { plainBody } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageRequest } from './render-page.ts';

const surrogate = 'max-age=300, stale-while-revalidate=30, stale-if-error=864000';
const request = (url = '/article/x/'): PageRequest => ({ key: `us ${url}`, url, edition: 'us' });
const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { 'surrogate-control': surrogate, 'surrogate-key': 'a1 home', ...headers },
  });

const reader = (caller = 'reader', mayBegin = () => true) => ({ takesGzip: true, caller, mayBegin });

/** A site whose every response waits for the test; the test also controls the clock and the timeout. */
function bench(limits: { atOnce?: number; atOncePerCaller?: number; waiting?: number } = {}) {
  const renders: { request: PageRequest; answer(response: Response | Error): void }[] = [];
  const impatience: (() => void)[] = [];
  const clock = { now: 1_000_000 };
  const cache = createPageCache({
    maxBytes: 10_000_000,
    headers: ['x-extra', 'yes'],
    now: () => clock.now,
    delay: () => new Promise((resolve) => impatience.push(resolve)),
    errorPage: (status) => ({
      status,
      tag: 'error',
      common: [],
      isCompressible: false,
      isVanity: false,
      isAlias: false,
      bodies: { identity: Buffer.from(`error ${status}`) },
      heads: {},
    }),
    render: (request) =>
      new Promise((resolve, reject) => {
        renders.push({
          request,
          answer: (given) => (given instanceof Error ? reject(given) : resolve(given)),
        });
      }),
    renders: createFairQueue({ atOnce: 100, waiting: 100, ...limits }),
  });
  const next = async () => {
    await settle();
    const render = renders.shift();
    if (!render) throw new Error('nothing is being rendered');
    return render;
  };
  const read = async (url?: string) => {
    const served = await cache.serve(request(url), reader());
    return [served.state, (await plainBody(served.page)).toString()] as const;
  };
  const fill = async (text: string, headers?: Record<string, string>) => {
    const reading = read();
    (await next()).answer(html(text, headers));
    await reading;
  };
  return { cache, clock, renders, impatience, next, read, fill };
}
/** Lets everything that is ready happen, compression threads included. */
const settle = async () => {
  for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('single flight', () => {
  it('renders once however many ask', async () => {
    const { next, read, renders } = bench();
    const readers = Array.from({ length: 500 }, () => read());
    (await next()).answer(html('one'));
    const answers = await Promise.all(readers);
    expect(new Set(answers.map(([, text]) => text))).toEqual(new Set(['one']));
    expect(renders).toHaveLength(0);
    expect(await read()).toEqual(['hit', 'one']);
  });

  it('never shares an answer that is for one reader', async () => {
    const { next, read } = bench();
    const [first, second] = [read(), read()];
    (await next()).answer(html('for the first', { 'set-cookie': 'sid=1' }));
    (await next()).answer(html('for the second', { 'cache-control': 'private' }));
    expect(await first).toEqual(['miss', 'for the first']);
    expect(await second).toEqual(['miss', 'for the second']);
    const third = read();
    (await next()).answer(html('for the third'));
    expect(await third).toEqual(['miss', 'for the third']);
  });

  it('shares a failure, so that a broken page is not rendered once per reader', async () => {
    const { next, read, renders } = bench();
    const readers = [read(), read(), read()];
    (await next()).answer(new Error('down'));
    expect(await Promise.all(readers)).toEqual([0, 1, 2].map(() => ['error', 'error 500']));
    expect(renders).toHaveLength(0);
  });

  it('answers 503 when too many pages are being rendered, but still joins a rendering in progress', async () => {
    const { next, read } = bench({ atOnce: 1, waiting: 0 });
    const first = read('/a/');
    const joined = read('/a/');
    expect(await read('/b/')).toEqual(['error', 'error 503']);
    (await next()).answer(html('a'));
    expect([await first, await joined]).toEqual([
      ['miss', 'a'],
      ['miss', 'a'],
    ]);
  });
});

describe('addresses that lead nowhere', () => {
  it('share one page: it is packed and held once', async () => {
    const { cache, next } = bench();
    const pages = [];
    for (const url of ['/made-up-1/', '/made-up-2/']) {
      const serving = cache.serve(request(url), reader());
      (await next()).answer(html('nowhere', {}, 404));
      pages.push((await serving).page);
    }
    expect(pages[0]).toBe(pages[1]);
  });
});

describe('a page that fails and has no old one', () => {
  it('is not tried again for every reader, but after a while, or when something changed', async () => {
    const { cache, clock, next, read, renders } = bench();
    const first = read();
    (await next()).answer(new Error('down'));
    expect(await first).toEqual(['error', 'error 500']);
    for (let index = 0; index < 16; index += 1) expect(await read()).toEqual(['error', 'error 500']);
    expect(renders).toHaveLength(0);
    clock.now += 5000;
    const second = read();
    (await next()).answer(new Error('still down'));
    await second;
    cache.purge(['anything']);
    const third = read();
    (await next()).answer(html('well'));
    expect(await third).toEqual(['miss', 'well']);
    expect(await read()).toEqual(['hit', 'well']);
  });
});

describe('many requests for the same page at once', () => {
  it('do not wait behind all of the flood', async () => {
    const { cache, next, renders } = bench({ atOnce: 2, atOncePerCaller: 1 });
    const flood = [1, 2, 3, 4, 5].map((index) => cache.serve(request(`/junk-${index}/`), reader('flood')));
    flood.push(cache.serve(request('/hot/'), reader('flood')));
    const innocent = cache.serve(request('/hot/'), reader('innocent'));
    await settle();
    expect(renders.map(({ request }) => request.url)).toEqual(['/junk-1/', '/hot/']);
    renders[1]?.answer(html('hot'));
    expect((await innocent).state).toBe('miss');
    renders.splice(1, 1);
    for (let index = 1; index <= 5; index += 1) (await next()).answer(html('junk'));
    expect((await Promise.all(flood)).map(({ state }) => state)).toEqual(Array(6).fill('miss'));
    expect(renders).toHaveLength(0);
  });

  it('are served where the flood may have nothing rendered any more', async () => {
    const { cache, next } = bench();
    const overLimit = cache.serve(
      request('/hot/'),
      reader('flood', () => false),
    );
    const innocent = cache.serve(request('/hot/'), reader('innocent'));
    (await next()).answer(html('hot'));
    expect((await innocent).state).toBe('miss');
    expect((await overLimit).state).toBe('miss');
    const alone = await cache.serve(
      request('/other/'),
      reader('flood', () => false),
    );
    expect(alone.state).toBe('rejected');
  });

  it('the limit of a caller is checked at the head of the queue, not on arrival', async () => {
    const { cache, next, renders } = bench({ atOnce: 1 });
    let left = 2;
    const greedy = reader('greedy', () => left-- > 0);
    const serving = [1, 2, 3, 4].map((index) => cache.serve(request(`/feed/?offset=${index}`), greedy));
    for (let index = 0; index < 2; index += 1) (await next()).answer(html('a page'));
    expect((await Promise.all(serving)).map(({ state }) => state)).toEqual([
      'miss',
      'miss',
      'rejected',
      'rejected',
    ]);
    expect(renders).toHaveLength(0);
  });
});

describe('stale while revalidate', () => {
  it('gives the old page at once and renders one new one', async () => {
    const { clock, fill, next, read, renders } = bench();
    await fill('old');
    clock.now += 310_000;
    expect(await read()).toEqual(['stale', 'old']);
    expect(await read()).toEqual(['stale', 'old']);
    (await next()).answer(html('new'));
    await settle();
    expect(renders).toHaveLength(0);
    expect(await read()).toEqual(['hit', 'new']);
  });

  it('lets a reader wait when the page is older than that', async () => {
    const { clock, fill, next, read } = bench();
    await fill('old');
    clock.now += 400_000;
    const reading = read();
    (await next()).answer(html('new'));
    expect(await reading).toEqual(['miss', 'new']);
  });

  it('stops waiting for a slow render when there is an old page', async () => {
    const { clock, fill, impatience, read } = bench();
    await fill('old');
    clock.now += 400_000;
    const reading = read();
    impatience[0]?.();
    expect(await reading).toEqual(['stale', 'old']);
  });
});

describe('stale if error', () => {
  it.each([
    ['the site throws', () => new Error('down')],
    ['the site answers 500', () => html('broken', {}, 500)],
    ['the site answers 503', () => html('busy', {}, 503)],
  ])('keeps serving the old page when %s, and tries again every five seconds', async (_name, failure) => {
    const { clock, fill, next, read, renders } = bench();
    await fill('old');
    clock.now += 86_400_000;
    const reading = read();
    (await next()).answer(failure());
    expect(await reading).toEqual(['stale', 'old']);
    clock.now += 4000;
    expect(await read()).toEqual(['stale', 'old']);
    expect(renders).toHaveLength(0);
    clock.now += 1000;
    expect(await read()).toEqual(['stale', 'old']);
    (await next()).answer(html('well again'));
    await settle();
    expect(await read()).toEqual(['hit', 'well again']);
  });

  it('ends after ten days', async () => {
    const { clock, fill, next, read } = bench();
    await fill('old');
    clock.now += 865_000_000;
    const reading = read();
    (await next()).answer(new Error('down'));
    expect(await reading).toEqual(['error', 'error 500']);
  });

  it('gives the old page when too much is being rendered', async () => {
    const { clock, fill, read } = bench({ atOnce: 1, waiting: 0 });
    await fill('old');
    clock.now += 400_000;
    void read('/other/');
    expect(await read()).toEqual(['stale', 'old']);
  });
});

describe('purge by surrogate key', () => {
  it('makes what changed visible: one old answer at most, and none after a second', async () => {
    const { cache, clock, fill, next, read } = bench();
    await fill('old');
    cache.purge(['a1']);
    expect(await read()).toEqual(['stale', 'old']);
    (await next()).answer(html('new'));
    await settle();
    expect(await read()).toEqual(['hit', 'new']);

    cache.purge(['home']);
    clock.now += 1000;
    const reading = read();
    (await next()).answer(html('newer'));
    expect(await reading).toEqual(['miss', 'newer']);
  });

  it('leaves other pages alone', async () => {
    const { cache, fill, read } = bench();
    await fill('page');
    cache.purge(['a2', 't7']);
    expect(await read()).toEqual(['hit', 'page']);
  });

  it('never gives withdrawn content again, except while nothing can be rendered', async () => {
    const { cache, fill, impatience, next, read } = bench();
    await fill('secret');
    cache.purge(['a1'], { hard: true });
    const failing = read();
    expect(impatience).toHaveLength(0);
    (await next()).answer(new Error('down'));
    expect(await failing).toEqual(['stale', 'secret']);
    cache.purge(['a1'], { hard: true });
    const reading = read();
    (await next()).answer(html('gone', {}, 404));
    expect(await reading).toEqual(['miss', 'gone']);
    expect(await read()).toEqual(['hit', 'gone']);
  });

  it('does not store a page as fresh if a purge came while it was rendered', async () => {
    const { cache, next, read } = bench();
    const before = read();
    const first = await next();
    cache.purge(['a1']);
    const after = read();
    first.answer(html('rendered too early'));
    expect(await before).toEqual(['miss', 'rendered too early']);
    (await next()).answer(html('right'));
    expect(await after).toEqual(['miss', 'right']);
    expect(await read()).toEqual(['hit', 'right']);
  });

  it('does not serve a page if a withdrawal came while it was rendered', async () => {
    const { cache, next, read } = bench();
    const before = read();
    const first = await next();
    cache.purge(['a1'], { hard: true });
    first.answer(html('withdrawn'));
    await before;
    const after = read();
    (await next()).answer(html('not found', {}, 404));
    expect(await after).toEqual(['miss', 'not found']);
  });

  it('a raced background render is rendered again', async () => {
    const { cache, clock, fill, next, read } = bench();
    await fill('old');
    clock.now += 310_000;
    await read();
    const background = await next();
    cache.purge(['a1']);
    background.answer(html('rendered too early'));
    await settle();
    clock.now += 1000;
    const reading = read();
    (await next()).answer(html('right'));
    expect(await reading).toEqual(['miss', 'right']);
  });

  it('drops a cached 404 at any change, because the page may exist now', async () => {
    const { cache, clock, next, read } = bench();
    const missing = read();
    (await next()).answer(html('not found', { 'surrogate-key': '' }, 404));
    await missing;
    expect(await read()).toEqual(['hit', 'not found']);
    cache.purge(['a99']);
    clock.now += 1000;
    const reading = read();
    (await next()).answer(html('published'));
    expect(await reading).toEqual(['miss', 'published']);
  });

  it('purges everything when events may have been missed', async () => {
    const { cache, clock, fill, next, read } = bench();
    await fill('old');
    cache.purgeEverything();
    clock.now += 1000;
    const reading = read();
    (await next()).answer(html('new'));
    expect(await reading).toEqual(['miss', 'new']);
  });
});

describe('cached pages', () => {
  it.each([
    [200, true],
    [301, true],
    [404, true],
    [302, false],
    [410, false],
    [500, false],
  ])('a response of %i: %s', async (status, isCached) => {
    const { cache, clock, next, read, renders } = bench();
    const reading = read();
    (await next()).answer(new Response('x', { status, headers: { 'surrogate-control': surrogate } }));
    await reading;
    expect(cache.holds(request().key)).toBe(isCached);
    // Not longer than a failure is remembered.
    clock.now += 5000;
    void read();
    await settle();
    expect(renders).toHaveLength(isCached ? 0 : 1);
  });

  it('drops the old page when the new answer may not be kept', async () => {
    const { clock, fill, next, read, renders } = bench();
    await fill('old');
    clock.now += 310_000;
    await read();
    (await next()).answer(html('gone', {}, 410));
    await settle();
    void read();
    await settle();
    expect(renders).toHaveLength(1);
  });
});
