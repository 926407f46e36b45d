import type { Article } from '#content/entities/article.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';

/** What a story is about, in which language, and that everybody may read it: there is no paywall. */
export function subject(story: Pick<Article, 'topics' | 'tags'>, language: string): object {
  const keywords = [...new Set([...story.topics, ...story.tags].map(({ name }) => name))];
  return {
    articleSection: chooseTopic(story.topics)?.name,
    keywords: keywords.length > 0 ? keywords : undefined,
    inLanguage: language,
    isAccessibleForFree: true,
  };
}
