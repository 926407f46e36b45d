import { useCallback, useEffect, useRef, useState } from 'react';
import { listPictures } from '#content/calls/pictures.ts';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { type AnswerOf, callApi } from '../api/call-api.ts';

export interface LibraryFilter {
  q?: string | undefined;
  rights?: 'ended' | 'ending' | undefined;
  alt?: 'missing' | undefined;
  use?: 'used' | 'unused' | undefined;
}
export type LibraryPage = AnswerOf<typeof listPictures>;

const picturesAtOnce = 48;

export const loadLibrary = (filter: LibraryFilter, after?: number, signal?: AbortSignal) =>
  callApi(listPictures, {
    query: { ...filter, limit: picturesAtOnce, counts: true, after },
    ...(signal ? { signal } : {}),
  });

interface Library {
  pictures: readonly LibraryPicture[];
  page: LibraryPage | undefined;
  problem: string | undefined;
  isLoading: boolean;
  hasMore: boolean;
  loadMore: () => void;
  reload: () => void;
  /** Shows a picture as it is now, without loading the list again. */
  replace: (picture: LibraryPicture) => void;
  remove: (id: string) => void;
}

/** The pictures that pass a filter, part by part. What was shown stays until the next part is here. */
export function useLibrary(filter: LibraryFilter, first?: LibraryPage): Library {
  const key = JSON.stringify(filter);
  const [page, setPage] = useState(first);
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>(first?.items ?? []);
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(!first);
  const loadedKey = useRef(first ? key : undefined);

  const load = useCallback(
    async (after: number | undefined, signal?: AbortSignal) => {
      setLoading(true);
      try {
        const next = await loadLibrary(JSON.parse(key) as LibraryFilter, after, signal);
        if (signal?.aborted) return;
        setProblem(undefined);
        setPage(next);
        setPictures((before) => (after === undefined ? next.items : [...before, ...next.items]));
      } catch (error) {
        if (!signal?.aborted) setProblem((error as Error).message);
      } finally {
        if (!signal?.aborted) setLoading(false);
      }
    },
    [key],
  );

  useEffect(() => {
    if (loadedKey.current === key) return;
    loadedKey.current = key;
    const stop = new AbortController();
    void load(undefined, stop.signal);
    return () => {
      stop.abort();
      loadedKey.current = undefined;
    };
  }, [key, load]);

  /** What pictures need may be there now, or one of them is gone. */
  const countAgain = useCallback(() => {
    const counted = callApi(listPictures, { query: { limit: 1, counts: true } });
    counted.then(
      ({ counts }) => setPage((before) => before && { ...before, ...(counts ? { counts } : {}) }),
      () => undefined,
    );
  }, []);

  return {
    pictures,
    page,
    problem,
    isLoading,
    hasMore: page?.next !== undefined,
    loadMore: () => void load(page?.next),
    reload: useCallback(() => void load(undefined), [load]),
    replace: useCallback(
      (picture) => {
        setPictures((before) => before.map((one) => (one.id === picture.id ? { ...one, ...picture } : one)));
        countAgain();
      },
      [countAgain],
    ),
    remove: useCallback(
      (id) => {
        setPictures((before) => before.filter((one) => one.id !== id));
        countAgain();
      },
      [countAgain],
    ),
  };
}
