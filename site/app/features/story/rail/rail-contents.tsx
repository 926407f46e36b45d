import { type RefObject, useEffect, useRef } from 'react';
import { useCurrentSection } from '#app/behaviours/use-current-section.ts';
import { copy } from '#app/copy/site.ts';
import type { Article } from '#content/entities/article.ts';
import { readMinutes } from '#content/rules/read-time.ts';
import { StoryTools } from '../../../components/story/story-tools/story-tools.tsx';
import { StoryShare } from '../../share/story-share.tsx';
import { rememberedFacts } from '../article/remembered-facts.ts';
import type { Chapter } from '../chapters/chapters.ts';
import { followRail } from './follow-rail.ts';
import styles from './rail-contents.module.css';

interface RailContentsProps {
  story: Article;
  chapters: readonly Chapter[];
  /** The element that holds the text. */
  text: RefObject<HTMLElement | null>;
}

/** Stays beside the text: its sections, how long it still takes, and the buttons to save and to share it. */
export function RailContents({ story, chapters, text }: RailContentsProps) {
  const ref = useRef<HTMLElement>(null);
  const remembered = rememberedFacts(story);
  const minutes = readMinutes(story.wordCount);
  useCurrentSection(ref);
  useEffect(
    () =>
      ref.current && text.current
        ? followRail({ contents: ref.current, text: text.current, minutes })
        : undefined,
    [text, minutes],
  );
  return (
    <div className={styles.contents}>
      <nav ref={ref} className={styles.nav} aria-label={copy.inThisArticle}>
        <p className={styles.title}>{copy.inThisArticle}</p>
        <ol>
          {chapters.map(
            ({ heading }) =>
              heading && (
                <li key={heading.id}>
                  <a href={`#${heading.id}`} dir="auto">
                    {heading.text}
                  </a>
                </li>
              ),
          )}
        </ol>
        <p className={styles.progress}>
          <span className={styles.lines} aria-hidden="true" />
          <span data-minutes suppressHydrationWarning>
            {copy.minutesLeft(minutes)}
          </span>
        </p>
      </nav>
      <div className={styles.tools}>
        {remembered && <StoryTools {...remembered} />}
        <div className={styles.share}>
          <StoryShare story={story} direction="down" />
        </div>
      </div>
    </div>
  );
}
