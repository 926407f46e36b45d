import { pathFor } from './route-paths.ts';
import { withTrailingSlash } from './trailing-slash.ts';

/** Old families of addresses and the ones that took their place; the last segment stays. */
const movedFamilies: readonly { from: RegExp; to: (slug: string) => string }[] = [
  { from: /^\/videos\/share\/([^/]+)\/?$/, to: (slug) => pathFor('video-share', { slug }) },
  { from: /^\/videos\/(?!share\/?$)([^/.]+)\/?$/, to: (slug) => pathFor('video', { slug }) },
];

/**
 * Where an address has moved for good, with its query: the slash at its end, or a family under a new name.
 * `search` comes with its question mark, or empty.
 */
export function movedAddress(path: string, search: string): string | null {
  // Calls are made by programs, as they are written down.
  if (path.startsWith('/api/')) return null;
  for (const { from, to } of movedFamilies) {
    const [, slug] = from.exec(path) ?? [];
    if (slug) return `${to(slug)}${search}`;
  }
  return withTrailingSlash(path, search);
}
