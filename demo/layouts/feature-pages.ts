import { columns, layout, type Placed, place, type Row, type SeedLayout } from '#content/layouts/compose.ts';
import { featurePage as usualFeaturePage } from '#content/layouts/occasion-pages.ts';

const head: Placed = place('Feature', 'feature', 'feature', { kind: 'main' });

function featurePage(slug: string, ...below: Row[]): SeedLayout {
  return layout({ pageType: 'feature', slug, mainComponentId: 'feature' }, head, ...below);
}

const text = (id: string): Placed => place('Text', 'prose', id, { kind: 'text', textId: id });

const links = (view: 'figures' | 'steps', name: string, section: string): Placed =>
  place('EditorialLinks', view, name, { kind: 'links', name }, { metadata: { section } });

const guides = (topic: string, title: string): Placed =>
  place(
    'ContentList',
    'guides-table',
    'guides',
    { kind: 'stories', articleTypes: ['best-list'], topic, limit: 6 },
    { words: { title, viewMoreText: 'All guides', viewMoreUrl: '/best-products/' } },
  );

const newsletterBox: Placed = place('Text', 'newsletter-box', 'newsletter-box', {
  kind: 'text',
  textId: 'newsletter-the-signal',
});

/** Pages that editors put together for an occasion. Each is its layout; `*` serves any that has none. */
export const featurePages: readonly SeedLayout[] = [
  usualFeaturePage,
  featurePage(
    'how-we-test',
    columns(
      [8, text('how-we-test-methods')],
      [
        4,
        place(
          'AuthorList',
          'experts',
          'experts',
          { kind: 'authors', topic: 'tech', limit: 5 },
          { words: { title: 'Who tests', viewMoreText: 'Meet the team', viewMoreUrl: '/meet-the-team/' } },
        ),
      ],
    ),
    links('figures', 'figures-how-we-test', 'tech'),
    place(
      'ContentList',
      'reviews-row',
      'reviews',
      { kind: 'stories', types: ['review'], limit: 4 },
      {
        words: {
          title: 'Reviews',
          description: 'What came off the bench last.',
          viewMoreText: 'All reviews',
          viewMoreUrl: '/reviews/',
        },
        metadata: { section: 'advice' },
      },
    ),
    guides('tech', 'Guides'),
  ),
  featurePage(
    'a-year-in-measurements',
    links('figures', 'figures-year', 'innovation'),
    place(
      'ContentList',
      'in-depth',
      'in-depth',
      { kind: 'stories', layoutNames: ['longform'], topic: 'energy', limit: 1 },
      { words: { title: 'The longest measurement' } },
    ),
    place(
      'ContentList',
      'section-feature',
      'most-read',
      {
        kind: 'stories',
        types: ['article'],
        sections: ['analysis', 'features', 'news'],
        order: 'trending',
        limit: 5,
      },
      {
        words: {
          title: 'Most read',
          description: 'What you stayed with to the last paragraph.',
          viewMoreText: 'All latest',
          viewMoreUrl: '/latest/',
        },
        metadata: { section: 'trending' },
      },
    ),
    place(
      'ContentList',
      'cards',
      'pictures',
      { kind: 'stories', types: ['gallery'], limit: 4 },
      { words: { title: 'In pictures', viewMoreText: 'All galleries', viewMoreUrl: '/pictures/' } },
    ),
    newsletterBox,
  ),
  featurePage(
    'back-to-school',
    place('ContentList', 'lead-trio', 'lead-trio', { kind: 'stories', topic: 'education', limit: 3 }),
    links('steps', 'steps-back-to-school', 'innovation'),
    guides('tech', 'What to pack'),
    place(
      'ContentList',
      'section-feature',
      'after-school',
      { kind: 'stories', topic: 'professional-development', limit: 5 },
      {
        words: {
          title: 'After school',
          description: 'Careers, courses and the odds, stated plainly.',
          viewMoreText: 'Professional development',
          viewMoreUrl: '/topic/professional-development/',
        },
        metadata: { section: 'business' },
      },
    ),
    newsletterBox,
  ),
  featurePage(
    'home-office',
    links('steps', 'steps-home-office', 'advice'),
    place(
      'ContentList',
      'section-feature',
      'work-life',
      { kind: 'stories', topic: 'work-life', limit: 5 },
      {
        words: {
          title: 'Work life',
          description: 'What happens at the desk, and what it does to the person.',
          viewMoreText: 'All work life',
          viewMoreUrl: '/topic/work-life/',
        },
        metadata: { section: 'innovation' },
      },
    ),
    guides('tech', 'The desk, piece by piece'),
    place(
      'ContentList',
      'cards',
      'quiet-house',
      { kind: 'stories', collection: 'the-quiet-house', limit: 4 },
      {
        words: {
          title: 'The quiet house',
          viewMoreText: 'The whole collection',
          viewMoreUrl: '/collection/the-quiet-house/',
        },
      },
    ),
  ),
];
