import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleTypes } from '#content/entities/article.ts';
import { author } from '#content/entities/author.ts';
import { type Embed, embedSchemas, embedTypes } from '#content/entities/embed.ts';
import { innovationTrend } from '#content/entities/innovation-trend.ts';
import { storyInput } from '#content/entities/story-input.ts';
import { layoutDefinition } from '#content/page/layout-definition.ts';
import { isCoverageLive } from '#content/rules/live-coverage.ts';
import { bestOffer, offersOf } from '#content/rules/offers.ts';
import type { SeedStory } from '#content/seed.ts';
import { staff, writersOf } from './authors/authors.ts';
import { checkStories } from './checks/check-stories.ts';
import { newsletters } from './newsletters.ts';
import { handWritten } from './pieces.ts';
import { allProducts } from './products/products.ts';
import {
  allTextOf,
  britishSpellings,
  brokenNumbers,
  fillerWords,
  gamblingWords,
  paragraphsOf,
  sharedRuns,
} from './prose-checks.ts';
import { slugOf } from './slug.ts';
import { addressOf } from './story-address.ts';
import { now, seed, stories } from './test/wavelength.ts';
import { videoTitles } from './videos.ts';

const published = stories.filter(({ state }) => state === 'published');
const nameOf = ({ story }: SeedStory) => `${story.kind}/${story.slug}`;
const kindOf = (kind: SeedStory['story']['kind']) => published.filter(({ story }) => story.kind === kind);
const articles = kindOf('article').flatMap(({ story }) => (story.kind === 'article' ? [story] : []));

