import { copy } from '#app/copy.ts';
import type { Review } from '#content/entities/review.ts';
import { Badge } from '#design/badge/badge.tsx';
import { Stars } from '#design/stars/stars.tsx';
import { Offers } from '../embeds/offers.tsx';
import { Picture } from '../picture/picture.tsx';
import { ratingOf, resellerOffers } from './rating.ts';
import styles from './verdict.module.css';

/** The score in the largest figures of the house, the bottom line, and where to buy. */
export function Verdict({ review, priority }: { review: Review; priority: boolean }) {
  const rating = ratingOf(review);
  const offers = resellerOffers(review);
  return (
    <section className={`stage ${styles.verdict}`} aria-label={copy.verdict}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.picture}>
          {review.editorsChoice && (
            <Badge kind="choice" className={styles.badge}>
              {copy.editorsChoice}
            </Badge>
          )}
          <Picture
            image={review.image}
            sizes="(min-width: 64rem) 58vw, 100vw"
            ratio="var(--verdict-ratio)"
            priority={priority}
            alt={review.image?.alt}
          />
        </div>
        <div className={styles.text}>
          {rating !== undefined && (
            <div className={styles.score}>
              <p className={styles.number}>{rating.toFixed(1)}</p>
              <div>
                <Stars value={rating} label={copy.stars(rating)} width={130} />
                <p className={styles.outOf}>{copy.outOf}</p>
              </div>
            </div>
          )}
          {review.bottomLine && (
            <>
              <h2 className="vh">{copy.bottomLine}</h2>
              <p className={styles.line}>{review.bottomLine}</p>
            </>
          )}
          <div className={styles.offers}>
            <Offers offers={offers} />
          </div>
          {offers.length > 0 && <p className={styles.hint}>{copy.commission}</p>}
        </div>
      </div>
    </section>
  );
}
