import { copy } from '#app/copy/site.ts';
import { useBucket } from '#app/experiments/use-bucket.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Review } from '#content/entities/review.ts';
import { resellerOffers } from '#content/rules/offers.ts';
import { scoreOf } from '#content/rules/score.ts';
import { Stars } from '#design/stars/stars.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { reviewCopy } from '../../../copy/review.ts';
import { ChoiceBadge } from '../embeds/award-badges.tsx';
import { Offers } from '../embeds/offers.tsx';
import precap from './precap.module.css';
import figures from './score-figures.module.css';
import hero from './verdict.module.css';

/** As many as fit beside the picture; the rest is at the end of the text. */
const offersInVerdict = 3;

const heroSizes = '(min-width: 64rem) 58vw, 100vw';
const precapSizes = '(min-width: 64rem) 16rem, (min-width: 48rem) 11rem, 8.5rem';

/**
 * The score in the largest figures of the site, the bottom line, and offers. The test `precap_vs_hero` checks whether a
 * small picture brings readers to the text sooner: the same content in one compact band.
 */
export function Verdict({ review, priority }: { review: Review; priority: boolean }) {
  const isPrecap = useBucket('precap_vs_hero', 'test');
  const isPriceApart = useBucket('cta_pricing', 'test');
  const styles = isPrecap ? precap : hero;
  const score = scoreOf(review);
  const offers = resellerOffers(review.relatedProduct).slice(0, offersInVerdict);
  return (
    <section
      className={isPrecap ? styles.verdict : `stage ${styles.verdict}`}
      aria-label={reviewCopy.verdict}
      data-part={isPrecap ? 'precap' : 'hero'}
    >
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.picture}>
          {review.editorsChoice && <ChoiceBadge className={styles.badge} date={review.editorsChoiceDate} />}
          <Picture
            image={review.image}
            sizes={isPrecap ? precapSizes : heroSizes}
            ratio="var(--verdict-ratio)"
            priority={priority}
            alt={review.image?.alt}
          />
        </div>
        <div className={styles.text}>
          {score !== undefined && (
            <div className={styles.score}>
              <p className={figures.number}>{score.toFixed(1)}</p>
              <div>
                <Stars value={score} label={copy.stars(score)} width={130} />
                <p className={figures.outOf}>{reviewCopy.outOf}</p>
              </div>
            </div>
          )}
          {review.bottomLine && (
            <>
              <h2 className="vh">{reviewCopy.bottomLine}</h2>
              <p className={styles.line}>{review.bottomLine}</p>
            </>
          )}
          {offers.length > 0 && (
            <div className={styles.offers}>
              <Offers offers={offers} place="verdict" isPriceApart={isPriceApart} />
            </div>
          )}
          {review.hasAffiliateDisclosure && (
            <p className={styles.hint} data-disclosure="affiliate">
              {copy.commission}{' '}
              <SiteLink className="underlined" to={hrefOf('editorial_guidelines')}>
                {copy.howWeEarn}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
