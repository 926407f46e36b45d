import type { z } from 'zod';
import type { ComponentType } from '#content/page/component.ts';
import type { layoutDefinition } from '#content/page/layout-definition.ts';

export type SeedLayout = z.input<typeof layoutDefinition>;
type Source = SeedLayout['components'][string]['source'];

/** One line per component: type, view, id, source. */
export type Line = [type: ComponentType, view: string, id: string, source: Source, words?: { title: string }];

export function layoutOf(
  head: Pick<SeedLayout, 'pageType' | 'slug' | 'title' | 'mainComponentId'>,
  ...lines: Line[]
): SeedLayout {
  return {
    ...head,
    areas: [
      {
        colspan: 12,
        children: lines.map(([typeName, view, id], index) => ({
          colspan: index === 0 ? 8 : 4,
          label: id,
          components: [{ id, familyName: id, typeName, view, hidden: id === 'hidden-list' }],
        })),
      },
    ],
    components: Object.fromEntries(
      lines.map(([, , id, source, words = undefined]) => [
        id,
        {
          componentName: id,
          componentDisplayName: `The ${id}`,
          source,
          ...(words ? { words } : {}),
          metadata: { section: 'tech' },
          firstPageOnly: id === 'trio',
        },
      ]),
    ),
  };
}

const main = { kind: 'main' } as const;
const mainList = { kind: 'main-list', limit: 3 } as const;

export const layouts: SeedLayout[] = [
  layoutOf(
    { pageType: 'front-door', slug: 'home', title: 'Front page' },
    ['ContentList', 'lead', 'lead', { kind: 'stories', types: ['article'], limit: 1 }],
    ['ContentList', 'top-stories', 'top', { kind: 'stories', limit: 4 }, { title: 'Top' }],
    ['ContentList', 'cards', 'hidden-list', { kind: 'stories', limit: 1 }],
    [
      'ContentList',
      'most-read',
      'most-read',
      { kind: 'stories', order: 'trending', limit: 3, unique: false },
    ],
    [
      'VideoList',
      'video-stage',
      'video-stage',
      { kind: 'stories', types: ['video'], limit: 2, unique: false },
    ],
    ['Text', 'newsletter-box', 'box', { kind: 'text', textId: 'box' }],
    ['EditorialLinks', 'plain', 'links', { kind: 'links', name: 'guides' }],
    ['AuthorList', 'experts', 'experts', { kind: 'authors', topic: 'tech', limit: 2 }],
    ['RicochetCollections', 'rail', 'rail', { kind: 'collections', limit: 2 }],
  ),
  layoutOf(
    { pageType: 'article', slug: '*', mainComponentId: 'article' },
    ['Article', 'article', 'article', main],
    ['ContentList', 'links-list', 'more', { kind: 'stories', topic: '{page}', limit: 4 }],
    ['Seamless', 'seamless', 'seamless', { kind: 'seamless' }],
  ),
  layoutOf({ pageType: 'review', slug: '*', mainComponentId: 'review' }, [
    'Review',
    'review',
    'review',
    main,
  ]),
  layoutOf({ pageType: 'gallery', slug: '*', mainComponentId: 'gallery' }, [
    'Gallery',
    'gallery',
    'gallery',
    main,
  ]),
  layoutOf({ pageType: 'video', slug: '*', mainComponentId: 'video' }, ['Video', 'video', 'video', main]),
  layoutOf(
    { pageType: 'collection', slug: '*', mainComponentId: 'collection' },
    ['Collection', 'collection', 'collection', main],
    ['ContentList', 'rows', 'stories', mainList],
  ),
  layoutOf({ pageType: 'feature', slug: '*', mainComponentId: 'feature' }, [
    'Feature',
    'feature',
    'feature',
    main,
  ]),
  layoutOf({ pageType: 'landing', slug: '*', mainComponentId: 'feature' }, [
    'Feature',
    'feature',
    'feature',
    main,
  ]),
  layoutOf(
    { pageType: 'topic', slug: '*', mainComponentId: 'topic' },
    ['Topic', 'topic-head', 'topic', main],
    ['ContentList', 'lead-trio', 'trio', { kind: 'stories', topic: '{page}', types: ['review'], limit: 3 }],
    ['ContentList', 'rows', 'stories', { ...mainList, unique: true }],
  ),
  layoutOf(
    { pageType: 'listing', slug: '*', mainComponentId: 'stories' },
    ['Text', 'listing-head', 'head', main],
    ['ContentList', 'rows', 'stories', mainList],
  ),
  layoutOf(
    { pageType: 'author', slug: '*', mainComponentId: 'author' },
    ['AuthorList', 'author-head', 'author', main],
    ['ContentList', 'rows', 'stories', mainList],
  ),
  layoutOf(
    { pageType: 'tag', slug: '*', mainComponentId: 'stories' },
    ['Text', 'listing-head', 'head', main],
    ['ContentList', 'rows', 'stories', mainList],
  ),
  layoutOf(
    { pageType: 'static', slug: 'sitemap', mainComponentId: 'text' },
    ['Text', 'text-page', 'text', main],
    ['EditorialLinks', 'link-groups', 'topics', { kind: 'topic-links', to: 'page' }],
    ['EditorialLinks', 'feeds', 'feeds', { kind: 'topic-links', to: 'feed' }],
    ['EditorialLinks', 'link-groups', 'days', { kind: 'day-links', limit: 2 }],
  ),
  layoutOf({ pageType: 'static', slug: '*', mainComponentId: 'text' }, ['Text', 'prose', 'text', main]),
  layoutOf(
    { pageType: 'header', slug: 'us' },
    ['ContentList', 'breaking-banner', 'breaking', { kind: 'breaking-news' }],
    ['EditorialLinks', 'menu-columns', 'menu', { kind: 'links', name: 'guides' }],
  ),
  layoutOf({ pageType: 'footer', slug: 'us' }, ['Text', 'prose', 'line', { kind: 'text', textId: 'box' }]),
];
