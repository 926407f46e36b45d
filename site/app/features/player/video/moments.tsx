import type { MouseEvent } from 'react';
import { formatDuration } from '#content/rules/video-duration.ts';
import styles from './moments.module.css';

export interface Moment {
  start: number;
  text: string;
}

/** What makes a link lead to a moment: without scripts it is one into the video's file. */
export type LinkTo = (seconds: number) => { href: string | undefined; onClick: (event: MouseEvent) => void };

interface MomentsProps {
  moments: readonly Moment[];
  /** Index of the current one; -1 for none. */
  current: number;
  linkTo: LinkTo;
}

/** Chapters of a video one can go to; the current one is marked. */
export function Moments({ moments, current, linkTo }: MomentsProps) {
  return (
    <ol className={styles.moments} data-kind="chapters">
      {moments.map(({ start, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may begin at one moment, with one title
        <li key={index} aria-current={index === current || undefined}>
          <a {...linkTo(start)}>
            <time dateTime={`PT${Math.floor(start)}S`}>{formatDuration(start)}</time>
            <span className={styles.text}>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
