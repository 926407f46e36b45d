import { layout, type Placed, place, type Row, type SeedLayout } from '#content/layouts/compose.ts';

const text: Placed = place('Text', 'text-page', 'text', { kind: 'main' });

function textPage(slug: string, ...below: Row[]): SeedLayout {
  return layout({ pageType: 'static', slug, mainComponentId: 'text' }, text, ...below);
}

/** Site texts. Most are text alone; some also list what they describe. */
export const textPages: readonly SeedLayout[] = [
  textPage('*'),
  textPage(
    'about',
    place(
      'AuthorList',
      'team',
      'team',
      { kind: 'authors', limit: 8 },
      { words: { title: 'Who writes', viewMoreText: 'The whole team', viewMoreUrl: '/meet-the-team/' } },
    ),
    place('Text', 'newsletter-box', 'newsletter-box', { kind: 'text', textId: 'newsletter-the-signal' }),
  ),
  textPage(
    'blog',
    place(
      'ContentList',
      'cards',
      'opinion',
      { kind: 'stories', sections: ['opinion'], limit: 4 },
      { words: { title: 'Opinion', viewMoreText: 'All latest', viewMoreUrl: '/latest/' } },
    ),
  ),
  textPage(
    'rssfeeds',
    place('EditorialLinks', 'feeds', 'feeds-news', { kind: 'links', name: 'feeds-news' }),
    place(
      'EditorialLinks',
      'feeds',
      'feeds-topics',
      { kind: 'topic-links', to: 'feed' },
      { words: { componentLabel: 'Topic by topic' } },
    ),
  ),
  textPage(
    'sitemap',
    place('EditorialLinks', 'link-groups', 'sections', { kind: 'links', name: 'sitemap-sections' }),
    place(
      'EditorialLinks',
      'link-groups',
      'topics',
      { kind: 'topic-links', to: 'page' },
      { words: { componentLabel: 'Topics' } },
    ),
    place(
      'EditorialLinks',
      'link-groups',
      'days',
      { kind: 'day-links', limit: 21 },
      {
        words: {
          componentLabel: 'Recent days',
          description: 'Each day leads to where it begins in the list of everything.',
        },
      },
    ),
  ),
];
