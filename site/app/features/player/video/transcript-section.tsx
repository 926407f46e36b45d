import { useEffect, useRef, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { videoCopy } from '#app/copy/video.ts';
import type { VideoChapter } from '#content/entities/video.ts';
import type { CaptionCue } from '#content/rules/parse-captions.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { buttonClass } from '#design/button/button.ts';
import { inputClass } from '#design/field/field.ts';
import { Icon } from '#design/icons/icon.tsx';
import { chapterAt } from '../chapter-at.ts';
import type { LinkTo } from './moments.tsx';
import styles from './transcript-section.module.css';

type Find = typeof import('./find-in-lines.ts');

interface TranscriptSectionProps {
  id: string;
  cues: readonly CaptionCue[];
  paragraphs: readonly string[];
  chapters: readonly VideoChapter[];
  /** Index of the line being spoken; -1 for none. */
  current: number;
  linkTo: LinkTo;
}

/** More lines than this start in a box that scrolls by itself. */
const linesShown = 14;

/** Speech and sounds, line by line: it follows the video, leads to moments of it, and can be searched. */
export function TranscriptSection({
  id,
  cues,
  paragraphs,
  chapters,
  current,
  linkTo,
}: TranscriptSectionProps) {
  const list = useRef<HTMLDivElement>(null);
  const field = `find-${id}`;
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  // Its code loads when the reader goes to the field.
  const [find, setFind] = useState<Find>();
  const isShort = !isWhole && cues.length > linesShown;
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>(query ? 'mark' : current < 0 ? 'none' : '[aria-current]');
    // Only the list itself scrolls: the page stays where the reader left it.
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [current, query]);
  if (cues.length === 0 && paragraphs.length === 0) return null;
  return (
    <section className={styles.transcript} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{copy.transcript}</h2>
        {cues.length > 0 && (
          <div className={styles.find}>
            <label className="vh" htmlFor={field}>
              {videoCopy.find}
            </label>
            <Icon name="search" size={18} />
            <input
              id={field}
              className={inputClass}
              type="search"
              placeholder={videoCopy.findPlaceholder}
              value={query}
              onFocus={() => void import('./find-in-lines.ts').then(setFind)}
              onChange={({ target }) => setQuery(target.value)}
            />
            <p className={styles.found} role="status">
              {find?.foundText(
                cues.map(({ text }) => text),
                query,
              )}
            </p>
          </div>
        )}
      </div>
      {cues.length > 0 ? (
        <div className={styles.lines} ref={list} data-kind="transcript" data-short={isShort || undefined}>
          <ol>
            {cues.map(({ start, text }, index) => {
              const at = chapterAt(chapters, start);
              const chapter = chapters[at];
              const isFirst = index === 0 || chapterAt(chapters, cues[index - 1]?.start ?? 0) !== at;
              return (
                <li key={start} aria-current={index === current || undefined}>
                  {chapter && isFirst && (
                    <h3>
                      <a {...linkTo(chapter.start)}>{formatDuration(chapter.start)}</a> {chapter.title}
                    </h3>
                  )}
                  <a {...linkTo(start)} data-line>
                    <time dateTime={`PT${Math.floor(start)}S`}>{formatDuration(start)}</time>
                    <span>
                      {find
                        ? find.findInLine(text, query).map(({ text: words, isHit }, part) =>
                            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line have no other name
                            isHit ? <mark key={part}>{words}</mark> : words,
                          )
                        : text}
                    </span>
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
      ) : (
        <div className={styles.paragraphs}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {isShort && (
        <button
          type="button"
          className={`${buttonClass('line', 'small')} ${styles.more}`}
          onClick={() => setWhole(true)}
        >
          {videoCopy.showAll}
        </button>
      )}
    </section>
  );
}
