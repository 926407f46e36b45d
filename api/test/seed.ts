import type { StoryDraft } from '#content/entities/story-input.ts';
import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { layouts } from './layouts.ts';

export const now = new Date('2026-05-01T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
export const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();

const picture = (name: string) => ({
  id: name,
  alt: name,
  path: `scenes/${name}.webp`,
  bucketType: 'hub',
  bucketPath: `scenes/${name}.webp`,
});

const published = (story: StoryDraft, extra: Partial<SeedStory> = {}): SeedStory => ({
  story,
  state: 'published',
  ...extra,
});

const article = (
  slug: string,
  days: number,
  extra: Partial<StoryDraft & { kind: 'article' }> = {},
): StoryDraft => ({
  kind: 'article',
  slug,
  title: `Title of ${slug}`,
  dek: `Dek of ${slug}`,
  body: `<p>Body of ${slug}.</p>`,
  section: 'news',
  authorId: 'ann',
  topics: [{ slug: 'laptops', primary: true }],
  datePublished: daysAgo(days),
  image: picture(slug),
  ...extra,
});

/** Stories of every kind and every state. Slugs that hold `secret` must never reach a reader. */
export const stories: SeedStory[] = [
  published(
    article('first-story', 1, {
      id: 'story-1',
      tags: ['faq-markup', 'chips'],
      collections: ['big-feature', 'secret-collection'],
      moreAuthorIds: ['bob'],
      editorIds: ['eve'],
      relatedObjects: [
        { id: 'r1', slug: 'second-story', title: 'Old title', url: '/old/', typeName: 'article' },
        {
          id: 'r2',
          slug: 'secret-draft',
          title: 'Secret draft',
          url: '/article/secret-draft/',
          typeName: 'article',
        },
        { id: 'r3', slug: 'elsewhere', title: 'Elsewhere', url: 'https://elsewhere.example/' },
      ],
      body: [
        '<p>Before <a href="/article/second-story/">the second</a>.<script>alert(1)</script></p>',
        '[shortcode type="video" uuid="v1"]',
        '[shortcode type="video" uuid="v2"]',
        '[shortcode type="relatedLinks" uuid="l1"]',
        '[shortcode type="image" uuid="i1"]',
        '<h2>After</h2><p onclick="x()">The end.</p>',
      ].join('\n'),
      additionalShortcodeData: {
        v1: {
          type: 'video',
          uuid: 'v1',
          slug: 'live-video',
          title: 'Live',
          // The video data in a stored body is ignored.
          video: {
            id: 'x',
            mp4: { url: 'https://elsewhere.example/x.mp4' },
            hasCaptions: false,
            chapters: [],
          },
        },
        v2: { type: 'video', uuid: 'v2', slug: 'secret-video', title: 'Secret' },
        l1: {
          type: 'relatedLinks',
          uuid: 'l1',
          items: [
            { title: 'Second', url: '/article/second-story/' },
            { title: 'Secret draft', url: '/article/secret-draft/' },
          ],
        },
        i1: { type: 'image', uuid: 'i1', image: picture('inline') },
      } as never,
    }),
    { popularity: 10, formerSlugs: ['first-story-old'] },
  ),
  published(article('second-story', 2, { topics: [{ slug: 'security' }] }), { popularity: 900 }),
  published(article('paid-story', 3, { section: 'sponsored' }), { popularity: 5000 }),
  published(article('long-story', 4, { section: 'analysis', layoutName: 'longform' })),
  published(article('finance-story', 5, { topics: [{ slug: 'banking', primary: true }], authorId: 'bob' })),
  published(
    article('best-laptops', 6, {
      type: 'best-list',
      section: 'bottom_funnel',
      body: '<p>The best.</p>[shortcode type="listicle" uuid="li1"]',
      listicles: [
        {
          uuid: 'li1',
          hed: 'Orrin Slate',
          like: ['Light'],
          merchantOffers: [
            { offerMerchant: 'Shop', offerPrice: 999, url: 'https://shop.example/slate' },
            { offerMerchant: 'Store', offerPrice: 949.5, url: 'https://store.example/slate' },
          ],
          techProd: { slugs: ['slate'], specs: [{ name: 'Weight', value: '1 kg' }] },
        },
        { hed: 'Orrin Leaf' },
      ],
      reviewCards: [{ uuid: 'rc1', productName: 'Orrin Slate', rating: 4.5 }],
    }),
  ),
  published(article('deal-story', 7, { type: 'deals', section: 'deals' })),
  published(article('how-to-story', 8, { type: 'guide', section: 'how-to' })),
  published(article('comparison-story', 9, { type: 'review-multi', section: 'advice' })),
  published(article('spotlight-story', 10, { type: 'product-promo', section: 'advice' })),
  published({
    kind: 'review',
    slug: 'slate-review',
    title: 'Orrin Slate review',
    body: '<p>Good.</p>',
    starRating: 4.5,
    rating: '9.0',
    bottomLine: 'Buy it.',
    authorId: 'bob',
    topics: [{ slug: 'laptops', primary: true }],
    datePublished: daysAgo(2),
    relatedProduct: { id: 'p1', product: { name: 'Orrin Slate', slug: 'slate', msrp: 999 } },
  }),
  published({
    kind: 'gallery',
    slug: 'desk-pictures',
    title: 'Desks',
    topics: [{ slug: 'laptops' }],
    datePublished: daysAgo(3),
    items: [
      { id: 'g1', position: 0, title: 'One', body: '<p>One<script>1</script></p>', image: picture('one') },
      { id: 'g2', position: 1, title: 'Two', image: picture('two') },
    ],
  }),
  published({
    kind: 'video',
    slug: 'live-video',
    title: 'Live video',
    duration: 90,
    mp4Url: '/media/clips/live/clip.mp4',
    topics: [{ slug: 'security' }],
    datePublished: daysAgo(4),
    collections: ['big-feature'],
    transcripts: [
      {
        id: 'tr1',
        videoId: 'live-video',
        format: 'vtt',
        data: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n',
      },
    ],
  }),
  published({
    kind: 'video',
    slug: 'secret-video',
    title: 'Secret video that is not live',
    metaData: { status: 'PENDING' },
    topics: [{ slug: 'laptops' }],
    datePublished: daysAgo(0.1),
    transcripts: [{ id: 'tr2', videoId: 'secret-video', format: 'vtt', data: 'WEBVTT\n\nsecret' }],
  }),
  published({
    kind: 'collection',
    id: 'collection-1',
    slug: 'big-feature',
    title: 'The big feature',
    typeSlug: 'special-feature',
    primary: true,
    datePublished: daysAgo(40),
  }),
  published(
    { kind: 'feature', id: 'feature-1', slug: 'about-tides', title: 'About tides', description: 'Tides.' },
    { formerSlugs: ['lonely'] },
  ),
  {
    story: article('secret-draft', 0.5, { id: 'draft-1', collections: ['big-feature'] }),
    state: 'draft',
    popularity: 9999,
  },
  {
    story: article('secret-scheduled', 0.4, { id: 'scheduled-1', collections: ['big-feature'] }),
    state: 'scheduled',
    publishAt: new Date(now.getTime() + day).toISOString(),
    popularity: 9999,
  },
  {
    story: article('secret-withdrawn', 0.3, { id: 'withdrawn-1' }),
    state: 'withdrawn',
    popularity: 9999,
    formerSlugs: ['secret-withdrawn-old'],
  },
  {
    story: { kind: 'collection', id: 'collection-2', slug: 'secret-collection', title: 'Secret collection' },
    state: 'draft',
  },
];

export function seed(overrides: Partial<PublicationSeed> = {}): PublicationSeed {
  const topic = (slug: string, parent?: string) => ({
    id: `topic-${slug}`,
    slug,
    name: slug.toUpperCase(),
    title: `All about ${slug}`,
    description: `Stories on ${slug}`,
    ...(parent ? { parent } : {}),
  });
  return {
    topics: [
      topic('tech'),
      topic('devices', 'tech'),
      topic('laptops', 'devices'),
      topic('security'),
      topic('finance'),
      topic('banking', 'finance'),
      topic('empty-topic'),
    ],
    authors: [
      {
        id: 'ann',
        username: 'ann',
        firstName: 'Ann',
        lastName: 'Bee',
        bureau: 'New York',
        image: picture('ann'),
      },
      { id: 'bob', username: 'bob', firstName: 'Bob', lastName: 'Cole', bureau: 'Boston' },
      { id: 'eve', username: 'eve', firstName: 'Eve', lastName: 'Dunn' },
    ],
    tags: [
      { slug: 'faq-markup', name: 'FAQ' },
      { slug: 'chips', name: 'Chips' },
      { slug: 'unused', name: 'Unused' },
    ],
    links: [
      {
        name: 'guides',
        edition: 'us',
        list: {
          componentLabel: 'Guides',
          items: [{ linkText: 'Laptops', linkUrl: '/article/best-laptops/' }],
        },
      },
      {
        name: 'editorial-links-header-trending',
        edition: 'us',
        list: { items: [{ linkText: 'Security', linkUrl: '/topic/security/' }] },
      },
    ],
    texts: [
      { id: 'box', title: 'Newsletters', content: '<p>Sign up.<script>1</script></p>' },
      { id: 'about', title: 'About us', content: '<p>We test.</p>' },
      { id: 'sitemap', title: 'Sitemap', content: '' },
    ],
    trends: [
      { id: 'tr-2', name: 'Robots', slug: 'robots', rank: 2, previousRank: 1, value: 4, direction: 'down' },
      { id: 'tr-1', name: 'Chips', slug: 'chips', rank: 1, previousRank: 2, value: 9, direction: 'up' },
    ],
    layouts,
    newsletters: [
      {
        id: 'signal',
        title: 'Signal',
        description: 'Daily',
        subscribeJourneyId: 's',
        unsubscribeJourneyId: 'u',
      },
    ],
    breaking: { storySlug: 'first-story', text: 'Breaking: it happened' },
    stories,
    storyCount: stories.length,
    ...overrides,
  };
}
