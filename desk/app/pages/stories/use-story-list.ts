import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listStories } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { useStaffEvents } from '../../work/use-staff-events.ts';
import { type ListAddress, queryOf, writeAddress } from './list-query.ts';
import type { ListChanges } from './story-acts.ts';

type Page = AnswerOf<typeof listStories>;

interface ListState {
  items: readonly StoryListItem[];
  next: string | undefined;
  total: number | undefined;
}

/** Kept for the way back: a list is found again where it was left. */
interface Place {
  state: ListState;
  selection: ReadonlySet<string>;
  scroll: number;
}
const places = new Map<string, Place>();
export const rememberPlace = (address: string, place: Place) => places.set(address, place);
export const placeAt = (address: string): Place | undefined => places.get(address);

const stateOf = ({ items, paging }: Page): ListState => ({
  items,
  next: paging.next,
  total: paging.total,
});

export const readFirstPart = (address: ListAddress, timeZone: string): Promise<Page> =>
  callApi(listStories, { query: queryOf(address, Date.now(), timeZone) });

/** People who are in a story now, as events say. */
export type People = ReadonlyMap<string, readonly { sub: string; name?: string }[]>;

const settleMilliseconds = 700;

/** More at once is rather a task for a program. */
const mostSelected = 1000;

/** The rows of a list: further parts, changes in place, and what colleagues do meanwhile. */
export function useStoryList(address: ListAddress, first: Page, timeZone: string) {
  const key = writeAddress(address);
  const [state, setState] = useState<ListState>(() => placeAt(key)?.state ?? stateOf(first));
  const [fresh, setFresh] = useState<Page>();
  const [people, setPeople] = useState<People>(new Map());
  const [isLoading, setLoading] = useState(false);
  const latest = useRef({ state, address });
  useEffect(() => {
    latest.current = { state, address };
  });

  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    setState(stateOf(first));
    setFresh(undefined);
  }, [first]);

  const reload = useCallback(async () => {
    const page = await readFirstPart(latest.current.address, timeZone);
    setFresh(undefined);
    setState(stateOf(page));
  }, [timeZone]);

  /** What is listed already changes at once; what is new waits until it is wanted, so that no row moves under the pointer. */
  const lookAgain = useCallback(async () => {
    const page = await readFirstPart(latest.current.address, timeZone);
    const newer = new Map(page.items.map((item) => [item.id, item]));
    setState((before) => ({
      ...before,
      items: before.items.map((item) => newer.get(item.id) ?? item),
    }));
    const isNew = page.items.some(({ id }) => !latest.current.state.items.some((item) => item.id === id));
    setFresh(isNew ? page : undefined);
  }, [timeZone]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useStaffEvents(({ kind, data }) => {
    const { story } = data;
    if (kind === 'presence' && story)
      return setPeople((before) => new Map(before).set(story, (data.people as never) ?? []));
    if (kind === 'steps' || kind === 'fields') return;
    if (kind === 'deleted' && story && address.filters.state !== 'deleted')
      setState((before) => ({ ...before, items: before.items.filter(({ id }) => id !== story) }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void lookAgain().catch(() => {}), settleMilliseconds);
  });

  const loadMore = useCallback(async () => {
    const { next } = latest.current.state;
    if (!next) return;
    setLoading(true);
    try {
      const query = queryOf(latest.current.address, Date.now(), timeZone);
      const page = await callApi(listStories, { query: { ...query, after: next } });
      setState((before) => {
        const ids = new Set(before.items.map(({ id }) => id));
        return {
          ...before,
          next: page.paging.next,
          items: [...before.items, ...page.items.filter(({ id }) => !ids.has(id))],
        };
      });
    } finally {
      setLoading(false);
    }
  }, [timeZone]);

  /** Every match, as far as one act can go; those that are not shown stay out of the rows. */
  const readAll = useCallback(async (): Promise<readonly StoryListItem[]> => {
    setLoading(true);
    try {
      const query = queryOf(latest.current.address, Date.now(), timeZone);
      let { items, next } = latest.current.state;
      while (next !== undefined && items.length < mostSelected) {
        const page: Page = await callApi(listStories, { query: { ...query, after: next } });
        const ids = new Set(items.map(({ id }) => id));
        items = [...items, ...page.items.filter(({ id }) => !ids.has(id))];
        next = page.paging.next;
      }
      return items;
    } finally {
      setLoading(false);
    }
  }, [timeZone]);

  const changes = useMemo(
    (): ListChanges => ({
      replace(items) {
        const newer = new Map(items.map((item) => [item.id, item]));
        setState((before) => ({ ...before, items: before.items.map((item) => newer.get(item.id) ?? item) }));
      },
      remove(ids) {
        const gone = new Set(ids);
        setState((before) => ({
          ...before,
          total: before.total === undefined ? undefined : Math.max(0, before.total - gone.size),
          items: before.items.filter(({ id }) => !gone.has(id)),
        }));
      },
      reload: () => void reload().catch(() => {}),
    }),
    [reload],
  );

  const newCount = fresh
    ? fresh.items.filter(({ id }) => !state.items.some((item) => item.id === id)).length
    : 0;
  const showNew = () => {
    if (fresh) setState(stateOf(fresh));
    setFresh(undefined);
  };
  return { ...state, key, isLoading, loadMore, readAll, changes, people, newCount, showNew };
}
