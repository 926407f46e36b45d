import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { AdPage } from './ad-page.ts';
import type { PageTerms } from './gpt-adapter.ts';
import { contextualTargeting } from './targeting.ts';

/** What every request of this page says. Only with leave to know the reader is anything read, kept or told about them. */
export async function pageTerms(
  { facts }: AdPage,
  isAllowed: boolean,
  { env, region }: Pick<AdsConfig, 'env' | 'region'>,
  device: string,
): Promise<PageTerms> {
  const place = { device, env, region };
  const limited = { targeting: contextualTargeting(facts, place), isLimited: true };
  if (!isAllowed) return limited;
  return import('./personal-terms.ts').then(
    ({ personalTerms }) => personalTerms(facts, place),
    () => limited,
  );
}
