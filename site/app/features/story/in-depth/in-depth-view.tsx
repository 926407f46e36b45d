import { use, useEffect, useRef } from 'react';
import type { Article } from '#content/entities/article.ts';
import type { Embed } from '#content/entities/embed.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { StoryEnd } from '../article/story-end.tsx';
import { titleId } from '../article/title-id.ts';
import { type ChapterRules, chaptersOf, namedChapters } from '../chapters/chapters.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { ChapterGuide } from './chapter-guide.tsx';
import { ChapterStrip } from './chapter-strip.tsx';
import { ChapterView } from './chapter-view.tsx';
import { InDepthHead } from './in-depth-head.tsx';
import styles from './in-depth-view.module.css';
import { lightCharts } from './light-chart.ts';

const bleedTypes = new Set(['scrollChart', 'pullQuote', 'tally', 'image', 'gallery']);
const rules: ChapterRules = {
  isBleed: (embed) => bleedTypes.has(embed.type),
  isElsewhere: (embed) => embed.type === 'sources',
};

const isSources = (embed: Embed) => embed.type === 'sources';

function sourcesOf(story: Article): Embed | undefined {
  return (story.bodyBlocks ?? [])
    .flatMap((block) => (block.kind === 'embed' ? [block.embed] : []))
    .find(isSources);
}

/** A long read in chapters: text and margin side by side, charts and pictures from edge to edge. */
export function InDepthView({ component, priority }: ViewProps<'Article'>) {
  const story = component.data;
  const ref = useRef<HTMLDivElement>(null);
  const { onClick, lightbox } = useLightbox();
  const ads = use(AdsContext);
  const section = sectionOf(story);
  const chapters = chaptersOf(story.bodyBlocks ?? [], ads?.breaks ?? [], rules);
  const named = namedChapters(chapters);
  const sources = sourcesOf(story);
  useEffect(() => (ref.current ? lightCharts(ref.current) : undefined), []);
  // The one ad of the margin is far from the opening and from the ending.
  const withAd = chapters.length > 2 ? Math.floor(chapters.length / 2) : -1;
  return (
    <article aria-labelledby={titleId(story)} data-s={section} data-form="in-depth" className={styles.depth}>
      <InDepthHead story={story} chapterCount={named.length} priority={priority} />
      <ChapterStrip chapters={named} story={ref} section={section} />
      {story.hasAffiliateDisclosure && (
        <div className={`wrap ${styles.disclosure}`}>
          <Disclosure />
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
      <div ref={ref} className={styles.chapters} onClick={onClick}>
        {chapters.map((chapter, index) => (
          <ChapterView
            key={chapter.heading?.id ?? 'opening'}
            chapter={chapter}
            isFirst={index === 0 || (index === 1 && chapters[0]?.parts.length === 0)}
            isLast={index === chapters.length - 1 && index > 0}
            ad={index === withAd ? <AdSlot space="mpu" place="rail" /> : undefined}
            guide={named.length > 1 && <ChapterGuide number={index} chapters={named} />}
          />
        ))}
      </div>
      {lightbox}
      <div className={`wrap ${styles.end}`}>
        {sources && <EmbedView embed={sources} />}
        <div className={styles.story}>
          <StoryEnd story={story} />
        </div>
      </div>
    </article>
  );
}
