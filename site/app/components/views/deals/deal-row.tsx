import { useEffect, useState } from 'react';
import { dealCopy } from '#app/copy/deals.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { Deal } from '#content/entities/deal.ts';
import { priceNow } from '#content/rules/deals/deal-filter.ts';
import { dealFlag, formerPrice } from '#content/rules/deals/deal-flag.ts';
import { isStalePrice } from '#content/rules/deals/price-days.ts';
import { dayAndTime } from '#content/rules/short-date.ts';
import { Badge } from '#design/badge/badge.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Stars } from '#design/stars/stars.tsx';
import { PaidLink, StoryIdContext } from '../../primitives/paid-link/paid-link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceText, unitText } from '../../primitives/price-text/price-text.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';
import styles from './deal-row.module.css';
import { NoPriceHistory, PriceHistory } from './price-history.tsx';

interface DealRowProps {
  story: ContentLink;
  /** Its place in the list, from 1: shops report back which link was used. */
  place: number;
  priority: boolean;
}

/** A product, what its price did, and what it costs now. */
export function DealRow({ story, place, priority }: DealRowProps) {
  const { deal } = story;
  const price = priceNow(story);
  const flag = dealFlag(price, deal?.history ?? []);
  const name = deal?.productName ?? story.promoTitle ?? story.title;
  const pros = deal?.pros.slice(0, 2).join('. ');
  const about = pros ? `${pros}.` : story.description;
  const reason = flag && dealCopy.flagReason(flag);
  return (
    <StoryIdContext value={story.id}>
      <article className={styles.deal} data-s={sectionOf({ topic: story.topic })}>
        <SiteLink className={styles.picture} to={story.url} tabIndex={-1} aria-hidden="true">
          <Picture
            image={deal?.image ?? story.image}
            sizes="(min-width: 64rem) 12rem, 7.5rem"
            ratio="1"
            priority={priority}
          />
        </SiteLink>
        <div className={styles.text}>
          {(flag || deal?.editorsChoice) && (
            <p className={styles.badges}>
              {flag && <Badge kind={flag.kind === 'lowest' ? 'deal' : 'plain'}>{dealCopy.flag(flag)}</Badge>}
              {deal?.editorsChoice && <Badge kind="choice">{copy.editorsChoice}</Badge>}
            </p>
          )}
          <h2 className={styles.name} dir="auto">
            <SiteLink to={story.url}>{name}</SiteLink>
          </h2>
          {about && (
            <p className={`dek ${styles.about}`} dir="auto">
              {about}
            </p>
          )}
          {reason && <p className={styles.reason}>{reason}</p>}
          <Rating deal={deal} />
        </div>
        <div className={styles.history}>
          {deal?.history.length && deal.historyEnds ? (
            <PriceHistory history={deal.history} ends={deal.historyEnds} />
          ) : (
            <NoPriceHistory price={price} />
          )}
          <Checked deal={deal} />
        </div>
        <Buy story={story} price={price} place={place} />
      </article>
    </StoryIdContext>
  );
}

function Rating({ deal }: { deal: Deal | undefined }) {
  if (deal?.rating === undefined) return null;
  const score = deal.rating.toFixed(1);
  return (
    <p className={styles.rating}>
      <Stars value={deal.rating} label={copy.stars(deal.rating)} width={86} />
      {deal.reviewUrl ? (
        <SiteLink className="u" to={deal.reviewUrl}>
          {dealCopy.review(score)}
        </SiteLink>
      ) : (
        <span>{dealCopy.rating(score)}</span>
      )}
    </p>
  );
}

/** When the best price was checked, and whether it can still be relied on. */
function Checked({ deal }: { deal: Deal | undefined }) {
  const [best] = deal?.offers ?? [];
  const checkedAt = best?.checkedAt;
  const [isLate, setLate] = useState(false);
  // A page may stay open, or in a cache, longer than its prices are fresh.
  useEffect(() => setLate(checkedAt !== undefined && isStalePrice(checkedAt, new Date())), [checkedAt]);
  if (!best) return null;
  if (!best.isReachable)
    return (
      <p className={styles.checked} data-is="old">
        <Icon name="alert" size={16} />
        <span>{dealCopy.unreachable(best.merchant)}</span>
      </p>
    );
  if (!checkedAt)
    return (
      <p className={styles.checked}>
        <Icon name="info" size={16} />
        <span>{dealCopy.neverChecked}</span>
      </p>
    );
  const isOld = deal?.isStale || isLate;
  return (
    <p className={styles.checked} data-is={isOld ? 'old' : undefined}>
      <Icon name={isOld ? 'alert' : 'check-circle'} size={16} />
      <span>
        {isOld && <b>{dealCopy.mayHaveChanged} </b>}
        {dealCopy.checkedAt(dayAndTime(checkedAt), deal?.offers.length ?? 1)}
      </span>
    </p>
  );
}

function Buy({ story, price, place }: { story: ContentLink; price: number | undefined; place: number }) {
  const { deal, url, metaData } = story;
  const unit = unitText(metaData?.priceUnit);
  const [best] = deal?.offers ?? [];
  const former = formerPrice(price, deal?.history ?? [], deal?.listPrice);
  const withoutPrice = best !== undefined && price === undefined;
  return (
    <div className={styles.buy}>
      {price !== undefined && (
        <p className={styles.price}>
          <span className="vh">{dealCopy.now} </span>
          <b>{priceText(price)}</b>
          {unit && <span className={styles.unit}>{unit}</span>}
          {former && (
            <span className={styles.was}>
              <span className="vh">{dealCopy.was} </span>
              <s>{priceText(former.price)}</s>
            </span>
          )}
        </p>
      )}
      {former && <p className={styles.saved}>{dealCopy.saved(former)}</p>}
      {best && (
        <PaidLink
          url={best.url}
          position={`deal-${place}`}
          className={buttonClass(withoutPrice ? 'line' : 'accent', 'full')}
        >
          {withoutPrice ? dealCopy.checkAt(best.merchant) : dealCopy.seeAt(best.merchant)}
          <Icon name="external" size={16} />
        </PaidLink>
      )}
      <SiteLink className={best ? styles.more : buttonClass('line', 'full')} to={url}>
        {dealCopy.readWhy}
      </SiteLink>
    </div>
  );
}
