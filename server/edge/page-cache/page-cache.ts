import type { FairQueue } from '#platform/fair-queue.ts';
import { addBrotli, addGzip, type FinishedPage, finishPage } from './finished-page.ts';
import { decide, freshnessOf, retryMilliseconds } from './freshness.ts';
import { isShareable, isStorable, lifetimeOf } from './lifetime.ts';
import { type CachedPage, createPageStore, type PageStore } from './page-store.ts';
import { createPurgeLog } from './purge-log.ts';
import { createFlights, type NotRendered, type RenderCaller } from './renders-in-flight.ts';

/** All that may change a page's HTML, and the key made from it. */
export interface PageRequest {
  key: string;
  /** Path and the query that is part of the key, normalized. */
  url: string;
  edition: string;
  /** The bucket of a test that changes the HTML, `id:version:bucket`; a part of the key. */
  bucket?: string | undefined;
}

/** `rejected`: the page needs a render that this caller may not cause now. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'error' | 'rejected';

export interface Served {
  page: FinishedPage;
  state: CacheState;
  /** Seconds since the page was rendered. */
  age: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Renders the page. It may throw; a status of 500 or above counts as a failure too. */
  render(request: PageRequest): Promise<Response>;
  /** Headers every page carries, flat. */
  headers: readonly string[];
  /** What readers see when there is nothing to show: the site failed, or too much is being rendered. */
  errorPage(status: 500 | 503): FinishedPage;
  /** A clock that never goes back. */
  now(): number;
  delay(milliseconds: number): Promise<void>;
  onRender?(outcome: { status: number; milliseconds: number }): void;
  onError?(error: unknown, request: PageRequest): void;
  /** The queue all renders wait in. */
  renders: FairQueue;
}

/** For whom a page is served. */
export interface PageReader extends RenderCaller {
  /** Whether this reader can be sent packed bytes; a reader who cannot does not wait for them. */
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

interface Rendered {
  page: FinishedPage;
  /** Other callers of the same key may have the result. */
  shareable: boolean;
  failed: boolean;
  /** The latest purge this render may have missed. */
  racedBy: number | undefined;
}

/** With an old page at hand a reader waits this long for the new one, then gets the old one. */
const timeoutMilliseconds = 800;
/** Every cached 404 has this key and is purged by any change: the missing page may exist now. */
const notFoundKey = 'status:404';
/** The caller of background renders: they queue among themselves. */
const background: RenderCaller = { caller: 'revalidation', mayBegin: () => true };
/** Failures remembered at once; beyond that the oldest is forgotten. */
const mostFailures = 1000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const store = createPageStore(options);
  const purges = createPurgeLog();
  const flights = createFlights<Rendered>(options.renders, () => {
    if (flights.size === 0) purges.forget();
  });
  /** Pages that failed and of which there is no old one: they are not tried again for every reader. */
  const failures = new Map<string, { page: FinishedPage; at: number }>();

  async function render(request: PageRequest): Promise<Rendered> {
    const began = purges.sequence;
    const startedAt = options.now();
    const outcome = await respond(request);
    options.onRender?.({ status: outcome.page.status, milliseconds: options.now() - startedAt });
    if (outcome.page.status >= 500) {
      const old = store.get(request.key);
      if (old) old.failedAt = options.now();
      else rememberFailure(request.key, outcome.page);
      return { page: outcome.page, shareable: true, failed: true, racedBy: undefined };
    }
    const surrogateKeys = surrogateKeysOf(outcome);
    const raced = purges.since(began, surrogateKeys);
    const lifetime = lifetimeOf(outcome.page.status, outcome.headers.get('surrogate-control'));
    failures.delete(request.key);
    if (lifetime && isStorable(outcome.page.status, outcome.headers)) {
      const purged = raced && { at: raced.at, hard: raced.hard };
      const cached = {
        key: request.key,
        page: outcome.page,
        surrogateKeys,
        lifetime,
        storedAt: startedAt,
        purged,
        bytes: 0,
      };
      store.put(cached);
    } else {
      store.remove(request.key);
    }
    const shareable = isShareable(outcome.headers);
    return { page: outcome.page, shareable, failed: false, racedBy: raced?.sequence };
  }

  function rememberFailure(key: string, page: FinishedPage): void {
    failures.delete(key);
    failures.set(key, { page, at: options.now() });
    for (const oldest of failures.keys()) {
      if (failures.size <= mostFailures) return;
      failures.delete(oldest);
    }
  }

