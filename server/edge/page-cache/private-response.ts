import type { FinishedPage } from './finished-page.ts';
import { withLines } from './page-lines.ts';

const forSharedCaches = new Set(['cache-control', 'surrogate-control', 'cdn-cache-control']);

/** A page with the cookies of one group of readers, and the encodings it had when that was computed. */
interface PrivateResponse {
  heads: FinishedPage['heads'];
  page: FinishedPage;
}

/** By cookies: a bucket's cookie is the same for every reader in it, so there are few. */
const responses = new WeakMap<FinishedPage, Map<string, PrivateResponse>>();
const maxReported = 32;

/**
 * A cached page as it is sent while an experiment chooses between its variants: caches in front of this server must not
 * store a variant for the next reader, and the reader's cookies are sent beside the cached bytes. For the same cookies it is the same
 * page again, so that its answer can be ready as a whole.
 */
export function forOneReader(page: FinishedPage, cookies: readonly string[]): FinishedPage {
  const known = responses.get(page) ?? new Map<string, PrivateResponse>();
  responses.set(page, known);
  const key = cookies.join('\n');
  const before = known.get(key);
  if (before && hasForms(page, before.heads)) return before.page;
  if (known.size >= maxReported) known.clear();
  const own = withLines(page, (lines) => ownLines(page.status, lines, cookies));
  known.set(key, { heads: { ...page.heads }, page: own });
  return own;
}

/** A cached page gets its compressed encodings while it is cached. */
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
