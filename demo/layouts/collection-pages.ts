import {
  collectedStories,
  collectionLayout,
  collectionPage,
  collectionTrio,
  otherCollections,
} from '#content/layouts/collection-page.ts';
import { columns, type Placed, place, type SeedLayout } from '#content/layouts/compose.ts';

const seamless: Placed = place('Seamless', 'seamless', 'seamless', { kind: 'seamless' });

/** A special feature has an opening of its own: a text, numbers, and the people who reported it. */
function specialFeature(slug: string, topic: string, section: string): SeedLayout {
  const text = `special-${slug}`;
  const figures = `figures-${slug}`;
  return collectionLayout(
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
    collectionTrio,
    place(
      'EditorialLinks',
      'figures',
      'figures',
      { kind: 'links', name: figures },
      { metadata: { section }, firstPageOnly: true },
    ),
    columns([8, collectedStories('Every part')], [4, otherCollections]),
    seamless,
  );
}

export const collectionPages: readonly SeedLayout[] = [
  collectionPage,
  specialFeature('the-power-bill', 'energy', 'innovation'),
  specialFeature('fixable', 'sustainability', 'tech'),
  specialFeature('the-long-restore', 'ransomware', 'security'),
];
