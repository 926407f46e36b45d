import { copy } from '#app/copy/site.ts';
import type { Offer } from '#content/rules/offers.ts';
import { buttonClass } from '#design/button/button.ts';
import { PaidLink } from '../../../components/primitives/paid-link/paid-link.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { priceText } from '../../../components/primitives/price-text/price-text.ts';
import { Score } from '../../../components/story/review-tile/review-tile.tsx';
import { bestListCopy } from '../../../copy/best-list.ts';
import styles from './glance.module.css';
import type { ListPick } from './pick.ts';

const mostSquares = 4;

function offerText({ price, unit, merchant }: Offer): string {
  const shown = priceText(price, unit);
  return `${shown} ${shown ? copy.at : copy.seeItAt} ${merchant || copy.shop}`.trim();
}

/** The answer in one row: four squares, each with its score and where to buy it for the least. */
export function Glance({ picks, priority }: { picks: readonly ListPick[]; priority: boolean }) {
  return (
    <section className={`wrap ${styles.glance}`} aria-label={bestListCopy.atAGlance}>
      <h2 className={styles.title}>{bestListCopy.atAGlance}</h2>
      <ol className={styles.list}>
        {picks.slice(0, mostSquares).map((pick) => (
          <li key={pick.anchor} className={styles.pick}>
            <Picture
              image={pick.image}
              sizes="(min-width: 48rem) 22vw, 46vw"
              ratio="1"
              priority={priority && pick.rank <= 2}
            />
            {pick.label && <p className={styles.label}>{pick.label}</p>}
            <h3 className="hd-4">
              <a className={styles.link} href={`#${pick.anchor}`}>
                {pick.name}
              </a>
            </h3>
            {pick.score !== undefined && <Score value={pick.score} size="small" />}
            {pick.offer && (
              <PaidLink
                className={`${buttonClass('accent', 'small', 'full')} ${styles.offer}`}
                url={pick.offer.url}
                position={`glance-${pick.rank}`}
              >
                {offerText(pick.offer)}
              </PaidLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
