import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { isLongForm } from '#content/rules/is-long-form.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { CachedMarkup } from '../../primitives/cached-markup/cached-markup.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import { NextHead } from './next-head.tsx';
import styles from './next-story.module.css';

/** The head of the story that follows, as a link. Where stories follow by themselves, the story itself takes its place. */
export function NextStory({ component }: ViewProps<'ContentList'>) {
  const [story] = component.items;
  if (!story) return null;
  return (
    <>
      <div className={`wrap ${styles.ad}`}>
        <AdSlot space="leader" place="bottom" />
      </div>
      <CachedMarkup of={story} by="next story">
        <NextBand story={story} />
      </CachedMarkup>
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function NextBand({ story }: { story: ContentLink }) {
  const { metaData = {} } = story;
  const topic = story.topic ?? chooseTopic(story.topics ?? []);
  return (
    <section className={styles.band} aria-label={copy.nextStory} data-band data-print="none">
      <NextHead
        slug={story.slug}
        title={story.title}
        titleId={`next-${story.slug}`}
        isLongRead={isLongForm({
          layoutName: textOf(metaData.layoutName),
          subType: textOf(metaData.subType),
        })}
        emphasis={textOf(metaData.titleEmphasis)}
        dek={story.description}
        image={story.image}
        section={sectionOf(story)}
        topic={topic && <span className={tickClass}>{topic.name ?? topic.slug}</span>}
        minutes={Number(metaData.readMinutes) || undefined}
        renderTitle={(title) => (
          <SiteLink className={styles.link} to={story.url}>
            {title}
          </SiteLink>
        )}
      >
        <StoryMeta story={story} withDate={false} />
        {/* The headline is the link; this only looks like one, where nothing follows by itself. */}
        <p className={styles.go} aria-hidden="true">
          <span className={buttonClass('accent', 'small')}>
            {copy.readOn}
            <Icon name="arrow-right" size={18} />
          </span>
        </p>
      </NextHead>
    </section>
  );
}
