import { parsePageNumber } from './page-number.ts';

export type PathParams = Readonly<Record<string, string>>;

export interface PatternMatch {
  params: PathParams;
  /** From 1; a path without a page number is page 1. */
  pageNumber: number;
  /** The path names its page number, even if that is 1. */
  isNumbered: boolean;
}

/** The API's slug pattern: it rejects everything else. */
const slug = /^[a-z0-9][a-z0-9._~-]{0,199}$/i;

/** The segments of a path, or null for one that is not written with a slash at both ends. */
export function segmentsOf(path: string): readonly string[] | null {
  if (!path.startsWith('/') || !path.endsWith('/')) return null;
  return path === '/' ? [] : path.slice(1, -1).split('/');
}

/**
 * Reads a path by a pattern of `route-paths.ts`: `{pageNumber?}` is digits, every other `{x}` is a slug.
 * @example matchPattern('/latest/{pageNumber?}/', ['latest', '2']) // → { params: {}, pageNumber: 2, isNumbered: true }
 */
export function matchPattern(pattern: string, segments: readonly string[]): PatternMatch | null {
  const parts = partsOf(pattern);
  // An optional part in the middle is filled only when there are segments to spare for it.
  let spare = segments.length - parts.filter((part) => !part.isOptional).length;
  const params: Record<string, string> = {};
  let pageNumber = 1;
  let isNumbered = false;
  let index = 0;
  for (const { kind, name, isOptional } of parts) {
    if (isOptional && spare-- <= 0) continue;
    const segment = segments[index++] ?? '';
    if (kind === 'fixed' && segment !== name) return null;
    if (kind === 'slug') {
      if (!slug.test(segment)) return null;
      params[name] = segment;
    }
    if (kind === 'page') {
      const number = parsePageNumber(segment);
      if (!number) return null;
      pageNumber = number.page;
      isNumbered = true;
    }
  }
  return index === segments.length ? { params, pageNumber, isNumbered } : null;
}

interface Part {
  kind: 'fixed' | 'slug' | 'page';
  name: string;
  isOptional: boolean;
}

const partsByPattern = new Map<string, readonly Part[]>();

function partsOf(pattern: string): readonly Part[] {
  const known = partsByPattern.get(pattern);
  if (known) return known;
  const parts = pattern.split('/').filter(Boolean).map(toPart);
  partsByPattern.set(pattern, parts);
  return parts;
}

function toPart(text: string): Part {
  if (!text.startsWith('{')) return { kind: 'fixed', name: text, isOptional: false };
  const name = text.replace(/[{}?]/g, '');
  return { kind: name === 'pageNumber' ? 'page' : 'slug', name, isOptional: text.endsWith('?}') };
}
