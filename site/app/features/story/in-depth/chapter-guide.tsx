import { longReadCopy } from '#app/copy/long-reads.ts';
import styles from './chapter-guide.module.css';

interface ChapterGuideProps {
  /** From 1; 0 is the opening. */
  number: number;
  chapters: readonly { id: string; text: string; minutes: number }[];
}

/** In a margin that would be bare: how far the story has come, and its next chapter. */
export function ChapterGuide({ number, chapters }: ChapterGuideProps) {
  const current = chapters[number - 1];
  const next = chapters[number];
  const minutes = current?.minutes ?? chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  return (
    <div className={styles.guide} data-print="none">
      <p className={styles.number}>{current ? `${number}/${chapters.length}` : chapters.length}</p>
      <p>
        <b dir="auto">{current?.text ?? longReadCopy.chapters}</b>
        {', '}
        {longReadCopy.minutes(minutes)}
      </p>
      {next && (
        <p>
          {current ? longReadCopy.nextChapter : longReadCopy.firstChapter}{' '}
          <a href={`#${next.id}`} dir="auto">
            {next.text}
          </a>
        </p>
      )}
    </div>
  );
}
