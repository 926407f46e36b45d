import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { Review } from '#content/entities/review.ts';
import { reviewExample } from '#content/examples/review.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { jsonForScript } from '#site/document/escape.ts';
import { articlePage, composed, listingPage } from '#site/test/composed-pages.ts';
import { noon } from '#site/test/test-site.ts';
import { bestListOf, oddReviews, pickNumber } from '../components/fixture/commerce.ts';
import { componentOf } from '../components/fixture/components.ts';
import type { ScreenData } from '../screen-data.ts';
import { structuredData } from './structured-data.ts';

const facts = {
  siteUrl: 'https://site.test',
  brand: publication.brand,
  logo: '/assets/logo.svg',
  squareLogo: '/assets/square.svg',
  language: 'en-US',
  now: noon,
};
const of = (page: ComposedPage) => structuredData({ canonicalPath: '/latest/', page } as ScreenData, facts);
const ofType = (page: ComposedPage, type: string) =>
  of(page).find((thing) => (thing as { '@type': string })['@type'] === type) as Record<string, unknown>;

const topic = { id: 't', slug: 'vpn', name: 'VPN', typeName: 'topic', primary: true };
const story = articlePage('x', {
  headline: 'A headline',
  datePublished: '2026-11-01T10:00:00Z',
  dateUpdated: '2026-11-02T10:00:00Z',
  author: { id: '1', username: 'ada', firstName: 'Ada', lastName: 'Reyes', bureau: 'us' },
  topics: [{ ...topic, topicPath: [{ id: 's', slug: 'security', name: 'Security', typeName: 'topic' }] }],
  image: {
    alt: '',
    typeName: 'image',
    urls: {
      article_schema_4x3: '/r/4x3.jpg',
      article_schema_16x9: '/r/16x9.jpg',
      article_schema_1x1: '/r/1x1.jpg',
    },
  },
});

