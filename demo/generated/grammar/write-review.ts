import type { StoryDraft } from '#content/entities/story-input.ts';
import { offerLink } from '#content/rules/offer-link.ts';
import { asShortcodeData } from '#demo/embed-id.ts';
import type { Lexicon, Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/generated/newsroom.ts';
import { randomOf } from '#demo/random.ts';
import { shopUrl } from '#demo/shop-url.ts';
import { tagsFor } from '#demo/tags.ts';
import { slugOf } from '../../slug.ts';
import { bodyFor } from './body.ts';
import { addChart, addInfoCard, addProductTable, addRelated } from './embeds.ts';
import { type Facts, factsOf } from './facts.ts';
import { howWeTest } from './kinds/commerce.ts';
import { bottomLines, reviewOpenings, reviewSections, verdicts } from './kinds/review.ts';
import { productSheet } from './product-sheet.ts';
import { background } from './prose/background.ts';

export type ReviewDraft = Extract<StoryDraft, { kind: 'review' }>;

export interface ReviewAssignment {
  lexicon: Lexicon;
  product: Product;
  date: Date;
  id: string;
  seed: string;
  newsroom: Newsroom;
}

function gradeOf(score: number): 'high' | 'good' | 'fair' {
  return score >= 4.5 ? 'high' : score >= 3.5 ? 'good' : 'fair';
}

/** Sub-ratings whose mean is within a quarter point of the score. */
function subRatingsFor(score: number, facts: Facts) {
  const names = ['Design', 'Performance', 'Value', facts.write('{Measure}').slice(0, 40)];
  const steps = facts.random.some([0.5, 0, 0, -0.5], 4);
  return names.map((name, index) => ({
    id: `sub-${index + 1}`,
    name,
    rating: Math.min(5, Math.max(1, score + (steps[index] ?? 0))),
  }));
}

export function writeReview({ lexicon, product, date, id, seed, newsroom }: ReviewAssignment): ReviewDraft {
  const random = randomOf(`${seed}/${id}`);
  const { catalog } = newsroom;
  const facts = factsOf(lexicon, random, date, { product, catalog, isFresh: newsroom.isFresh });
  const score = newsroom.scoreOf(product);
  const sheet = productSheet(lexicon, product, catalog);
  newsroom.markReviewed(product.name);
  const grade = gradeOf(score);
  const verdict = facts.say(verdicts[grade]);
  const slug = slugOf(product.name);
  const body = bodyFor(`review-${slug}`);
  body.p(facts.say(reviewOpenings));
  body.p(facts.say(background));
  reviewSections.forEach(({ heading, paragraphs }, index) => {
    body.h2(heading);
    body.p(facts.say(paragraphs));
    if (index < 2) body.p(facts.say(paragraphs));
    if (index === 1) random.pick([addChart, addInfoCard])(body, facts);
    if (index === 3) addProductTable(body, facts);
  });
  addRelated(body, newsroom.recent(lexicon.topic).slice(-2));
  body.h2('How we tested');
  body.p(facts.say(howWeTest));
  const published = date.toISOString();
  const title = `${product.name} review: ${verdict}`;
  const { pros, cons } = catalog.pointsOf(lexicon, product);
  const good = [...pros];
  const bad = cons.slice(0, score >= 4.5 ? 1 : 2);
  const bottomLine = facts.say(bottomLines[grade]);
  const image = catalog.imageOf(lexicon, product);
  newsroom.published(lexicon.topic, { title, url: `/product/${slug}/` });
  return {
    kind: 'review',
    id,
    slug,
    title,
    dek: bottomLine,
    section: 'reviews',
    type: 'review-single',
    authorId: newsroom.nextWriter(lexicon.topic),
    datePublished: published,
    displayDatePublished: published,
    dateUpdated: published,
    topics: [{ slug: lexicon.topic, primary: true }],
    tags: tagsFor(lexicon.topic, random),
    image,
    body: body.html,
    additionalShortcodeData: asShortcodeData(body.embeds),
    wordCount: body.wordCount,
    good,
    bad,
    bottomLine,
    keyTakeaways: [`Score: ${score.toFixed(1)} out of 5.`, ...good.slice(0, 1), ...bad.slice(0, 1)],
    rating: score.toFixed(1),
    starRating: score,
    editorsChoice: score >= 4.5,
    ...(score >= 4.5 ? { editorsChoiceDate: published } : {}),
    preferredProductName: product.name,
    subRatings: subRatingsFor(score, facts),
    relatedProduct: {
      id: `product-${slug}`,
      manufacturer: {
        id: `maker-${slugOf(product.maker)}`,
        name: product.maker,
        slug: slugOf(product.maker),
      },
      product: {
        name: product.name,
        slug,
        msrp: product.price,
        topic: lexicon.topic,
        modelYear: String(date.getUTCFullYear()),
        shortSpecs: sheet.specs.map(({ name, value }) => `${name}: ${value}`),
      },
      resellers: sheet.offers.map((offer, index) => ({
        id: `${slug}-offer-${index + 1}`,
        name: offer.offerMerchant ?? product.maker,
        ...(offer.offerPrice === undefined ? {} : { price: offer.offerPrice }),
        url: offerLink(offer) ?? shopUrl(product.maker, product.name),
        // The maker's own shop is named last, whatever it asks.
        weight: offer.offerMerchant === product.maker ? 0 : sheet.offers.length - index,
      })),
      seoUrl: { route: 'review', reviewType: 'review', slug, slugType: 'product' },
    },
  };
}
