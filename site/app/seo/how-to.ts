import type { Article } from '#content/entities/article.ts';
import { chaptersOf, stepsOf } from '#content/rules/body/how-to-steps.ts';
import { schemaImages } from './schema-images.ts';

/** A story that says how long its task takes, with its steps or else its chapters; undefined for any other story. */
export function howTo(
  story: Article,
  { siteUrl, url }: { siteUrl: string; url: string },
): object | undefined {
  const { minutesNeeded, needs } = story;
  if (!minutesNeeded) return undefined;
  const html = (story.bodyBlocks ?? []).map((block) => (block.kind === 'prose' ? block.html : '')).join('');
  const numbered = stepsOf(html);
  const steps = numbered.length > 0 ? numbered : chaptersOf(html);
  if (steps.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    mainEntityOfPage: url,
    name: story.headline ?? story.title,
    description: story.seoMetaDescription ?? story.promoDek ?? story.dek,
    image: schemaImages(story.image, siteUrl),
    totalTime: `PT${minutesNeeded}M`,
    tool: needs?.map((name) => ({ '@type': 'HowToTool', name })),
    step: steps.map(({ id, name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
      url: id ? `${url}#${id}` : url,
    })),
  };
}
