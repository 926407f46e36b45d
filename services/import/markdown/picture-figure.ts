import { htmlText } from '#content/rules/body/html-text.ts';
import { escapeAttribute } from '#platform/escape-html.ts';
import type { TemplateContext } from './hugo-shortcodes.ts';

interface FigureParts {
  address: string;
  alt: string | undefined;
  /** Markdown, as in all templates of figures. */
  caption: string;
  link?: string | undefined;
}

/** A picture as templates show one: with a link around it, and a caption below. */
export function pictureFigure(
  { address, alt, caption, link }: FigureParts,
  { parts, render }: Pick<TemplateContext, 'parts' | 'render'>,
): string {
  const words = caption && render(caption);
  const picture = parts.picture({ address, alt: alt ?? htmlText(words) });
  const linked = link && link !== address ? `<a href="${escapeAttribute(link)}">${picture}</a>` : picture;
  return `<figure>${linked}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`;
}
