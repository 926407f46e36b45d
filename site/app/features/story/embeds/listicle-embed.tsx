import { embedCopy } from '#app/copy/embeds.ts';
import { cardTerms } from '#app/features/story/embeds/card-terms.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { publicSettings } from '#config/public.ts';
import type { Image } from '#content/entities/image.ts';
import type { Listicle } from '#content/entities/listicle.ts';
import { isAffiliateLink } from '#content/rules/affiliate-link.ts';
import { offersOf } from '#content/rules/offers.ts';
import { reviewPath } from '#content/rules/review-path.ts';
import { attributeOf, productScore } from '#content/rules/score.ts';
import { Badge } from '#design/badge/badge.tsx';
import { PaidLink } from '../../../components/primitives/paid-link/paid-link.tsx';
import { Caption } from '../../../components/primitives/picture/caption.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { Score } from '../../../components/story/review-tile/review-tile.tsx';
import { FactList } from './fact-list.tsx';
import { anchorOf } from './listicle-anchor.ts';
import styles from './listicle-embed.module.css';
import { Offers } from './offers.tsx';
import { ProsCons } from './pros-cons.tsx';

/** The first figure is the widest; each rank is fifteen points narrower, down to the font's minimum. */
function widthOf(rank: number): string {
  return `${Math.max(62, 140 - rank * 15)}%`;
}

type ListicleEmbedProps = EmbedProps<'listicle'> & {
  /** Its place in a best list; anywhere else a pick has no number. */
  rank?: number;
};

/** One pick, with its anchor `#listicle-{uuid}`. Fields that editors have not filled in are left out. */
export function ListicleEmbed({ embed, rank }: ListicleEmbedProps) {
  const { listicle } = embed;
  const [image] = listicle.imageGroup ?? [];
  const score = productScore(listicle.techProd);
  const review = reviewPath({ techProd: listicle.techProd });
  const offers = offersOf(listicle);
  const specs = [...cardTerms(listicle.creditCardData), ...(listicle.techProd?.specs ?? [])].slice(0, 5);
  const hasSide = offers.length + specs.length > 0;
  return (
    <section id={anchorOf(embed)} className={styles.item} aria-label={listicle.hed}>
      <header className={styles.head}>
        {rank !== undefined && (
          <span className={styles.number} style={{ fontStretch: widthOf(rank) }} aria-hidden="true">
            {rank}
          </span>
        )}
        <div className={styles.name}>
          {listicle.subhed && <p className={styles.award}>{listicle.subhed}</p>}
          {listicle.hed && (
            <h2 className="hd-2">
              {review ? <SiteLink to={review}>{listicle.hed}</SiteLink> : listicle.hed}
            </h2>
          )}
        </div>
        {score !== undefined && (
          <div className={styles.score}>
            <Score value={score} />
          </div>
        )}
      </header>
      <div className={styles.grid} data-picture={image && hasSide ? '' : undefined}>
        {image && <PickPicture image={image} listicle={listicle} />}
        {hasSide && (
          <div className={styles.side}>
            <Offers offers={offers} place={`pick-${rank ?? embed.uuid}`} />
            <FactList facts={specs} />
          </div>
        )}
      </div>
      {listicle.description !== undefined && (
        <StaticHtml className={styles.text} html={listicle.description} />
      )}
      <div className={styles.points}>
        <ProsCons good={listicle.like ?? []} bad={listicle.dislike ?? []} level={3} />
      </div>
      <Supplement listicle={listicle} place={`pick-${rank ?? embed.uuid}-more`} />
    </section>
  );
}

/** The caption is shown under a pick only where editors wrote one for this place. */
function PickPicture({ image, listicle }: { image: Image; listicle: Listicle }) {
  const { imageCaptionOverride, imageCreditOverride, techProd } = listicle;
  const award = attributeOf(techProd, 'award');
  return (
    <figure className={styles.picture}>
      {award && (
        <Badge kind="choice" className={styles.badge}>
          {award}
        </Badge>
      )}
      <Picture image={image} sizes="(min-width: 48rem) 32rem, 100vw" ratio="4/3" alt={image.alt} />
      {(imageCaptionOverride || imageCreditOverride) && (
        <Caption
          image={{
            ...image,
            caption: imageCaptionOverride ?? image.caption,
            credits: imageCreditOverride ?? image.credits,
          }}
        />
      )}
    </figure>
  );
}

function Supplement({ listicle, place }: { listicle: Listicle; place: string }) {
  const { supplementalUrl: url, supplementalText: text } = listicle;
  if (!url) return text ? <p className={styles.more}>{text}</p> : null;
  const words = text ?? embedCopy.readMore;
  return (
    <p className={styles.more}>
      {isAffiliateLink(url, publicSettings.affiliate) ? (
        <PaidLink className="underlined" url={url} position={place}>
          {words}
        </PaidLink>
      ) : (
        <SiteLink className="underlined" to={url}>
          {words}
        </SiteLink>
      )}
    </p>
  );
}
