import { layouts } from '#api/test/layouts.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed, stories } from '#api/test/seed.ts';
import { embedTypes } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { usualLayouts, usualTexts } from '#content/layouts/usual-layouts.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { PublicationSeed } from '#content/seed.ts';

/** When everything happens: pages, feeds and sitemaps depend on the day. */
export const surfaceNow = now;

/** The test publication with a value for every part of the configuration that adds something to the public surface. */
export const surfacePublication: Publication = {
  ...publication,
  locales: [...publication.locales, { code: 'uk', label: 'United Kingdom', language: 'en-GB' }],
  externalEditions: [{ code: 'de', label: 'Germany', language: 'de', url: 'https://testsite.de.example/' }],
  menus: {
    shelf: [
      {
        linkText: 'Laptops',
        topicSlug: 'laptops',
        route: { name: 'topic', params: { slug: 'laptops' } },
        trackingName: 'laptops',
        sections: ['tech'],
        subNav: [
          {
            label: 'More',
            size: 1,
            items: [
              { linkText: 'Reviews', route: { name: 'reviews' }, trackingName: 'reviews' },
              { linkText: 'Elsewhere', linkUrl: 'https://elsewhere.example/', trackingName: 'elsewhere' },
            ],
          },
        ],
      },
    ],
    more: { linkText: 'More', trackingName: 'more', subNav: [] },
  },
  footer: {
    columns: [
      {
        name: 'alpha',
        titleKey: 'sections',
        links: [
          { translationKey: 'topics', to: { route: 'topics_door' } },
          { translationKey: 'about', to: { route: 'about' } },
        ],
      },
    ],
    policies: [{ translationKey: 'privacy', to: { route: 'privacy-policy' } }],
  },
  social: [{ name: 'facebook', url: 'https://facebook.example/testsite' }],
  share: { bar: ['facebook', 'comments', 'email'], more: ['reddit', 'linkedin'] },
  experiments: [
    {
      id: 'surfaceTest',
      version: '1',
      startDate: '2026-01-01T00:00:00Z',
      endDate: '2026-12-31T00:00:00Z',
      allocations: [{ percentage: 100, bucket: 'control' }],
      criteria: { pageTypes: ['review'] },
      changesHtml: true,
      seenAt: '/product/slate-review/',
    },
  ],
  videoAds: { tagUrl: '/ads/vast', profile: 'web', contentSource: '1' },
  scripts: [
    {
      tagId: 'consent',
      timing: 'immediate',
      src: '/consent/sdk.js',
      gdprCategory: 'C0001',
      windowVars: ['OneTrust'],
    },
  ],
  consent: { ...publication.consent, regions: [{ places: ['US'], model: 'opt-out' }] },
  adServer: {
    emptyShare: 0,
    sellers: [{ domain: 'network.example', account: 'pub-1', relation: 'DIRECT' }],
  },
  robots: [
    { agents: ['TrainingBot'], purpose: 'training', may: 'nothing' },
    { agents: ['*'], purpose: 'everything', may: 'pages' },
  ],
  measurement: { ...publication.measurement, surveyUrl: '/survey/tag.js' },
  survey: { id: 'one', question: 'Well?', answers: ['Yes', 'No'] },
  newsletters: { postalAddress: '1 Test Street, Testville' },
};

/** Line items of the ad server, as a publisher puts them into the data folder. */
export const surfaceLineItems = [
  {
    id: 1,
    name: 'A box',
    campaignId: 1001,
    advertiserId: 2001,
    advertiser: 'Advertiser',
    priority: 8,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: [
      {
        id: 10,
        size: '300x250',
        kind: 'house',
        clickUrl: 'https://advertiser.example/',
        brand: 'Maker',
        headline: 'Words',
        action: 'Go',
        hue: 'tech',
        illustration: 'lines',
      },
    ],
  },
  {
    id: 2,
    name: 'A bid',
    campaignId: 1002,
    advertiserId: 2002,
    advertiser: 'Bidder',
    priority: 8,
    bid: 2,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: [
      { id: 20, size: '300x250', kind: 'html', clickUrl: 'https://bidder.example/', html: '<p>Ad</p>' },
    ],
  },
  {
    id: 3,
    name: 'A pre-roll',
    campaignId: 1003,
    advertiserId: 2003,
    advertiser: 'Filmer',
    priority: 8,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: [
      {
        id: 30,
        kind: 'video',
        size: '854x480',
        title: 'A video ad',
        seconds: 10,
        skipAfter: 5,
        clickUrl: 'https://filmer.example/',
        media: [
          { url: '/media/clips/live/clip.mp4', type: 'video/mp4', width: 854, height: 480, bitrate: 400 },
        ],
      },
    ],
  },
];

const embeds = {
  ...embedExamples,
  gallery: { ...embedExamples.gallery, slug: 'desk-pictures' },
  video: { ...embedExamples.video, slug: 'live-video' },
  commercePromo: {
    ...embedExamples.commercePromo,
    items: embedExamples.commercePromo.items.map((item) => ({
      ...item,
      slug: 'second-story',
      url: '/article/second-story/',
    })),
  },
};
const allEmbeds: (typeof stories)[number] = {
  story: {
    kind: 'article',
    id: 'story-embeds',
    slug: 'every-embed',
    title: 'Every embed',
    section: 'analysis',
    authorId: 'ann',
    topics: [{ slug: 'security', primary: true }],
    datePublished: '2026-04-20T12:00:00.000Z',
    body: embedTypes
      .map((type) => `<p>Before ${type}.</p>[shortcode type="${type}" uuid="${embeds[type].uuid}"]`)
      .join(''),
    additionalShortcodeData: Object.fromEntries(embedTypes.map((type) => [embeds[type].uuid, embeds[type]])),
  },
  state: 'published',
};

const vanityTo = (id: string, urlPath: string, urlType: string, slug: string) => ({
  id,
  urlPath,
  urlType,
  enabled: true,
  targets: [{ edition: 'us', targetType: 'url', target: { slug, availableOn: [] } }],
});

/** One of each content type, a page of every kind, a text for every static page, an entry of every vanity type. */
export function surfaceSeed(staticPages: readonly string[]): PublicationSeed {
  const base = seed();
  const isMissing = ({ pageType, slug }: (typeof layouts)[number]) =>
    !usualLayouts.some((layout) => layout.pageType === pageType && layout.slug === slug);
  const known = new Set(usualTexts.map(({ id }) => id));
  const texts = [...new Set([...staticPages, 'box'])].filter((id) => !known.has(id));
  return {
    ...base,
    layouts: [...usualLayouts, ...layouts.filter(isMissing)],
    texts: [...usualTexts, ...texts.map((id) => ({ id, title: `Text ${id}`, content: '<p>Words.</p>' }))],
    vanities: [
      vanityTo('v-redirect', '/old-latest/', 'PERMANENT_REDIRECT', '/latest/'),
      vanityTo('v-temporary', '/for-now/', 'TEMPORARY_REDIRECT', '/news/'),
      vanityTo('v-mask', '/masked/', 'MASK', '/article/first-story/'),
      { id: 'v-gone', urlPath: '/taken-away/', urlType: 'NOT_FOUND', enabled: true, targets: [] },
    ],
    stories: [...stories, allEmbeds],
    storyCount: stories.length + 1,
  };
}
