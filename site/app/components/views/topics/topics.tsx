import { indexPageCopy } from '#app/copy/index-pages.ts';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { cardGrid } from '../../primitives/card-grid/card-grid.ts';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import { EmptyList } from '../rows/empty-list.tsx';
import { TopicCard } from './topic-card.tsx';
import styles from './topics.module.css';

/** A page of topics, or of the special features among them. */
export function Topics({ component, page, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  return (
    <div className={`wrap ${styles.page}`}>
      {items.length === 0 && <EmptyList text={indexPageCopy.emptyTopics} />}
      <div {...cardGrid(items.length, { most: 4, least: 1 })}>
        {items.map((item, index) =>
          item.typeName === 'topic' ? (
            <TopicCard key={item.id} topic={item} priority={priority && index === 0} />
          ) : (
            <StoryCard
              key={item.id}
              story={item}
              size="m"
              look="3"
              level={2}
              withDek
              priority={priority && index === 0}
            />
          ),
        )}
      </div>
      <div className={styles.pager}>
        <Pager paging={data.paging} basePath={page.basePath} />
      </div>
    </div>
  );
}
