import type { z } from 'zod';
import type { richText } from '../entities/rich-text.ts';
import { topicListingTabs } from '../rules/topic-listing.ts';
import { layout, place, type SeedLayout } from './compose.ts';

/** The eight topic index pages: by letter of the alphabet, by newest story, and the special features. */
function wordsOf(slug: string, label: string): { title: string; description: string } {
  if (slug === 'latest')
    return { title: 'Topics', description: 'Everything we write about, the busiest subjects first.' };
  if (slug === 'special-features')
    return {
      title: 'Special features',
      description: 'One subject, several reporters, some weeks. Our special reports, all of them.',
    };
  return { title: `Topics ${label}`, description: 'Everything we write about, from A to Z.' };
}

const textId = (slug: string) => `listing-topics-${slug}`;

export const topicIndexes: readonly SeedLayout[] = topicListingTabs.map(({ slug, label }) =>
  layout(
    { pageType: 'topic-listing', slug, ...wordsOf(slug, label), mainComponentId: 'topics' },
    place('Text', 'listing-head', 'listing-head', { kind: 'text', textId: textId(slug) }),
    place('ContentList', 'topics', 'topics', { kind: 'main-list', limit: 24 }),
  ),
);

export const topicIndexTexts: readonly z.input<typeof richText>[] = topicListingTabs.map(
  ({ slug, label }) => ({
    id: textId(slug),
    ...wordsOf(slug, label),
  }),
);
