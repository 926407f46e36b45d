import { describe, expect, it } from 'vitest';
import { composed, link, list } from '#site/test/composed-pages.ts';
import type { ScreenData } from '../screen-data.ts';
import { indexPageItems, indexPageTrail } from './index-page-data.ts';

const data = (routeName: string, basePath: string, page: ReturnType<typeof composed>): ScreenData =>
  ({ routeName, basePath, page }) as ScreenData;
const titled = (page: ReturnType<typeof composed>, title: string) => {
  page.data.title = title;
  return page;
};

describe('indexPageTrail', () => {
  it.each([
    ['RT-22 SEO-14', 'galleries', '/pictures/', 'listing', ['/', '/pictures/']],
    ['RT-51 SEO-14', 'topics_door', '/topic/', 'topic-listing', ['/', '/topic/']],
    ['RT-54 SEO-14', 'topic-listing-latest', '/topic/listing/latest/', 'topic-listing', ['/', '/topic/']],
    [
      'RT-53 SEO-14',
      'topic-listing',
      '/topic/listing/a-c/',
      'topic-listing',
      ['/', '/topic/', '/topic/listing/a-c/'],
    ],
    [
      'RT-44 SEO-14',
      'author_profile',
      '/meet-the-team/a/',
      'author',
      ['/', '/meet-the-team/', '/meet-the-team/a/'],
    ],
    ['SR-14', 'search', '/search/', 'listing', []],
    ['SEO-14', 'article', '/article/a/', 'article', []],
  ] as const)('%s the way to %s', (_ids, routeName, basePath, pageType, urls) => {
    expect(
      indexPageTrail(data(routeName, basePath, composed(pageType, 'x', []))).map(({ url }) => url),
    ).toEqual(urls);
  });
});

describe('indexPageItems', () => {
  it('RT-31 lists the newsletters', () => {
    const newsletter = link('locked', {
      typeName: 'newsletter',
      title: 'Locked',
      url: '/newsletter-generator/newsletter/locked/',
    });
    const page = titled(
      composed('listing', 'newsletters', [list('newsletters', [newsletter, link('x')])]),
      'Newsletters',
    );
    expect(indexPageItems(data('newsletters', '/newsletters/', page), 'https://site.test')).toEqual([
      { name: 'Locked', url: 'https://site.test/newsletter-generator/newsletter/locked/' },
    ]);
  });

  it('RT-45 names the team', () => {
    const team = {
      ...list('team', []),
      meta: { componentName: 'team', componentDisplayName: 'Team', componentType: 'AuthorList' as const },
      items: [{ id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'Reyes', bureau: 'Boston' }],
    };
    const page = composed('listing', 'meet-the-team', [team as never]);
    expect(indexPageItems(data('meet-the-team', '/meet-the-team/', page), 'https://site.test')).toEqual([
      { name: 'Ada Reyes', url: 'https://site.test/meet-the-team/ada-reyes/' },
    ]);
  });

  it('CP-17 names the lines of the index that have a topic', () => {
    const trend = {
      id: 'a',
      name: 'Chips',
      slug: 'chips',
      rank: 1,
      previousRank: 1,
      value: 1,
      direction: 'same' as const,
      history: [],
    };
    const page = data('innovation-index', '/innovation-index/', composed('listing', 'innovation-index', []));
    const extras = { trends: [{ ...trend, topicSlug: 'tech' }, trend] };
    expect(indexPageItems({ ...page, extras }, 'https://site.test')).toEqual([
      { name: 'Chips', url: 'https://site.test/topic/tech/' },
    ]);
  });
});
