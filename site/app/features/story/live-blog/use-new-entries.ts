import { use, useEffect, useEffectEvent, useState } from 'react';
import type { Article } from '#content/entities/article.ts';
import { coverageState, endOfCoverage } from '#content/rules/live-coverage.ts';
import { RequestArticleContext } from '../../../components/page/refresh-context.ts';
import { entriesOf, type LiveEntry } from './live-rules.ts';

export interface NewEntries {
  /** Shown since the page was opened, newest first. */
  added: readonly LiveEntry[];
  /** Behind the button. */
  waiting: readonly LiveEntry[];
  /** The newest entry that the reader opened. */
  opened: string | undefined;
  show: () => void;
}

/**
 * Requests new entries while the story is live and the page visible. They wait behind a button, so that nothing moves
 * under a reader's eyes, unless the reader wants them added.
 */
export function useNewEntries(story: Article, componentId: string, isAutomatic: boolean): NewEntries {
  const { datePublished, slug, entryPages } = story;
  const isOlderPage = entryPages !== undefined && entryPages.page > 1;
  const requestArticle = use(RequestArticleContext);
  const [added, setAdded] = useState<readonly LiveEntry[]>([]);
  const [waiting, setWaiting] = useState<readonly LiveEntry[]>([]);
  const [opened, setOpened] = useState<string>();
  const shown = [...added, ...entriesOf(story.bodyBlocks ?? [])];

  const isKnown = useEffectEvent((uuid: string) => shown.some((entry) => entry.uuid === uuid));
  const receive = useEffectEvent((fresh: readonly LiveEntry[]) => {
    // The browser holds the place being read while entries are inserted above it.
    if (isAutomatic) setAdded((known) => [...fresh, ...known]);
    else setWaiting(fresh);
  });
  const isOver = useEffectEvent(() => {
    const end = endOfCoverage(datePublished, [...waiting, ...shown]);
    return coverageState(datePublished, end, new Date()) !== 'live';
  });
  useEffect(() => {
    // New entries belong on the first page.
    if (!requestArticle || isOlderPage || isOver()) return;
    let stop = () => {};
    let isGone = false;
    import('./watch-live.ts').then(
      ({ watchLive }) => {
        if (isGone) return;
        stop = watchLive({
          fetchBlocks: async () => (await requestArticle({ slug, componentId })).bodyBlocks ?? [],
          isKnown: (uuid) => isKnown(uuid),
          onEntries: (fresh) => receive(fresh),
          isOver: () => isOver(),
          page: document,
        });
      },
      // If loading fails nothing updates by itself; reloading the page still does.
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [requestArticle, slug, componentId, isOlderPage]);

  const show = () => {
    setAdded([...waiting, ...added]);
    setOpened(waiting[0]?.uuid);
    setWaiting([]);
  };
  return { added, waiting, opened, show };
}
