import { adCookies } from '#content/limits.ts';
import { safeValue } from './safe-value.ts';

/** A visit ends after half an hour without a page. */
const sessionSeconds = 1800;

export interface AdSession {
  id: string;
  pageViews: number;
  ftag?: string | undefined;
}

/** This page view as part of the visit, from what the cookies said before it. */
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

/** The cookies that say so, as `document.cookie` takes them. Written with consent to targeting, never else. */
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
