import type { ViewProps } from '../page-body/view.ts';
import { StoryCard } from '../story-card/story-card.tsx';
import styles from './collections-rail.module.css';

/** From one collection to the next. */
export function CollectionsRail({ component }: ViewProps<'RicochetCollections'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className="wrap">
      {data.title && <h2 className={`hd-rail ${styles.title}`}>{data.title}</h2>}
      <div className="stack">
        {items.map((collection) => (
          <StoryCard key={collection.id} story={collection} size="s" withMeta={false} />
        ))}
      </div>
    </div>
  );
}
