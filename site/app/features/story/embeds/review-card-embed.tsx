import { embedCopy } from '#app/copy/embeds.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { offersOf } from '#content/rules/offers.ts';
import { reviewPath } from '#content/rules/review-path.ts';
import { productScore, scoreOf } from '#content/rules/score.ts';
import { Caption } from '../../../components/primitives/picture/caption.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { Score } from '../../../components/story/review-tile/review-tile.tsx';
import { ChoiceBadge, InnovationBadge } from './award-badges.tsx';
import { Offers } from './offers.tsx';
import { ProsCons } from './pros-cons.tsx';
import styles from './review-card-embed.module.css';

/** A product card in the text: score, pros and cons, offers, and a link to its review. */
export function ReviewCardEmbed({ embed }: EmbedProps<'reviewCard'>) {
  const { card } = embed;
  const [image] = card.imageGroup ?? [];
  const score = scoreOf({ starRating: card.rating }) ?? productScore(card.techProd);
  const review = reviewPath(card);
  const points = (card.like?.length ?? 0) + (card.dislike?.length ?? 0);
  return (
    <aside className={styles.card} aria-label={card.productName ?? copy.product}>
      <div className={styles.top} data-picture={image ? '' : undefined}>
        {image && (
          <figure>
            <Picture image={image} sizes="15rem" ratio="1" alt={image.alt} />
            {card.imageCreditOverride && (
              <Caption image={{ ...image, caption: undefined, credits: card.imageCreditOverride }} />
            )}
          </figure>
        )}
        <div className={styles.words}>
          {(card.editorsChoice || card.innovationAward) && (
            <p className={styles.awards}>
              {card.editorsChoice && (
                <ChoiceBadge date={card.editorsDate} month={card.editorsMonth} year={card.editorsYear} />
              )}
              {card.innovationAward && (
                <InnovationBadge
                  date={card.innovationDate}
                  month={card.innovationMonth}
                  year={card.innovationYear}
                />
              )}
            </p>
          )}
          {card.productName && (
            <h2 className="hd-3">
              {review ? <SiteLink to={review}>{card.productName}</SiteLink> : card.productName}
            </h2>
          )}
          {score !== undefined && <Score value={score} />}
          <Offers offers={offersOf(card)} place={`card-${embed.uuid}`} />
          {review && (
            <p>
              <SiteLink className="underlined" to={review}>
                {embedCopy.readReview}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
      {points > 0 && (
        <div className={styles.points}>
          <ProsCons good={card.like ?? []} bad={card.dislike ?? []} level={3} />
        </div>
      )}
    </aside>
  );
}
