import { useEffect, useMemo, useState } from 'react';
import { listProducts } from '#content/calls/products.ts';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { fullName } from '#content/rules/products/products-in.ts';
import { hasEveryWord, queryWords } from '#content/rules/search-words.ts';
import { callApi } from '../../../api/call-api.ts';
import { countWords } from './found-product.ts';

/** What a search narrows the products to. */
export interface ProductFilters {
  reviewed: boolean;
  priced: boolean;
  /** The slug of a topic. */
  topic: string | undefined;
}

interface Found {
  query: { q: string };
  /** Whether the words were changed: who presses a filter stays there. */
  isTyped: boolean;
  items: readonly NamedProduct[];
  next: number | undefined;
  total: number | undefined;
}

const pause = 120;

/** Products that other stories name, and the way to more of them. */
export function useFoundProducts(words: string, filters: ProductFilters, exceptStory: string) {
  const { reviewed, priced, topic } = filters;
  const query = useMemo(
    () => ({
      q: words,
      exceptStory,
      ...(reviewed ? { reviewed } : {}),
      ...(priced ? { priced } : {}),
      ...(topic ? { topic } : {}),
    }),
    [words, exceptStory, reviewed, priced, topic],
  );
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(
      () => {
        callApi(listProducts, { query, signal: ended.signal })
          .then(({ items, next, total }) => {
            setProblem(undefined);
            setFound((before) => ({ query, isTyped: before?.query.q !== query.q, items, next, total }));
          })
          .catch((error: Error) => !ended.signal.aborted && setProblem(error.message));
      },
      query.q ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [query]);
  const loadMore = async () => {
    if (found?.next === undefined) return;
    try {
      const { items, next } = await callApi(listProducts, {
        query: { ...found.query, after: found.next },
      });
      setFound((now) => (now === found ? { ...now, items: [...now.items, ...items], next } : now));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const typed = queryWords(words);
  const isFound = found?.query === query;
  return {
    // Until the answer is here: Enter must not take what no longer fits the words.
    items: found?.items.filter((product) => hasEveryWord([fullName(product), product.year].join(' '), typed)),
    isTyped: found?.isTyped ?? false,
    hasMore: isFound && found.next !== undefined,
    loadMore: () => void loadMore(),
    count: found && countWords(found.items.length, found.total),
    isFound,
    problem,
  };
}
