import { cardGrid } from '../card-grid/card-grid.ts';
import type { ViewProps } from '../page-body/view.ts';
import { Pager } from '../pager/pager.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { StoryCard } from '../story-card/story-card.tsx';
import styles from './video-rows.module.css';

/** Videos as a grid of stills. */
export function VideoRows({ component, page, priority }: ViewProps<'VideoList'>) {
  const { data, items } = component;
  const grid = cardGrid(items.length, { most: 4, least: 1 });
  return (
    <section className="band" aria-label={data.title}>
      <div className="wrap">
        <SectionHead {...data} section="trending" />
        <div {...grid} className={`${grid.className} ${styles.rows}`}>
          {items.map((story, index) => (
            <StoryCard
              key={story.id}
              story={story}
              size="m"
              ratio="16/9"
              level={data.title ? 3 : 2}
              priority={priority && index === 0}
            />
          ))}
        </div>
        <Pager paging={data.paging} basePath={page.basePath} />
      </div>
    </section>
  );
}
