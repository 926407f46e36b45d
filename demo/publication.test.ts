import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleTypes } from '#content/entities/article.ts';
import { author } from '#content/entities/author.ts';
import { type Embed, embedSchemas, embedTypes } from '#content/entities/embed.ts';
import { innovationTrend } from '#content/entities/innovation-trend.ts';
import { storyInput } from '#content/entities/story-input.ts';
import { layoutDefinition } from '#content/page/layout-definition.ts';
import { isCoverageLive } from '#content/rules/live-blog.ts';
import type { SeedStory } from '#content/seed.ts';
import { staff, writersOf } from './authors/authors.ts';
import { lexicons } from './generated/lexicon/lexicons.ts';
import {
  allTextOf,
  britishSpellings,
  brokenNumbers,
  fillerWords,
  gamblingWords,
  paragraphsOf,
  plainTextOf,
  realNames,
  sharedRuns,
} from './prose-checks.ts';
import { wavelength } from './publication.ts';
import { addressOf } from './story-address.ts';
import { now, seed } from './test/wavelength.ts';

const stories = [...seed.stories];
const published = stories.filter(({ state }) => state === 'published');
const nameOf = ({ story }: SeedStory) => `${story.kind}/${story.slug}`;
const kindOf = (kind: SeedStory['story']['kind']) => published.filter(({ story }) => story.kind === kind);
const byHand = new Set(stories.flatMap(({ story }) => (story.id?.startsWith('piece-') ? story.slug : [])));
const articles = kindOf('article').flatMap(({ story }) => (story.kind === 'article' ? [story] : []));

