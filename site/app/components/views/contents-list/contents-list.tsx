import { longReadCopy } from '#app/copy/long-reads.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Chirp } from '#design/chirp/chirp.tsx';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { EmphasizedTitle } from '../../story/emphasized-title/emphasized-title.tsx';
import { authorName } from '../../story/meta/story-meta.tsx';
import { EmptyList } from '../rows/empty-list.tsx';
import { Barcode } from './barcode.tsx';
import styles from './contents-list.module.css';

/** An index of long reads as a table of contents on ink: each title in serif, each story with its chapters as lines. */
export function ContentsList({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  return (
    <section className={`stage ${styles.contents}`}>
      <header className={`wrap ${styles.head}`}>
        <h1 className={styles.title}>
          <Chirp text={data.title ?? page.title} />
        </h1>
        {data.description && <p className={styles.dek}>{data.description}</p>}
      </header>
      <ol className={`wrap ${styles.list}`}>
        {items.map((story, index) => (
          <li key={story.id} data-s={sectionOf(story)}>
            <Entry story={story} priority={priority && index === 0} />
          </li>
        ))}
      </ol>
      <div className="wrap">
        {items.length === 0 && !data.paging?.total && <EmptyList />}
        <Pager paging={data.paging} basePath={page.basePath} />
      </div>
    </section>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function minutesOf({ metaData = {} }: ContentLink): number[] {
  return (textOf(metaData.chapters) ?? '')
    .split(' ')
    .map(Number)
    .filter((minutes) => minutes > 0);
}

/** `6 chapters, 19 min` */
function lengthOf(story: ContentLink, chapters: number): string {
  const minutes = story.metaData?.readMinutes;
  return [
    ...(chapters > 1 ? [longReadCopy.chapterNumber(chapters)] : []),
    ...(typeof minutes === 'number' ? [longReadCopy.minutes(minutes)] : []),
  ].join(', ');
}

function Entry({ story, priority }: { story: ContentLink; priority: boolean }) {
  const minutes = minutesOf(story);
  return (
    <SiteLink className={styles.entry} to={story.url}>
      <div className={styles.words}>
        <h2 dir="auto">
          <EmphasizedTitle
            title={story.promoTitle ?? story.title}
            emphasis={textOf(story.metaData?.titleEmphasis)}
          />
        </h2>
        {story.description && (
          <span className={styles.description} dir="auto">
            {story.description}
          </span>
        )}
      </div>
      <div className={styles.length}>
        <Barcode minutes={minutes} />
        {story.author && <b dir="auto">{authorName(story.author)}</b>}
        <span>{lengthOf(story, minutes.length)}</span>
      </div>
      <span className={styles.picture}>
        <Picture
          image={story.image}
          sizes="(min-width: 64rem) 20vw, 100vw"
          ratio="var(--contents-ratio)"
          priority={priority}
        />
      </span>
    </SiteLink>
  );
}
