import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Who a token is for, in the names of the contract. */
export interface RemoteUser {
  id: string;
  /** A name to show, not to sign in with. */
  username: string;
  email: string;
  avatar?: string | undefined;
  url?: string | undefined;
  /** The session of the account it was made in; the token ends with it. Not in the contract: for the embedded service. */
  session?: string | undefined;
}

export type RemoteAuth =
  | { ok: true; user: RemoteUser | null; at: number }
  | { ok: false; why: 'malformed' | 'signature' | 'stale' | 'payload' };

/** Clocks differ and pages stay open; older or newer tokens are rejected. */
export const remoteAuthSeconds = 2 * 3600;

/**
 * `remote_auth_s3`: base64 of the payload, HMAC-SHA1 of payload and time in hexadecimal, and the time in seconds, with
 * spaces between. The payload `null` signs the reader out. SHA-1 is what the contract says; as a keyed hash it still holds.
 */
export function signRemoteAuth(user: RemoteUser | null, secret: string, seconds: number): string {
  const message = Buffer.from(JSON.stringify(user ? payloadOf(user) : {})).toString('base64');
  return `${message} ${signatureOf(message, String(seconds), secret).toString('hex')} ${seconds}`;
}

/** Always in this order: the signature is over the text, and the test vectors are too. */
function payloadOf({ id, username, email, avatar, url, session }: RemoteUser): RemoteUser {
  return {
    id,
    username,
    email,
    ...(avatar ? { avatar } : {}),
    ...(url ? { url } : {}),
    ...(session ? { session } : {}),
  };
}

const signatureOf = (message: string, time: string, secret: string) =>
  createHmac('sha1', secret).update(`${message} ${time}`).digest();

const token = /^([A-Za-z0-9+/]{2,4000}={0,2}) ([0-9a-f]{40}) (\d{1,12})$/;
const nobody = z.strictObject({});
const somebody = z.object({
  id: z.string().min(1).max(200),
  username: z.string().min(1).max(200),
  email: z.string().max(320),
  avatar: z.string().max(2048).optional(),
  url: z.string().max(2048).optional(),
  session: z.string().max(200).optional(),
});

export function verifyRemoteAuth(text: string, secret: string, nowSeconds: number): RemoteAuth {
  const [, message = '', signature = '', time = ''] = token.exec(text) ?? [];
  if (!message) return { ok: false, why: 'malformed' };
  const isRight = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(message, time, secret));
  if (!isRight) return { ok: false, why: 'signature' };
  const at = Number(time);
  if (Math.abs(nowSeconds - at) > remoteAuthSeconds) return { ok: false, why: 'stale' };
  const given = readJson(Buffer.from(message, 'base64').toString('utf8'));
  if (nobody.safeParse(given).success) return { ok: true, user: null, at };
  const parsed = somebody.safeParse(given);
  return parsed.success ? { ok: true, user: parsed.data, at } : { ok: false, why: 'payload' };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
