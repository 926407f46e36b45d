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
  put(kept: CachedPage): void;
  remove(key: string): void;
  /** The page's bytes changed (other encodings of it are ready). */
  weigh(kept: CachedPage): void;
  withSurrogateKey(surrogateKey: string): Iterable<CachedPage>;
  all(): Iterable<CachedPage>;
}

/** Pages in memory, the least recently read one first to go; found by key and by what they show. */
export function createPageStore(options: { maxBytes: number }): PageStore {
  // A Map keeps insertion order, so its first entry is the one that was longest not read.
  const pages = new Map<string, CachedPage>();
  const bySurrogateKey = new Map<string, Set<CachedPage>>();
  /** Addresses that lead nowhere or are not a page's own, the oldest first: however many somebody makes up, they go before any page does. */
  const madeUp = new Set<string>();
  let bytes = 0;
  // The order only matters when something new comes in: between two arrivals a page is moved at most once,
  // so that reading one hot page again and again costs a look-up and nothing else.
  let generation = 0;

  function remove(key: string): void {
    const kept = pages.get(key);
    if (!kept) return;
    pages.delete(key);
    madeUp.delete(key);
    bytes -= kept.bytes;
    for (const surrogateKey of kept.surrogateKeys) {
      const members = bySurrogateKey.get(surrogateKey);
      members?.delete(kept);
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
      const kept = pages.get(key);
      if (kept && kept.moved !== generation) {
        kept.moved = generation;
        pages.delete(key);
        pages.set(key, kept);
      }
      return kept;
    },
    put(kept) {
      remove(kept.key);
      generation += 1;
      kept.moved = generation;
      kept.bytes = bytesOf(kept.page);
      pages.set(kept.key, kept);
      if (kept.page.status === 404 || kept.page.isAlias) madeUp.add(kept.key);
      bytes += kept.bytes;
      for (const surrogateKey of kept.surrogateKeys) {
        const members = bySurrogateKey.get(surrogateKey) ?? new Set();
        bySurrogateKey.set(surrogateKey, members.add(kept));
      }
      evict();
    },
    remove,
    weigh(kept) {
      if (pages.get(kept.key) !== kept) return;
      bytes -= kept.bytes;
      kept.bytes = bytesOf(kept.page);
      bytes += kept.bytes;
      evict();
    },
    withSurrogateKey: (surrogateKey) => bySurrogateKey.get(surrogateKey) ?? [],
    all: () => pages.values(),
  };
}
