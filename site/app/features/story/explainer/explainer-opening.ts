import type { Article } from '#content/entities/article.ts';
import type { Embed } from '#content/entities/embed.ts';
import { storyForm } from '#content/rules/story-form.ts';

/** The figure an explainer opens with: a text in pieces, if its body begins with one. */
export function explainerOpening(
  story: Pick<Article, 'layoutName' | 'subType' | 'bodyBlocks'>,
): Embed | undefined {
  const [first] = story.bodyBlocks ?? [];
  const isOpening = first?.kind === 'embed' && first.embed.type === 'cutText';
  return isOpening && storyForm(story) === 'explainer' ? first.embed : undefined;
}
