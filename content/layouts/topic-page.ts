import { pathFor } from '../rules/route-paths.ts';
import { columns, layout, place, type SeedLayout } from './compose.ts';
import { mostRead } from './story-pages.ts';

/** The three leading stories are on the first page only. */
export const topicPage: SeedLayout = layout(
  { pageType: 'topic', slug: '*', mainComponentId: 'topic' },
  place('Topic', 'topic-head', 'topic', { kind: 'main' }),
  place(
    'ContentList',
    'lead-trio',
    'lead-trio',
    { kind: 'stories', topic: '{page}', limit: 3 },
    { firstPageOnly: true },
  ),
  columns(
    [8, place('ContentList', 'rows', 'stories', { kind: 'main-list', limit: 20, unique: true })],
    [
      4,
      place(
        'AuthorList',
        'experts',
        'experts',
        { kind: 'authors', topic: '{page}', limit: 3 },
        {
          words: {
            title: 'Who covers this',
            viewMoreText: 'Meet the team',
            viewMoreUrl: pathFor('meet-the-team'),
          },
        },
      ),
      place(
        'ContentList',
        'links-list',
        'guides',
        { kind: 'stories', topic: '{page}', articleTypes: ['best-list', 'guide'], limit: 5, unique: false },
        { words: { title: 'Guides and advice' } },
      ),
    ],
  ),
);

export const authorPage: SeedLayout = layout(
  { pageType: 'author', slug: '*', mainComponentId: 'author' },
  place('AuthorList', 'author-head', 'author', { kind: 'main' }),
  columns(
    [8, place('ContentList', 'rows', 'stories', { kind: 'main-list' }, { words: { title: 'Stories' } })],
    [4, mostRead],
  ),
);
