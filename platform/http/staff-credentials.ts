import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a browser has a session; it may have ended. */
export const hasSessionCookie = (req: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; ?)(?:__Host-)?identity=/.test(req.headers.cookie ?? '');

/** Whether the staff token is the password of the request. */
export function hasPassword(req: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const given = /^Basic ([\w+/=]{1,1000})$/i.exec(req.headers.authorization ?? '')?.[1];
  if (given === undefined) return false;
  const pair = Buffer.from(given, 'base64').toString('utf8');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(pair.slice(pair.indexOf(':') + 1)), digest(token));
}
