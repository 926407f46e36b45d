import { useBucket } from '#app/experiments/use-bucket.ts';
import type { Review } from '#content/entities/review.ts';
import { Meter } from '#design/meter/meter.tsx';
import { Fold } from '../../../components/primitives/fold/fold.tsx';
import { reviewCopy } from '../../../copy/review.ts';
import { ProsCons } from '../embeds/pros-cons.tsx';
import styles from './scores.module.css';

/**
 * Pros, cons, and the sub-ratings as thirty lines, lit up to the value. The test `details_precap` folds these details
 * behind one line, so that the text begins sooner; a press opens them, with or without scripts.
 */
export function Scores({ review }: { review: Review }) {
  const isFolded = useBucket('details_precap', 'test');
  const { good, bad } = review;
  // Out of five like the score; values outside of it (import errors) are left out rather than rendered as full.
  const subRatings = review.subRatings.filter(({ rating }) => rating >= 0 && rating <= 5);
  if (good.length + bad.length + subRatings.length === 0) return null;
  const details = (
    <>
      <ProsCons
        good={good}
        bad={bad}
        level={2}
        titles={{ good: reviewCopy.theGood, bad: reviewCopy.theBad }}
      />
      {subRatings.length > 0 && (
        <div className={styles.ratings}>
          <h2>{reviewCopy.scores}</h2>
          <dl>
            {subRatings.map(({ id, name, rating }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  <Meter share={rating / 5} label={`${name}: ${rating} ${reviewCopy.outOf}`} />
                  <b aria-hidden="true">{rating.toFixed(1)}</b>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
  if (!isFolded)
    return (
      <section className={`wrap ${styles.scores}`} aria-label={reviewCopy.goodBadScores}>
        {details}
      </section>
    );
  return (
    <section className="wrap" aria-label={reviewCopy.goodBadScores}>
      <Fold className={styles.fold} part="folded-scores" summary={reviewCopy.goodBadScores}>
        <div className={styles.scores}>{details}</div>
      </Fold>
    </section>
  );
}
