import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import { Strip } from '#design/strip/strip.tsx';
import styles from './chapter-strip.module.css';
import { followReading } from './follow-reading.ts';

interface ChapterStripProps {
  chapters: readonly { id: string; text: string; minutes: number }[];
  /** The story whose reading it shows. */
  story: RefObject<HTMLElement | null>;
  section: string;
}

/** More names than this do not fit side by side: then only the current one is written. */
const mostNames = 8;

/** Sticks to the top of a long read: a tick for each chapter, as far apart as they take to read. */
export function ChapterStrip({ chapters, story, section }: ChapterStripProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current && story.current) return followReading({ element: ref.current, story: story.current });
    return undefined;
  }, [story]);
  if (chapters.length < 2) return null;
  return (
    <nav
      ref={ref}
      className={`stage ${styles.strip}`}
      aria-label={longReadCopy.chapters}
      data-many={chapters.length > mostNames || undefined}
      data-print="none"
    >
      <div className={`wrap ${styles.scroller}`} data-scroller>
        <div className={styles.track}>
          <Strip section={section} seed={chapters[0]?.id ?? ''} className={styles.lines} />
          <span className={styles.fill} data-fill aria-hidden="true" />
          <ol>
            {chapters.map(({ id, text, minutes }, index) => (
              <li key={id} style={{ '--minutes': minutes } as CSSProperties}>
                <a href={`#${id}`}>
                  <b>{index + 1}</b> <span dir="auto">{text}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </nav>
  );
}
