import { articleTypes } from '#content/entities/article.ts';
import type { SeedStory } from '#content/seed.ts';
import { authorIds } from './authors/authors.ts';
import { asShortcodeData } from './embed-id.ts';
import { withLiveTimes } from './live-times.ts';
import { pictureNamed } from './picture.ts';
import { bodyOfPiece, type PieceBody } from './piece-body.ts';
import { type PieceFields, readFields } from './piece-fields.ts';
import { splitPiece } from './piece-source.ts';
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
  const slug = read.text('slug');
  const body = bodyOfPiece(file, slug, blocks);
  return {
    story: storyOf(read, body, now),
    state: 'published',
    popularity: read.number('popularity', 0, 1000) ?? 400,
  };
}

function storyOf(read: PieceFields, body: PieceBody, now: Date): SeedStory['story'] {
  const dates = datesOf(read, now);
  withLiveTimes(body.embeds, new Date(dates.datePublished));
  const shared = { ...wordsOf(read), ...peopleOf(read), ...dates, ...pictureOf(read) };
  switch (read.oneOf('kind', ['article', 'review', 'gallery', 'video'])) {
    case 'article':
      return {
        kind: 'article',
        ...shared,
        dek: read.maybe('dek'),
        promoHed: read.maybe('promoHed'),
        type: read.has('type') ? read.oneOf('type', articleTypes) : undefined,
        layoutName: read.maybe('layoutName'),
        body: body.html,
        additionalShortcodeData: asShortcodeData(body.embeds),
        shortcodeTags: body.embedTypes,
        listicles: body.listicles,
        reviewCards: body.reviewCards,
        wordCount: body.wordCount,
        // A paid story sells nothing beside itself.
        suppressAds: read.maybe('section') === 'sponsored',
      };
    case 'review':
      return {
        kind: 'review',
        ...shared,
        dek: read.maybe('dek'),
        promoHed: read.maybe('promoHed'),
        ...verdictOf(read),
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

function datesOf(read: PieceFields, now: Date) {
  const hoursAgo = read.number('hoursAgo', 0, 24 * 600);
  if (hoursAgo === undefined) throw read.wrong('hoursAgo', 'is missing');
  const date = new Date(now.getTime() - hoursAgo * hour).toISOString();
  return { datePublished: date, displayDatePublished: date, dateUpdated: date };
}

function pictureOf(read: PieceFields) {
  const image = pictureNamed(read.text('picture'));
  if (!image) throw read.wrong('picture', 'is not the name of a picture in the set');
  const caption = read.maybe('pictureCaption');
  return { image: { ...image, alt: read.maybe('pictureAlt') ?? image.alt, ...(caption ? { caption } : {}) } };
}

function verdictOf(read: PieceFields) {
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
    editorsChoice: (starRating ?? 0) >= 4.5,
    preferredProductName: read.maybe('product'),
    subRatings,
  };
}
