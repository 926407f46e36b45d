import type { FinishedPage } from './finished-page.ts';
import { withLines } from './page-lines.ts';

const forSharedCaches = new Set(['cache-control', 'surrogate-control', 'cdn-cache-control']);

/**
 * A kept page as it is sent while a test chooses between drawings of it: caches between us and the reader keep no
 * drawing for the next one, and the reader's cookies travel beside the kept bytes.
 */
export function forOneReader(page: FinishedPage, cookies: readonly string[]): FinishedPage {
  return withLines(page, (lines) => {
    const own: string[] = [];
    for (let index = 0; index < lines.length; index += 2) {
      const name = lines[index] ?? '';
      if (!forSharedCaches.has(name.toLowerCase())) own.push(name, lines[index + 1] ?? '');
    }
    own.push('cache-control', page.status < 400 ? 'private, no-cache' : 'no-cache');
    for (const cookie of cookies) own.push('set-cookie', cookie);
    return own;
  });
}
