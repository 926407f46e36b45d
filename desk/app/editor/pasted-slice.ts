import { Fragment, Slice } from 'prosemirror-model';
import { proseFrom } from '#content/document/prose-from.ts';
import { pastedHtml } from '#content/rules/body/pasted-html.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';

/** The HTML of a clipboard as content of the document, open at both ends so that a line joins the text around it. */
export function pastedSlice(html: string, ownDomains: readonly string[]): Slice {
  const { html: clean } = sanitiseHtml(pastedHtml(html), { ownDomains });
  return clean === '' ? Slice.empty : Slice.maxOpen(Fragment.from(proseFrom(clean)));
}

const markdown = [
  /^#{1,6} \S/m,
  /^(?:[-*]|\d{1,3}\.) \S/m,
  /^> \S/m,
  /^```/m,
  /\*\*\S[^*\n]{0,200}\*\*/,
  /\[[^\]\n]{1,200}\]\(https?:/,
];

/** Whether plain text is meant as Markdown: two kinds of its signs, or a heading. */
export function looksLikeMarkdown(text: string): boolean {
  const signs = markdown.filter((sign) => sign.test(text));
  return signs.length > 1 || (signs.length === 1 && signs[0] === markdown[0] && text.includes('\n'));
}
