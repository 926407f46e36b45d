import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import { topicSlugsOf } from '#content/rules/story-facts.ts';
import { filedOf, mainComponent } from './main-component.ts';

/** Facts about a page's story that feature flags may depend on. */
export function storyFacts(
  page: ComposedPage['data'],
): Pick<CriteriaFacts, 'pageType' | 'topicSlugs' | 'isLiveBlog'> {
  const filed = filedOf(page);
  return {
    pageType: page.pageType,
    topicSlugs: filed
      ? topicSlugsOf(filed.topics)
      : (mainComponent(page, 'Topic')?.data.topic.hslugPath ?? []),
    isLiveBlog: filed ? isLiveBlog(filed) : false,
  };
}
