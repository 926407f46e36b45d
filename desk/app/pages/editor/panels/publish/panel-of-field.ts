const details = new Set(['topics', 'section', 'tags', 'authorId', 'moreAuthorIds', 'slug', 'canonicalUrl']);

/** The tab of the panel with a field that is not in the column of the text. */
export function panelOfField(name: string): string {
  if (details.has(name)) return 'details';
  return /^(?:seo|promo|titleTag$)/.test(name) ? 'social' : 'all';
}
