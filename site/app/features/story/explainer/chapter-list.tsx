import { type RefObject, useRef } from 'react';
import { useCurrentSection } from '#app/behaviours/use-current-section.ts';
import { longReadCopy } from '#app/copy/long-reads.ts';
import styles from './chapter-list.module.css';
import { useReadChapters } from './use-read-chapters.ts';

interface ChapterListProps {
  chapters: readonly { id: string; text: string }[];
  /** The element that holds the chapters. */
  story: RefObject<HTMLElement | null>;
}

/** The chapters of an explainer, beside it: which are read, which is being read. */
export function ChapterList({ chapters, story }: ChapterListProps) {
  const ref = useRef<HTMLElement>(null);
  const { read, isStored } = useReadChapters(story);
  useCurrentSection(ref);
  if (chapters.length < 2) return null;
  // Headings may have changed since an earlier visit.
  const count = chapters.filter(({ id }) => read.has(id)).length;
  return (
    <nav ref={ref} className={styles.list} aria-label={longReadCopy.chapters}>
      <p className={styles.title}>{longReadCopy.chapters}</p>
      <ol>
        {chapters.map(({ id, text }, index) => (
          <li key={id} data-read={read.has(id) || undefined}>
            <a href={`#${id}`}>
              <b>{index + 1}</b> <span dir="auto">{text}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.count} aria-live="off">
        {isStored && count > 0 && longReadCopy.readOf(count, chapters.length)}
      </p>
    </nav>
  );
}
