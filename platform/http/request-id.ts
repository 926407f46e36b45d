import { randomBytes } from 'node:crypto';

const safe = /^[A-Za-z0-9._-]{8,64}$/;
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** The caller's id when it is harmless in a log and a header; otherwise a new one, cheap and unique. */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === 'string' && safe.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
