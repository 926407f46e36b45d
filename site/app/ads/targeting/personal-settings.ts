import type { PageAdSettings } from '../adapters/gpt-adapter.ts';
import { nextSession, sessionCookies } from './ad-cookies.ts';
import { type Bucket, personalTargeting } from './personal-targeting.ts';
import { queryOverrides } from './query-overrides.ts';
import type { PageFacts, RequestPlace } from './targeting.ts';

/** Facts about the session, read only with consent. Passed in, so that other code does not load theirs. */
export interface SessionFacts {
  cookies: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  buckets: readonly Bucket[];
  viewGuid: string;
  isRegistered: boolean;
  newId: () => string;
  isSecure: boolean;
  setCookie: (cookie: string) => void;
}

/** Settings for a reader who consented; counts this page view in the session cookies. */
export function personalAdSettings(
  page: PageFacts,
  place: RequestPlace,
  facts: SessionFacts,
): PageAdSettings {
  const overrides = queryOverrides(facts.query);
  const session = nextSession(facts.cookies, overrides.ftag, facts.newId);
  for (const cookie of sessionCookies(session, facts.isSecure)) facts.setCookie(cookie);
  const reader = { ...place, ...facts, pageViews: session.pageViews };
  if (session.ftag) overrides.ftag ??= session.ftag;
  return { targeting: personalTargeting(page, reader, overrides), isLimited: false, reader: session.id };
}
