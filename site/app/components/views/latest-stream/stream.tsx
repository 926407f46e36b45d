import { type CSSProperties, useEffect, useState } from 'react';
import type { ContentLink } from '#content/entities/content-link.ts';
import { latestCopy } from '../../../copy/latest.ts';
import { marksOf, newestTime, wordsOf } from './marks.ts';
import styles from './stream.module.css';

interface StoryStreamProps {
  stories: readonly ContentLink[];
  /**
   * The timeline ends now even without stories: an empty day is shown as one. Otherwise it ends with the newest story.
   */
  isUpToNow?: boolean;
}

/** A day as a line: every story a mark at its hour, in the color of its section. */
export function StoryStream({ stories, isUpToNow = false }: StoryStreamProps) {
  const late = useLateness(newestTime(stories));
  const isEmpty = isUpToNow && (stories.length === 0 || late >= 1);
  return (
    <>
      {isEmpty ? (
        <p className={`${styles.line} ${styles.empty}`}>{latestCopy.emptyDay}</p>
      ) : (
        <div className={styles.line} role="img" aria-label={wordsOf(stories)}>
          <div className={styles.marks} style={{ '--late': late < 1 ? late : 0 } as CSSProperties}>
            {marksOf(stories).map(({ id, section, end, width, opacity }) => (
              <i key={id} data-s={section} style={{ insetInlineEnd: `${end}%`, width, opacity }} />
            ))}
          </div>
        </div>
      )}
      <div className={styles.axis} aria-hidden="true">
        {latestCopy.axis.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </>
  );
}

/** The page ends its line at the newest story; the browser moves it back by the time since then, a day being 1. */
function useLateness(newest: number): number {
  const [late, setLate] = useState(0);
  useEffect(() => setLate(Math.max(0, (Date.now() - newest) / 86_400_000)), [newest]);
  return late;
}
