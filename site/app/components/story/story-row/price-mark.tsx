import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { isBestList } from '#content/rules/is-best-list.ts';
import { Badge } from '#design/badge/badge.tsx';
import { priceText } from '../../primitives/price-text/price-text.ts';
import styles from './price-mark.module.css';

/** The price of a deal, or the lowest price in a guide. Other stories have no price in a list. */
export function PriceMark({ story }: { story: Pick<ContentLink, 'type' | 'section' | 'metaData'> }) {
  const price = priceText(story.metaData?.price, story.metaData?.priceUnit);
  if (price === '') return null;
  if (story.type === 'deals')
    return (
      <Badge kind="deal">
        {copy.deal} <span className={styles.price}>{price}</span>
      </Badge>
    );
  if (!isBestList(story) && story.type !== 'gift-guide') return null;
  return (
    <p className={styles.from}>
      {copy.from} <b>{price}</b>
    </p>
  );
}
