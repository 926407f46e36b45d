import { use, useEffect, useRef } from 'react';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Hero } from '../article/hero.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { StoryLabels } from '../article/story-labels.tsx';
import { titleId } from '../article/title-id.ts';
import { type Chapter, namedChapters, type TextItem } from '../chapters/chapters.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { type RailedArticle, railChapters } from '../rail/rail-layout.ts';
import { itemsOf, RailChapter, RailRows } from '../rail/rail-rows.tsx';
import { ChapterList } from './chapter-list.tsx';
import { explainerOpening } from './explainer-opening.ts';
import styles from './explainer-view.module.css';
import { openTerms } from './open-terms.ts';

/**
 * An explainer as a guided story: an opening figure, a lead, numbered chapters with their list and their rail beside
 * them, terms that open in place, and one chapter on ink.
 */
export function ExplainerView({ component, priority, rail: lists = [] }: ViewProps<'Article'>) {
  const story: RailedArticle = component.data;
  const ref = useRef<HTMLDivElement>(null);
  const { onClick, lightbox } = useLightbox();
  const breaks = use(AdsContext)?.breaks ?? [];
  const opening = explainerOpening(story);
  const chapters = railChapters(story.bodyBlocks ?? [], breaks, opening);
  const onInk = chapters.find((chapter) => chapter.heading && itemsOf(chapter).some(isPullQuote));
  useEffect(() => {
    if (!ref.current) return undefined;
    return openTerms(ref.current, { term: styles.term ?? '', meaning: styles.meaning ?? '' });
  }, []);
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)} data-form="explainer">
      <StoryHead
        story={story}
        labels={<StoryLabels story={story} />}
        figure={
          opening && (
            <div className={`stage ${styles.opening}`}>
              <EmbedView embed={opening} />
            </div>
          )
        }
      />
      {!opening && <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />}
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <ChapterList chapters={namedChapters(chapters)} story={ref} />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
        <div ref={ref} className={styles.chapters} onClick={onClick} data-print="columns">
          {story.hasAffiliateDisclosure && <Disclosure />}
          <RailRows
            story={story}
            lists={lists}
            chapters={chapters}
            chapterText={(chapter) => (
              <ExplainerChapter
                key={chapter.heading?.id ?? 'lead'}
                chapter={chapter}
                isOnInk={chapter === onInk}
              />
            )}
          />
          {lightbox}
        </div>
      </div>
    </article>
  );
}

const isPullQuote = ({ block }: TextItem) => block.kind === 'embed' && block.embed.type === 'pullQuote';

interface ExplainerChapterProps {
  chapter: Chapter;
  /** The chapter with the pull quote: the surprise of the story. */
  isOnInk: boolean;
}

function ExplainerChapter({ chapter, isOnInk }: ExplainerChapterProps) {
  const look = chapter.heading ? styles.chapter : styles.lead;
  return (
    <RailChapter
      chapter={chapter}
      className={isOnInk ? `stage ${look} ${styles.ink}` : look}
      section={isOnInk ? 'advice' : undefined}
    >
      {itemsOf(chapter).map(({ block, hasAdBefore }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
        <div key={index} className={styles.item}>
          {hasAdBefore && !isOnInk && <AdSlot space="mpu" place="body" />}
          {block.kind === 'prose' ? (
            <div className={styles.prose}>
              <Prose html={block.html} />
            </div>
          ) : (
            <EmbedView embed={block.embed} />
          )}
        </div>
      ))}
    </RailChapter>
  );
}
