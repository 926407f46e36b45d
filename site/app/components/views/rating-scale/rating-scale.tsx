import type { CSSProperties } from 'react';
import { indexFormCopy } from '#app/copy/index-forms.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { ratingColumns } from '#content/rules/rating-columns.ts';
import { scoreOf } from '#content/rules/score.ts';
import { Badge } from '#design/badge/badge.tsx';
import { IndexHead } from '../../navigation/index-head/index-head.tsx';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceText } from '../../primitives/price-text/price-text.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import { hasAdBefore } from '../rows/ad-breaks.ts';
import { EmptyList } from '../rows/empty-list.tsx';
import styles from './rating-scale.module.css';

const nameOf = ({ metaData, promoTitle, title }: ContentLink) =>
  typeof metaData?.productName === 'string' ? metaData.productName : (promoTitle ?? title);

/** Reviews: the newest products on the axis of ratings, then every verdict with its score. */
export function RatingScale({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const columns = ratingColumns(items);
  return (
    <>
      {data.title && <IndexHead title={data.title} description={data.description} />}
      {columns.length > 0 && (
        <section className={styles.band} aria-label={indexFormCopy.scale}>
          <div className="wrap">
            <h2 className={styles.title}>{indexFormCopy.scale}</h2>
            <ol className={`scroll-x ${styles.scale}`}>
              {columns.map(({ score, place, stories }, index) => (
                <li
                  key={score}
                  style={{ '--place': place } as CSSProperties}
                  data-s={sectionOf(stories[0] ?? {})}
                >
                  <Picture
                    image={stories[0]?.image}
                    sizes="10.5rem"
                    ratio="1"
                    priority={priority && index === 0}
                  />
                  <b className={styles.score}>{score.toFixed(1)}</b>
                  {stories.map((story) => (
                    <SiteLink key={story.id} className={styles.name} to={story.url} dir="auto">
                      {nameOf(story)}
                    </SiteLink>
                  ))}
                </li>
              ))}
            </ol>
            <Axis />
          </div>
        </section>
      )}
      <div className={`wrap ${styles.verdicts}`}>
        {items.length > 0 && <h2 className="hd-rail">{indexFormCopy.newVerdicts}</h2>}
        <ol>
          {items.map((story, index) => (
            <li key={story.id}>
              {hasAdBefore(index, items.length) && <AdSlot space="middle" place="list" />}
              <Verdict story={story} />
            </li>
          ))}
        </ol>
        {items.length === 0 && <EmptyList />}
        <Pager paging={data.paging} basePath={page.basePath} />
      </div>
    </>
  );
}

/** A line for each tenth of a rating from 2 to 5. */
function Axis() {
  return (
    <div className={styles.axis} aria-hidden="true">
      {['2', '2.5', '3', '3.5', '4', '4.5', '5'].map((text, index) => (
        <b key={text} style={{ insetInlineStart: `${(index / 6) * 100}%` }}>
          {text}
        </b>
      ))}
    </div>
  );
}

function Verdict({ story }: { story: ContentLink }) {
  const score = scoreOf(story.metaData ?? {});
  const price = priceText(story.metaData?.price, story.metaData?.priceUnit);
  const verdict = story.metaData?.bottomLine ?? story.description;
  return (
    <article className={styles.verdict} data-s={sectionOf(story)}>
      {score === undefined ? (
        <span className={styles.none}>{indexFormCopy.notScored}</span>
      ) : (
        <span className={styles.numeral}>
          <span aria-hidden="true">{score.toFixed(1)}</span>
          <span className="vh">{copy.stars(score)}</span>
        </span>
      )}
      <SiteLink className={styles.picture} to={story.url} tabIndex={-1} aria-hidden="true">
        <Picture image={story.image} sizes="9rem" ratio="1" />
      </SiteLink>
      <div className={styles.text}>
        {story.metaData?.editorsChoice === true && <Badge kind="choice">{copy.editorsChoice}</Badge>}
        <h3 className="hd-3" dir="auto">
          <SiteLink to={story.url}>{nameOf(story)}</SiteLink>
        </h3>
        {verdict && (
          <p className="dek" dir="auto">
            {String(verdict)}
          </p>
        )}
        <StoryMeta story={story} />
      </div>
      {price && (
        <p className={styles.price}>
          <b>{price}</b> <span>{indexFormCopy.bestPrice}</span>
        </p>
      )}
    </article>
  );
}
