/** `The Halden Book 14: what’s new?` → `the-halden-book-14-whats-new`; at most ten words. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .split('-');
  return words.slice(0, 10).join('-');
}
