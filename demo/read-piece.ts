import { articleTypes } from '#content/entities/article.ts';
import { storyPriorities } from '#content/entities/story-types.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { defaultStages } from '#content/rules/stages/stages.ts';
import type { SeedStory } from '#content/seed.ts';
import { authorIds } from './authors/authors.ts';
import { asShortcodeData } from './embed-id.ts';
import { withLiveTimes, withPostDates } from './live-times.ts';
import { pictureNamed, productPictureCount, productPictureOf } from './picture.ts';
import { bodyOfPiece, type PieceBody } from './piece-body.ts';
import { type PieceFields, readFields } from './piece-fields.ts';
import { splitPiece } from './piece-source.ts';
import { hashOf } from './random.ts';
import { shopUrl } from './shop-url.ts';
import { slugOf } from './slug.ts';
import { leadPictureOf } from './story-pictures.ts';
import { isTopic } from './topics/topics.ts';

const hour = 3_600_000;

/**
 * A hand-written piece as a story. Errors name the file and the line.
 * @example
 * readPiece('demo/pieces/quiet-laptops.md', text, new Date());
 */
export function readPiece(file: string, source: string, now: Date): SeedStory {
  const { fields, blocks } = splitPiece(file, source);
  const read = readFields(file, fields);
  const [topic = ''] = read.list('topics');
  const body = bodyOfPiece(file, { slug: read.text('slug'), topic }, blocks);
  return { story: storyOf(read, body, now), ...stateOf(read, now), ...workOf(read, now) };
}

function workOf(read: PieceFields, now: Date): Pick<SeedStory, 'work'> {
  if (!read.has('stage')) return {};
  const stages = defaultStages.map(({ id }) => id);
  const dueInHours = read.number('dueInHours', -48, 24 * 60);
  return {
    work: {
      stage: read.oneOf('stage', stages),
      ...(dueInHours === undefined
        ? {}
        : { dueAt: new Date(now.getTime() + dueInHours * hour).toISOString() }),
      ...(read.has('priority') ? { priority: read.oneOf('priority', storyPriorities) } : {}),
    },
  };
}

function stateOf(read: PieceFields, now: Date): Omit<SeedStory, 'story'> {
  const state = read.has('state')
    ? read.oneOf('state', ['published', 'draft', 'scheduled', 'withdrawn'])
    : 'published';
  if (state === 'scheduled') return { state, publishAt: publishAt(read, now) };
  if (state !== 'published') return { state };
  const formerSlugs = read.list('formerSlugs');
  return {
    state,
    popularity: read.number('popularity', 0, 1000) ?? 400,
    ...(formerSlugs.length > 0 ? { formerSlugs } : {}),
  };
}

function publishAt(read: PieceFields, now: Date): string {
  const inHours = read.number('inHours', 0, 24 * 60);
  if (inHours === undefined) throw read.wrong('inHours', 'is missing');
  return new Date(now.getTime() + inHours * hour).toISOString();
}

function storyOf(read: PieceFields, body: PieceBody, now: Date): SeedStory['story'] {
  const written = datesOf(read, now);
  const start = withLiveTimes(body.embeds, new Date(written.datePublished ?? written.dateUpdated));
  const datePublished = start.toISOString();
  const dates = written.datePublished
    ? { ...written, datePublished, displayDatePublished: datePublished }
    : written;
  withPostDates(body.embeds, datePublished);
  const shared = { ...wordsOf(read), ...peopleOf(read), ...dates, ...pictureOf(read) };
  switch (read.oneOf('kind', ['article', 'review', 'gallery', 'video'])) {
    case 'article':
      return {
        kind: 'article',
        ...shared,
        dek: read.maybe('dek'),
        promoHed: read.maybe('promoHed'),
        titleEmphasis: read.maybe('titleEmphasis'),
        type: read.has('type') ? read.oneOf('type', articleTypes) : undefined,
        layoutName: read.maybe('layoutName'),
        minutesNeeded: read.number('minutes', 1, 1440),
        needs: read.has('needs') ? read.items('needs') : undefined,
        body: body.html,
        additionalShortcodeData: asShortcodeData(body.embeds),
        shortcodeTags: body.embedTypes,
        listicles: body.listicles,
        reviewCards: body.reviewCards,
        wordCount: body.wordCount,
        // A paid story sells nothing beside itself.
        suppressAds: isSponsored({ section: shared.section, topics: shared.topics }),
      };
    case 'review':
      return {
        kind: 'review',
        ...shared,
        dek: read.maybe('dek'),
        promoHed: read.maybe('promoHed'),
        ...verdictOf(read, datePublished),
        ...productOf(read, shared.slug),
        body: body.html,
        additionalShortcodeData: asShortcodeData(body.embeds),
        wordCount: body.wordCount,
      };
    case 'gallery':
      return { kind: 'gallery', ...shared, dek: read.maybe('dek'), items: body.galleryItems };
    case 'video':
      return {
        kind: 'video',
        ...shared,
        description: read.maybe('dek'),
        duration: read.number('duration', 1, 86_400) ?? 360,
        transcripts: [
          { id: `transcript-${shared.slug}`, videoId: shared.id, format: 'text', data: body.plainText },
        ],
      };
  }
}

