import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { AdRequest } from '../adapters/ad-adapter.ts';
import type { PageAdSettings } from '../adapters/gpt-adapter.ts';
import type { AdPage } from '../page/ad-page.ts';
import type { SessionFacts } from './personal-settings.ts';
import { safeValue } from './safe-value.ts';
import { contextualTargeting, type PageFacts, safeEntries } from './targeting.ts';

/**
 * Settings for all ad requests of this page; story facts are set on each slot (`storyTargeting`). Data about the
 * reader is read, stored and sent only with consent that still holds after its code has loaded.
 */
export async function pageAdSettings(
  { facts: { ptype, edition } }: AdPage,
  isAllowed: () => boolean,
  { env, region }: Pick<AdsConfig, 'env' | 'region'>,
  { device, geo }: { device: string; geo?: string | undefined },
  session: () => SessionFacts,
  load = () => import('./personal-settings.ts'),
): Promise<PageAdSettings> {
  const facts = { ptype, edition };
  const place = { device, env, region, geo };
  // If the code fails to load, requests are not personalized.
  const personal = isAllowed() ? await load().catch(() => undefined) : undefined;
  return personal && isAllowed()
    ? personal.personalAdSettings(facts, place, session())
    : { targeting: contextualTargeting(facts, place), isLimited: true };
}

/**
 * Key-values about the story a slot is in, except those set for the page. They are not set on the page, because a
 * slot cannot unset a page key and an appended story may lack it.
 */
export function storyTargeting(
  facts: PageFacts,
  pageTargeting: AdTargeting = {},
  topics: readonly string[] = [],
): AdRequest['targeting'] {
  const topic = topics.map(safeValue).filter((slug) => slug !== '');
  return {
    ...Object.fromEntries(safeEntries({ ...facts }).filter(([key]) => pageTargeting[key] === undefined)),
    ...(topic.length > 0 ? { topic } : {}),
  };
}
