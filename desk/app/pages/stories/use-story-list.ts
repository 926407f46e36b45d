import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listStories } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { callApi } from '../../api/call-api.ts';
import { createReadAgain } from '../../work/read-again.ts';
import { useStaffEvents } from '../../work/use-staff-events.ts';
import {
  type ListState,
  lookedAt,
  mostSelected,
  newRows,
  openedAgain,
  type Page,
  stateOf,
  withNewer,
  withoutRows,
} from './list-parts.ts';
import { type ListAddress, queryOf, writeAddress } from './list-query.ts';
import type { ListChanges } from './story-acts.ts';

/** Kept for the way back: a list is found again where it was left. */
interface Place {
  state: ListState;
  selection: ReadonlySet<string>;
  scroll: number;
}
const places = new Map<string, Place>();
export const rememberPlace = (address: string, place: Place) => places.set(address, place);
export const placeAt = (address: string): Place | undefined => places.get(address);

export const readFirstPart = (address: ListAddress, timeZone: string): Promise<Page> =>
  callApi(listStories, { query: queryOf(address, Date.now(), timeZone) });

/** People who are in a story now, as events say. */
export type People = ReadonlyMap<string, readonly { sub: string; name?: string }[]>;

const settleMilliseconds = 700;

/** The rows of a list: further parts, changes in place, and what colleagues do meanwhile. */
export function useStoryList(address: ListAddress, first: Page, timeZone: string) {
  const key = writeAddress(address);
  const [state, setState] = useState<ListState>(() => {
    const place = placeAt(key);
    return place ? openedAgain(place.state, first) : stateOf(first);
  });
  const [fresh, setFresh] = useState<Page | undefined>(first);
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

  const remove = useCallback((ids: readonly string[]) => {
    setState((before) => withoutRows(before, ids));
    // What was deleted is not new.
    setFresh(undefined);
  }, []);

  /** What is listed already changes at once; what is new waits until it is wanted, so that no row moves under the pointer. */
  const lookAgain = useCallback(async () => {
    const page = await readFirstPart(latest.current.address, timeZone);
    setState((before) => lookedAt(before, page));
    setFresh(page);
  }, [timeZone]);

  const again = useMemo(
    () => createReadAgain(() => void lookAgain().catch(() => {}), settleMilliseconds),
    [lookAgain],
  );
  useEffect(() => again.end, [again]);
  useStaffEvents(({ kind, data }) => {
    const { story } = data;
    if (kind === 'presence' && story)
      return setPeople((before) => new Map(before).set(story, (data.people as never) ?? []));
    if (kind === 'deleted' && story && address.filters.state !== 'deleted') remove([story]);
    again.on(kind);
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
      return items.slice(0, mostSelected);
    } finally {
      setLoading(false);
    }
  }, [timeZone]);

  const changes = useMemo(
    (): ListChanges => ({
      replace: (items) => setState((before) => withNewer(before, items)),
      remove,
      reload: () => void reload().catch(() => {}),
    }),
    [reload, remove],
  );

  const newCount = fresh ? newRows(state, fresh).length : 0;
  const showNew = () => {
    if (fresh) setState(stateOf(fresh));
    setFresh(undefined);
  };
  return { ...state, key, isLoading, loadMore, readAll, changes, people, newCount, showNew };
}
