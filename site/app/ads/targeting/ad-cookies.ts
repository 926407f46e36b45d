import { adCookies } from '#content/limits.ts';
import { safeValue } from './safe-value.ts';

/** A session ends after 30 minutes without a page view. */
const sessionSeconds = 1800;

interface AdSession {
  id: string;
  pageViews: number;
  ftag?: string | undefined;
}

/** The session after this page view, from the cookies that were set before it. */
export function nextSession(
  cookies: Readonly<Record<string, string | undefined>>,
  ftag: string | undefined,
  newId: () => string,
): AdSession {
  const id = /^[\w-]{8,40}$/.exec(cookies[adCookies.session] ?? '')?.[0];
  const before = /^\d{1,4}$/.exec(cookies[adCookies.pageViews] ?? '')?.[0];
  return {
    id: id ?? newId(),
    pageViews: id ? Number(before ?? 0) + 1 : 1,
    ftag: ftag ?? (safeValue(cookies[adCookies.ftag] ?? '') || undefined),
  };
}

/** The session cookies as `document.cookie` strings. Set only with consent to targeting. */
export function sessionCookies({ id, pageViews, ftag }: AdSession, isSecure: boolean): string[] {
  const rest = `; Max-Age=${sessionSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const values = {
    [adCookies.session]: id,
    [adCookies.pageViews]: String(pageViews),
    [adCookies.ftag]: ftag,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}${rest}`],
  );
}
