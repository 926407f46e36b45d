import type { FairQueue } from '#platform/fair-queue.ts';
import { createFailedRenders } from './failed-renders.ts';
import { addBrotli, addGzip, type FinishedPage } from './finished-page.ts';
import { decide, freshnessOf, retryMilliseconds } from './freshness.ts';
import { type CachedPage, createPageStore, type PageStore } from './page-store.ts';
import { createPurgeLog } from './purge-log.ts';
import {
  createPageRenderer,
  notFoundKey,
  type PageRequest,
  type Rendered,
  type RenderOptions,
} from './render-page.ts';
import { createFlights, type NotRendered, type RenderCaller } from './renders-in-flight.ts';

/** `rejected`: the page needs a render that this caller may not cause now. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'error' | 'rejected';

export interface Served {
  page: FinishedPage;
  state: CacheState;
  /** Seconds since the page was rendered. */
  age: number;
}

export interface PageCacheOptions extends RenderOptions {
  maxBytes: number;
  delay(milliseconds: number): Promise<void>;
  /** The queue all renders wait in. */
  renders: FairQueue;
}

/** For whom a page is served. */
export interface PageReader extends RenderCaller {
  /** Whether this reader accepts gzip; a reader who does not is not made to wait for it. */
  takesGzip: boolean;
}

export interface PageCache {
  readonly store: Pick<PageStore, 'bytes' | 'size'>;
  /** The whole of a cache hit: no promise, nothing allocated but the look-up. */
  fresh(key: string): CachedPage | undefined;
  /** Whether there is a page for this key, of whatever age. */
  holds(key: string): boolean;
  serve(request: PageRequest, reader: PageReader): Promise<Served>;
  purge(surrogateKeys: readonly string[], how?: { hard?: boolean }): void;
  purgeEverything(): void;
}

/** With an old page at hand a reader waits this long for the new one, then gets the old one. */
const timeoutMilliseconds = 800;
/** The caller of background renders: they queue among themselves. */
const background: RenderCaller = { caller: 'revalidation', mayBegin: () => true };

export function createPageCache(options: PageCacheOptions): PageCache {
  const store = createPageStore(options);
  const purges = createPurgeLog();
  const failures = createFailedRenders();
  const render = createPageRenderer(options, { store, purges, failures });
  const flights = createFlights<Rendered>(options.renders, () => {
    if (flights.size === 0) purges.forget();
  });

  /** A page requested a second time is worth better compression; many never are. */
  function compressFurther(cached: CachedPage): void {
    cached.isPacked = true;
    void addGzip(cached.page)
      .then(() => addBrotli(cached.page))
      .then(
        () => store.weigh(cached),
        () => undefined,
      );
  }

  async function renderForReader(
    request: PageRequest,
    caller: RenderCaller,
  ): Promise<Rendered | NotRendered> {
    const requestedAt = purges.sequence;
    const isOwner = !flights.has(request.key);
    const work = () => render(request);
    const first = await flights.join(request.key, caller, work);
    if (typeof first === 'string') return first;
    if (!isOwner && !first.shareable) return flights.alone(caller, work);
    // The reader joined a render that began before something changed: what changed must be visible now.
    const isOld = first.racedBy !== undefined && first.racedBy <= requestedAt;
    return isOld ? flights.join(request.key, caller, work) : first;
  }

  function revalidate(request: PageRequest): void {
    if (flights.has(request.key)) return;
    void flights
      .join(request.key, background, () => render(request))
      .catch((error: unknown) => options.onError?.(error, request));
  }

  async function find(request: PageRequest, reader: PageReader): Promise<Served> {
    const cached = store.get(request.key);
    const now = options.now();
    const decision = decide(cached, now);
    if (cached && decision.serve !== 'wait') {
      if (decision.revalidate) revalidate(request);
      return { page: cached.page, state: decision.serve, age: ageOf(cached, now) };
    }
    const old: Served | undefined =
      cached && decision.fallback
        ? { page: cached.page, state: 'stale', age: ageOf(cached, now) }
        : undefined;
    const failure = failures.get(request.key);
    if (!old && failure && now - failure.at < retryMilliseconds)
      return { page: failure.page, state: reader.mayBegin() ? 'error' : 'rejected', age: 0 };
    const rendering = renderForReader(request, reader);
    const timeout = old && !cached?.purged?.hard ? options.delay(timeoutMilliseconds) : undefined;
    const rendered = await (timeout ? Promise.race([rendering, timeout]) : rendering);
    const isRendered = typeof rendered === 'object' && !rendered.failed;
    if (old && !isRendered) return old;
    if (rendered === 'full') return { page: options.errorPage(503), state: 'error', age: 0 };
    if (rendered === 'not allowed') return { page: options.errorPage(503), state: 'rejected', age: 0 };
    if (!rendered) throw new Error('unreachable: only a reader with an old page stops waiting');
    return { page: rendered.page, state: rendered.failed ? 'error' : 'miss', age: 0 };
  }

  return {
    store,
    fresh(key) {
      const cached = store.get(key);
      if (!cached || freshnessOf(cached, options.now()) !== 'fresh') return undefined;
      if (!cached.isPacked) compressFurther(cached);
      return cached;
    },
    holds: (key) => store.get(key) !== undefined,
    async serve(request, reader) {
      const served = await find(request, reader);
      if (reader.takesGzip && !served.page.bodies.gzip) {
        await addGzip(served.page);
        const cached = store.get(request.key);
        if (cached?.page === served.page) store.weigh(cached);
      }
      return served;
    },
    purge(surrogateKeys, { hard = false } = {}) {
      const keys = [...surrogateKeys, notFoundKey];
      purges.record(keys, { at: options.now(), hard });
      // A page that failed before a change may work after it.
      failures.clear();
      for (const key of keys) markPurged(store.withSurrogateKey(key), options.now(), hard);
      if (flights.size === 0) purges.forget();
    },
    purgeEverything() {
      purges.record('everything', { at: options.now(), hard: false });
      failures.clear();
      markPurged(store.all(), options.now(), false);
    },
  };
}

function markPurged(pages: Iterable<CachedPage>, at: number, hard: boolean): void {
  for (const cached of pages) {
    // A second change does not prolong the grace of the first.
    cached.purged = { at: cached.purged?.at ?? at, hard: hard || cached.purged?.hard === true };
    // A page that failed before the change is tried again at once.
    cached.failedAt = undefined;
  }
}

export function ageOf(cached: CachedPage, now: number): number {
  return Math.max(0, Math.floor((now - cached.storedAt) / 1000));
}
