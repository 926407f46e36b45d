import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { guideLinksName, trendingLinksName } from './layouts/header-footer.ts';
import { addressOf } from './story-address.ts';

type Article = Extract<SeedStory['story'], { kind: 'article' }>;
type Link = { label: string; linkText: string; linkUrl: string };

function articlesIn(stories: readonly SeedStory[]): (SeedStory & { story: Article })[] {
  return stories.filter(
    (entry): entry is SeedStory & { story: Article } =>
      entry.state === 'published' && entry.story.kind === 'article',
  );
}

function toLink(label: string, { story }: { story: Article }): Link {
  return { label, linkText: story.promoHed ?? story.title, linkUrl: addressOf(story) };
}

function newest(a: { story: Article }, b: { story: Article }): number {
  return (b.story.datePublished ?? '').localeCompare(a.story.datePublished ?? '');
}

/** Three groups of three: what is read, what is long, what helps. */
function trendingLinks(stories: readonly SeedStory[]): Link[] {
  const all = articlesIn(stories).filter(({ story }) => story.section !== 'sponsored');
  const read = [...all].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)).slice(0, 3);
  const deep = all.filter(({ story }) => story.layoutName === 'longform').sort(newest);
  const help = all.filter(({ story }) => story.type === 'guide').sort(newest);
  return [
    ...read.map((entry) => toLink('Most read', entry)),
    ...deep
      .filter((entry) => !read.includes(entry))
      .slice(0, 3)
      .map((entry) => toLink('In depth', entry)),
    ...help
      .filter((entry) => !read.includes(entry))
      .slice(0, 3)
      .map((entry) => toLink('How to', entry)),
  ];
}

const guideShelves: readonly [label: string, topics: readonly string[]][] = [
  ['Computing', ['laptops', 'pcs', 'tablets', 'networking', 'printers']],
  ['Sound and screens', ['headphones', 'tvs', 'speakers', 'gaming', 'streaming-devices']],
  ['Phones and wearables', ['smartphones', 'smart-watches', 'wearables', 'mobile-accessories']],
  [
    'Home, work and safety',
    ['kitchen-household', 'office-furniture', 'smart-home', 'vpn', 'password-manager'],
  ],
];

/** Four shelves of four guides. */
function guideLinks(stories: readonly SeedStory[]): Link[] {
  const guides = articlesIn(stories).filter(({ story }) => story.type === 'best-list');
  return guideShelves.flatMap(([label, topics]) =>
    topics
      .flatMap((topic) => guides.find(({ story }) => story.topics?.[0]?.slug === topic) ?? [])
      .slice(0, 4)
      .map((entry) => toLink(label, { story: { ...entry.story, promoHed: shortened(entry.story) } })),
  );
}

/** "The best laptops you can buy right now" is too long for a menu. */
function shortened({ promoHed, title }: Article): string {
  return (
    promoHed ??
    title.replace(/^The best/, 'Best').replace(/ (?:you can buy|for most people|of \d{4}|in \d{4}).*$/, '')
  );
}

export function headerLinks(stories: readonly SeedStory[]): PublicationSeed['links'] {
  return [
    {
      name: trendingLinksName,
      edition: 'us',
      list: { componentLabel: 'Trending', items: trendingLinks(stories) },
    },
    {
      name: guideLinksName,
      edition: 'us',
      list: { componentLabel: 'Buying Guides', items: guideLinks(stories) },
    },
  ];
}
