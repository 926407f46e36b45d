import { describe, expect, it } from 'vitest';
import type { SeedStory } from '#content/seed.ts';
import { handWritten } from '#demo/pieces.ts';
import type { ProductRecord } from '#demo/products/product-record.ts';
import { allProducts } from '#demo/products/products.ts';
import { now } from '#demo/test/wavelength.ts';
import { linksToTheFuture, liveProblems } from './calendar.ts';
import { checkStories } from './check-stories.ts';
import { missingNumbers } from './headline-numbers.ts';
import { wornPhrasesIn } from './phrases.ts';
import { productFinder, wrongPrices } from './product-facts.ts';
import { sentencesIn } from './sentences.ts';
import { sharedSkeletons, skeletonOf } from './skeletons.ts';

it.each([
  ['Dr. Ito left. She took J. Marsh along.', ['Dr. Ito left.', 'She took J. Marsh along.']],
  ['“It broke.” She sighed.', ['“It broke.”', 'She sighed.']],
  ['It costs $4.50 today.', ['It costs $4.50 today.']],
])('splits %j into sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

it.each([
  ['Halden sold 40 laptops in Ohio last week.', 'halden sold # laptops in @ last week'],
  ['The clinic in Ada lost twenty-two computers on Monday.', 'the clinic in @ lost # computers on @'],
  ['It does not.', undefined],
])('masks names and numbers of %j', (sentence, skeleton) => {
  expect(skeletonOf(sentence)).toBe(skeleton);
});

it('finds a sentence that three stories fill in, and allows two', () => {
  const of = (name: string, count: number) => [
    `New staff at ${name} hear that sentence ${count} times a day.`,
  ];
  const two = new Map([
    ['one', of('Halden', 3)],
    ['two', of('Orrin', 40)],
  ]);
  expect(sharedSkeletons(two)).toEqual([]);
  expect(sharedSkeletons(new Map([...two, ['three', of('Tern', 7)]]))).toMatchObject([
    { stories: ['one', 'three', 'two'] },
  ]);
});

it.each([
  ['Seven settings for $1,149', 'There are seven. It costs $1,149.', []],
  ['Twenty-one days', 'After 21 days', []],
  ['A bill of 16 lines', 'It has fifteen lines.', [16]],
])('looks for the numbers of %j in the text', (headline, text, missing) => {
  expect(missingNumbers(headline, text)).toEqual(missing);
});

describe('the calendar', () => {
  type Story = SeedStory['story'];
  const story = (slug: string, section: string, datePublished: string, more: object = {}) =>
    ({ kind: 'article', slug, section, datePublished, ...more }) as Story;
  const news = story('news', 'news', '2026-11-02T10:00:00Z');
  const published = new Map(
    [
      news,
      story('older', 'news', '2026-11-01T10:00:00Z'),
      story('newer', 'opinion', '2026-11-03T10:00:00Z'),
      story('guide', 'how-to', '2026-11-03T10:00:00Z'),
    ].map((entry) => [entry.slug, entry]),
  );

  it('lets a story link back, and forward to guides only', () => {
    expect(linksToTheFuture(news, ['older', 'guide', 'newer'], published)).toEqual([
      'links to newer, which is newer and no guide',
    ]);
  });

  it.each([
    ['eight in order', [8, 7, 6, 5, 4, 3, 2, 1], []],
    ['too few', [2, 1], ['has 2 live entries, not 8 to 16']],
    ['one out of order', [8, 7, 6, 5, 4, 3, 1, 2], ['has live entries out of order']],
  ])('counts live entries: %s', (_, hours, problems) => {
    const embeds = hours.map((hour, index) => [
      `e${index}`,
      { type: 'liveEntry', at: `2026-11-02T0${hour}:00:00Z` },
    ]);
    const live = { layoutName: 'live-blog', additionalShortcodeData: Object.fromEntries(embeds) };
    expect(liveProblems(story('live', 'news', '2026-11-02T01:00:00Z', live))).toEqual(problems);
  });
});

describe('prices', () => {
  const orrin: ProductRecord = {
    name: 'Orrin 9',
    maker: 'Orrin',
    price: 1149,
    otherPrices: { 49: 'the case' },
  };
  const plus: ProductRecord = { name: 'Orrin 9 Plus', maker: 'Orrin', price: 1299 };
  const find = productFinder(new Map([orrin, plus].map((record) => [record.name, record])));

  it.each([
    ['The Orrin 9 costs $1,149, its case $49.', 0],
    ['The Orrin 9 costs $1,199.', 1],
    ['The Orrin 9 Plus costs $1,149.', 1],
    ['Orrin earned $4 million with the Orrin 9.', 0],
  ])('of %j are checked against the record', (sentence, wrong) => {
    expect(wrongPrices([sentence], find)).toHaveLength(wrong);
  });
});

it.each(['a testament to patience', 'it is seamless', 'one — two', 'Here’s the thing'])(
  'finds the worn phrase in %j',
  (text) => {
    expect(wornPhrasesIn(text)).not.toEqual([]);
  },
);

describe('a written story that is changed', () => {
  type Review = Extract<SeedStory['story'], { kind: 'review' }>;
  const stories = handWritten(now);

  async function findingsAfter(...changes: ((review: Review) => void)[]): Promise<string> {
    const changed = structuredClone(stories);
    const review = changed
      .map(({ story }) => story)
      .find((story): story is Review => story.slug === 'orrin-9');
    if (!review) throw new Error('the review is missing');
    for (const change of changes) change(review);
    return checkStories(changed, await allProducts())
      .filter(({ slug }) => slug === 'orrin-9')
      .map(({ message }) => message)
      .join('\n');
  }

  const changes: readonly [what: string, change: (review: Review) => void, finding: string][] = [
    ['score', (review) => Object.assign(review, { starRating: 4 }), 'score 4'],
    [
      'byline',
      (review) => Object.assign(review, { authorId: 'oskar-nyberg' }),
      'oskar-nyberg writes about none',
    ],
    ['headline', (review) => Object.assign(review, { title: 'Orrin 9 review: 17 days' }), 'names 17 above'],
    [
      'link',
      (review) => Object.assign(review, { body: `${review.body}<a href="/article/nothing/">x</a>` }),
      '/article/nothing/',
    ],
  ];
  /** After all of them, because a check reads all stories. */
  let findings: Promise<string> | undefined;

  it.each(changes)('is found by its %s', async (_what, _change, finding) => {
    findings ??= findingsAfter(...changes.map(([, change]) => change));
    expect(await findings).toContain(finding);
  });

  it('is found by its length', async () => {
    const short = (review: Review) => Object.assign(review, { body: '<p>Short.</p>' });
    expect(await findingsAfter(short)).toContain('has 1 words');
  });
});