describe('the size of Wavelength', () => {
  it.each([
    ['stories', published.filter(({ story }) => story.id?.startsWith('piece-')).length, 160],
    ['reviews', kindOf('review').length, 20],
    ['best lists', articles.filter(({ type }) => type === 'best-list').length, 16],
    ['galleries', kindOf('gallery').length, 10],
    ['videos', kindOf('video').length, 16],
    ['topics', seed.topics.length, 53],
    ['writers', staff.length, 24],
    ['newsletters', seed.newsletters.length, 6],
    ['long reads', articles.filter(({ layoutName }) => layoutName === 'longform').length, 9],
    ['sponsored stories', articles.filter(({ section }) => section === 'sponsored').length, 3],
    ['deals', articles.filter(({ section }) => section === 'deals').length, 5],
    ['how-tos', articles.filter(({ section }) => section === 'how-to').length, 25],
  ])('VAL-02 has enough %s', (_name, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('VAL-02 has three stories at least about every topic that is not the root of a menu', () => {
    const parents = new Set(['tech', 'innovation']);
    const own = Map.groupBy(published, ({ story }) => story.topics?.[0]?.slug);
    const thin = seed.topics.flatMap(({ slug }) =>
      parents.has(slug) || (own.get(slug)?.length ?? 0) >= 3
        ? []
        : [`${slug}: ${own.get(slug)?.length ?? 0}`],
    );
    expect(thin).toEqual([]);
  });

  it('SM-04 has twelve collections, three of them special features', () => {
    const collections = stories.flatMap(({ story }) => (story.kind === 'collection' ? [story] : []));
    expect(collections).toHaveLength(12);
    expect(collections.filter(({ typeSlug }) => typeSlug === 'special-feature')).toHaveLength(3);
    for (const { slug, typeSlug } of collections) {
      const parts = published.filter(({ story }) => story.collections?.includes(slug));
      expect(parts.length, slug).toBeGreaterThanOrEqual(typeSlug === 'special-feature' ? 6 : 4);
    }
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

  it('spreads stories over the last day and over two months', () => {
    const ages = articles.map(
      ({ datePublished = '' }) => (now.getTime() - Date.parse(datePublished)) / 3_600_000,
    );
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeGreaterThan(24 * 50);
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
    expect(pairs).toEqual([]);
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

  it('VAL-02 agrees with itself: sentences, headlines, products, bylines and links', async () => {
    const problems = checkStories(handWritten(now), await allProducts(), videoTitles.map(slugOf));
    expect(problems.map(({ slug, message }) => `${slug} ${message}`)).toEqual([]);
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
    // A publication defines custom embeds itself, and only imports leave what readers do not see.
    const elsewhere = new Set<string>(['custom', 'imported']);
    expect(used).toEqual(new Set(embedTypes.filter((type) => !elsewhere.has(type))));
  });

  it('offers in a story only a newsletter about its subject', () => {
    const offered = stories.flatMap((entry) => {
      if (!('additionalShortcodeData' in entry.story)) return [];
      const { additionalShortcodeData = {}, topics = [] } = entry.story;
      return Object.values(additionalShortcodeData as Record<string, Embed>).flatMap((embed) =>
        embed.type === 'newsletter'
          ? [{ name: nameOf(entry), id: embed.newsletterId, topics: topics.map(({ slug }) => slug) }]
          : [],
      );
    });
    expect(offered.length).toBeGreaterThan(10);
    // An embed without an id leaves the choice to `content/rules/newsletter-for-story.ts`.
    const wrong = offered.filter(({ id, topics }) => {
      const covered = newsletters.find((newsletter) => newsletter.id === id)?.topics ?? [];
      return id && covered.length > 0 && !topics.some((topic) => covered.includes(topic));
    });
    expect(wrong.map(({ name, id, topics }) => `${name}: ${id} for ${topics}`)).toEqual([]);
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

  it('EN-18 fills every gallery with eight to fourteen pictures that say what they show', () => {
    for (const { story } of kindOf('gallery')) {
      if (story.kind !== 'gallery') continue;
      expect(story.items?.length, story.slug).toBeGreaterThanOrEqual(8);
      expect(story.items?.length, story.slug).toBeLessThanOrEqual(14);
      for (const { image, description, facts } of story.items ?? []) {
        expect(image?.path).toMatch(/\.webp$/);
        expect(description).toBeTruthy();
        expect(facts?.shows, story.slug).toBeTruthy();
      }
    }
  });
});

describe('the pictures of Wavelength', () => {
  /** Picks and cards are also listed beside the embeds that hold them. */
  const isCopy = (key: string) => key === 'listicles' || key === 'reviewCards';
  /** A card of another story or video shows the picture of what it leads to. */
  const isCard = (embed: Embed) => embed.type === 'video' || embed.type === 'commercePromo';
  /** The pictures of a story: above it, in its text, in its gallery. */
  const picturesOf = (story: SeedStory['story']) =>
    [
      ...JSON.stringify(story, (key, value) =>
        isCopy(key) || (value?.type && isCard(value)) ? undefined : value,
      ).matchAll(/"path":"((?:scenes|stories|products)\/[^"]+)"/g),
    ].map(([, path = '']) => path);
  const written = published.filter(({ story }) => story.id?.startsWith('piece-') || story.kind === 'video');

  it('are there for every story', () => {
    expect(written.filter(({ story }) => !story.image?.path).map(nameOf)).toEqual([]);
  });

  it('VAL-02 are used for one story each; only products show theirs wherever they are sold', () => {
    const storiesByPicture = new Map<string, string[]>();
    for (const entry of written)
      for (const path of new Set(picturesOf(entry.story)))
        if (!path.startsWith('products/'))
          storiesByPicture.set(path, [...(storiesByPicture.get(path) ?? []), nameOf(entry)]);
    const shared = [...storiesByPicture].filter(([, names]) => names.length > 1);
    expect(shared.map(([path, names]) => `${path}: ${names.join(', ')}`)).toEqual([]);
  });

  it('are not shown twice in one story', () => {
    const repeated = written.flatMap((entry) => {
      const paths = picturesOf(entry.story).filter((path) => !path.startsWith('products/'));
      return new Set(paths).size < paths.length ? [nameOf(entry)] : [];
    });
    expect(repeated).toEqual([]);
  });
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
    const written = new Set(published.flatMap(({ story }) => story.topics?.[0]?.slug ?? []));
    for (const topic of written)
      if (topic !== 'infographic') expect(writersOf(topic).length, topic).toBeGreaterThan(0);
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
});

it('a robotaxi is a car', () => {
  const video = stories.find(({ story }) => story.slug === 'we-rode-a-robotaxi-from-munich-to-nuremberg');
  expect(video?.story.image?.alt).toMatch(/\bcar\b/);
});

it('every guide says what its first choice costs, unless it costs nothing', () => {
  const silent = articles
    .filter(({ type }) => type === 'best-list')
    .flatMap(({ slug, listicles: [pick] = [] }) => {
      const price = pick && bestOffer(offersOf({ usePricing: false, ...pick } as never))?.price;
      return price === undefined && pick?.techProd?.priceSummary?.low !== 1 ? [slug] : [];
    });
  expect(silent).toEqual([]);
});
