import { isLongForm } from './is-long-form.ts';
import { isSponsored } from './is-sponsored.ts';
import { isTopicContent } from './is-topic-content.ts';
import type { StoryFacts } from './story-facts.ts';
import { urlTopicSlugs } from './url-topic-slugs.ts';

type ArticleRoute =
  | { name: 'article-topic-longform'; params: { topic1: string; slug: string } }
  | { name: 'sponsored-article'; params: { slug: string } }
  | { name: 'article-topic'; params: { topic1: string; topic2?: string; slug: string } }
  | { name: 'article'; params: { slug: string } };

/** Which of the four article routes a story lives on. The order is the priority. */
export function chooseArticleRoute(story: StoryFacts): ArticleRoute {
  const { slug } = story;
  const [topic1, topic2] = urlTopicSlugs(story);
  if (isLongForm(story) && topic1 !== undefined)
    return { name: 'article-topic-longform', params: { topic1, slug } };
  if (isSponsored(story)) return { name: 'sponsored-article', params: { slug } };
  if (isTopicContent(story) && topic1 !== undefined)
    return { name: 'article-topic', params: { topic1, ...(topic2 === undefined ? {} : { topic2 }), slug } };
  return { name: 'article', params: { slug } };
}