describe('the size of Wavelength', () => {
  it.each([
    ['articles', articles.length, 600],
    ['reviews', kindOf('review').length, 60],
    ['best lists', articles.filter(({ type }) => type === 'best-list').length, 30],
    ['galleries', kindOf('gallery').length, 40],
    ['videos', kindOf('video').length, 24],
    ['topics', seed.topics.length, 53],
    ['writers', staff.length, 24],
    ['pieces written by hand', stories.filter(({ story }) => story.id?.startsWith('piece-')).length, 30],
    ['companies', new Set(lexicons.flatMap(({ products }) => products.map(({ maker }) => maker))).size, 60],
    ['products', new Set(lexicons.flatMap(({ products }) => products.map(({ name }) => name))).size, 200],
    ['newsletters', seed.newsletters.length, 6],
    ['long reads', articles.filter(({ layoutName }) => layoutName === 'longform').length, 20],
    ['sponsored stories', articles.filter(({ section }) => section === 'sponsored').length, 10],
    ['deals', articles.filter(({ section }) => section === 'deals').length, 30],
    ['how-tos', articles.filter(({ section }) => section === 'how-to').length, 60],
  ])('VAL-02 has enough %s', (_name, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('SM-04 has twelve collections, three of them special features', () => {
    const collections = stories.flatMap(({ story }) => (story.kind === 'collection' ? [story] : []));
    expect(collections).toHaveLength(12);
    expect(collections.filter(({ typeSlug }) => typeSlug === 'special-feature')).toHaveLength(3);
    const named = new Set(stories.flatMap(({ story }) => story.collections ?? []));
    for (const { slug } of collections) expect(named).toContain(slug);
  });

  it('RT-54 every collection and feature has a day of its own, not that on which the demo was loaded', () => {
    const days = stories.flatMap(({ story }) =>
      story.kind === 'collection' || story.kind === 'feature' ? [story.datePublished?.slice(0, 10)] : [],
    );
    expect(days).not.toContain(undefined);
    expect(days).not.toContain(now.toISOString().slice(0, 10));
    expect(new Set(days).size).toBe(days.length);
  });

  it('EN-14 has stories of every article type', () => {
    expect(new Set(articles.flatMap(({ type }) => type ?? []))).toEqual(new Set(articleTypes));
  });

  it('CL-38 follows something live today', () => {
    const live = articles.find(
      ({ layoutName, datePublished }) => layoutName === 'live-blog' && isCoverageLive(datePublished, now),
    );
    const entries = Object.values((live?.additionalShortcodeData ?? {}) as Record<string, Embed>).flatMap(
      (embed) => (embed.type === 'liveEntry' ? [embed.at] : []),
    );
    expect(entries.length).toBeGreaterThan(5);
    for (const at of entries) {
      expect(Date.parse(at)).toBeLessThanOrEqual(now.getTime());
      expect(Date.parse(at)).toBeGreaterThan(now.getTime() - 24 * 3_600_000);
    }
  });

  it('has drafts, stories for later and stories taken back, and none of them is linked', () => {
    const hidden = stories.filter(({ state }) => state !== 'published');
    expect(new Set(hidden.map(({ state }) => state))).toEqual(new Set(['draft', 'scheduled', 'withdrawn']));
    const everything = published.map(allTextOf).join('\n') + JSON.stringify(seed.links);
    for (const { story } of hidden) expect(everything).not.toContain(`/${story.slug}/`);
  });

  it('EN-24 remembers former slugs that no story uses now', () => {
    const former = stories.flatMap(({ formerSlugs }) => formerSlugs ?? []);
    expect(former.length).toBeGreaterThan(5);
    const current = new Set(stories.map(({ story }) => story.slug));
    expect(former.filter((slug) => current.has(slug))).toEqual([]);
  });

  it('spreads stories over the last day and over eighteen months', () => {
    const ages = articles.map(
      ({ datePublished = '' }) => (now.getTime() - Date.parse(datePublished)) / 3_600_000,
    );
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeGreaterThan(24 * 500);
    const hoursToday = new Set(ages.filter((age) => age < 24).map(Math.floor));
    expect(hoursToday.size).toBeGreaterThanOrEqual(12);
  });
});

describe('what Wavelength says', () => {
  it('VAL-02 uses no slug twice within a kind and no title twice at all', () => {
    const slugs = stories.map(nameOf);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    const titles = stories.map(({ story }) => story.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('VAL-02 gives every story the shape the store asks for', () => {
    for (const entry of stories) {
      const parsed = storyInput.safeParse(entry.story);
      expect(parsed.error?.issues, nameOf(entry)).toBeUndefined();
    }
  });

  it('VAL-02 never lets two bodies share a paragraph', () => {
    const texts = new Map(published.map((entry) => [nameOf(entry), paragraphsOf(entry)]));
    const pairs = sharedRuns(texts, 25);
    const quota = Math.floor(texts.size * 0.01);
    expect(pairs.slice(quota)).toEqual([]);
  });

  it.each([
    ['SEO-01 gambling words', gamblingWords],
    ['British spellings', britishSpellings],
    ['unfinished text', fillerWords],
    ['broken numbers', brokenNumbers],
  ])('holds no %s', (_name, words) => {
    const found = stories.flatMap((entry) => words.exec(allTextOf(entry))?.[0] ?? []);
    expect(found).toEqual([]);
  });

  it('names no real company in a story the grammar wrote', () => {
    const generated = stories.filter(({ story }) => !story.id?.startsWith('piece-'));
    const found = generated.flatMap((entry) => {
      const { story } = entry;
      const dek = 'dek' in story ? story.dek : '';
      return realNames.exec(`${story.title} ${dek} ${plainTextOf(entry)}`)?.[0] ?? [];
    });
    expect(found).toEqual([]);
  });

  it('writes bodies of a readable length', () => {
    const short = articles
      .filter(({ id, type }) => id?.startsWith('article-') && type !== 'gift-guide')
      .filter(
        ({ wordCount = 0, layoutName }) => wordCount < 330 || (wordCount > 950 && layoutName !== 'longform'),
      );
    expect(short.map(({ title, wordCount }) => `${wordCount} ${title}`)).toEqual([]);
  });

  it('ART-05 uses every kind of embed, each with data its schema accepts', () => {
    const used = new Set<string>();
    for (const entry of stories) {
      if (!('additionalShortcodeData' in entry.story)) continue;
      for (const embed of Object.values(entry.story.additionalShortcodeData ?? {}) as Embed[]) {
        used.add(embed.type);
        const parsed = embedSchemas[embed.type].safeParse(embed);
        expect(parsed.error?.issues, `${nameOf(entry)} ${embed.type}`).toBeUndefined();
      }
    }
    expect(used).toEqual(new Set(embedTypes));
  });

  it('EN-21 gives every best list listicles with offers', () => {
    for (const { listicles = [], slug } of articles.filter(({ type }) => type === 'best-list')) {
      expect(listicles.length, slug).toBeGreaterThanOrEqual(3);
      expect(listicles.length, slug).toBeLessThanOrEqual(6);
      for (const { merchantOffers = [] } of listicles) {
        expect(merchantOffers.length, slug).toBeGreaterThan(0);
      }
    }
  });

  it('EN-18 fills every gallery with eight to fourteen pictures', () => {
    for (const { story } of kindOf('gallery')) {
      if (story.kind !== 'gallery') continue;
      expect(story.items?.length, story.slug).toBeGreaterThanOrEqual(8);
      expect(story.items?.length, story.slug).toBeLessThanOrEqual(14);
      for (const { image, description } of story.items ?? []) {
        expect(image?.path).toMatch(/\.webp$/);
        expect(description).toBeTruthy();
      }
    }
  });
});

describe('the pictures of Wavelength', () => {
  const dateOf = (story: SeedStory['story']) =>
    ('displayDatePublished' in story ? story.displayDatePublished : undefined) ?? '';
  const newest = published
    .map(({ story }) => story)
    .filter((story) => dateOf(story) !== '')
    .sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
  const lists: [list: string, stories: typeof newest][] = [
    ['latest', newest],
    ...['news', 'how-to', 'deals', 'analysis', 'reviews'].map((section): [string, typeof newest] => [
      section,
      newest.filter((story) => 'section' in story && story.section === section),
    ]),
    ...seed.topics.map(({ slug }): [string, typeof newest] => [
      `topic ${slug}`,
      newest.filter(({ topics = [] }) => topics.some((topic) => topic.slug === slug)),
    ]),
    ['galleries', newest.filter(({ kind }) => kind === 'gallery')],
    ['films', newest.filter(({ kind }) => kind === 'video')],
  ];

  it.each(lists)('never stand beside themselves in %s', (_list, ofList) => {
    for (const [index, { image, slug }] of ofList.entries())
      expect(image?.path, slug).not.toBe(ofList[index + 1]?.image?.path);
  });

  it.each(lists)('repeat little on a screen of %s', (list, ofList) => {
    const screen = ofList.slice(0, 20).map(({ image }) => image?.path);
    // A topic is about one thing, and there are only so many ways to look at a television.
    const least = list.startsWith('topic ') ? screen.length * 0.6 : screen.length - 2;
    expect(new Set(screen).size).toBeGreaterThanOrEqual(least);
  });

  it('differ within every gallery', () => {
    for (const { story } of kindOf('gallery')) {
      if (story.kind !== 'gallery') continue;
      const paths = story.items?.map(({ image }) => image?.path) ?? [];
      expect(new Set(paths).size, story.slug).toBe(paths.length);
      expect(paths, story.slug).toContain(story.image?.path);
    }
  });

  it('are not shown again in the text below them', () => {
    for (const { image, slug, additionalShortcodeData } of articles)
      if (image?.path && !byHand.has(slug))
        expect(JSON.stringify(additionalShortcodeData ?? {}), slug).not.toContain(`"path":"${image.path}"`);
  });
});

it('has films of many lengths, from a few seconds to most of a minute', () => {
  const lengths = kindOf('video').flatMap(({ story }) =>
    story.kind === 'video' ? (story.duration ?? 0) : [],
  );
  expect(new Set(lengths).size).toBeGreaterThanOrEqual(10);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(40);
});

/** Videos and sound are files of the demo. */
const isClip = (url: string) =>
  url.startsWith('/media/clips/') && existsSync(join(import.meta.dirname, 'clips/set', url.slice(13)));

describe('how Wavelength holds together', () => {
  const addresses = new Set([
    ...published.map(({ story }) => addressOf(story)),
    ...seed.topics.map(({ slug }) => `/topic/${slug}/`),
  ]);

  it('HD-23 HD-24 links the header to stories that exist: nine in three groups, sixteen on four shelves', () => {
    const [trending, guides] = seed.links.map(({ list }) => list.items ?? []);
    expect(trending).toHaveLength(9);
    expect(new Set(trending?.map(({ label }) => label)).size).toBe(3);
    expect(guides).toHaveLength(16);
    expect(new Set(guides?.map(({ label }) => label)).size).toBe(4);
    for (const { linkUrl } of [...(trending ?? []), ...(guides ?? [])]) expect(addresses).toContain(linkUrl);
  });

  it('VAL-02 names only people, topics, tags and stories that exist', () => {
    const people = new Set(seed.authors.map(({ id }) => id));
    const topics = new Set(seed.topics.map(({ slug }) => slug));
    const tags = new Set(seed.tags.map(({ slug }) => slug));
    const wrong = stories.flatMap((entry) => {
      const { story } = entry;
      const links = [...allTextOf(entry).matchAll(/(?:href=\\"|"url":")(\/[^"\\]*)/g)].map(
        ([, url = '']) => url,
      );
      return [
        ...[story.authorId, ...(story.moreAuthorIds ?? [])].filter((id) => id && !people.has(id)),
        ...(story.topics ?? []).filter(({ slug }) => !topics.has(slug)).map(({ slug }) => slug),
        ...(story.tags ?? []).filter((tag) => !tags.has(tag)),
        ...links.filter((url) => !addresses.has(url) && !isClip(url)),
      ].map((name) => `${nameOf(entry)}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('EN-06 gives every writer a portrait, a biography and a beat, and every topic a writer', () => {
    for (const { bio, expertise, beat, name } of staff) {
      const words = bio.split(/\s+/).length;
      expect(words, name).toBeGreaterThanOrEqual(60);
      expect(words, name).toBeLessThanOrEqual(90);
      expect(expertise && beat.length > 0, name).toBeTruthy();
    }
    expect(seed.authors.filter(({ image }) => image?.path?.startsWith('portraits/')).length).toBe(
      staff.length,
    );
    for (const value of seed.authors) expect(author.safeParse(value).success).toBe(true);
    for (const { topic } of lexicons) expect(writersOf(topic).length, topic).toBeGreaterThan(0);
  });

  it('CL-23 CL-25 has a partner contributor and a writer without a bureau', () => {
    expect(seed.authors.some(({ profile }) => profile?.title === 'Partner Contributor')).toBe(true);
    expect(seed.authors.some(({ bureau }) => bureau === undefined)).toBe(true);
  });

  it('draws twenty trends, each with twelve months that end today', () => {
    expect(seed.trends).toHaveLength(20);
    for (const trend of seed.trends) {
      const parsed = innovationTrend.parse(trend);
      expect(parsed.history).toHaveLength(12);
      expect(parsed.history.at(-1)).toBe(parsed.value);
    }
  });

  it('CP-01 has a valid layout for every kind of page it publishes', () => {
    for (const value of seed.layouts) {
      const parsed = layoutDefinition.safeParse(value);
      expect(parsed.error?.issues, `${value.pageType}/${value.slug}`).toBeUndefined();
    }
    const pages = new Set(seed.layouts.map(({ pageType, slug }) => `${pageType}/${slug}`));
    for (const page of ['front-door/home', 'article/*', 'topic/*', 'author/*', 'header/us', 'footer/us'])
      expect(pages).toContain(page);
  });

  it('is the same publication for the same seed and moment, and another for another seed', () => {
    const again = JSON.stringify([...wavelength({ now, articles: 60 }).stories]);
    expect(JSON.stringify([...wavelength({ now, articles: 60 }).stories])).toBe(again);
    expect(JSON.stringify([...wavelength({ now, articles: 60, seed: 'tide' }).stories])).not.toBe(again);
  });

  it('writes a large archive one story at a time, without using a slug twice', () => {
    const large = wavelength({ now, articles: 1600 });
    const slugs = new Set<string>();
    let count = 0;
    for (const entry of large.stories) {
      slugs.add(nameOf(entry));
      count += 1;
    }
    expect(count).toBe(large.storyCount);
    expect(slugs.size).toBe(count);
  });
});
