import { parsePageNumber } from '#content/rules/page-number.ts';
import { type PathParams, type Route, routes } from './routes.ts';

/** A path understood: which route, its slugs, and which page of its list. */
export interface Screen {
  route: Route;
  params: PathParams;
  /** From 1; a path without a page number is page 1. */
  pageNumber: number;
}

/** The API's slug pattern: it rejects everything else. */
const slug = /^[a-z0-9][a-z0-9._~-]{0,199}$/i;

/**
 * The screen of a path, or null. Server and browser both match paths here and nowhere else: React Router's matcher
 * cannot tell a page number from a slug.
 * @example screenFor('/education/b/a/') // → article-topic, { topic1: 'education', topic2: 'b', slug: 'a' }
 */
export function screenFor(path: string, table: readonly Route[] = routes): Screen | null {
  if (!path.startsWith('/') || !path.endsWith('/')) return null;
  const segments = path === '/' ? [] : path.slice(1, -1).split('/');
  for (const route of table) {
    const screen = read(route, segments);
    if (screen && (route.validator?.(screen.params, screen.pageNumber) ?? true)) return screen;
  }
  return null;
}

function read(route: Route, segments: readonly string[]): Screen | null {
  const parts = partsOf(route.path);
  // An optional part in the middle is filled only when there are segments to spare for it.
  let spare = segments.length - parts.filter((part) => !part.isOptional).length;
  const params: Record<string, string> = {};
  let pageNumber = 1;
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
    }
  }
  return index === segments.length ? { route, params, pageNumber } : null;
}

interface Part {
  kind: 'fixed' | 'slug' | 'page';
  name: string;
  isOptional: boolean;
}

const partsByPath = new Map<string, readonly Part[]>();

function partsOf(path: string): readonly Part[] {
  const known = partsByPath.get(path);
  if (known) return known;
  const parts = path.split('/').filter(Boolean).map(toPart);
  partsByPath.set(path, parts);
  return parts;
}

function toPart(text: string): Part {
  if (!text.startsWith('{')) return { kind: 'fixed', name: text, isOptional: false };
  const name = text.replace(/[{}?]/g, '');
  return { kind: name === 'pageNumber' ? 'page' : 'slug', name, isOptional: text.endsWith('?}') };
}
