import type { Embed } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryWarning } from '#content/entities/story-warning.ts';
import { refKey, refsOfEmbed } from '../links/story-refs.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getNumbersOf } from '../store/published.ts';

/** Embeds that name stories readers may not see: they are left out of pages until those stories are published. */
export async function unpublishedWarnings(db: ContentDb, story: StoryInput): Promise<StoryWarning[]> {
  if (story.kind !== 'article' && story.kind !== 'review') return [];
  const embeds: Readonly<Record<string, Embed>> = story.additionalShortcodeData;
  const named = Object.entries(embeds).map(([uuid, embed]) => ({ uuid, refs: refsOfEmbed(embed) }));
  const published = await getNumbersOf(
    db,
    named.flatMap(({ refs }) => refs),
  );
  const visible = new Set(published.map(refKey));
  return named.flatMap(({ uuid, refs }) =>
    [...new Set(refs.map(refKey))]
      .filter((key) => !visible.has(key))
      .map((key) => ({
        code: 'embedded_story_not_published' as const,
        field: `story.additionalShortcodeData.${uuid}`,
        message: `Not shown until it is published: ${key}`.slice(0, 300),
      })),
  );
}
