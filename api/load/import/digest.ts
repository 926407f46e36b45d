import { createHash } from 'node:crypto';

/** The same value, the same digest. Readers write the fields of a record in one order. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
