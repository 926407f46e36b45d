import { type RichText, richText } from '#content/entities/rich-text.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import { defaultTexts } from '#content/texts/default-texts.ts';
import { starterTexts } from '#content/texts/starter-texts.ts';

/** A stored text, made safe once more on its way out. */
function presentText(doc: string, ownDomains: readonly string[]): RichText {
  const text = richText.parse(JSON.parse(doc));
  return { ...text, content: sanitiseHtml(text.content, { ownDomains }).html };
}

/** The text of a page or component: the stored one, else that of a new publication. */
export function presentTextOf(
  id: string,
  doc: string | undefined,
  ownDomains: readonly string[],
): RichText | undefined {
  if (doc !== undefined) return presentText(doc, ownDomains);
  const starter = starterTexts.get(id);
  return starter ? { id, title: starter.title, content: '', isUnconfirmed: true } : defaultTexts.get(id);
}
