export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** `What's new in 2026?` → `whats-new-in-2026` */
function headingSlug(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return slug || 'section';
}

/**
 * Hands out ids that differ from each other within one body. The prefix keeps a heading called "Overlay" from
 * taking the id of something the page itself needs.
 */
export function headingIds(prefix = 'h-'): (text: string) => string {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (text) => {
    const slug = prefix + headingSlug(text);
    let id = slug;
    let count = counts.get(slug) ?? 1;
    while (taken.has(id)) {
      count += 1;
      id = `${slug}-${count}`;
    }
    counts.set(slug, count);
    taken.add(id);
    return id;
  };
}
