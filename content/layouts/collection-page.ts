import { columns, layout, type Placed, place, type Row, type SeedLayout } from './compose.ts';

const head: Placed = place('Collection', 'collection', 'collection', { kind: 'main' });

export const otherCollections: Placed = place(
  'RicochetCollections',
  'rail',
  'other-collections',
  { kind: 'collections', limit: 4 },
  { words: { title: 'More collections' } },
);

export const collectedStories = (title: string): Placed =>
  place(
    'ContentList',
    'rows',
    'stories',
    { kind: 'main-list', limit: 12, unique: true },
    { words: { title } },
  );

export const collectionTrio: Placed = place(
  'ContentList',
  'lead-trio',
  'lead-trio',
  { kind: 'stories', collection: '{page}', order: 'trending', limit: 3 },
  { firstPageOnly: true },
);

export function collectionLayout(slug: string, ...rows: Row[]): SeedLayout {
  return layout({ pageType: 'collection', slug, mainComponentId: 'collection' }, head, ...rows);
}

/** The stories that a report does not number, and the newsletter on its subject. */
export const reportStories: Placed = place(
  'ContentList',
  'report-list',
  'stories',
  { kind: 'main-list', limit: 12, unique: true },
  { words: { title: 'Also in this report' } },
);

/** A special report: the head has its figures and numbered stories. */
export const reportPage: SeedLayout = collectionLayout('*', reportStories);

export const collectionPage: SeedLayout = collectionLayout(
  '*',
  collectionTrio,
  columns([8, collectedStories('In this collection')], [4, otherCollections]),
);
