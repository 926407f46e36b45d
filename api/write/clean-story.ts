import type { StoryInput } from '#content/entities/story-input.ts';
import { cleanBody, cleanEmbeds } from '#content/rules/body/clean-body.ts';
import { cleanListicle, cleanReviewCard } from '#content/rules/body/clean-product.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import { countWords } from './count-words.ts';

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
