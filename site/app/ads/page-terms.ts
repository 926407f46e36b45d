import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { AdPage } from './ad-page.ts';
import type { PageTerms } from './gpt-adapter.ts';
import type { Visit } from './personal-terms.ts';
import { contextualTargeting } from './targeting.ts';

/**
 * What every request of this page says. Only with leave to know the reader is anything read, kept or told about them:
 * leave that still holds when the code for it has come.
 */
export async function pageTerms(
  { facts }: AdPage,
  isAllowed: () => boolean,
  { env, region }: Pick<AdsConfig, 'env' | 'region'>,
  { device, geo }: { device: string; geo?: string | undefined },
  visit: () => Visit,
  load = () => import('./personal-terms.ts'),
): Promise<PageTerms> {
  const place = { device, env, region, geo };
  // Code that does not come knows nobody.
  const personal = isAllowed() ? await load().catch(() => undefined) : undefined;
  return personal && isAllowed()
    ? personal.personalTerms(facts, place, visit())
    : { targeting: contextualTargeting(facts, place), isLimited: true };
}
