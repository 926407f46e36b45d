import type { CSSProperties } from 'react';
import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Picture } from '../picture/picture.tsx';
import { StaticHtml } from '../prose/static-html.tsx';
import type { EmbedProps } from './embed-props.ts';
import styles from './listicle-embed.module.css';
import { Offers, offersOf } from './offers.tsx';
import { ProsCons } from './pros-cons.tsx';

/** One pick of a best list. Its anchor is `#listicle-{uuid}`; numbers are counted by the style sheet. */
export function ListicleEmbed({ embed }: EmbedProps<'listicle'>) {
  const { listicle } = embed;
  const [image] = listicle.imageGroup ?? [];
  const specs = listicle.techProd?.specs ?? [];
  const hasPoints = listicle.like?.length || listicle.dislike?.length;
  return (
    <section
      id={`listicle-${listicle.uuid ?? embed.uuid}`}
      className={styles.item}
      style={{ counterIncrement: 'pick' } as CSSProperties}
    >
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true" />
        <div>
          {listicle.subhed && <p className={styles.award}>{listicle.subhed}</p>}
          {listicle.hed && <h2 className="hd-2">{listicle.hed}</h2>}
        </div>
      </header>
      <div className={styles.grid} data-picture={image ? '' : undefined}>
        {image && (
          <Picture image={image} sizes="(min-width: 48rem) 26rem, 100vw" ratio="4/3" alt={image.alt} />
        )}
        <div className={styles.side}>
          {specs.length > 0 && (
            <dl className={styles.specs}>
              {specs.slice(0, 4).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Offers offers={offersOf(listicle.merchantOffers)} />
        </div>
      </div>
      {listicle.description && <StaticHtml className={styles.text} html={listicle.description} />}
      {hasPoints ? (
        <div className={styles.points}>
          <ProsCons good={listicle.like ?? []} bad={listicle.dislike ?? []} level={3} />
        </div>
      ) : null}
      {listicle.supplementalUrl && (
        <p className={styles.more}>
          <SiteLink className="underlined" to={listicle.supplementalUrl}>
            {listicle.supplementalText ?? copy.readMore}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
