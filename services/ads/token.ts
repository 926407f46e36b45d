import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One delivery of one ad: what its impression, view and click are counted for. */
export interface Delivery {
  /** Makes it unlike every other one. */
  nonce: string;
  lineItemId: number;
  creativeId: number;
  place: string;
  at: number;
  /** Under which a reader is counted; only with consent. */
  reader: string | undefined;
}

export interface Tokens {
  sign(delivery: Omit<Delivery, 'nonce'>): string;
  /** Nothing when it is forged, damaged or too old. */
  read(token: string, now: number): Delivery | undefined;
  /** The reader as a keyed digest: the id cannot be computed from it. */
  readerKey(id: string): string;
}

export const tokenHours = 24;

/** What travels through a browser is signed: a client cannot report an ad that was not delivered, or report one delivery twice. */
export function createTokens(secret: string): Tokens {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest();
  const signature = (body: string) => hmac(`ad ${body}`).subarray(0, 16);
  return {
    sign({ lineItemId, creativeId, place, at, reader }) {
      const nonce = randomBytes(9).toString('base64url');
      const body = [nonce, lineItemId, creativeId, place, at.toString(36), reader ?? ''].join('~');
      return `${Buffer.from(body).toString('base64url')}.${signature(body).toString('base64url')}`;
    },
    read(token, now) {
      const [encoded = '', given = ''] = token.split('.');
      const body = Buffer.from(encoded, 'base64url').toString();
      const theirs = Buffer.from(given, 'base64url');
      const ours = signature(body);
      if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return undefined;
      const [nonce = '', lineItemId, creativeId, place = '', stamp = '', reader = ''] = body.split('~');
      const at = Number.parseInt(stamp, 36);
      if (!(now - at <= tokenHours * 3_600_000)) return undefined;
      const ids = { lineItemId: Number(lineItemId), creativeId: Number(creativeId) };
      return { nonce, ...ids, place, at, reader: reader || undefined };
    },
    readerKey: (id) => hmac(`reader ${id}`).subarray(0, 12).toString('base64url'),
  };
}
