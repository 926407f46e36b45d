import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { isBestList } from '#content/rules/is-best-list.ts';
import { isLongForm } from '#content/rules/is-long-form.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import { Badge } from '#design/badge/badge.tsx';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Byline } from '../byline/byline.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import { Disclosure } from '../embeds/disclosure.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { StaticHtml } from '../prose/static-html.tsx';
import { topicHref } from '../section/href-of.ts';
import { sectionOf } from '../section/section-of.ts';
import { AdSlot } from '../skybox/skybox.tsx';
import styles from './article-view.module.css';
import { AuthorBio } from './author-bio.tsx';
import { contentsHtml } from './contents.ts';
import { Hero } from './hero.tsx';
import { StoryBody } from './story-body.tsx';
import { storyPath } from './story-path.ts';

/** An article: head and picture over the whole width, then contents, text and rail side by side. */
export function ArticleView({ component, priority, rail }: ViewProps<'Article'>) {
  const story = component.data;
  const blocks = story.bodyBlocks ?? [];
  return (
    <article className={styles.article} data-s={sectionOf(story)}>
      <header className={`wrap ${styles.head}`}>
        <Crumbs path={storyPath(story.topics)} />
        <Labels story={story} />
        <h1 className="hd-1">{story.headline ?? story.title}</h1>
        {story.dek && <p className={styles.dek}>{story.dek}</p>}
        <div className={styles.byline}>
          {/* Entries of a live blog are not counted, and nobody reads it in one go. */}
          <Byline story={isLiveBlog(story) ? { ...story, wordCount: undefined } : story} />
        </div>
      </header>
      <Hero image={story.image} priority={priority} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <StaticHtml
            as="nav"
            className={styles.toc}
            label={copy.inThisArticle}
            html={contentsHtml(blocks, copy.inThisArticle)}
          />
        </div>
        <div className={styles.text}>
          {isBestList(story) && <Disclosure />}
          <StoryBody blocks={blocks} />
          <footer className={styles.end}>
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
            {!story.suppressBio && story.author && <AuthorBio author={story.author} />}
          </footer>
        </div>
        <aside className={styles.rail} aria-label={copy.more}>
          {!story.suppressAds && (
            <div className={styles.ad}>
              <AdSlot size="mpu" />
            </div>
          )}
          {rail}
        </aside>
      </div>
    </article>
  );
}

function Labels({ story }: { story: ViewProps<'Article'>['component']['data'] }) {
  const labels = [
    isSponsored(story) && { kind: 'line' as const, text: copy.sponsored },
    isLiveBlog(story) && { kind: 'line' as const, text: copy.liveBlog },
    isLongForm(story) && { kind: 'line' as const, text: copy.inDepth },
  ].filter((label) => label !== false);
  if (labels.length === 0) return null;
  return (
    <p className={styles.labels}>
      {labels.map(({ kind, text }) => (
        <Badge key={text} kind={kind}>
          {text}
        </Badge>
      ))}
    </p>
  );
}
