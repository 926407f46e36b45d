import type { FinishedPage } from './finished-page.ts';
import { withLines } from './page-lines.ts';

const forSharedCaches = new Set(['cache-control', 'surrogate-control', 'cdn-cache-control']);

/** A page as readers with the same cookies to keep get it, and the forms it was kept in when that was worked out. */
interface Told {
  heads: FinishedPage['heads'];
  page: FinishedPage;
}

/** By what is told: a bucket's cookie is the same for everybody in it, so there are few. */
const told = new WeakMap<FinishedPage, Map<string, Told>>();
const maxReported = 32;

/**
 * A kept page as it is sent while a test chooses between drawings of it: caches between us and the reader keep no
 * drawing for the next one, and the reader's cookies travel beside the kept bytes. For the same cookies it is the same
 * page again, so that its answer can be ready as a whole.
 */
export function forOneReader(page: FinishedPage, cookies: readonly string[]): FinishedPage {
  const known = told.get(page) ?? new Map<string, Told>();
  told.set(page, known);
  const key = cookies.join('\n');
  const before = known.get(key);
  if (before && hasForms(page, before.heads)) return before.page;
  if (known.size >= maxReported) known.clear();
  const own = withLines(page, (lines) => ownLines(page.status, lines, cookies));
  known.set(key, { heads: { ...page.heads }, page: own });
  return own;
}

/** A kept page gets its compressed forms while it is kept. */
const hasForms = ({ heads }: FinishedPage, before: FinishedPage['heads']) =>
  heads.br === before.br && heads.gzip === before.gzip && heads.identity === before.identity;

function ownLines(status: number, lines: readonly string[], cookies: readonly string[]): string[] {
  const own: string[] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const name = lines[index] ?? '';
    if (!forSharedCaches.has(name.toLowerCase())) own.push(name, lines[index + 1] ?? '');
  }
  own.push('cache-control', status < 400 ? 'private, no-cache' : 'no-cache');
  for (const cookie of cookies) own.push('set-cookie', cookie);
  return own;
}
