import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { RelatedProduct } from '#content/entities/product.ts';
import { isSafeLink } from '#content/rules/link-treatment.ts';
import { formatPrice } from '#content/rules/price.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import styles from './related-product.module.css';

/** The product in the picture: price, verdict, offers. */
export function RelatedProductCard({ product }: { product: RelatedProduct }) {
  const name = product.product?.name ?? product.family?.name;
  const price = product.product?.msrp;
  const shops = product.resellers.filter(({ url }) => isSafeLink(url)).sort((a, b) => b.weight - a.weight);
  if (!name) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same product may appear here twice, and landmarks must differ
    <div className={styles.product} role="group" aria-label={name}>
      <p className={styles.name}>
        {product.manufacturer && <span>{product.manufacturer.name}</span>}
        <b>{name}</b>
        {price !== undefined && <span>{formatPrice(price)}</span>}
      </p>
      {product.reviews.map(({ id, slug, title }) => (
        <SiteLink key={id} className={styles.review} to={hrefOf('review', { slug })}>
          {title}
          <Icon name="arrow-right" />
        </SiteLink>
      ))}
      {shops.slice(0, 3).map((shop, index) => (
        <a
          key={shop.id}
          className={buttonClass(index === 0 ? 'accent' : 'line', 'full')}
          href={shop.url}
          rel="sponsored nofollow noopener"
        >
          {shop.price !== undefined && <b>{formatPrice(shop.price)}</b>} {copy.at} {shop.name}
          <Icon name="external" size={16} />
        </a>
      ))}
    </div>
  );
}
