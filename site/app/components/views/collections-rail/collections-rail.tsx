import type { ViewProps } from '../../page/view.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { Headline } from '../../story/story-card/headline.tsx';
import styles from './collections-rail.module.css';

/** Links from one collection to others. A collection has no single topic, so its card names none. */
export function CollectionsRail({ component }: ViewProps<'RicochetCollections'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className="wrap">
      {data.title && <h2 className={`hd-rail ${styles.title}`}>{data.title}</h2>}
      <div className="stack">
        {items.map((collection) => (
          <article key={collection.id} className={styles.card}>
            <Headline story={collection} look="4" level={data.title ? 3 : 2} />
            <Picture image={collection.image} sizes="6rem" ratio="1" />
          </article>
        ))}
      </div>
    </div>
  );
}
