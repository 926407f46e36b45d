import type { Embed } from '#content/entities/embed.ts';
import type { SeedStory } from '#content/seed.ts';
import { slugOfName, writersOf } from '#demo/authors/authors.ts';
import { outsideWriters } from '#demo/authors/outside-writers.ts';
import type { ProductRecord } from '#demo/products/product-record.ts';
import {
  britishSpellings,
  brokenNumbers,
  fillerWords,
  gamblingWords,
  realNames,
} from '#demo/prose-checks.ts';
import { linksToTheFuture, liveProblems } from './calendar.ts';
import { missingNumbers } from './headline-numbers.ts';
import { wornPhrasesIn } from './phrases.ts';
import { productFinder, wrongPrices, wrongRecords } from './product-facts.ts';
import { bodyTextOf, proseOf } from './sentences.ts';
import { sharedSkeletons } from './skeletons.ts';

type Story = SeedStory['story'];

export interface Problem {
  slug: string;
  message: string;
}

/** Topics that carry a real company's name: advice about its products may use it. */
const namedAfterCompanies = new Set(['amazon', 'apple', 'google', 'microsoft', 'windows']);

const guests = new Set(outsideWriters.map(({ name }) => slugOfName(name)));

/** How many words of prose a story has, by what it is. */
function lengthOf(story: Story): [least: number, most: number] | undefined {
  if (story.kind === 'review') return [500, 900];
  if (story.kind !== 'article') return undefined;
  if (story.layoutName === 'live-blog') return undefined;
  if (story.layoutName === 'longform') return [1200, 2500];
  switch (story.type) {
    case 'best-list':
      return [500, 1400];
    case 'deals':
      return [180, 450];
    case 'infographic':
      return [120, 500];
    case 'guide':
    case 'academy':
    case 'misc-commerce':
      return [400, 900];
    case 'gift-guide':
    case 'review-multi':
      return [450, 1000];
    case 'custom':
      return [300, 1000];
    case 'product-promo':
    case 'review-single':
      return [300, 900];
  }
  return story.section === 'news' ? [250, 500] : [420, 1750];
}

function lengthProblems({ story, state }: SeedStory): string[] {
  const words = proseOf(story).join(' ').split(/\s+/).filter(Boolean).length;
  const range = state === 'published' ? lengthOf(story) : undefined;
  if (!range || (words >= range[0] && words <= range[1])) return [];
  return [`has ${words} words; ${range[0]} to ${range[1]} suit what it is`];
}

function bylineProblems(story: Story): string[] {
  const [topic] = story.topics ?? [];
  const { authorId } = story;
  if (!authorId || !topic || guests.has(authorId) || topic.slug === 'infographic') return [];
  const topics = (story.topics ?? []).map(({ slug }) => slug);
  const isOnBeat = topics.some((slug) => writersOf(slug).includes(authorId));
  return isOnBeat ? [] : [`${authorId} writes about none of ${topics.join(', ')}`];
}

const ownLink =
  /(?:href="|"url":\s*"|Url":\s*")(\/(?:article|in-depth|product|pictures|video|paid-content|education|finance|home-and-office)\/[^"#?]*)/g;

const linkedUrls = (story: Story) =>
  [...JSON.stringify(story).replaceAll('\\"', '"').matchAll(ownLink)].map(([, url = '']) => url);

const slugIn = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';

function linkProblems(urls: readonly string[], slugs: ReadonlySet<string>): string[] {
  return urls.filter((url) => !slugs.has(slugIn(url))).map((url) => `links to ${url}, which does not exist`);
}

function wordProblems(story: Story, text: string): string[] {
  const topics = (story.topics ?? []).map(({ slug }) => slug);
  const mayNameCompanies =
    topics.some((topic) => namedAfterCompanies.has(topic)) ||
    ('section' in story && story.section === 'how-to');
  const found = [
    ...wornPhrasesIn(text),
    ...[gamblingWords, britishSpellings, fillerWords, brokenNumbers].flatMap(
      (words) => words.exec(text)?.[0] ?? [],
    ),
    ...(mayNameCompanies ? [] : (realNames.exec(text)?.[0] ?? [])),
  ];
  return [found].flat().map((word) => `says “${word}”`);
}

function dealProblems(story: Story, text: string): string[] {
  if (story.kind !== 'article' || story.type !== 'deals') return [];
  const buttons = Object.values((story.additionalShortcodeData ?? {}) as Record<string, Embed>).filter(
    ({ type }) => type === 'buyButton',
  );
  return [
    ...(buttons.length > 0 ? [] : ['is a deal without a button to buy it']),
    ...(/ninety days|90 days/i.test(text)
      ? []
      : ['is a deal that does not name the lowest price of ninety days']),
  ];
}

/** Everything the checks find in the written stories; `others` are addresses that exist beside them. */
export function checkStories(
  stories: readonly SeedStory[],
  products: readonly ProductRecord[],
  others: Iterable<string> = [],
): Problem[] {
  const records = new Map(products.map((record) => [record.name, record]));
  const find = productFinder(records);
  const published = new Map(
    stories.filter(({ state }) => state === 'published').map(({ story }) => [story.slug, story]),
  );
  const slugs = new Set([...published.keys(), ...others]);
  const own = stories.flatMap((entry) => {
    const { story } = entry;
    const urls = linkedUrls(story);
    const sentences = bodyTextOf(story);
    const dek = 'dek' in story ? (story.dek ?? '') : '';
    const text = sentences.join('\n');
    const withoutDek = sentences.filter((sentence) => !dek.includes(sentence)).join('\n');
    const problems = [
      ...lengthProblems(entry),
      ...bylineProblems(story),
      ...linkProblems(urls, slugs),
      ...(entry.state === 'published' ? linksToTheFuture(story, urls.map(slugIn), published) : []),
      ...liveProblems(story),
      ...wordProblems(story, `${story.title}\n${text}`),
      ...dealProblems(story, text),
      ...missingNumbers(`${story.title} ${dek}`, withoutDek).map(
        (number) => `names ${number} above and never in the text`,
      ),
      ...wrongRecords(story, records),
      ...wrongPrices([story.title, ...sentences], find),
    ];
    return problems.map((message) => ({ slug: story.slug, message }));
  });
  const prose = new Map(stories.map(({ story }) => [story.slug, proseOf(story)]));
  const shared = sharedSkeletons(prose).flatMap(({ skeleton, stories: sharing }) =>
    sharing.map((slug) => ({
      slug,
      message: `shares the sentence “${skeleton}” with ${sharing.filter((other) => other !== slug).join(', ')}`,
    })),
  );
  return [...own, ...shared, ...repeated(products.map(({ name }) => name))];
}

function repeated(names: readonly string[]): Problem[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => ({ slug: 'demo/products', message: `${name} has two records` }));
}
