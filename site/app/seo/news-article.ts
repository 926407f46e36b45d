import type { Article } from '#content/entities/article.ts';
import { choosePreferredDate } from '#content/rules/preferred-date.ts';
import { writers } from './person.ts';
import { schemaImages } from './schema-images.ts';

export function newsArticle(
  story: Article,
  facts: { siteUrl: string; url: string; publisher: object; now: Date; commentCount?: number | undefined },
): object {
  const { siteUrl, url, publisher, now } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    headline: story.headline ?? story.title,
    description: story.seoMetaDescription ?? story.promoDek ?? story.dek,
    image: schemaImages(story.image, siteUrl),
    datePublished: choosePreferredDate(story, 'created', now),
    dateModified: choosePreferredDate(story, 'updated', now),
    author: writers(story, siteUrl),
    publisher,
    wordCount: story.wordCount || undefined,
    commentCount: facts.commentCount,
  };
}
