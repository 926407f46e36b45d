import { useEffect, useState } from 'react';
import { listStories } from '#content/calls/story-list.ts';
import type { StoryView } from '#content/entities/story-view.ts';
import { callApi } from '../../api/call-api.ts';
import { deskSettings } from '../../settings.ts';
import { addressOfView, queryOf } from './list-query.ts';

/** How many stories each view has, as its tab says it: `12`, or `100+` where a further count would cost more. */
export type ViewCounts = ReadonlyMap<string, string>;

async function countOf(view: StoryView): Promise<[string, string]> {
  const query = queryOf(addressOfView(view), Date.now(), deskSettings().timeZone);
  const { items, paging } = await callApi(listStories, { query });
  const { total = items.length } = paging;
  return [view.id, paging.total === undefined && paging.next ? `${total}+` : total.toLocaleString('en-US')];
}

/** Counts of saved views, read after the list itself is there. */
export function useViewCounts(views: readonly StoryView[]): ViewCounts {
  const [counts, setCounts] = useState<ViewCounts>(new Map());
  useEffect(() => {
    let isGone = false;
    void Promise.all(views.map((view) => countOf(view).catch(() => undefined))).then((found) => {
      if (!isGone) setCounts(new Map(found.filter((entry) => entry !== undefined)));
    });
    return () => {
      isGone = true;
    };
  }, [views]);
  return counts;
}
