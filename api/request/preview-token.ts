import { createHmac, timingSafeEqual } from 'node:crypto';

export const previewMilliseconds = 30 * 60 * 1000;

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`preview:${text}`).digest();

/** `{id}.{expiry}.{signature}`, all safe in an address. It opens one story, for half an hour. */
export function makePreviewToken(storyId: string, expiresAt: Date, secret: string): string {
  const text = `${Buffer.from(storyId).toString('base64url')}.${expiresAt.getTime().toString(36)}`;
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/** The story's id, when the token is ours and still good. Without a secret there are no previews. */
export function readPreviewToken(token: string, now: Date, secret: string): string | undefined {
  const [id = '', expiry = '', signature = '', ...rest] = token.slice(0, 500).split('.');
  if (rest.length > 0 || signature === '' || secret === '') return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${id}.${expiry}`, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(expiry, 36) > now.getTime() ? Buffer.from(id, 'base64url').toString() : undefined;
}
