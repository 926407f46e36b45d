import { Pager } from '../../../components/navigation/pager/pager.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { cardGrid } from '../../../components/primitives/card-grid/card-grid.ts';
import { SectionHead } from '../../../components/primitives/section-head/section-head.tsx';
import { StoryCard } from '../../../components/story/story-card/story-card.tsx';
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
