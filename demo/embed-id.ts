import type { Embed } from '#content/entities/embed.ts';
import type { StoryDraft } from '#content/entities/story-input.ts';
import { hashOf } from './random.ts';

/** The same story and place always give the same id: anchors and caches survive a reload of the demo. */
export function embedId(slug: string, place: number): string {
  return `${hashOf(slug).toString(16).padStart(8, '0')}-${place + 1}`;
}

export function shortcode({ type, uuid }: Pick<Embed, 'type' | 'uuid'>): string {
  return `[shortcode type="${type}" uuid="${uuid}"]`;
}

type ShortcodeData = Extract<StoryDraft, { kind: 'article' }>['additionalShortcodeData'];

/** The schema's union is built from a table, so its inferred type knows only two of the embeds. */
export function asShortcodeData(embeds: Record<string, Embed>): ShortcodeData {
  return embeds as ShortcodeData;
}
