import { columns, layout, type Placed, place, type Row, type SeedLayout } from './compose.ts';

const head: Placed = place('Collection', 'collection', 'collection', { kind: 'main' });
const seamless: Placed = place('Seamless', 'seamless', 'seamless', { kind: 'seamless' });
const others: Placed = place(
  'RicochetCollections',
  'rail',
  'other-collections',
  { kind: 'collections', limit: 4 },
  { words: { title: 'More collections' } },
);
const list = (title: string): Placed =>
  place(
    'ContentList',
    'rows',
    'stories',
    { kind: 'main-list', limit: 12, unique: true },
    { words: { title } },
  );

function collection(slug: string, ...rows: Row[]): SeedLayout {
  return layout({ pageType: 'collection', slug, mainComponentId: 'collection' }, head, ...rows);
}

const trio: Placed = place(
  'ContentList',
  'lead-trio',
  'lead-trio',
  { kind: 'stories', collection: '{page}', order: 'trending', limit: 3 },
  { firstPageOnly: true },
);

/** A special feature has an opening of its own: a text, numbers, and the people who reported it. */
function specialFeature(slug: string, topic: string, section: string): SeedLayout {
  const text = `special-${slug}`;
  const figures = `figures-${slug}`;
  return collection(
    slug,
    columns(
      [8, place('Text', 'prose', 'opening', { kind: 'text', textId: text }, { firstPageOnly: true })],
      [
        4,
        place(
          'AuthorList',
          'experts',
          'reporters',
          { kind: 'authors', topic, limit: 3 },
          { words: { title: 'Reported by' }, firstPageOnly: true },
        ),
      ],
    ),
    trio,
    place(
      'EditorialLinks',
      'figures',
      'figures',
      { kind: 'links', name: figures },
      { metadata: { section }, firstPageOnly: true },
    ),
    columns([8, list('Every part')], [4, others]),
    seamless,
  );
}

export const collectionPages: readonly SeedLayout[] = [
  collection('*', trio, columns([8, list('In this collection')], [4, others])),
  specialFeature('the-power-bill', 'energy', 'innovation'),
  specialFeature('fixable', 'sustainability', 'tech'),
  specialFeature('the-long-restore', 'ransomware', 'security'),
];
