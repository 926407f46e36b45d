import type { Article } from '#content/entities/article.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { storyForm } from '#content/rules/story-form.ts';

/** From this length on a story is longer than one rail: about 2,700 pixels of text beside it. */
const fewestWords = 800;
/** A rail for each section needs more than one of them. */
const fewestSections = 2;

type RailFacts = Pick<Article, 'wordCount' | 'layoutName' | 'subType' | 'bodyBlocks'>;

/**
 * Whether an article has a rail for each of its sections: it is an explainer, or it is long and has sections. The answer
 * is the same for the stored body, the split one and the one a browser hydrates from, which has no prose.
 */
export function hasSectionRail(story: RailFacts): boolean {
  const form = storyForm(story);
  if (form) return form === 'explainer';
  const blocks = story.bodyBlocks ?? [];
  return (
    (story.wordCount ?? 0) >= fewestWords &&
    !blocks.some((block) => block.kind === 'embed' && block.embed.type === 'listicle') &&
    blocks.reduce((sum, block) => sum + countHeadings(block), 0) >= fewestSections
  );
}

function countHeadings(block: BodyBlock): number {
  if (block.kind !== 'prose') return 0;
  if (block.words !== undefined) return block.heading ? 1 : 0;
  return block.html.split('<h2').length - 1;
}
