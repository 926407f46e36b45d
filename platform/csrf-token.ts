import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const validMilliseconds = 2 * 3_600_000;

export interface FormTokens {
  /** A token for the session of this request, and the cookie that makes the session. */
  issue(cookies: string | null): { token: string; setCookie: string };
  /** Whether a posted form is from one of our own pages in the same browser. Browsers send which site a form comes from. */
  check(request: Pick<Request, 'headers'>, token: string): 'ok' | 'another site' | 'token';
}

/**
 * A token that only works together with a cookie of the same browser, which other sites can neither read nor send.
 * Pages are the same for all readers and contain no token: the form requests one when it opens.
 */
export function createFormTokens(options: { secret: string; isSecure: boolean; now(): number }): FormTokens {
  const { secret, isSecure, now } = options;
  const name = isSecure ? '__Host-form' : 'form';
  const sessionOf = (cookies: string | null) =>
    new RegExp(`(?:^|; ?)${name}=([\\w-]{22})(?:;|$)`).exec(cookies ?? '')?.[1];
  const sign = (session: string, until: string) =>
    createHmac('sha256', secret).update(`form\n${session}\n${until}`).digest('base64url');
  return {
    issue(cookies) {
      const session = sessionOf(cookies) ?? randomBytes(16).toString('base64url');
      const until = String(now() + validMilliseconds);
      const attributes = `Path=/; Max-Age=${validMilliseconds / 1000}; HttpOnly; SameSite=Strict`;
      return {
        token: `${until}.${sign(session, until)}`,
        setCookie: `${name}=${session}; ${attributes}${isSecure ? '; Secure' : ''}`,
      };
    },
    check({ headers }, token) {
      const from = headers.get('sec-fetch-site');
      if (from !== null && from !== 'same-origin') return 'another site';
      return isGood(token, headers.get('cookie')) ? 'ok' : 'token';
    },
  };

  function isGood(token: string, cookies: string | null): boolean {
    const session = sessionOf(cookies);
    const [until = '', given = ''] = token.split('.');
    if (!session || !/^\d{1,15}$/.test(until) || Number(until) <= now()) return false;
    const [a, b] = [Buffer.from(given), Buffer.from(sign(session, until))];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}
