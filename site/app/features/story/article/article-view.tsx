import { copy } from '#app/copy/site.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { Hero } from './hero.tsx';
import { StoryBody } from './story-body.tsx';
import { StoryColumns } from './story-columns.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryLabels } from './story-labels.tsx';
import { TaskFacts } from './task-facts.tsx';
import { titleId } from './title-id.ts';

/** An article: head and picture over the whole width, then contents, text and rail side by side. */
export function ArticleView({ component, priority, rail }: ViewProps<'Article'>) {
  const story = component.data;
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)}>
      <StoryHead story={story} labels={<StoryLabels story={story} />} hasRailShare />
      <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />
      <StoryColumns story={story} contentsTitle={copy.inThisArticle} rail={rail}>
        {story.hasAffiliateDisclosure && <Disclosure />}
        <TaskFacts story={story} />
        <StoryBody blocks={story.bodyBlocks ?? []} />
      </StoryColumns>
    </article>
  );
}
