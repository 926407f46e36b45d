import type { ReactNode } from 'react';
import { SiteLink } from '#app/links/site-link.tsx';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { isLongForm } from '#content/rules/is-long-form.ts';
import { readMinutes } from '#content/rules/read-time.ts';
import { tickClass } from '#design/tick/tick.tsx';
import { topicHref } from '../../../components/primitives/section/route-href.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Byline } from '../../../components/story/byline/byline.tsx';
import { StoryBar } from '../../../components/story/story-tools/story-bar.tsx';
import { StoryTools } from '../../../components/story/story-tools/story-tools.tsx';
import { NextHead } from '../../../components/views/next-story/next-head.tsx';
import { StoryShare } from '../../share/story-share.tsx';
import styles from './following-head.module.css';
import { type HeadStory, rememberedFacts } from './remembered-facts.ts';
import { titleId } from './title-id.ts';

interface FollowingHeadProps {
  story: HeadStory & { titleEmphasis?: string | undefined };
  labels?: ReactNode;
}

/** The head of a story that follows another one in place: the same boundary that announced it, now with its byline. */
export function FollowingHead({ story, labels }: FollowingHeadProps) {
  const topic = chooseTopic(story.topics);
  const remembered = rememberedFacts(story);
  const isLongRead = isLongForm(story);
  return (
    <header>
      {remembered && <StoryBar story={remembered} titleId={isLongRead ? undefined : titleId(story)} />}
      <div data-staff-place={`${story.typeName}/${story.id}`} />
      <NextHead
        slug={story.slug}
        title={story.headline ?? story.title}
        titleId={titleId(story)}
        isLongRead={isLongRead}
        emphasis={story.titleEmphasis}
        dek={story.dek}
        image={story.image}
        section={sectionOf(story)}
        topic={
          topic && (
            <SiteLink className={tickClass} to={topicHref(topic.slug)}>
              {topic.name ?? topic.slug}
            </SiteLink>
          )
        }
        minutes={story.wordCount ? readMinutes(story.wordCount) : undefined}
        labels={labels}
        priority
      >
        <div className={styles.byline}>
          <Byline story={{ ...story, wordCount: undefined }} />
          <div className={styles.tools}>
            <StoryShare story={story} direction="along" />
            {remembered && <StoryTools {...remembered} />}
          </div>
        </div>
      </NextHead>
    </header>
  );
}
