import { copy } from '#app/copy/site.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { lateView } from '../embeds/late-views.ts';
import { Hero } from './hero.tsx';
import { StoryBody } from './story-body.tsx';
import { StoryColumns } from './story-columns.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryLabels } from './story-labels.tsx';

/** An article: head and picture over the whole width, then contents, text and rail side by side. */
export function ArticleView({ component, priority, rail }: ViewProps<'Article'>) {
  const story = component.data;
  const LiveBody = isLiveBlog(story) ? lateView('liveBody') : undefined;
  // Live blogs have no reading time: entries are not counted and not read in one go.
  const counted = isLiveBlog(story) ? { ...story, wordCount: undefined } : story;
  return (
    <article data-s={sectionOf(story)}>
      <StoryHead story={counted} labels={<StoryLabels story={story} />} hasRailShare />
      <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />
      <StoryColumns story={story} contentsTitle={copy.inThisArticle} rail={rail}>
        {story.hasAffiliateDisclosure && <Disclosure />}
        {LiveBody ? (
          <LiveBody story={story} componentId={component.id} />
        ) : (
          <StoryBody blocks={story.bodyBlocks ?? []} />
        )}
      </StoryColumns>
    </article>
  );
}
