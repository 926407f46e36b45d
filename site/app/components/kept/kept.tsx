import { createContext, type ReactNode, use } from 'react';

export interface KeptProps {
  /** The data it is drawn from. Another object is another drawing; without one nothing is kept. */
  of: object | undefined;
  /** Whatever else it depends on, as text. */
  by: string;
  children: ReactNode;
}

/** Puts a mark where markup that was drawn before will stand. Browsers have none: there everything is drawn. */
export const KeepContext = createContext<((of: object, part: KeptProps) => ReactNode) | null>(null);

/**
 * A part that many pages have in common. The server draws it once and writes what it drew into every page, so its
 * markup must depend on `of` and `by` alone: nothing of the request, no context, no `useId`.
 */
export function Kept(part: KeptProps) {
  const keep = use(KeepContext);
  return keep && part.of ? keep(part.of, part) : part.children;
}
