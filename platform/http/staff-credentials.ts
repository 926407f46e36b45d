import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a browser has a session; it may have ended. */
export const hasSessionCookie = (req: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; ?)(?:__Host-)?identity=/.test(req.headers.cookie ?? '');

/** Whether the request has this bearer token. */
export function hasToken(req: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const given = /^Bearer ([!-~]{1,500})$/i.exec(req.headers.authorization ?? '')?.[1];
  return given !== undefined && isSame(given, token);
}

/** Whether the staff token is the password of the request. */
export function hasPassword(req: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const given = /^Basic ([\w+/=]{1,1000})$/i.exec(req.headers.authorization ?? '')?.[1];
  if (given === undefined) return false;
  const pair = Buffer.from(given, 'base64').toString('utf8');
  return isSame(pair.slice(pair.indexOf(':') + 1), token);
}

/** Digests have one length, so the comparison takes one time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
