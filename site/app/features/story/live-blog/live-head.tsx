import { use } from 'react';
import { liveCopy } from '#app/copy/live-blog.ts';
import type { Article } from '#content/entities/article.ts';
import { endedTitle } from '#content/rules/ended-title.ts';
import { clockTime, timeSpan } from '#content/rules/short-date.ts';
import { AppendedContext } from '../../../components/page/appended-context.ts';
import { CoverageBadge } from '../../../components/story/coverage-badge/coverage-badge.tsx';
import { Hero } from '../article/hero.tsx';
import { StoryHead } from '../article/story-head.tsx';
import styles from './live-head.module.css';
import { hourMarks, type LiveEntry, timelineOf } from './live-rules.ts';
import type { Coverage } from './use-coverage.ts';

interface LiveHeadProps {
  story: Article;
  entries: readonly LiveEntry[];
  coverage: Coverage;
  priority: boolean;
}

/** The head of a live blog on ink: one badge, headline, picture, and every entry as a line at its time. */
export function LiveHead({ story, entries, coverage: { state, end }, priority }: LiveHeadProps) {
  const isAppended = use(AppendedContext);
  const start = story.datePublished;
  const title = story.headline ?? story.title;
  const head = (
    <StoryHead
      // Live blogs have no reading time: entries are not counted and not read in one go.
      story={{ ...story, headline: state === 'ended' ? endedTitle(title) : title, wordCount: undefined }}
      labels={
        start &&
        end && (
          <p className={styles.when}>
            {state && <CoverageBadge state={state} />}
            <span>{liveCopy.liveFrom(timeSpan(start, end.toISOString()))}</span>
          </p>
        )
      }
      hasBar={false}
    />
  );
  // After another story its head is the boundary between the two, on ink of its own.
  if (isAppended) return head;
  return (
    <div className={`stage ${styles.head}`}>
      <div className={`wrap ${styles.inner}`}>
        {head}
        <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />
      </div>
      {entries.length > 1 && (
        <div className={`wrap ${styles.times}`}>
          <p>{liveCopy.timeline(entries.length, clockTime(entries.at(-1)?.at ?? ''))}</p>
          <div className={styles.line} aria-hidden="true">
            {timelineOf(entries).map(({ at, isKey }) => (
              <i key={at} data-key={isKey || undefined} style={{ insetInlineStart: `${at}%` }} />
            ))}
          </div>
          <p className={styles.axis} aria-hidden="true">
            {hourMarks(entries).map(({ at, text }) => (
              <span key={at} style={{ insetInlineStart: `${at}%` }}>
                {text}
              </span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
