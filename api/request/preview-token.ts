import { createHmac, timingSafeEqual } from 'node:crypto';

export const previewMilliseconds = 30 * 60 * 1000;

/** What a preview shows. */
export interface PreviewTarget {
  storyId: string;
  /** Absent: the newest version. */
  version?: number | undefined;
  /** The page as it would be at this time, in milliseconds since 1970; absent: now. */
  at?: number | undefined;
  /** The link it belongs to, which can be revoked. */
  link?: string | undefined;
  /** The account that made it, and the session it was made in: it ends with either. A link ends with the account. */
  by?: string | undefined;
  session?: string | undefined;
  /** Made by an account that may see embargoed stories; others see none, also if the embargo came later. */
  seesEmbargoed?: boolean | undefined;
}

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`preview:${text}`).digest();
const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** `{target}.{expiry}.{signature}`, all safe in an address. It opens one story until it expires. */
export function makePreviewToken(target: PreviewTarget, expiresAt: Date, secret: string): string {
  const { storyId, version, at, link, seesEmbargoed, by, session } = target;
  const claims = [storyId, version, at, link, seesEmbargoed, by, session];
  const text = `${encode(JSON.stringify(claims))}.${expiresAt.getTime().toString(36)}`;
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/** What a token opens, when it is ours and still good. Without a secret there are no previews. */
export function readPreviewToken(token: string, now: Date, secret: string): PreviewTarget | undefined {
  const [target = '', expiry = '', signature = '', ...rest] = token.slice(0, 700).split('.');
  if (rest.length > 0 || signature === '' || secret === '') return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${target}.${expiry}`, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (Number.parseInt(expiry, 36) <= now.getTime()) return undefined;
  // The signature proves that this server wrote it.
  const [storyId, version, at, link, seesEmbargoed, by, session] = JSON.parse(decode(target)) as [
    string,
    number | null,
    number | null,
    string | null,
    boolean | null,
    string | null | undefined,
    string | null | undefined,
  ];
  return {
    storyId,
    version: version ?? undefined,
    at: at ?? undefined,
    link: link ?? undefined,
    seesEmbargoed: seesEmbargoed ?? false,
    by: by ?? undefined,
    session: session ?? undefined,
  };
}
