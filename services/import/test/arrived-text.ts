import type { IncomingStory } from '#content/incoming.ts';
import { embedText } from '#content/rules/body/embed-text.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';

/** All words that arrived, also those that only editors see. */
export function arrivedText({ body, embeds, pictures, galleries = {} }: IncomingStory): string {
  return splitShortcodes(body)
    .map((piece) => {
      if ('html' in piece) return visibleText(piece.html);
      const { uuid } = piece.shortcode;
      const embed = embeds[uuid];
      const gallery = galleries[uuid];
      const captions = [pictures[uuid], ...(gallery?.pictures ?? [])].map(
        (picture) => picture?.caption ?? '',
      );
      return [embed ? embedText(embed) : '', gallery?.title ?? '', ...captions].join(' ');
    })
    .join(' ');
}
