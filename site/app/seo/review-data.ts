import type { Review } from '#content/entities/review.ts';
import { resellerOffers } from '#content/rules/offers.ts';
import { choosePreferredDate } from '#content/rules/preferred-date.ts';
import { productName } from '#content/rules/product-name.ts';
import { scoreOf } from '#content/rules/score.ts';
import { notes, rating } from './notes.ts';
import { writers } from './person.ts';
import { offersData } from './product-data.ts';
import { schemaImages } from './schema-images.ts';
import { subject } from './subject.ts';

interface ReviewFacts {
  siteUrl: string;
  url: string;
  publisher: object;
  language: string;
  now: Date;
  commentCount?: number | undefined;
}

/** The verdict as machines read it: score, pros and cons, and the product with its shops. */
export function reviewData(story: Review, facts: ReviewFacts): object {
  const { siteUrl, url, publisher, now } = facts;
  const { manufacturer, product } = story.relatedProduct ?? {};
  const image = schemaImages(story.image, siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    mainEntityOfPage: url,
    headline: story.headline ?? story.title,
    name: story.headline ?? story.title,
    description: story.seoMetaDescription ?? story.promoDek ?? story.dek,
    reviewBody: story.bottomLine,
    image,
    datePublished: choosePreferredDate(story, 'created', now),
    dateModified: choosePreferredDate(story, 'updated', now),
    author: writers(story, siteUrl),
    publisher,
    ...subject(story, facts.language),
    commentCount: facts.commentCount,
    reviewRating: rating(scoreOf(story)),
    positiveNotes: notes(story.good),
    negativeNotes: notes(story.bad),
    itemReviewed: {
      '@type': 'Product',
      name: productName(story),
      image,
      brand: manufacturer ? { '@type': 'Brand', name: manufacturer.name } : undefined,
      sku: product?.sku,
      category: product?.catName,
      offers: offersData(resellerOffers(story.relatedProduct)),
    },
  };
}
