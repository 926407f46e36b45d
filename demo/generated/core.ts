import type { SeedStory } from '#content/seed.ts';
import { productPictureCount } from '../picture.ts';
import { type Random, randomOf } from '../random.ts';
import { slugOf } from '../slug.ts';
import { collectionsFor } from './collections.ts';
import { type ArticleKind, articleKinds, kinds } from './grammar/kinds/kinds.ts';
import { writeArticle } from './grammar/write-article.ts';
import { writeBestList } from './grammar/write-best-list.ts';
import { writeGallery } from './grammar/write-gallery.ts';
import { writeReview } from './grammar/write-review.ts';
import { type Lexicon, onSale, type Product } from './lexicon/lexicon.ts';
import { lexiconOf, lexicons } from './lexicon/lexicons.ts';
import type { Newsroom } from './newsroom.ts';

const hour = 3_600_000;
/** Generated stories are older than anything that was written: first pages show what people wrote. */
export const youngestHours = 61 * 24;
export const oldestHours = 548 * 24;

export interface CoreRequest {
  now: Date;
  seed: string;
  newsroom: Newsroom;
  /** How many articles; the usual number is 600, with reviews, guides and galleries on top. */
  articles: number;
  /** Slugs the written stories have already. */
  taken: ReadonlySet<string>;
}

function allowedLexicons(kind: ArticleKind): readonly Lexicon[] {
  const { gear, notGentle } = kinds[kind];
  return lexicons.filter((lexicon) => (!gear || lexicon.gear) && (!notGentle || !lexicon.gentle));
}

const deckByKind = new Map<ArticleKind, readonly Lexicon[]>();

/** Busy topics are in the deck twice; the vocabularies are listed busiest first. */
export function deckFor(kind: ArticleKind): readonly Lexicon[] {
  const known = deckByKind.get(kind);
  if (known) return known;
  const allowed = allowedLexicons(kind);
  const deck = [...allowed, ...allowed.slice(0, Math.ceil(allowed.length / 3))];
  deckByKind.set(kind, deck);
  return deck;
}

/** Popularity fades with age; a few stories are read far more than the rest. */
export function popularityOf(random: Random, ageHours: number): number {
  const fresh = 1 / (1 + ageHours / 48);
  return Math.round((random.next() ** 3 * 600 + 40) * (0.25 + fresh));
}

function published(story: SeedStory['story'], popularity: number): SeedStory {
  return { story, state: 'published', popularity };
}

/** As many as the rules of all kinds ask for together. */
export const usualArticles = articleKinds.reduce((sum, kind) => sum + kinds[kind].count, 0);

/** The list of assignments: every kind as often as its rule says, in a random order. Small publications have a little of each. */
function shuffledKinds(random: Random, articles: number): ArticleKind[] {
  const share = Math.min(1, articles / usualArticles);
  const all = articleKinds.flatMap((kind) =>
    Array.from({ length: Math.max(1, Math.round(kinds[kind].count * share)) }, () => kind),
  );
  return random.some(all, all.length);
}

/** Cards dealt in rounds: every topic of a kind comes up before one comes up again. */
function dealer(seed: string): (kind: ArticleKind) => Lexicon {
  const hands = new Map<ArticleKind, Lexicon[]>();
  let round = 0;
  return (kind) => {
    let hand = hands.get(kind);
    if (!hand || hand.length === 0) {
      const deck = deckFor(kind);
      hand = randomOf(`${seed}/deal/${kind}/${round}`).some(deck, deck.length);
      round += 1;
      hands.set(kind, hand);
    }
    const lexicon = hand.pop();
    if (!lexicon) throw new Error(`No topic for ${kind}`);
    return lexicon;
  };
}

function articlesOf({ now, seed, newsroom, articles }: CoreRequest): SeedStory[] {
  const random = randomOf(`${seed}/articles`);
  const order = shuffledKinds(random, articles);
  const deal = dealer(seed);
  // Oldest first, so that a story can only point to stories that came before it.
  return order.map((kind, index) => {
    const place = (order.length - index) / order.length;
    const ageHours =
      youngestHours + (oldestHours - youngestHours) * place ** 2 * (0.97 + random.next() * 0.03);
    const lexicon = deal(kind);
    const id = `article-${index + 1}`;
    const date = new Date(now.getTime() - ageHours * hour);
    const story = writeArticle({ kind, lexicon, date, id, seed, newsroom });
    story.collections = collectionsFor(lexicon.topic, id);
    return published(story, popularityOf(random, ageHours));
  });
}

