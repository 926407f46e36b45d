import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a preview token is one the API made and is still good. The API, which makes them, checks again and reads
 * which story it opens; here it only decides whether the token may pass at all, so that nothing a stranger writes into
 * an address reaches the API as a header. The form is `{story}.{expiry, base 36}.{signature}`.
 */
export function isPreviewToken(token: string, secret: string, now: Date): boolean {
  const [, text, expiry, signature] = /^([\w-]{1,200}\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!secret || !text || !expiry || !signature) return false;
  const expected = createHmac('sha256', secret).update(`preview:${text}`).digest();
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return isOurs && Number.parseInt(expiry, 36) > now.getTime();
}
