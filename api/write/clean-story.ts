import type { Embed } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { cleanEmbed } from '#content/rules/body/clean-embed.ts';
import { cleanListicle, cleanReviewCard } from '#content/rules/body/clean-product.ts';
import { headingIds } from '#content/rules/body/heading-ids.ts';
import { type SanitiseOptions, sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { countWords } from './count-words.ts';

/** Sanitises prose and leaves shortcodes in place. */
function cleanBody(body: string, ownDomains: readonly string[]): string {
  const options = { ownDomains, idFor: headingIds() };
  return splitShortcodes(body)
    .map((piece) =>
      'html' in piece
        ? sanitiseHtml(piece.html, options).html
        : `[shortcode type="${attribute(piece.shortcode.type)}" uuid="${attribute(piece.shortcode.uuid)}"]`,
    )
    .filter((piece) => piece !== '')
    .join('\n');
}

const attribute = (text: string) => text.replace(/["\]<>&\n]/g, '');

function cleanEmbeds(embeds: Record<string, Embed>, options: SanitiseOptions): Record<string, Embed> {
  return Object.fromEntries(
    Object.entries(embeds).flatMap(([uuid, embed]) => {
      const clean = cleanEmbed(embed, options);
      return clean ? [[uuid, clean]] : [];
    }),
  );
}

/** A story as it is stored: with sanitised HTML and a word count. */
export function cleanStory(story: StoryInput, ownDomains: readonly string[]): StoryInput {
  if (story.kind === 'gallery')
    return {
      ...story,
      items: story.items.map((item) =>
        item.body === undefined ? item : { ...item, body: sanitiseHtml(item.body, { ownDomains }).html },
      ),
    };
  if (story.kind !== 'article' && story.kind !== 'review') return story;
  const body = cleanBody(story.body, ownDomains);
  return {
    ...story,
    ...(story.kind === 'article'
      ? {
          listicles: story.listicles.map((listicle) => cleanListicle(listicle, { ownDomains })),
          reviewCards: story.reviewCards.map(cleanReviewCard),
        }
      : {}),
    body,
    additionalShortcodeData: cleanEmbeds(story.additionalShortcodeData, { ownDomains }) as never,
    wordCount: story.wordCount || countWords(body),
  };
}
