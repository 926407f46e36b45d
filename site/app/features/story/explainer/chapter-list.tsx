import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCurrentSection } from '#app/behaviours/use-current-section.ts';
import { longReadCopy } from '#app/copy/long-reads.ts';
import styles from './chapter-list.module.css';
import { countRead } from './count-read.ts';

interface ChapterListProps {
  chapters: readonly { id: string; text: string }[];
  /** The element that holds the chapters. */
  story: RefObject<HTMLElement | null>;
}

/** The chapters of an explainer, beside it: which are read, which is being read. */
export function ChapterList({ chapters, story }: ChapterListProps) {
  const ref = useRef<HTMLElement>(null);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  useCurrentSection(ref);
  useEffect(() => {
    const sections = [...(story.current?.querySelectorAll('section[data-chapter]') ?? [])];
    return countRead(sections, setRead);
  }, [story]);
  if (chapters.length < 2) return null;
  return (
    <nav ref={ref} className={styles.list} aria-label={longReadCopy.chapters}>
      <p className={styles.title}>{longReadCopy.chapters}</p>
      <ol>
        {chapters.map(({ id, text }, index) => (
          <li key={id} data-read={read.has(index) || undefined}>
            <a href={`#${id}`}>
              <b>{index + 1}</b> <span dir="auto">{text}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.count} aria-live="off">
        {read.size > 0 && longReadCopy.readOf(read.size, chapters.length)}
      </p>
    </nav>
  );
}
