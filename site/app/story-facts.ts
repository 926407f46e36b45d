import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import { mainOf, storyOf } from './main-of.ts';

/** What flags may want to know about the thing a page shows. */
export function storyFacts(
  page: ComposedPage['data'],
): Pick<CriteriaFacts, 'pageType' | 'topicSlugs' | 'isLiveBlog'> {
  const story = storyOf(page);
  const topic = mainOf(page, 'Topic')?.data.topic;
  const slugs = story?.topics.flatMap(({ slug, topicPath }) => [
    ...topicPath.map((above) => above.slug),
    slug,
  ]);
  return {
    pageType: page.pageType,
    topicSlugs: slugs ?? topic?.hslugPath ?? [],
    isLiveBlog: story ? isLiveBlog(story) : false,
  };
}
