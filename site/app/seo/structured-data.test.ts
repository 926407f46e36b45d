import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { articlePage, composed, listingPage } from '#site/test/composed-pages.ts';
import { noon } from '#site/test/test-site.ts';
import type { ScreenData } from '../screen-data.ts';
import { structuredData } from './structured-data.ts';

const facts = {
  siteUrl: 'https://site.test',
  brand: publication.brand,
  logo: '/assets/logo.svg',
  squareLogo: '/assets/square.svg',
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

  it('SEO-13 the logos have their sizes', () => {
    expect(ofType(story, 'NewsArticle').publisher).toMatchObject({
      name: 'Wavelength',
      logo: { url: 'https://site.test/assets/square.svg', width: 310, height: 310 },
    });
    expect(ofType(composed('front-door', 'home', []), 'Organization')).toMatchObject({
      logo: { url: 'https://site.test/assets/logo.svg', width: 120, height: 84 },
    });
  });

  it('SEO-14 an article says where it stands', () => {
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

  it('SEO-14 a live blog says how long it is covered and gives every entry its address', () => {
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

  it('SEO-14 the front door is the site and how it is searched', () => {
    expect(ofType(composed('front-door', 'home', []), 'WebSite')).toMatchObject({
      name: 'Wavelength',
      potentialAction: { target: { urlTemplate: expect.stringContaining('/search/?searchQuery={query}') } },
    });
  });
});