function wordsOf(read: PieceFields) {
  const slug = read.text('slug');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw read.wrong('slug', 'is not lowercase words and hyphens');
  const topics = read.list('topics');
  for (const topic of topics) if (!isTopic(topic)) throw read.wrong('topics', `names no topic "${topic}"`);
  if (topics.length === 0) throw read.wrong('topics', 'is empty');
  return {
    id: `piece-${slug}`,
    slug,
    title: read.text('title'),
    section: read.maybe('section'),
    topics: topics.map((topic, index) => ({ slug: topic, primary: index === 0 })),
    tags: read.list('tags'),
    collections: read.list('collections'),
  };
}

function peopleOf(read: PieceFields) {
  const names = [read.text('author'), ...read.list('moreAuthors')];
  for (const name of names) {
    if (!authorIds.has(name)) throw read.wrong('author', `names no author "${name}"`);
  }
  const [authorId, ...moreAuthorIds] = names;
  return { authorId, moreAuthorIds };
}

function datesOf(
  read: PieceFields,
  now: Date,
): { datePublished?: string; displayDatePublished?: string; dateUpdated: string } {
  if (read.maybe('state') === 'draft') return { dateUpdated: now.toISOString() };
  if (read.maybe('state') === 'scheduled') {
    const date = publishAt(read, now);
    return { datePublished: date, displayDatePublished: date, dateUpdated: now.toISOString() };
  }
  const hoursAgo = read.number('hoursAgo', 0, 24 * 600);
  if (hoursAgo === undefined) throw read.wrong('hoursAgo', 'is missing');
  const date = new Date(now.getTime() - hoursAgo * hour).toISOString();
  return { datePublished: date, displayDatePublished: date, dateUpdated: date };
}

function pictureOf(read: PieceFields) {
  // A review shows the product itself; its scene stands in the text.
  const caption = read.maybe('pictureCaption');
  if (read.has('draw')) {
    const words = { alt: read.text('pictureAlt'), ...(caption ? { caption } : {}) };
    const image = leadPictureOf(read.text('slug'), words) ?? productPicture(read);
    return image ? { image } : {};
  }
  const key = read.has('productPicture') ? 'productPicture' : 'picture';
  const image = pictureNamed(key === 'productPicture' ? `products/${read.text(key)}` : read.text(key));
  if (!image) throw read.wrong(key, 'is not the name of a picture in the set');
  if (key === 'productPicture') return { image };
  return { image: { ...image, alt: read.maybe('pictureAlt') ?? image.alt, ...(caption ? { caption } : {}) } };
}

/** A review whose own picture is not drawn yet shows a product of its shelf. */
function productPicture(read: PieceFields) {
  const [topic = ''] = read.list('topics');
  if (read.text('kind') !== 'review') return undefined;
  return productPictureOf(
    topic,
    Math.abs(hashOf(read.text('slug'))) % Math.max(1, productPictureCount(topic)),
  );
}

function verdictOf(read: PieceFields, published: string) {
  const starRating = read.number('starRating', 0, 5) ?? read.number('rating', 0, 5);
  const subRatings = read.items('subRatings').map((item, index) => {
    const [, name, rating] = /^(.+) (\d(?:\.\d)?)$/.exec(item) ?? [];
    if (!name || !rating || Number(rating) > 5) throw read.wrong('subRatings', `cannot read "${item}"`);
    return { id: `sub-${index + 1}`, name, rating: Number(rating) };
  });
  return {
    starRating,
    rating: starRating?.toFixed(1),
    good: read.items('good'),
    bad: read.items('bad'),
    bottomLine: read.maybe('bottomLine'),
    keyTakeaways: read.items('keyTakeaways'),
    ...choiceOf(read, starRating, published),
    preferredProductName: read.maybe('preferredProductName'),
    subRatings,
  };
}

/** The editors say so; where they say nothing, the score does. The mark counts from the day of the review. */
function choiceOf(read: PieceFields, starRating: number | undefined, published: string) {
  const isChoice = read.has('editorsChoice')
    ? read.oneOf('editorsChoice', ['true', 'false']) === 'true'
    : (starRating ?? 0) >= 4.5;
  return isChoice ? { editorsChoice: true, editorsChoiceDate: published } : { editorsChoice: false };
}

/** `offers: Parcelry 1199 | Halden 1249`: shops in the order we name them, the last part their price. */
function productOf(read: PieceFields, slug: string) {
  const name = read.maybe('preferredProductName');
  if (!name) return {};
  const maker = read.text('maker');
  const resellers = read.items('offers').map((item, index, all) => {
    const [, merchant, price] = /^(.+) (\d+)$/.exec(item) ?? [];
    if (!merchant || !price) throw read.wrong('offers', `cannot read "${item}"`);
    return {
      id: `${slug}-offer-${index + 1}`,
      name: merchant,
      price: Number(price),
      url: shopUrl(merchant, name),
      weight: all.length - index,
    };
  });
  return {
    relatedProduct: {
      id: `product-${slug}`,
      manufacturer: { id: `maker-${slugOf(maker)}`, name: maker, slug: slugOf(maker) },
      product: {
        name,
        slug,
        msrp: read.number('msrp', 0, 100_000),
        modelYear: read.maybe('modelYear'),
        shortSpecs: read.items('specs'),
      },
      resellers,
      seoUrl: { route: 'review', reviewType: 'review', slug, slugType: 'product' },
    },
  };
}
