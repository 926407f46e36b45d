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

/** Pages in memory, the least recently read evicted first; found by key and by surrogate key. */
export function createPageStore(options: { maxBytes: number }): PageStore {
  // A Map has insertion order, so its first entry is the least recently read.
  const pages = new Map<string, CachedPage>();
  const bySurrogateKey = new Map<string, Set<CachedPage>>();
  /** Missing and alias URLs, the oldest first. An attacker can invent any number, so they are evicted before any page. */
  const invented = new Set<string>();
  let bytes = 0;
  // The order only matters when something new comes in: between two arrivals a page is moved at most once,
  // so that reading one hot page again and again costs a look-up and nothing else.
  let generation = 0;

  function remove(key: string): void {
    const cached = pages.get(key);
    if (!cached) return;
    pages.delete(key);
    invented.delete(key);
    bytes -= cached.bytes;
    for (const surrogateKey of cached.surrogateKeys) {
      const pagesWithKey = bySurrogateKey.get(surrogateKey);
      pagesWithKey?.delete(cached);
      if (pagesWithKey?.size === 0) bySurrogateKey.delete(surrogateKey);
    }
  }

  function evict(): void {
    for (const keys of [invented, pages.keys()]) {
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
      if (cached.page.status === 404 || cached.page.isAlias) invented.add(cached.key);
      bytes += cached.bytes;
      for (const surrogateKey of cached.surrogateKeys) {
        const pagesWithKey = bySurrogateKey.get(surrogateKey) ?? new Set();
        bySurrogateKey.set(surrogateKey, pagesWithKey.add(cached));
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