  /** A page requested a second time is worth better compression; many never are. */
  function packForReaders(cached: CachedPage): void {
    cached.isPacked = true;
    void addGzip(cached.page)
      .then(() => addBrotli(cached.page))
      .then(
        () => store.weigh(cached),
        () => undefined,
      );
  }

  let notFound: FinishedPage | undefined;
  /** Pages of addresses that lead nowhere are nearly all the same: packed once, held once. */
  function sameNotFound(page: FinishedPage): FinishedPage {
    // What stands for something else by its query is its own page.
    if (page.vanityQueries || page.isVanity) return page;
    const isSame = notFound?.tag === page.tag && notFound.common.join('\n') === page.common.join('\n');
    if (notFound && isSame) return notFound;
    notFound = page;
    return page;
  }

  async function respond(request: PageRequest): Promise<{ page: FinishedPage; headers: Headers }> {
    try {
      const response = await options.render(request);
      const page = await finishPage(response, options.headers);
      return { page: page.status === 404 ? sameNotFound(page) : page, headers: response.headers };
    } catch (error) {
      options.onError?.(error, request);
      return { page: options.errorPage(500), headers: new Headers() };
    }
  }

  async function renderForReader(
    request: PageRequest,
    asking: RenderCaller,
  ): Promise<Rendered | NotRendered> {
    const requestedAt = purges.sequence;
    const isOwner = !flights.has(request.key);
    const work = () => render(request);
    const first = await flights.join(request.key, asking, work);
    if (typeof first === 'string') return first;
    if (!isOwner && !first.shareable) return flights.alone(asking, work);
    // The reader joined a render that began before something changed: what changed must be visible now.
    const isOld = first.racedBy !== undefined && first.racedBy <= requestedAt;
    return isOld ? flights.join(request.key, asking, work) : first;
  }

  function revalidate(request: PageRequest): void {
    if (flights.has(request.key)) return;
    void flights
      .join(request.key, background, () => render(request))
      .catch((error: unknown) => options.onError?.(error, request));
  }

  async function serve(request: PageRequest, reader: PageReader): Promise<Served> {
    const served = await find(request, reader);
    if (reader.takesGzip && !served.page.bodies.gzip) {
      await addGzip(served.page);
      const cached = store.get(request.key);
      if (cached?.page === served.page) store.weigh(cached);
    }
    return served;
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
    const patient = old && !cached?.purged?.hard ? options.delay(timeoutMilliseconds) : undefined;
    const rendered = await (patient ? Promise.race([rendering, patient]) : rendering);
    const isRendered = typeof rendered === 'object' && !rendered.failed;
    if (old && !isRendered) return old;
    if (rendered === 'full') return { page: options.errorPage(503), state: 'error', age: 0 };
    if (rendered === 'not allowed') return { page: options.errorPage(503), state: 'rejected', age: 0 };
    if (!rendered) throw new Error('unreachable: only a reader with an old page stops waiting');
    return { page: rendered.page, state: rendered.failed ? 'error' : 'miss', age: 0 };
  }

  function mark(pages: Iterable<CachedPage>, hard: boolean): void {
    const at = options.now();
    for (const cached of pages) {
      // A second change does not prolong the grace of the first.
      cached.purged = { at: cached.purged?.at ?? at, hard: hard || cached.purged?.hard === true };
      // A page that failed before the change is tried anew at once.
      cached.failedAt = undefined;
    }
  }

  return {
    store,
    fresh(key) {
      const cached = store.get(key);
      if (!cached || freshnessOf(cached, options.now()) !== 'fresh') return undefined;
      if (!cached.isPacked) packForReaders(cached);
      return cached;
    },
    holds: (key) => store.get(key) !== undefined,
    serve,
    purge(surrogateKeys, { hard = false } = {}) {
      const keys = [...surrogateKeys, notFoundKey];
      purges.record(keys, { at: options.now(), hard });
      // What failed before a change may hold after it.
      failures.clear();
      for (const key of keys) mark(store.withSurrogateKey(key), hard);
      if (flights.size === 0) purges.forget();
    },
    purgeEverything() {
      purges.record('everything', { at: options.now(), hard: false });
      failures.clear();
      mark(store.all(), false);
    },
  };
}

export function ageOf(cached: CachedPage, now: number): number {
  return Math.max(0, Math.floor((now - cached.storedAt) / 1000));
}

function surrogateKeysOf(outcome: { page: FinishedPage; headers: Headers }): string[] {
  const keys = (outcome.headers.get('surrogate-key') ?? '').split(' ').filter(Boolean);
  return outcome.page.status === 404 ? [...keys, notFoundKey] : keys;
}
