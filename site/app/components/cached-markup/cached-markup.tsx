import { createContext, type ReactNode, use } from 'react';

/** A part as the server keeps it: what it depends on, the words that differ from page to page, how it is drawn. */
export interface CachedPart {
  by: string;
  words: readonly string[];
  draw: (words: readonly string[]) => ReactNode;
}

/** Puts a mark where markup that was drawn before will stand. Browsers have none: there everything is drawn. */
export const ImportContext = createContext<((of: object, part: CachedPart) => ReactNode) | null>(null);

export interface KeptProps {
  /** The data it is drawn from. Another object is another drawing; without one nothing is kept. */
  of: object | undefined;
  /** Whatever else it depends on, as text. */
  by: string;
  children: ReactNode;
}

/**
 * A part that many pages have in common. The server draws it once and writes what it drew into every page, so its
 * markup must depend on `of` and `by` alone: nothing of the request, no context, no `useId`.
 */
export function Kept({ of, by, children }: KeptProps) {
  const keep = use(ImportContext);
  return keep && of ? keep(of, { by, words: [], draw: () => children }) : children;
}

export interface KeptFormProps<Name extends string> {
  of: object;
  by: string;
  /** The words that differ. They stand in the markup exactly as they are: nothing is cut from or added to them. */
  blanks: Readonly<Record<Name, string>>;
  children: (blanks: Readonly<Record<Name, string>>) => ReactNode;
}

/**
 * A part that is the same on every page but for some words, like a printed form: the server draws it once with its
 * blanks open, and fills them in for every page. What `children` draws may depend on nothing else.
 */
export function KeptForm<Name extends string>({ of, by, blanks, children }: KeptFormProps<Name>) {
  const keep = use(ImportContext);
  if (!keep) return children(blanks);
  const names = Object.keys(blanks) as Name[];
  const draw = (words: readonly string[]) =>
    children(Object.fromEntries(names.map((name, index) => [name, words[index]])) as Record<Name, string>);
  return keep(of, { by, words: names.map((name) => blanks[name]), draw });
}
