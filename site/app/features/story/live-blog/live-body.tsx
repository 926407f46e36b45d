import { type ReactNode, useEffect, useRef, useState } from 'react';
import { liveCopy } from '#app/copy/live-blog.ts';
import { copy } from '#app/copy/site.ts';
import type { Article } from '#content/entities/article.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { entryPath } from '#content/rules/entry-pages.ts';
import type { CoverageState } from '#content/rules/live-coverage.ts';
import { clockTime } from '#content/rules/short-date.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { StoryBody } from '../article/story-body.tsx';
import { StoryEnd } from '../article/story-end.tsx';
import { Disclosure } from '../embeds/disclosure.tsx';
import { EntryContext } from './entry-context.ts';
import { EntryPages } from './entry-pages.tsx';
import styles from './live-body.module.css';
import { LiveRail } from './live-rail.tsx';
import { announceDelay, firstEntryAt, keyEventsOf, type LiveEntry } from './live-rules.ts';
import type { NewEntries } from './use-new-entries.ts';

export interface LiveBodyProps {
  story: Article;
  body: readonly BodyBlock[];
  entries: readonly LiveEntry[];
  state: CoverageState | undefined;
  news: NewEntries;
  automatic: { isOn: boolean; onChange: (isOn: boolean) => void };
  rail?: ReactNode;
}

/** The body of a live blog: key events and switches on the left, entries, and the rail of every story. */
export function LiveBody({ story, body, entries, state, news, automatic, rail }: LiveBodyProps) {
  const { added, waiting, opened, show } = news;
  const [isOnlyKey, setOnlyKey] = useState(false);
  const [notice, setNotice] = useState('');
  useOpened(opened);
  useMovedEntry(story);
  const message = useAnnounced(
    waiting.length > 0
      ? liveCopy.newEntries(waiting.length)
      : added.length > 0
        ? liveCopy.newEntriesShown(added.length)
        : '',
  );
  return (
    <div className={`wrap ${styles.columns}`} data-only-key={(isOnlyKey && state === 'live') || undefined}>
      <LiveRail
        state={state}
        keyEvents={keyEventsOf(story, entries)}
        onlyKey={{ isOn: isOnlyKey, onChange: setOnlyKey }}
        automatic={automatic}
      />
      <div className={styles.text}>
        {story.hasAffiliateDisclosure && <Disclosure />}
        {state === 'live' && (
          <noscript>
            <p className={styles.reload}>{liveCopy.reload(clockTime(entries[0]?.at ?? ''))}</p>
          </noscript>
        )}
        <div className={styles.notice} data-print="none">
          {waiting.length > 0 && (
            <button type="button" className={buttonClass('accent')} onClick={show}>
              <Icon name="chevron-down" className={styles.up} />
              {liveCopy.newEntries(waiting.length)}
            </button>
          )}
        </div>
        <p className="vh" role="status">
          {message}
        </p>
        <p className="vh" role="status">
          {notice}
        </p>
        <EntryContext value={{ slug: story.slug, authors: authorsOf(story), announce: setNotice }}>
          <StoryBody blocks={body} added={{ at: firstEntryAt(body), count: added.length }} />
        </EntryContext>
        {entries.length === 0 && state !== 'ended' && <p className={styles.empty}>{liveCopy.noEntries}</p>}
        {story.entryPages && <EntryPages story={story} shown={entries.length} />}
        <StoryEnd story={story} />
      </div>
      <aside className={styles.rail} aria-label={copy.partOf(copy.more, story.title)}>
        <div className={styles.ad}>
          <AdSlot space="mpu" place="rail" />
        </div>
        {rail}
      </aside>
    </div>
  );
}

const authorsOf = ({ author, moreAuthors }: Article) => (author ? [author, ...moreAuthors] : moreAuthors);

/** Focus moves to the heading of the newest entry for the reader who opened it. */
function useOpened(uuid: string | undefined): void {
  useEffect(() => {
    const heading = uuid && document.getElementById(`live-${uuid}`)?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    document.getElementById(`live-${uuid}`)?.scrollIntoView({ block: 'start' });
  }, [uuid]);
}

/** A link to an entry that was on this page before it moved to an older one. */
function useMovedEntry({ slug, entryPages }: Article): void {
  useEffect(() => {
    const [, uuid] = /^#live-([\w.~-]+)$/.exec(location.hash) ?? [];
    if (uuid && entryPages && !document.getElementById(`live-${uuid}`))
      location.replace(entryPath(slug, uuid));
  }, [slug, entryPages]);
}

/** The text for screen readers: the newest one, at most once a minute. */
function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(
      () => {
        last.current = Date.now();
        setAnnounced(text);
      },
      announceDelay(last.current, Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
