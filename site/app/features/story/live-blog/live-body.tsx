import { use, useEffect, useEffectEvent, useState } from 'react';
import { liveCopy } from '#app/copy/live-blog.ts';
import type { Article } from '#content/entities/article.ts';
import { isCoverageLive } from '#content/rules/live-blog.ts';
import { buttonClass } from '#design/button/button.ts';
import { RequestArticleContext } from '../../../components/page/refresh-context.ts';
import { StoryBody } from '../article/story-body.tsx';
import styles from './live-body.module.css';
import { entriesOf, type LiveEntry, withEntries } from './live-rules.ts';
import { LiveStatus } from './live-status.tsx';
import { useCoverage } from './use-coverage.ts';

export interface LiveBodyProps {
  story: Article;
  componentId: string;
}

/**
 * The body of a live blog. While it is live and visible, new entries are requested; they wait behind a button, so that
 * nothing moves under a reader's eyes.
 */
export function LiveBody({ story, componentId }: LiveBodyProps) {
  const { datePublished, slug } = story;
  const requestArticle = use(RequestArticleContext);
  const state = useCoverage(datePublished);
  const [added, setAdded] = useState<readonly LiveEntry[]>([]);
  const [waiting, setWaiting] = useState<readonly LiveEntry[]>([]);
  const [message, setMessage] = useState('');
  const blocks = withEntries(story.bodyBlocks ?? [], added);

  const isKnown = useEffectEvent((uuid: string) => entriesOf(blocks).some((entry) => entry.uuid === uuid));
  useEffect(() => {
    if (state !== 'live' || !requestArticle) return;
    let stop = () => {};
    let isGone = false;
    import('./watch-live.ts').then(
      ({ watchLive }) => {
        if (isGone) return;
        stop = watchLive({
          fetchBlocks: async () => (await requestArticle({ slug, componentId })).bodyBlocks ?? [],
          isKnown: (uuid) => isKnown(uuid),
          onEntries: setWaiting,
          isOver: () => !isCoverageLive(datePublished, new Date()),
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
  }, [state, requestArticle, slug, componentId, datePublished]);

  const show = () => {
    setAdded([...waiting, ...added]);
    setMessage(liveCopy.newEntriesShown(waiting.length));
    setWaiting([]);
  };
  // Focus moves to the newest entry for the reader who requested it.
  const newest = added[0]?.uuid;
  useEffect(() => {
    const entry = newest && document.getElementById(`live-${newest}`);
    if (!entry) return;
    entry.tabIndex = -1;
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: 'start' });
  }, [newest]);

  return (
    <div>
      <LiveStatus start={datePublished} state={state} entries={entriesOf(blocks)} />
      <div className={styles.notice} data-print="none">
        {waiting.length > 0 && (
          <button type="button" className={buttonClass('solid')} onClick={show}>
            {liveCopy.newEntries(waiting.length)}
          </button>
        )}
      </div>
      <p className="vh" role="status">
        {waiting.length > 0 ? liveCopy.newEntries(waiting.length) : message}
      </p>
      <StoryBody blocks={blocks} />
    </div>
  );
}
