import { hash } from 'node:crypto';
import type { Encoding } from './encodings.ts';

/** Names the content; the strong tag of each encoding is made from it, because their bytes differ. */
export function contentTag(body: Uint8Array): string {
  return hash('sha256', body, 'base64url').slice(0, 20);
}

const suffixes = { br: '-br', gzip: '-gz', identity: '' } as const satisfies Record<Encoding, string>;

export function entityTag(tag: string, encoding: Encoding): string {
  return `"${tag}${suffixes[encoding]}"`;
}

/**
 * Does the reader already hold this content? Any encoding of it will do: a copy that was fetched as gzip
 * is still right after the brotli bytes became ready.
 */
export function holdsContent(ifNoneMatch: string, tag: string): boolean {
  for (const part of ifNoneMatch.split(',')) {
    const candidate = part.trim().replace(/^W\//, '');
    if (candidate === '*') return true;
    if (!candidate.startsWith(`"${tag}`)) continue;
    const rest = candidate.slice(tag.length + 1);
    if (rest === '"' || rest === '-gz"' || rest === '-br"') return true;
  }
  return false;
}
