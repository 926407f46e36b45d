import { createContext, type ReactNode, use } from 'react';

/** A component whose markup the server caches: what else it depends on, and how it is rendered. */
export interface CachedPart {
  by: string;
  children: ReactNode;
}

/** Returns a placeholder for cached markup. Browsers have no cache: there everything is rendered. */
export const MarkupCacheContext = createContext<((of: object, part: CachedPart) => ReactNode) | null>(null);

interface CachedMarkupProps {
  /** The data it is rendered from. Another object is another cache entry; without one nothing is cached. */
  of: object | undefined;
  /** Everything else the markup depends on, as text. */
  by: string;
  children: ReactNode;
}

/**
 * A component that many pages share. The server renders it once and writes the cached markup into every page, so it
 * must depend on `of` and `by` alone: nothing of the request, no context, no `useId`.
 */
export function CachedMarkup({ of, by, children }: CachedMarkupProps) {
  const cache = use(MarkupCacheContext);
  return cache && of ? cache(of, { by, children }) : children;
}
