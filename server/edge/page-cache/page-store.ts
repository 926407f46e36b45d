import { bytesOf, type FinishedPage } from './finished-page.ts';
import type { Aging } from './freshness.ts';

export interface CachedPage extends Aging {
  key: string;
  page: FinishedPage;
  surrogateKeys: readonly string[];
  bytes: number;
  /** The store's generation when it was last moved to the end of the queue. */
  moved?: number;
  /** Its best encodings are made, or being made. */
  isPacked?: boolean;
}

export interface PageStore {
  readonly bytes: number;
  readonly size: number;
  get(key: string): CachedPage | undefined;
  put(cached: CachedPage): void;
  remove(key: string): void;
  /** The page's bytes changed (other encodings of it are ready). */
  weigh(cached: CachedPage): void;
  withSurrogateKey(surrogateKey: string): Iterable<CachedPage>;
  all(): Iterable<CachedPage>;
}

/** Pages in memory, the least recently read one first to go; found by key and by what they show. */
export function createPageStore(options: { maxBytes: number }): PageStore {
  // A Map has insertion order, so its first entry is the least recently read.
  const pages = new Map<string, CachedPage>();
  const bySurrogateKey = new Map<string, Set<CachedPage>>();
  /** Addresses that lead nowhere or are not a page's own, the oldest first: however many somebody makes up, they go before any page does. */
  const madeUp = new Set<string>();
  let bytes = 0;
  // The order only matters when something new comes in: between two arrivals a page is moved at most once,
  // so that reading one hot page again and again costs a look-up and nothing else.
  let generation = 0;

  function remove(key: string): void {
    const cached = pages.get(key);
    if (!cached) return;
    pages.delete(key);
    madeUp.delete(key);
    bytes -= cached.bytes;
    for (const surrogateKey of cached.surrogateKeys) {
      const members = bySurrogateKey.get(surrogateKey);
      members?.delete(cached);
      if (members?.size === 0) bySurrogateKey.delete(surrogateKey);
    }
  }

  function evict(): void {
    for (const keys of [madeUp, pages.keys()]) {
      for (const key of keys) {
        if (bytes <= options.maxBytes) return;
        remove(key);
      }
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return pages.size;
    },
    get(key) {
      const cached = pages.get(key);
      if (cached && cached.moved !== generation) {
        cached.moved = generation;
        pages.delete(key);
        pages.set(key, cached);
      }
      return cached;
    },
    put(cached) {
      remove(cached.key);
      generation += 1;
      cached.moved = generation;
      cached.bytes = bytesOf(cached.page);
      pages.set(cached.key, cached);
      if (cached.page.status === 404 || cached.page.isAlias) madeUp.add(cached.key);
      bytes += cached.bytes;
      for (const surrogateKey of cached.surrogateKeys) {
        const members = bySurrogateKey.get(surrogateKey) ?? new Set();
        bySurrogateKey.set(surrogateKey, members.add(cached));
      }
      evict();
    },
    remove,
    weigh(cached) {
      if (pages.get(cached.key) !== cached) return;
      bytes -= cached.bytes;
      cached.bytes = bytesOf(cached.page);
      bytes += cached.bytes;
      evict();
    },
    withSurrogateKey: (surrogateKey) => bySurrogateKey.get(surrogateKey) ?? [],
    all: () => pages.values(),
  };
}
