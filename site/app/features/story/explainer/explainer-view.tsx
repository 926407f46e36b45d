import { use, useEffect, useRef } from 'react';
import { copy } from '#app/copy/site.ts';
import type { Embed } from '#content/entities/embed.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Hero } from '../article/hero.tsx';
import { StoryEnd } from '../article/story-end.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { StoryLabels } from '../article/story-labels.tsx';
import { titleId } from '../article/title-id.ts';
import { type Chapter, type ChapterRules, chaptersOf, namedChapters } from '../chapters/chapters.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { ChapterList } from './chapter-list.tsx';
import styles from './explainer-view.module.css';
import { openTerms } from './open-terms.ts';

const isGlossary = (embed: Embed) => embed.type === 'glossary';
const rules: ChapterRules = { isBleed: () => false, isElsewhere: isGlossary };

/** An explainer as a guided story: a lead, numbered chapters with their list beside them, terms that open in place. */
export function ExplainerView({ component, priority, rail }: ViewProps<'Article'>) {
  const story = component.data;
  const ref = useRef<HTMLDivElement>(null);
  const { onClick, lightbox } = useLightbox();
  const ads = use(AdsContext);
  const blocks = story.bodyBlocks ?? [];
  const chapters = chaptersOf(blocks, ads?.breaks ?? [], rules);
  const glossary = blocks.flatMap((block) => (block.kind === 'embed' ? [block.embed] : [])).find(isGlossary);
  useEffect(() => {
    if (!ref.current) return undefined;
    return openTerms(ref.current, { term: styles.term ?? '', meaning: styles.meaning ?? '' });
  }, []);
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)} data-form="explainer">
      <StoryHead story={story} labels={<StoryLabels story={story} />} />
      <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <ChapterList chapters={namedChapters(chapters)} story={ref} />
        </div>
        <div className={styles.text} data-print="columns">
          {story.hasAffiliateDisclosure && <Disclosure />}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
          <div ref={ref} className={styles.chapters} onClick={onClick}>
            {chapters.map((chapter) => (
              <ExplainerChapter key={chapter.heading?.id ?? 'lead'} chapter={chapter} />
            ))}
          </div>
          {lightbox}
          {glossary && (
            <div className={styles.glossary}>
              <EmbedView embed={glossary} />
            </div>
          )}
          <StoryEnd story={story} />
        </div>
        <aside className={styles.rail} aria-label={copy.partOf(copy.more, story.title)}>
          <AdSlot space="mpu" place="rail" />
          {rail}
        </aside>
      </div>
    </article>
  );
}

function ExplainerChapter({ chapter: { heading, parts } }: { chapter: Chapter }) {
  const Tag = heading ? 'section' : 'div';
  const items = parts.flatMap((part) => (part.kind === 'text' ? part.items : []));
  return (
    <Tag
      className={heading ? styles.chapter : styles.lead}
      aria-labelledby={heading?.id}
      data-chapter={heading ? '' : undefined}
    >
      {items.map(({ block, hasAdBefore, margin }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
        <div key={index} className={styles.item}>
          {hasAdBefore && <AdSlot space="mpu" place="body" />}
          {block.kind === 'prose' ? (
            <div className={styles.prose}>
              <Prose html={block.html} />
            </div>
          ) : (
            <EmbedView embed={block.embed} />
          )}
          {margin.map((embed) => (
            <EmbedView key={embed.uuid} embed={embed} />
          ))}
        </div>
      ))}
    </Tag>
  );
}
