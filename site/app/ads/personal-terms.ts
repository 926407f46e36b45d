import { nextSession, sessionCookies } from './ad-cookies.ts';
import type { PageTerms } from './gpt-adapter.ts';
import { type Bucket, personalTargeting } from './personal-targeting.ts';
import { queryOverrides } from './query-overrides.ts';
import type { PageFacts, RequestPlace } from './targeting.ts';

/** What is known of a visit; asked for only with leave. Handed in, so that its code is nobody else's. */
export interface Visit {
  cookies: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  buckets: readonly Bucket[];
  viewGuid: string;
  isRegistered: boolean;
  newId: () => string;
  isSecure: boolean;
  keep: (cookie: string) => void;
}

/** What requests say about a reader who allowed it; counts this page view as part of the visit. */
export function personalTerms(page: PageFacts, place: RequestPlace, visit: Visit): PageTerms {
  const overrides = queryOverrides(visit.query);
  const session = nextSession(visit.cookies, overrides.ftag, visit.newId);
  for (const cookie of sessionCookies(session, visit.isSecure)) visit.keep(cookie);
  const reader = { ...place, ...visit, pageViews: session.pageViews };
  if (session.ftag) overrides.ftag ??= session.ftag;
  return { targeting: personalTargeting(page, reader, overrides), isLimited: false, reader: session.id };
}
