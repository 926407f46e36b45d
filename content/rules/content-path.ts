import { chooseArticleRoute } from './article-route.ts';
import { isSponsored } from './is-sponsored.ts';
import { pathFor } from './route-paths.ts';
import type { StoryFacts } from './story-facts.ts';

/** Content types with an address. A product and its review are one page. */
export const routedTypes = [
  'article',
  'collection',
  'feature',
  'gallery',
  'product',
  'topic',
  'video',
  'review',
] as const;

/** The canonical path of any content; types without a page give none. */
export function pathForContent(
  content: StoryFacts & { typeName?: string | undefined; isSponsored?: boolean | undefined },
): string | undefined {
  const { slug } = content;
  switch (content.typeName) {
    case 'article':
      return pathForArticle(content);
    case 'video':
      return pathFor(isSponsored(content) || content.isSponsored ? 'sponsored-video' : 'video', { slug });
    case 'product':
    case 'review':
      return pathFor('review', { slug });
    case 'collection':
    case 'feature':
    case 'gallery':
    case 'topic':
      return pathFor(content.typeName, { slug });
    default:
      return undefined;
  }
}

export function pathForArticle(story: StoryFacts): string {
  const route = chooseArticleRoute(story);
  switch (route.name) {
    case 'article-topic':
      return pathFor(route.name, route.params);
    case 'article-topic-longform':
      return pathFor(route.name, route.params);
    default:
      return pathFor(route.name, route.params);
  }
}
