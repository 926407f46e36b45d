import type { Embed } from '#content/entities/embed.ts';
import type { SeedStory } from '#content/seed.ts';

type Story = SeedStory['story'];

/** Sections whose pages are kept current: an older story may send readers to them. */
const evergreen = new Set(['how-to', 'bottom_funnel', 'comparisons', 'gift-guides']);

const isEvergreen = (story: Story) => 'section' in story && evergreen.has(story.section ?? '');
const timeOf = ({ datePublished }: Story) => (datePublished ? Date.parse(datePublished) : 0);

/** Links to stories that did not exist yet, except to guides, and from lists that are revised. */
export function linksToTheFuture(
  story: Story,
  linked: readonly string[],
  published: ReadonlyMap<string, Story>,
): string[] {
  if ('section' in story && story.section === 'bottom_funnel') return [];
  return linked.flatMap((slug) => {
    const target = published.get(slug);
    if (!target || isEvergreen(target) || timeOf(target) <= timeOf(story)) return [];
    return [`links to ${slug}, which is newer and no guide`];
  });
}

/** Live coverage has 8 to 16 entries, the newest first. */
export function liveProblems(story: Story): string[] {
  if (story.kind !== 'article' || story.layoutName !== 'live-blog') return [];
  const embeds = Object.values((story.additionalShortcodeData ?? {}) as Record<string, Embed>);
  const times = embeds.flatMap((embed) => (embed.type === 'liveEntry' ? [Date.parse(embed.at)] : []));
  const isInOrder = times.every((time, index) => index === 0 || time < (times[index - 1] ?? 0));
  return [
    ...(times.length >= 8 && times.length <= 16 ? [] : [`has ${times.length} live entries, not 8 to 16`]),
    ...(isInOrder ? [] : ['has live entries out of order']),
  ];
}
