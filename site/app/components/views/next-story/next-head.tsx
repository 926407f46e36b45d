import type { ReactNode } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import { copy } from '#app/copy/site.ts';
import type { Image } from '#content/entities/image.ts';
import { Badge } from '#design/badge/badge.tsx';
import { Strip } from '#design/strip/strip.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { EmphasizedTitle } from '../../story/emphasized-title/emphasized-title.tsx';
import styles from './next-head.module.css';

export interface NextHeadProps {
  slug: string;
  title: string;
  titleId: string;
  /** Of a long read: in serif, with one word in italic. */
  isLongRead: boolean;
  emphasis?: string | undefined;
  dek?: string | undefined;
  image?: Image | undefined;
  section: string;
  topic?: ReactNode;
  minutes?: number | undefined;
  /** Where the story is, as long as it is not on the page. */
  renderTitle?: (title: ReactNode) => ReactNode;
  labels?: ReactNode;
  priority?: boolean;
  /** Below the dek. */
  children?: ReactNode;
}

/** The boundary between two stories, which is the head of the second: strip, badge, headline and picture, each once. */
export function NextHead({
  title,
  renderTitle = (text) => text,
  priority = false,
  isLongRead,
  image,
  ...story
}: NextHeadProps) {
  return (
    <div className={`stage ${styles.next}`} data-s={story.section} data-bare={image ? undefined : ''}>
      <Strip section={story.section} seed={story.slug} />
      <div className={styles.head}>
        {image && (
          <div className={styles.picture}>
            <Picture
              image={image}
              sizes="(min-width: 64rem) 54vw, 100vw"
              ratio="var(--next-ratio)"
              priority={priority}
            />
          </div>
        )}
        <div className={`wrap ${styles.text}`}>
          <div className={styles.labels}>
            <Badge kind="line">{copy.next}</Badge>
            {story.topic}
            <span>{lengthText(isLongRead, story.minutes)}</span>
          </div>
          {story.labels}
          <h2 id={story.titleId} className={isLongRead ? styles.serif : `hd-1 ${styles.sans}`} dir="auto">
            {renderTitle(<EmphasizedTitle title={title} emphasis={story.emphasis} />)}
          </h2>
          {story.dek && (
            <p className={styles.dek} dir="auto">
              {story.dek}
            </p>
          )}
          {story.children}
        </div>
      </div>
    </div>
  );
}

/** `In depth, 16 min` */
function lengthText(isLongRead: boolean, minutes: number | undefined): string {
  const parts = [
    ...(isLongRead ? [longReadCopy.inDepth] : []),
    ...(minutes ? [longReadCopy.minutes(minutes)] : []),
  ];
  return parts.join(', ');
}
