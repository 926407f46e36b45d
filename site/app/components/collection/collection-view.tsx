import { Spectrum } from '#design/spectrum/spectrum.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Picture } from '../picture/picture.tsx';
import { StoryRow } from '../story-row/story-row.tsx';
import styles from './collection-view.module.css';

/** What a collection is, over its picture; its threads follow when it has any. */
export function CollectionView({ component, priority }: ViewProps<'Collection'>) {
  const { title, description, image, threads } = component.data;
  return (
    <>
      <PageHead title={title} description={description} image={image} priority={priority} />
      {threads.map(({ slug, items }) => (
        <section key={slug} className="wrap">
          {items.map((story) => (
            <StoryRow key={story.id} story={story} level={2} />
          ))}
        </section>
      ))}
    </>
  );
}

export interface PageHeadProps {
  title: string;
  description: string | undefined;
  image: ViewProps<'Collection'>['component']['data']['image'];
  priority: boolean;
}

/** The head of a page that is about something of our own making. */
export function PageHead({ title, description, image, priority }: PageHeadProps) {
  return (
    <header className={`stage ${styles.head}`}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="100vw" ratio="auto" priority={priority} />
        </div>
      )}
      <div className={`wrap ${styles.text}`}>
        <h1 className="hd-mega">{title}</h1>
        {description && <p className={styles.dek}>{description}</p>}
      </div>
      <Spectrum seed={title} />
    </header>
  );
}
