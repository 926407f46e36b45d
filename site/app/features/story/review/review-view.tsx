import type { ViewProps } from '../../../components/page/view.ts';
import { StoryIdContext } from '../../../components/primitives/paid-link/paid-link.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { reviewCopy } from '../../../copy/review.ts';
import { StoryBody } from '../article/story-body.tsx';
import { StoryColumns } from '../article/story-columns.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { titleId } from '../article/title-id.ts';
import { KeyTakeaways } from '../embeds/note-embeds.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './review-view.module.css';
import { Scores } from './scores.tsx';
import { StickyOffer } from './sticky-offer.tsx';
import { Verdict } from './verdict.tsx';

/** A review: the verdict on ink, good, bad and scores, then the text, then the product itself. */
export function ReviewView({ component, priority, rail }: ViewProps<'Review'>) {
  const story = component.data;
  return (
    <StoryIdContext value={story.id}>
      <article aria-labelledby={titleId(story)} data-s={sectionOf({ ...story, section: undefined })}>
        <StoryHead story={story} hasRailShare />
        <Verdict review={story} priority={priority} />
        <Scores review={story} />
        <StoryColumns
          story={story}
          contentsTitle={reviewCopy.inThisReview}
          rail={
            <>
              {rail}
              <BuyBox review={story} />
            </>
          }
        >
          {story.keyTakeaways.length > 0 && (
            <div className={styles.takeaways}>
              <KeyTakeaways items={story.keyTakeaways} />
            </div>
          )}
          <StoryBody blocks={story.bodyBlocks ?? []} />
          <ProductFacts review={story} />
        </StoryColumns>
        <StickyOffer review={story} />
      </article>
    </StoryIdContext>
  );
}
