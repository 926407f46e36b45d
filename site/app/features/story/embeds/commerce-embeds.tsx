import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { priceText } from '../../../components/primitives/price-text/price-text.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './commerce-embeds.module.css';
import { OfferLink } from './offers.tsx';

export function BuyButtonEmbed({ embed }: EmbedProps<'buyButton'>) {
  const { merchant, url, price, priceUnit, label, uuid } = embed;
  return (
    <div className={styles.buy}>
      <OfferLink
        offer={{ price, unit: priceUnit, merchant, url }}
        label={label}
        position={`button-${uuid}`}
        isBest
      />
      <p className={styles.hint}>{copy.commission}</p>
    </div>
  );
}

export function CommercePromoEmbed({ embed }: EmbedProps<'commercePromo'>) {
  return (
    <aside className={styles.promo} aria-label={embed.title}>
      <h2>{embed.title}</h2>
      <p>{embed.text}</p>
      <ul>
        {embed.items.map((item) => (
          <li key={item.id}>
            <SiteLink to={item.url}>{item.promoTitle ?? item.title}</SiteLink>
            {item.metaData?.price !== undefined && (
              <b>{priceText(item.metaData.price, item.metaData.priceUnit)}</b>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
