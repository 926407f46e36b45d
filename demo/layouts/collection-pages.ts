import { collectionLayout, collectionPage, reportStories } from '#content/layouts/collection-page.ts';
import { columns, type Placed, place, type SeedLayout } from '#content/layouts/compose.ts';

const seamless: Placed = place('Seamless', 'seamless', 'seamless', { kind: 'seamless' });

/** A special report, with a text and the people who reported it. */
function specialFeature(slug: string, topic: string): SeedLayout {
  const text = `special-${slug}`;
  return collectionLayout(
    slug,
    reportStories,
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
    seamless,
  );
}

export const collectionPages: readonly SeedLayout[] = [
  collectionPage,
  specialFeature('the-power-bill', 'energy'),
  specialFeature('fixable', 'sustainability'),
  specialFeature('the-long-restore', 'ransomware'),
];
