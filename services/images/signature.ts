import { createHmac, timingSafeEqual } from 'node:crypto';

/** Eighty bits: too many to guess over the network, few enough to keep pages small. */
const signatureBytes = 10;
export const signatureCharacters = 14;

/** The signature over `path?query` as they stand in the address, the query sorted by name. */
export function signatureOf(secret: string, path: string, query: string): string {
  const digest = createHmac('sha256', secret).update(`${path}?${query}`).digest();
  return digest.subarray(0, signatureBytes).toString('base64url');
}

export function isSignatureRight(given: string, secret: string, path: string, query: string): boolean {
  const expected = Buffer.from(signatureOf(secret, path, query));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
