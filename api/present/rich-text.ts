import { type RichText, richText } from '#content/entities/rich-text.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';

/** A stored text, made safe once more on its way out. */
export function presentText(doc: string, ownDomains: readonly string[]): RichText {
  const text = richText.parse(JSON.parse(doc));
  return { ...text, content: sanitiseHtml(text.content, { ownDomains }).html };
}
