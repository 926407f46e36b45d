import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { cardGrid } from '../../primitives/card-grid/card-grid.ts';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import { EmptyList } from '../rows/empty-list.tsx';
import styles from './cards.module.css';

/** A grid of pictures with headlines; with paging it is a listing, alone it is a band. */
export function Cards({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items, metadata } = component;
  if (items.length === 0)
    return data.paging?.total === 0 ? (
      <div className="wrap">
        <EmptyList />
      </div>
    ) : null;
  const section = sectionOfMetadata(metadata);
  // A paged list has a rail beside it.
  const limits = { most: data.paging ? 3 : 4 } as const;
  return (
    <section className="band" data-s={section} aria-label={data.title ?? data.label}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <div {...(items.length === 1 ? { className: styles.single } : cardGrid(items.length, limits))}>
          {items.map((story, index) => (
            <StoryCard
              key={story.id}
              story={story}
              size="m"
              look={items.length === 1 ? '3' : '4'}
              level={data.title ? 3 : 2}
              withDek={items.length === 1}
              priority={priority && index === 0}
            />
          ))}
        </div>
        {data.paging && (
          <div className={styles.pager}>
            <Pager paging={data.paging} basePath={page.basePath} />
          </div>
        )}
      </div>
    </section>
  );
}
