import { publication } from '#config';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { isRegistered } from '#content/rules/registered.ts';
import { newGuid } from '../behaviours/new-guid.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { bucketsOf } from '../experiments/current.ts';
import { requestFacts } from '../request-facts.ts';
import { nextSession, sessionCookies } from './ad-cookies.ts';
import type { AdPage } from './ad-page.ts';
import type { PageTerms } from './gpt-adapter.ts';
import { queryOverrides } from './query-overrides.ts';
import { contextualTargeting, personalTargeting } from './targeting.ts';

/** What every request of this page says. Only with leave to know the reader is anything read, kept or told about them. */
export function pageTerms(page: AdPage, isAllowed: boolean, config: AdsConfig, device: string): PageTerms {
  const { env, region } = config;
  const nobody = { device, env, region, buckets: [], viewGuid: '', isRegistered: false, pageViews: 1 };
  if (!isAllowed) return { targeting: contextualTargeting(page.facts, nobody), isLimited: true };
  const url = new URL(location.href);
  const { cookies } = requestFacts(url);
  const overrides = queryOverrides(url.searchParams);
  const session = nextSession(cookies, overrides.ftag, newGuid);
  for (const cookie of sessionCookies(session, location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where pages are not served over TLS
    document.cookie = cookie;
  }
  const reader = {
    ...nobody,
    buckets: bucketsOf(),
    viewGuid: createPageView(document).guid(),
    isRegistered: isRegistered(document.cookie, publication.identity.cookies),
    pageViews: session.pageViews,
  };
  if (session.ftag) overrides.ftag ??= session.ftag;
  return { targeting: personalTargeting(page.facts, reader, overrides), isLimited: false };
}
