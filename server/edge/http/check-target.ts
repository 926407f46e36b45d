import type { ErrorReason } from '#content/errors.ts';
import { addressCharacters } from '#content/limits.ts';
import { decodeSafely } from '#platform/safe-path.ts';

/** The target of the request line, as raw text: `path` still percent-encoded, `query` without its question mark. */
export interface Target {
  path: string;
  query: string;
}

export type CheckedTarget = { ok: true; target: Target } | { ok: false; reason: ErrorReason };

// Visible ASCII only, without `\`, `#` and a second slash at the start: each of them is read differently
// by browsers, proxies and servers, and what two readers understand differently can poison a cache.
const wellFormed = /^\/(?!\/)[!"$-[\]-~]*$/;
const absoluteForm = /^https?:\/\/[^/?#\\]*(?=[/?]|$)/i;
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The first look at every request: is this an address that all parts of the app read the same way?
 * Nothing is repaired; an invalid address is rejected.
 */
export function checkTarget(raw: string): CheckedTarget {
  if (raw.length > addressCharacters) return { ok: false, reason: 'address_too_long' };
  const relative = raw.charCodeAt(0) === 47 ? raw : withoutAuthority(raw);
  if (!wellFormed.test(relative)) return { ok: false, reason: 'bad_path' };
  const question = relative.indexOf('?');
  const path = question < 0 ? relative : relative.slice(0, question);
  const query = question < 0 ? '' : relative.slice(question + 1);
  if (path.includes('.') || path.includes('%')) {
    if (dotSegment.test(path) || decodeSafely(path) === undefined) return { ok: false, reason: 'bad_path' };
  }
  if (query.includes('%') && decodeSafely(query) === undefined) return { ok: false, reason: 'bad_query' };
  return { ok: true, target: { path, query } };
}

function withoutAuthority(raw: string): string {
  const authority = absoluteForm.exec(raw)?.[0];
  if (authority === undefined) return raw;
  const rest = raw.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The same check with a memory: readers request the same few thousand addresses again and again. One address gives
 * one `Target` object, so that what others find out about it can be remembered by it.
 */
export function createTargetMemory(maxAddresses = 10_000): (raw: string) => CheckedTarget {
  const known = new Map<string, CheckedTarget>();
  return (raw) => {
    const before = known.get(raw);
    if (before) return before;
    const checked = checkTarget(raw);
    if (!checked.ok) return checked;
    if (known.size >= maxAddresses) known.clear();
    known.set(raw, checked);
    return checked;
  };
}
