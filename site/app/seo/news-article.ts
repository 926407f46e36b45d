import type { Article } from '#content/entities/article.ts';
import { choosePreferredDate } from '#content/rules/preferred-date.ts';
import { absoluteUrl } from './absolute-url.ts';
import { person } from './person.ts';

const schemaImages = ['article_schema_4x3', 'article_schema_16x9', 'article_schema_1x1'] as const;

export function newsArticle(
  story: Article,
  { siteUrl, url, publisher, now }: { siteUrl: string; url: string; publisher: object; now: Date },
): object {
  const urls = story.image?.urls ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    headline: story.headline ?? story.title,
    description: story.seoMetaDescription ?? story.promoDek ?? story.dek,
    image: schemaImages.flatMap((name) => (urls[name] ? [absoluteUrl(urls[name], siteUrl)] : [])),
    datePublished: choosePreferredDate(story, 'created', now),
    dateModified: choosePreferredDate(story, 'updated', now),
    author: [story.author, ...story.moreAuthors].flatMap((author) =>
      author ? [person(author, siteUrl)] : [],
    ),
    publisher,
    wordCount: story.wordCount || undefined,
  };
}
