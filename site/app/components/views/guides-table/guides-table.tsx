import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { shortDate } from '#content/rules/short-date.ts';
import type { ViewProps } from '../../page/view.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceText } from '../../primitives/price-text/price-text.ts';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import { Headline } from '../../story/story-card/headline.tsx';
import { Kicker } from '../../story/story-card/kicker.tsx';
import styles from './guides-table.module.css';

/** A guide's subject in a word or two: its topic, else its headline. */
function subjectOf(story: ContentLink): string {
  return story.topic?.name ?? story.promoTitle ?? story.title;
}

/** Rows as high as the picture beside them. */
const mostRows = 8;

/** The guides as an index, and one of them with its picture: the newest gift guide, if there is one. */
export function GuidesTable({ component }: ViewProps<'ContentList'>) {
  const { data, items, metadata } = component;
  if (items.length === 0) return null;
  const section = sectionOfMetadata(metadata) ?? 'guides';
  const feature =
    items.find(({ type }) => type === 'gift-guide') ?? (items.length > 4 ? items.at(-1) : undefined);
  const rows = items.filter((story) => story !== feature && story.type !== 'gift-guide').slice(0, mostRows);
  const hasPicks = rows.some((story) => pickOf(story));
  return (
    <section className="band" data-s={section}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <div className={`grid ${styles.grid}`}>
          <div className={feature ? styles.index : undefined}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{copy.guideBest}</th>
                  {hasPicks && <th scope="col">{copy.guidePick}</th>}
                  <th scope="col" className={styles.wide}>
                    {copy.guideChecked}
                  </th>
                  <th scope="col">{copy.guideFrom}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((story) => (
                  <GuideLine key={story.id} story={story} hasPicks={hasPicks} />
                ))}
              </tbody>
            </table>
          </div>
          {feature && (
            <article className={styles.feature} data-s={section}>
              <Picture image={feature.image} sizes="(min-width: 64rem) 32vw, 92vw" ratio="4/3" />
              <div className={styles.text}>
                <Kicker story={feature} />
                <Headline story={feature} look="3" />
                <StoryMeta story={feature} />
              </div>
            </article>
          )}
        </div>
      </div>
    </section>
  );
}

/** The product a guide would buy itself. */
function pickOf({ metaData }: ContentLink): string {
  const pick = metaData?.editorPick ?? metaData?.productName;
  return typeof pick === 'string' ? pick : '';
}

/** The price of the product named in the row; without a name, the lowest price in the guide. */
function priceOf({ metaData = {} }: ContentLink): string {
  return metaData.editorPick === undefined
    ? priceText(metaData.price, metaData.priceUnit)
    : priceText(metaData.pickPrice, metaData.pickUnit);
}

function GuideLine({ story, hasPicks }: { story: ContentLink; hasPicks: boolean }) {
  return (
    <tr>
      <th scope="row">
        <SiteLink to={story.url}>{subjectOf(story)}</SiteLink>
      </th>
      {hasPicks && <td>{pickOf(story)}</td>}
      <td className={styles.wide}>{shortDate(story.date ?? story.datePublished ?? '')}</td>
      <td>
        <b>{priceOf(story)}</b>
      </td>
    </tr>
  );
}
