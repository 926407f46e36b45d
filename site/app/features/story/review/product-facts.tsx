import { useBucket } from '#app/experiments/use-bucket.ts';
import type { Review } from '#content/entities/review.ts';
import { resellerOffers } from '#content/rules/offers.ts';
import { formatPrice } from '#content/rules/price.ts';
import { specRows } from '#content/rules/products/spec-rows.ts';
import { reviewCopy } from '../../../copy/review.ts';
import { Offers } from '../embeds/offers.tsx';
import styles from './product-facts.module.css';

/** After the text: specifications, manufacturer and every offer. */
export function ProductFacts({ review }: { review: Review }) {
  const isPriceApart = useBucket('cta_pricing', 'test');
  const { product, manufacturer } = review.relatedProduct ?? {};
  const rows = [
    ...(manufacturer ? [{ name: reviewCopy.maker, value: manufacturer.name }] : []),
    ...(product?.cdModel ? [{ name: reviewCopy.model, value: product.cdModel }] : []),
    ...(product?.modelYear ? [{ name: reviewCopy.modelYear, value: product.modelYear }] : []),
    ...specRows(product?.shortSpecs ?? []),
    ...(product?.msrp !== undefined
      ? [{ name: reviewCopy.listPrice, value: formatPrice(product.msrp) }]
      : []),
  ];
  const offers = resellerOffers(review.relatedProduct);
  if (rows.length + offers.length === 0) return null;
  return (
    <div className={styles.facts}>
      {rows.length > 0 && (
        <section aria-label={reviewCopy.specifications}>
          <h2>{reviewCopy.specifications}</h2>
          <table className={styles.specs}>
            <tbody>
              {rows.map(({ name, value }) => (
                <tr key={name + value}>
                  <th scope="row" colSpan={value === '' ? 2 : undefined}>
                    {name}
                  </th>
                  {value !== '' && <td>{value}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {offers.length > 0 && (
        <section aria-label={reviewCopy.whereToBuy} data-part="resellers">
          <h2>{reviewCopy.whereToBuy}</h2>
          <Offers offers={offers} place="shops" isPriceApart={isPriceApart} />
        </section>
      )}
    </div>
  );
}
