import { describe, expect, it } from 'vitest';
import { type CachedPage, createPageStore } from './page-store.ts';

const lifetime = { maxAge: 1, staleWhileRevalidate: 1, staleIfError: 1 };
function cachedPage(key: string, size: number, surrogateKeys: string[] = [], status = 200): CachedPage {
  const page = {
    status,
    common: [],
    isCompressible: true,
    isVanity: false,
    isAlias: status === 200 && key.startsWith('alias'),
    tag: key,
    bodies: { gzip: Buffer.alloc(size) },
    heads: {},
  };
  return { key, page, surrogateKeys, lifetime, storedAt: 0, bytes: 0 };
}
const keysOf = (pages: Iterable<CachedPage>) => [...pages].map((page) => page.key);

describe('the page store', () => {
  it('never exceeds its limit, and evicts the least recently used pages', () => {
    const store = createPageStore({ maxBytes: 35_000 });
    for (const key of ['a', 'b', 'c']) store.put(cachedPage(key, 10_000));
    store.get('a');
    store.put(cachedPage('d', 10_000));
    expect(keysOf(store.all())).toEqual(['c', 'a', 'd']);
    expect(store.bytes).toBeLessThanOrEqual(35_000);
  });

  it('never drops a page for missing or alias URLs, however many are requested', () => {
    const store = createPageStore({ maxBytes: 35_000 });
    for (const key of ['a', 'b']) store.put(cachedPage(key, 10_000));
    for (let index = 0; index < 100; index += 1) {
      store.put(cachedPage(`made-up-${index}`, 5000, [], 404));
      store.put(cachedPage(`alias-${index}`, 5000));
    }
    expect(keysOf(store.all()).filter((key) => key.length === 1)).toEqual(['a', 'b']);
    expect(store.bytes).toBeLessThanOrEqual(35_000);
    store.put(cachedPage('c', 10_000));
    expect(keysOf(store.all())).toEqual(['a', 'b', 'c']);
  });

  it('does not keep a page that is larger than the whole store', () => {
    const store = createPageStore({ maxBytes: 5000 });
    store.put(cachedPage('huge', 10_000));
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });

  it('counts again when a page grows, and evicts', () => {
    const store = createPageStore({ maxBytes: 25_000 });
    const first = cachedPage('a', 10_000);
    const second = cachedPage('b', 10_000);
    store.put(first);
    store.put(second);
    second.page.bodies.br = Buffer.alloc(8000);
    store.weigh(second);
    expect(keysOf(store.all())).toEqual(['b']);
    expect(store.bytes).toBe(second.bytes);
    store.weigh(first);
    expect(store.bytes).toBe(second.bytes);
  });

  it('finds pages by their surrogate keys, also after pages were replaced or removed', () => {
    const store = createPageStore({ maxBytes: 100_000 });
    store.put(cachedPage('a', 100, ['a1', 't7']));
    store.put(cachedPage('b', 100, ['t7']));
    expect(keysOf(store.withSurrogateKey('t7'))).toEqual(['a', 'b']);
    store.put(cachedPage('a', 100, ['a1']));
    expect(keysOf(store.withSurrogateKey('t7'))).toEqual(['b']);
    store.remove('b');
    expect(keysOf(store.withSurrogateKey('t7'))).toEqual([]);
    expect(keysOf(store.withSurrogateKey('a1'))).toEqual(['a']);
  });
});
