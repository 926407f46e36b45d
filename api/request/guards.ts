import { createHash, timingSafeEqual } from 'node:crypto';
import { NeutronError } from '#content/errors.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import type { Staff } from '#platform/staff.ts';

export interface Guards {
  apiKeys: ReadonlySet<string>;
  staffTokens: readonly string[];
}

/** The key is public: it identifies clients and protects nothing. */
export function checkKey(key: string | undefined, { apiKeys }: Guards): undefined {
  if (!key) throw new NeutronError('key_missing', { field: 'apiKey' });
  if (!apiKeys.has(key)) throw new NeutronError('key_wrong', { field: 'apiKey' });
}

/** Compared by hash and in constant time with every token, so that timing reveals nothing. */
export function checkToken(authorization: string | null, { staffTokens }: Guards): Staff {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new NeutronError('token_missing');
  const given = digest(token);
  let known = false;
  for (const staffToken of staffTokens) if (timingSafeEqual(given, digest(staffToken))) known = true;
  if (!known) throw new NeutronError('token_wrong');
  return staffTokenHolder;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
