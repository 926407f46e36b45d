import type { Embed } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryWarning } from '#content/entities/story-warning.ts';
import { linksOf, refKey, refOfLink, refsOfEmbed, type StoryRef } from '../links/story-refs.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getNumbersOf } from '../store/published.ts';

interface NamedStories {
  code: Extract<StoryWarning['code'], 'embedded_story_not_published' | 'linked_story_not_published'>;
  field: string;
  refs: StoryRef[];
}

/**
 * Embeds, related objects and videos that name stories readers may not see: pages leave them out until those stories
 * are published.
 */
export async function unpublishedWarnings(db: ContentDb, story: StoryInput): Promise<StoryWarning[]> {
  const named = [...linkedStories(story), ...embeddedStories(story)];
  const published = await getNumbersOf(
    db,
    named.flatMap(({ refs }) => refs),
  );
  const visible = new Set(published.map(refKey));
  return named.flatMap(({ code, field, refs }) =>
    [...new Set(refs.map(refKey))]
      .filter((key) => !visible.has(key))
      .map((key) => ({ code, field, message: `Not shown until it is published: ${key}`.slice(0, 300) })),
  );
}

function linkedStories(story: StoryInput): NamedStories[] {
  return linksOf(story).flatMap(({ field, link }): NamedStories[] => {
    const ref = refOfLink(link);
    return ref ? [{ code: 'linked_story_not_published', field, refs: [ref] }] : [];
  });
}

function embeddedStories(story: StoryInput): NamedStories[] {
  if (story.kind !== 'article' && story.kind !== 'review') return [];
  const embeds: Readonly<Record<string, Embed>> = story.additionalShortcodeData;
  return Object.entries(embeds).map(([uuid, embed]) => ({
    code: 'embedded_story_not_published',
    field: `story.additionalShortcodeData.${uuid}`,
    refs: refsOfEmbed(embed),
  }));
}
