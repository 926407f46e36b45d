import { indexFormCopy } from '#app/copy/index-forms.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { guideSubject } from '#content/rules/best-sentence.ts';
import { shortDate } from '#content/rules/short-date.ts';
import { Icon } from '#design/icons/icon.tsx';
import { IndexHead } from '../../navigation/index-head/index-head.tsx';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceText } from '../../primitives/price-text/price-text.ts';
import { sectionOfTopic } from '../../primitives/section/story-section.ts';
import { hasAdBefore } from '../rows/ad-breaks.ts';
import { EmptyList } from '../rows/empty-list.tsx';
import styles from './best-sentences.module.css';

/** Guides as sentences: the subject of each and its first pick. */
export function BestSentences({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  return (
    <>
      {data.title && <IndexHead title={data.title} description={data.description} />}
      <div className="wrap">
        <ol className={styles.list}>
          {items.map((story, index) => (
            <li key={story.id} data-s={sectionOfTopic(story.topic) ?? 'guides'}>
              {hasAdBefore(index, items.length) && <AdSlot space="middle" place="list" />}
              <Guide story={story} priority={priority && index === 0} />
            </li>
          ))}
        </ol>
        {items.length === 0 && <EmptyList />}
        <Pager paging={data.paging} basePath={page.basePath} />
      </div>
    </>
  );
}

function Guide({ story, priority }: { story: ContentLink; priority: boolean }) {
  const { metaData, date, datePublished } = story;
  const checked = shortDate(date ?? datePublished ?? '');
  const price = priceText(metaData?.pickPrice, metaData?.pickUnit);
  return (
    <SiteLink className={styles.guide} to={story.url}>
      <span className={styles.picture}>
        <Picture image={story.image} sizes="9rem" ratio="1" priority={priority} />
      </span>
      <Sentence story={story} />
      <span className={styles.facts}>
        {price && <b>{price}</b>}
        {checked && <span>{`${indexFormCopy.checked} ${checked}`}</span>}
      </span>
      <Icon name="arrow-right" size={24} />
    </SiteLink>
  );
}

/** A guide without a pick, or with another kind of title, is shown by its title. */
function Sentence({ story }: { story: ContentLink }) {
  const { editorPick } = story.metaData ?? {};
  const subject = guideSubject(story.title);
  if (!subject || typeof editorPick !== 'string')
    return (
      <span className={styles.sentence} dir="auto">
        <b>{story.promoTitle ?? story.title}</b>
      </span>
    );
  return (
    <span className={styles.sentence} dir="auto">
      {subject.text} {subject.isOne ? indexFormCopy.is : indexFormCopy.beginWith} <b>{editorPick}</b>.
    </span>
  );
}