const reviewsPerTopic = 4;

/** Every shelf in turn, so that a review always has others of its kind beside it. */
function reviewed({ seed, taken }: CoreRequest): { lexicon: Lexicon; product: Product }[] {
  const random = randomOf(`${seed}/reviews`);
  const shelves = lexicons
    .filter(({ gear }) => gear)
    .map((lexicon) => {
      const free = onSale(lexicon).filter(({ name }) => !taken.has(slugOf(name)));
      // Two reviews of one shelf do not show the same picture.
      const most = Math.min(reviewsPerTopic, productPictureCount(lexicon.topic));
      return random.some(free, most).map((product) => ({ lexicon, product }));
    });
  const rounds = Array.from({ length: reviewsPerTopic }, (_, round) => round);
  return rounds.flatMap((round) =>
    random.some(shelves, shelves.length).flatMap((shelf) => shelf[round] ?? []),
  );
}

function reviews(request: CoreRequest): SeedStory[] {
  const { now, seed, newsroom } = request;
  const random = randomOf(`${seed}/review-dates`);
  const all = reviewed(request);
  return all.map(({ lexicon, product }, index) => {
    const place = (all.length - index - 1) / all.length;
    const ageHours = youngestHours + (place * 60) ** 1.75 * 8.2;
    const date = new Date(now.getTime() - ageHours * hour);
    const story = writeReview({ lexicon, product, date, id: `review-${index + 1}`, seed, newsroom });
    return published(story, popularityOf(random, ageHours) + 30);
  });
}

const bestListTopics: readonly string[] = [
  'smartphones',
  'headphones',
  'tvs',
  'tablets',
  'smart-watches',
  'speakers',
  'networking',
  'gaming',
  'pcs',
  'printers',
  'smart-home',
  'smart-lighting',
  'wearables',
  'yard-outdoors',
  'home-and-office',
  'office-hardware-appliances',
  'streaming-devices',
  'mobile-accessories',
  'ar-vr',
  'password-manager',
  'video-streaming-services',
  'security',
  'smb',
  'finance',
  'education',
  'health',
  'work-life',
  'developer',
  'artificial-intelligence',
  'cloud',
  'enterprise-software',
  'professional-development',
  'laptops',
  'kitchen-household',
  'office-furniture',
  'vpn',
];
const mostBestLists = 30;

function bestLists({ now, seed, newsroom }: CoreRequest): SeedStory[] {
  const random = randomOf(`${seed}/best`);
  return bestListTopics.slice(0, mostBestLists).map((topic, index) => {
    const updatedHours = youngestHours + index * 31;
    const updated = new Date(now.getTime() - updatedHours * hour);
    const story = writeBestList({
      lexicon: lexiconOf(topic),
      updated,
      published: new Date(updated.getTime() - random.int(60, 300) * 24 * hour),
      id: `best-${index + 1}`,
      seed,
      newsroom,
    });
    return published(story, 120 + random.int(0, 260));
  });
}

const mostGalleries = 40;

function galleries({ now, seed, newsroom }: CoreRequest): SeedStory[] {
  const random = randomOf(`${seed}/galleries`);
  return random.some(lexicons, mostGalleries).map((lexicon, index) => {
    const ageHours = youngestHours + index ** 1.6 * 26;
    const date = new Date(now.getTime() - ageHours * hour);
    const story = writeGallery({ lexicon, date, id: `gallery-${index + 1}`, seed, newsroom });
    return published(story, popularityOf(random, ageHours));
  });
}

/** Stories of every kind, few enough to hold in memory. */
export function writeCore(request: CoreRequest): SeedStory[] {
  return [...reviews(request), ...bestLists(request), ...galleries(request), ...articlesOf(request)];
}
