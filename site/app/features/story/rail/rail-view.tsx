import { use, useRef } from 'react';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Hero } from '../article/hero.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { StoryLabels } from '../article/story-labels.tsx';
import { TaskFacts } from '../article/task-facts.tsx';
import { titleId } from '../article/title-id.ts';
import type { Chapter } from '../chapters/chapters.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { RailContents } from './rail-contents.tsx';
import { type RailedArticle, railChapters } from './rail-layout.ts';
import { itemsOf, RailChapter, RailRows } from './rail-rows.tsx';
import styles from './rail-view.module.css';

/** A long article: its chapters on the left, and beside each row of sections the pieces that belong to it. */
export function RailView({ component, priority, rail: lists = [] }: ViewProps<'Article'>) {
  const story: RailedArticle = component.data;
  const text = useRef<HTMLDivElement>(null);
  const { onClick, lightbox } = useLightbox();
  const breaks = use(AdsContext)?.breaks ?? [];
  const chapters = railChapters(story.bodyBlocks ?? [], breaks);
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)} data-form="rail">
      <StoryHead story={story} labels={<StoryLabels story={story} />} hasRailShare hasRailSave />
      <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <RailContents story={story} chapters={chapters} text={text} />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
        <div ref={text} onClick={onClick} data-print="columns">
          {story.hasAffiliateDisclosure && <Disclosure />}
          <TaskFacts story={story} />
          <RailRows
            story={story}
            chapters={chapters}
            lists={lists}
            chapterText={(chapter) => (
              <ChapterText
                key={chapter.heading?.id ?? 'opening'}
                chapter={chapter}
                isFirst={chapter === chapters[0]}
              />
            )}
          />
          {lightbox}
        </div>
      </div>
    </article>
  );
}

function ChapterText({ chapter, isFirst }: { chapter: Chapter; isFirst: boolean }) {
  return (
    <RailChapter chapter={chapter}>
      {itemsOf(chapter).map(({ block, hasAdBefore }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
        <div key={index} className={styles.item}>
          {hasAdBefore && <AdSlot space="mpu" place="body" />}
          {block.kind === 'prose' ? (
            <Prose html={block.html} hasDropCap={isFirst && index === 0} />
          ) : (
            <EmbedView embed={block.embed} />
          )}
        </div>
      ))}
    </RailChapter>
  );
}