describe('structured data', () => {
  it('SEO-12 SEO-14 an article is a NewsArticle with three pictures', () => {
    expect(ofType(story, 'NewsArticle')).toMatchObject({
      headline: 'A headline',
      mainEntityOfPage: 'https://site.test/article/x/',
      image: ['https://site.test/r/4x3.jpg', 'https://site.test/r/16x9.jpg', 'https://site.test/r/1x1.jpg'],
      datePublished: '2026-11-01T10:00:00Z',
      dateModified: '2026-11-02T10:00:00Z',
      author: [{ name: 'Ada Reyes', url: 'https://site.test/meet-the-team/ada-reyes/' }],
    });
  });

  it('SEO-14 an article says what it is about, in which language, and that it is free to read', () => {
    const tagged = articlePage('x', {
      topics: [{ ...topic, topicPath: [] }],
      tags: [
        { slug: 'tunnels', name: 'Tunnels' },
        { slug: 'vpn-tag', name: 'VPN' },
      ],
    });
    expect(ofType(tagged, 'NewsArticle')).toMatchObject({
      articleSection: 'VPN',
      keywords: ['VPN', 'Tunnels'],
      inLanguage: 'en-US',
      isAccessibleForFree: true,
    });
    expect(ofType(articlePage('x', {}), 'NewsArticle').keywords).toBeUndefined();
  });

  it.each([
    ['guide', 'Article'],
    ['best-list', 'Article'],
    ['gift-guide', 'Article'],
    ['deals', 'NewsArticle'],
    [undefined, 'NewsArticle'],
  ] as const)('SEO-14 a story of the type %s is a %s', (type, expected) => {
    const [first] = of(articlePage('x', type ? { type } : {}));
    expect(first).toMatchObject({ '@type': expected });
  });

  it('SEO-14 a story that says how long its task takes gives its steps', () => {
    const html =
      '<p>Before.</p><h2 id="unplug">Unplug <em>it</em></h2><p>Wait ten seconds.</p><h2 id="plug">Plug it in</h2>';
    const bodyBlocks = [{ kind: 'prose', html } as const];
    const task = articlePage('x', { title: 'Restart a router', minutesNeeded: 5, bodyBlocks });
    expect(ofType(task, 'HowTo')).toMatchObject({
      name: 'Restart a router',
      totalTime: 'PT5M',
      step: [
        {
          position: 1,
          name: 'Unplug it',
          text: 'Wait ten seconds.',
          url: 'https://site.test/article/x/#unplug',
        },
        { position: 2, name: 'Plug it in', text: 'Plug it in', url: 'https://site.test/article/x/#plug' },
      ],
    });
    expect(ofType(articlePage('x', { bodyBlocks }), 'HowTo')).toBeUndefined();
    expect(ofType(articlePage('x', { minutesNeeded: 5 }), 'HowTo')).toBeUndefined();
  });

  it('SEO-13 the logos have their sizes', () => {
    expect(ofType(story, 'NewsArticle').publisher).toMatchObject({
      name: 'Wavelength',
      logo: { url: 'https://site.test/assets/square.svg', width: 310, height: 310 },
    });
    expect(ofType(composed('front-door', 'home', []), 'Organization')).toMatchObject({
      logo: { url: 'https://site.test/assets/logo.svg', width: 120, height: 84 },
    });
  });

  it('SEO-14 an article has breadcrumbs', () => {
    const { itemListElement } = ofType(story, 'BreadcrumbList') as { itemListElement: { name: string }[] };
    expect(itemListElement.map(({ name }) => name)).toEqual(['Home', 'Security', 'VPN']);
  });

  it('SEO-14 a list counts on from page to page', () => {
    const { itemListElement } = ofType(listingPage('latest', 2), 'ItemList') as { itemListElement: object[] };
    expect(itemListElement[0]).toMatchObject({ position: 21, url: 'https://site.test/article/s21/' });
    expect(itemListElement).toHaveLength(20);
  });

  it('SEO-14 a story marked as FAQ gives its questions', () => {
    const card = { type: 'infoCard', uuid: 'q', title: 'Why?', text: '<p>Because.</p>' } as const;
    const bodyBlocks = [{ kind: 'embed', embed: card } as const];
    const faq = articlePage('x', { bodyBlocks, tags: [{ slug: 'faq-markup', name: 'FAQ' }] });
    expect(ofType(faq, 'FAQPage').mainEntity).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>Because.</p>' } },
    ]);
    expect(ofType(articlePage('x', { bodyBlocks }), 'FAQPage')).toBeUndefined();
  });

  it('SEO-14 an explainer gives the chapters that ask a question, each with its whole text', () => {
    const prose = (html: string, text?: string) => ({
      kind: 'prose' as const,
      html,
      ...(text ? { heading: { id: text, text } } : {}),
    });
    const bodyBlocks = [
      prose('<p>Lead.</p>'),
      prose('<h2 id="a">What is it?</h2><p>A &amp; B.</p>', 'What is it?'),
      prose('<p>More.</p>'),
      prose('<h2 id="b">The weekend</h2><p>No question.</p>', 'The weekend'),
      prose('<h2 id="c">Empty?</h2>', 'Empty?'),
    ];
    const page = articlePage('x', { bodyBlocks, layoutName: 'explainer' });
    expect(ofType(page, 'FAQPage').mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'What is it?',
        acceptedAnswer: { '@type': 'Answer', text: 'A & B. More.' },
      },
    ]);
  });

  it('SEO-14 a live blog has its coverage times and a URL for every entry', () => {
    const entry = (uuid: string, at: string) =>
      ({
        kind: 'embed',
        embed: {
          type: 'liveEntry',
          uuid,
          at,
          title: `Entry ${uuid}`,
          html: '<p>What <b>happened</b>.</p>',
          keyEvent: false,
        },
      }) as const;
    const live = articlePage('x', {
      subType: 'live-blog',
      datePublished: '2026-11-01T10:00:00Z',
      coverage: { state: 'live', end: '2026-11-02T10:00:00.000Z' },
      bodyBlocks: [entry('a', '2026-11-01T11:00:00Z'), entry('b', '2026-11-01T10:30:00Z')],
    });
    expect(ofType(live, 'NewsArticle')).toBeUndefined();
    expect(ofType(live, 'LiveBlogPosting')).toMatchObject({
      coverageStartTime: '2026-11-01T10:00:00Z',
      coverageEndTime: '2026-11-02T10:00:00.000Z',
      liveBlogUpdate: [
        { headline: 'Entry a', datePublished: '2026-11-01T11:00:00Z', articleBody: 'What happened.' },
        { headline: 'Entry b', url: expect.stringMatching(/#live-b$/) },
      ],
    });
  });

  it('SEO-14 the front page is the site and how it is searched', () => {
    expect(ofType(composed('front-door', 'home', []), 'WebSite')).toMatchObject({
      name: 'Wavelength',
      potentialAction: { target: { urlTemplate: expect.stringContaining('/search/?searchQuery={query}') } },
    });
  });

  describe('what is bought', () => {
    const review = (more: Partial<Review> = {}) =>
      composed('review', 'halden-arc-14', [
        componentOf('Review', { data: { ...reviewExample, ...more } }, 'main'),
      ]);

    it('SEO-14 RV-01 a review has its score, its pros and cons, and its product with the shops', () => {
      expect(ofType(review(), 'Review')).toMatchObject({
        headline: reviewExample.headline,
        reviewRating: { '@type': 'Rating', ratingValue: 4.5, bestRating: 5 },
        positiveNotes: {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Seventeen hours on a charge' },
            { '@type': 'ListItem', position: 2, name: 'Quiet under load' },
          ],
        },
        negativeNotes: { itemListElement: [{ name: 'Dim webcam' }, { name: 'No card reader' }] },
        itemReviewed: {
          '@type': 'Product',
          name: 'Halden Arc 14',
          brand: { '@type': 'Brand', name: 'Halden' },
          offers: { '@type': 'AggregateOffer', lowPrice: 1249, priceCurrency: 'USD', offerCount: 1 },
        },
      });
      expect(ofType(review(), 'BreadcrumbList')).toBeDefined();
    });

    it('SEO-14 a review without a score, points or shops claims none', () => {
      const bare = ofType(review(oddReviews['nothing but words']), 'Review');
      expect(bare.reviewRating).toBeUndefined();
      expect(bare.positiveNotes).toBeUndefined();
      expect((bare.itemReviewed as { offers?: object }).offers).toBeUndefined();
    });

    it('SEO-14 RV-04 a best list is an ItemList of products in their order', () => {
      const picks = [pickNumber(1), pickNumber(2, { usePricing: false })];
      const page = articlePage('x', bestListOf(picks, { slug: 'x' }));
      const { itemListElement } = ofType(page, 'ItemList') as {
        itemListElement: { url: string; item: { offers?: object } }[];
      };
      expect(itemListElement).toMatchObject([
        {
          position: 1,
          name: 'Product 1',
          item: {
            '@type': 'Product',
            offers: { lowPrice: 1001, highPrice: 1002 },
            review: {
              reviewRating: { ratingValue: 4.5 },
              positiveNotes: {
                itemListElement: [{ name: 'Seventeen hours on a charge' }, { name: 'Quiet' }],
              },
              negativeNotes: { itemListElement: [{ name: 'No card reader' }] },
            },
          },
        },
        { position: 2, name: 'Product 2' },
      ]);
      expect(itemListElement[0]?.url).toMatch(/#listicle-pick-1$/);
      // RV-05: structured data has nothing the page hides.
      expect(itemListElement[1]?.item.offers).toBeUndefined();
    });

    it('SEO-18 a product name cannot break out of its script', () => {
      const name = '</script><script>alert(1)</script>';
      const text = jsonForScript(ofType(review({ preferredProductName: name }), 'Review'));
      expect(text).not.toContain('<');
      expect(JSON.parse(text).itemReviewed.name).toBe(name);
    });
  });
});
