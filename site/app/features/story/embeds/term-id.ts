/** The anchor of a term: `Cached token` → `term-cached-token`. The body links to it. */
export function termId(term: string): string {
  const slug = term
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `term-${slug}`;
}
