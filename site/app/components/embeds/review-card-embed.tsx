import { copy } from '#app/copy.ts';
import { Badge } from '#design/badge/badge.tsx';
import { Picture } from '../picture/picture.tsx';
import { Score } from '../review-tile/review-tile.tsx';
import type { EmbedProps } from './embed-props.ts';
import { Offers, offersOf } from './offers.tsx';
import { ProsCons } from './pros-cons.tsx';
import styles from './review-card-embed.module.css';

/** A product in the middle of a text: its score, what is good and bad, where it is sold. */
export function ReviewCardEmbed({ embed }: EmbedProps<'reviewCard'>) {
  const { card } = embed;
  const [image] = card.imageGroup ?? [];
  return (
    <aside className={styles.card} aria-label={card.productName}>
      <div className={styles.top} data-picture={image ? '' : undefined}>
        {image && <Picture image={image} sizes="15rem" ratio="1" alt={image.alt} />}
        <div className={styles.words}>
          {card.editorsChoice && <Badge kind="choice">{copy.editorsChoice}</Badge>}
          <h3 className="hd-3">{card.productName}</h3>
          {card.rating !== undefined && <Score value={card.rating} />}
          <Offers offers={offersOf(card.merchantOffers)} />
        </div>
      </div>
      <div className={styles.points}>
        <ProsCons good={card.like ?? []} bad={card.dislike ?? []} level={3} />
      </div>
    </aside>
  );
}
