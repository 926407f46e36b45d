import { publication } from '#config';
import { isRegistered } from '#content/rules/registered.ts';
import { newGuid } from '../behaviours/new-guid.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { bucketsOf } from '../experiments/current.ts';
import { requestFacts } from '../request-facts.ts';
import { nextSession, sessionCookies } from './ad-cookies.ts';
import type { PageTerms } from './gpt-adapter.ts';
import { personalTargeting } from './personal-targeting.ts';
import { queryOverrides } from './query-overrides.ts';
import type { PageFacts, RequestPlace } from './targeting.ts';

/** What requests say about a reader who allowed it; counts this page view as part of the visit. */
export function personalTerms(page: PageFacts, place: RequestPlace): PageTerms {
  const url = new URL(location.href);
  const { cookies } = requestFacts(url);
  const overrides = queryOverrides(url.searchParams);
  const session = nextSession(cookies, overrides.ftag, newGuid);
  for (const cookie of sessionCookies(session, location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where pages are not served over TLS
    document.cookie = cookie;
  }
  const reader = {
    ...place,
    buckets: bucketsOf(),
    viewGuid: createPageView(document).guid(),
    isRegistered: isRegistered(document.cookie, publication.identity.cookies),
    pageViews: session.pageViews,
  };
  if (session.ftag) overrides.ftag ??= session.ftag;
  return { targeting: personalTargeting(page, reader, overrides), isLimited: false, reader: session.id };
}
