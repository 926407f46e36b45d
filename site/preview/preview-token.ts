import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest();

/** A token that opens previews until a moment in time: `{expiry in seconds}.{signature}`. */
export function signPreviewToken(expires: Date, secret: string): string {
  const payload = String(Math.floor(expires.getTime() / 1000));
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** Only a token we signed, and only until it expires. Without a secret there are no previews. */
export function isPreviewToken(token: string, secret: string, now: Date): boolean {
  const [, payload, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!secret || !payload || !signature) return false;
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(payload, secret));
  return isOurs && Number(payload) * 1000 > now.getTime();
}
