import { Fragment, Slice } from 'prosemirror-model';
import { proseFrom } from '#content/document/prose-from.ts';
import { pastedHtml } from '#content/rules/body/pasted-html.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';

/** The HTML of a clipboard as content of the document, open at both ends so that a line joins the text around it. */
export function pastedSlice(html: string, ownDomains: readonly string[]): Slice {
  const { html: clean } = sanitiseHtml(pastedHtml(html), { ownDomains });
  return clean === '' ? Slice.empty : Slice.maxOpen(Fragment.from(proseFrom(clean)));
}
