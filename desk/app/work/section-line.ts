import type { StoryListItem } from '#content/entities/story-record.ts';
import { deskSettings } from '../settings.ts';

const kinds: Readonly<Record<string, string>> = {
  deals: 'advice',
  'how-to': 'advice',
  guide: 'advice',
  'gift-guide': 'guides',
  'best-list': 'guides',
};

/** The section whose color line a story has: its own, that of its kind, or the branch its main topic grows on. */
export function sectionLine({
  section,
  articleType,
  topic,
}: Pick<StoryListItem, 'section' | 'articleType' | 'topic'>): string | undefined {
  const byTopic = deskSettings().sections;
  const known = new Set(Object.values(byTopic));
  if (section && known.has(section)) return section;
  const byKind = kinds[articleType ?? ''] ?? kinds[section ?? ''];
  if (byKind) return byKind;
  const path = topic ? [topic.slug, ...topic.above.toReversed()] : [];
  return path.map((slug) => byTopic[slug]).find((name) => name !== undefined);
}
