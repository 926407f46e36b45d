import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import articleStyles from '../article/article-view.module.css';
import { AuthorBio } from '../article/author-bio.tsx';
import { contentsHtml } from '../article/contents.ts';
import { StoryBody } from '../article/story-body.tsx';
import { storyPath } from '../article/story-path.ts';
import { Byline } from '../byline/byline.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import { KeyTakeaways } from '../embeds/note-embeds.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { StaticHtml } from '../prose/static-html.tsx';
import { topicHref } from '../section/href-of.ts';
import { sectionOf } from '../section/section-of.ts';
import { AdSlot } from '../skybox/skybox.tsx';
import styles from './review-view.module.css';
import { Scores } from './scores.tsx';
import { Verdict } from './verdict.tsx';

/** A review: the verdict on ink, good, bad and scores, then the text. */
export function ReviewView({ component, priority, rail }: ViewProps<'Review'>) {
  const story = component.data;
  const blocks = story.bodyBlocks ?? [];
  return (
    <article data-s={sectionOf({ ...story, section: undefined })}>
      <header className={`wrap ${articleStyles.head}`}>
        <Crumbs path={storyPath(story.topics)} />
        <h1 className="hd-1">{story.headline ?? story.title}</h1>
        {story.dek && <p className={articleStyles.dek}>{story.dek}</p>}
        <div className={articleStyles.byline}>
          <Byline story={story} />
        </div>
      </header>
      <Verdict review={story} priority={priority} />
      <Scores review={story} />
      <div className={`wrap ${articleStyles.columns}`}>
        <div className={articleStyles.contents}>
          <StaticHtml
            as="nav"
            className={articleStyles.toc}
            label={copy.inThisReview}
            html={contentsHtml(blocks, copy.inThisReview)}
          />
        </div>
        <div className={articleStyles.text}>
          {story.keyTakeaways.length > 0 && (
            <div className={styles.takeaways}>
              <KeyTakeaways items={story.keyTakeaways} />
            </div>
          )}
          <StoryBody blocks={blocks} />
          <footer className={articleStyles.end}>
            {story.topics.length > 0 && (
              <ul className={chipsClass} aria-label={copy.topics}>
                {story.topics.map((topic) => (
                  <li key={topic.slug}>
                    <SiteLink className={chipClass} to={topicHref(topic.slug)}>
                      {topic.name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
            {story.author && <AuthorBio author={story.author} />}
          </footer>
        </div>
        <aside className={articleStyles.rail} aria-label={copy.more}>
          {!story.suppressAds && (
            <div className={articleStyles.ad}>
              <AdSlot size="mpu" />
            </div>
          )}
          {rail}
        </aside>
      </div>
    </article>
  );
}
