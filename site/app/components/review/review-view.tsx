import { copy } from '#app/copy.ts';
import { StoryBody } from '../article/story-body.tsx';
import { StoryColumns } from '../article/story-columns.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { KeyTakeaways } from '../embeds/note-embeds.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { sectionOf } from '../section/section-of.ts';
import styles from './review-view.module.css';
import { Scores } from './scores.tsx';
import { Verdict } from './verdict.tsx';

/** A review: the verdict on ink, good, bad and scores, then the text. */
export function ReviewView({ component, priority, rail }: ViewProps<'Review'>) {
  const story = component.data;
  return (
    <article data-s={sectionOf({ ...story, section: undefined })}>
      <StoryHead story={story} />
      <Verdict review={story} priority={priority} />
      <Scores review={story} />
      <StoryColumns story={story} contentsTitle={copy.inThisReview} rail={rail}>
        {story.keyTakeaways.length > 0 && (
          <div className={styles.takeaways}>
            <KeyTakeaways items={story.keyTakeaways} />
          </div>
        )}
        <StoryBody blocks={story.bodyBlocks ?? []} />
      </StoryColumns>
    </article>
  );
}
