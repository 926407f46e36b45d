import type { Article, ArticleType } from '#content/entities/article.ts';
import { choosePreferredDate } from '#content/rules/preferred-date.ts';
import { writers } from './person.ts';
import { schemaImages } from './schema-images.ts';
import { subject } from './subject.ts';

/** Advice that stays true for months is no news, and engines that list news leave it out. */
const lasting: readonly ArticleType[] = [
  'best-list',
  'gift-guide',
  'guide',
  'review-multi',
  'academy',
  'infographic',
];

export function newsArticle(
  story: Article,
  facts: {
    siteUrl: string;
    url: string;
    publisher: object;
    language: string;
    now: Date;
    commentCount?: number | undefined;
  },
): object {
  const { siteUrl, url, publisher, now } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': story.type && lasting.includes(story.type) ? 'Article' : 'NewsArticle',
    mainEntityOfPage: url,
    headline: story.headline ?? story.title,
    description: story.seoMetaDescription ?? story.promoDek ?? story.dek,
    image: schemaImages(story.image, siteUrl),
    datePublished: choosePreferredDate(story, 'created', now),
    dateModified: choosePreferredDate(story, 'updated', now),
    author: writers(story, siteUrl),
    publisher,
    ...subject(story, facts.language),
    wordCount: story.wordCount || undefined,
    commentCount: facts.commentCount,
  };
}
