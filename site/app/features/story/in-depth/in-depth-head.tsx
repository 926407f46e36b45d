import { use } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Article } from '#content/entities/article.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { readMinutes } from '#content/rules/read-time.ts';
import { tickClass } from '#design/tick/tick.tsx';
import { AppendedContext } from '../../../components/page/appended-context.ts';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { topicHref } from '../../../components/primitives/section/route-href.ts';
import { Byline } from '../../../components/story/byline/byline.tsx';
import { EmphasizedTitle } from '../../../components/story/emphasized-title/emphasized-title.tsx';
import { StoryBar } from '../../../components/story/story-tools/story-bar.tsx';
import { StoryTools } from '../../../components/story/story-tools/story-tools.tsx';
import { StoryShare } from '../../share/story-share.tsx';
import { FollowingHead } from '../article/following-head.tsx';
import { rememberedFacts } from '../article/remembered-facts.ts';
import { StoryLabels } from '../article/story-labels.tsx';
import { titleId } from '../article/title-id.ts';
import styles from './in-depth-head.module.css';

interface InDepthHeadProps {
  story: Article;
  chapterCount: number;
  priority: boolean;
}

/** The opening of a long read: ink from edge to edge, the title in large serif over the picture. */
export function InDepthHead({ story, chapterCount, priority }: InDepthHeadProps) {
  const remembered = rememberedFacts(story);
  const topic = chooseTopic(story.topics);
  const image = story.image ?? story.mobileImage;
  const title = story.headline ?? story.title;
  if (use(AppendedContext)) return <FollowingHead story={story} labels={<StoryLabels story={story} />} />;
  return (
    <header className={`stage ${styles.head}`} data-bare={image ? undefined : ''}>
      {remembered && <StoryBar story={remembered} />}
      <div data-staff-place={`${story.typeName}/${story.id}`} />
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            smallImage={story.image && story.mobileImage}
            sizes="(min-width: 64rem) 56vw, 100vw"
            ratio="var(--opening-ratio)"
            priority={priority}
            alt={image.alt}
          />
        </div>
      )}
      <div className={`wrap ${styles.text}`}>
        <div className={styles.labels}>
          <StoryLabels story={story} />
          {topic && (
            <SiteLink className={tickClass} to={topicHref(topic.slug)}>
              {topic.name ?? topic.slug}
            </SiteLink>
          )}
          <span>{lengthText(story.wordCount, chapterCount)}</span>
        </div>
        <h1 id={titleId(story)} className={styles.title} dir="auto">
          <EmphasizedTitle title={title} emphasis={story.titleEmphasis} />
        </h1>
        {story.dek && (
          <p className={styles.dek} dir="auto">
            {story.dek}
          </p>
        )}
        <div className={styles.byline}>
          <Byline story={{ ...story, wordCount: undefined }} />
          <div className={styles.tools}>
            <StoryShare story={story} direction="along" />
            {remembered && <StoryTools {...remembered} />}
          </div>
        </div>
      </div>
    </header>
  );
}

/** `19 min, six chapters` */
function lengthText(wordCount: number, chapters: number): string {
  const parts = [
    ...(wordCount > 0 ? [longReadCopy.minutes(readMinutes(wordCount))] : []),
    ...(chapters > 1 ? [longReadCopy.chapterCount(chapters)] : []),
  ];
  return parts.join(', ');
}
