import { type MouseEvent, useEffect, useRef } from 'react';
import { copy } from '#app/copy/site.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import styles from './moments.module.css';

export interface Moment {
  start: number;
  text: string;
}

interface MomentsProps {
  moments: readonly Moment[];
  /** Index of the current one; -1 for none. */
  current: number;
  /** The video's file: without scripts a moment is a link into it. */
  file: string | undefined;
  onSeek: (seconds: number) => void;
  /** The current chapter is marked; transcript lines scroll along. */
  kind: 'chapters' | 'transcript';
}

/** Moments of a video one can go to. */
export function Moments({ moments, current, file, onSeek, kind }: MomentsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[current];
    // Only the list itself scrolls: the page stays where the reader left it.
    if (kind === 'transcript' && box && line instanceof HTMLElement && box.scrollHeight > box.clientHeight)
      box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [current, kind]);
  const go = (event: MouseEvent, seconds: number) => {
    event.preventDefault();
    onSeek(seconds);
  };
  return (
    <ol className={styles.moments} ref={list} data-kind={kind}>
      {moments.map(({ start, text }, index) => (
        <li key={start} aria-current={index === current || undefined}>
          <a href={file ? `${file}#t=${start}` : undefined} onClick={(event) => go(event, start)}>
            <time dateTime={`PT${Math.floor(start)}S`}>{formatDuration(start)}</time>
            <span className={styles.text}>{text}</span>
            {kind === 'chapters' && index === current && (
              <span className={styles.now}>{copy.nowPlaying}</span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}
