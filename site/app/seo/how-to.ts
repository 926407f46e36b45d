import type { Article } from '#content/entities/article.ts';
import { htmlText } from '#content/rules/body/html-text.ts';
import { schemaImages } from './schema-images.ts';

/** A story that says how long its task takes, with its chapters as steps; undefined for any other story. */
export function howTo(
  story: Article,
  { siteUrl, url }: { siteUrl: string; url: string },
): object | undefined {
  const { minutesNeeded } = story;
  if (!minutesNeeded) return undefined;
  const html = (story.bodyBlocks ?? []).map((block) => (block.kind === 'prose' ? block.html : '')).join('');
  const steps = stepsOf(html);
  if (steps.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    mainEntityOfPage: url,
    name: story.headline ?? story.title,
    description: story.seoMetaDescription ?? story.promoDek ?? story.dek,
    image: schemaImages(story.image, siteUrl),
    totalTime: `PT${minutesNeeded}M`,
    step: steps.map(({ id, name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
      url: id ? `${url}#${id}` : url,
    })),
  };
}

/** Headings of the second level and the text below each. The HTML is sanitised: every tag is closed. */
function stepsOf(html: string): { id: string; name: string; text: string }[] {
  const [, ...chapters] = html.split('<h2');
  return chapters.flatMap((chapter) => {
    const [opening = '', rest = ''] = cut(chapter, '>');
    const [heading = '', below = ''] = cut(rest, '</h2>');
    const name = htmlText(heading).trim();
    const [id] = cut(cut(opening, ' id="')[1], '"');
    return name ? [{ id, name, text: htmlText(below).trim() || name }] : [];
  });
}

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}
