import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { AdRequest } from './ad-adapter.ts';
import type { AdPage } from './ad-page.ts';
import type { PageTerms } from './gpt-adapter.ts';
import type { Visit } from './personal-terms.ts';
import { safeValue } from './safe-value.ts';
import { contextualTargeting, type PageFacts, safeEntries } from './targeting.ts';

/**
 * What every request of this page says; what its story is about, the slots say themselves (`storyTargeting`). Only with leave to know the reader is anything read, kept or told about them:
 * leave that still holds when the code for it has come.
 */
export async function pageTerms(
  { facts: { ptype, edition } }: AdPage,
  isAllowed: () => boolean,
  { env, region }: Pick<AdsConfig, 'env' | 'region'>,
  { device, geo }: { device: string; geo?: string | undefined },
  visit: () => Visit,
  load = () => import('./personal-terms.ts'),
): Promise<PageTerms> {
  const facts = { ptype, edition };
  const place = { device, env, region, geo };
  // Code that does not come knows nobody.
  const personal = isAllowed() ? await load().catch(() => undefined) : undefined;
  return personal && isAllowed()
    ? personal.personalTerms(facts, place, visit())
    : { targeting: contextualTargeting(facts, place), isLimited: true };
}

/**
 * What a slot says of the story it stands in, but for what its page has said already. Pages say nothing of stories: a
 * slot cannot take back a word of its page, and a story that follows may have no collection.
 */
export function storyTargeting(
  facts: PageFacts,
  said: AdTargeting = {},
  topics: readonly string[] = [],
): AdRequest['targeting'] {
  const topic = topics.map(safeValue).filter((slug) => slug !== '');
  return {
    ...Object.fromEntries(safeEntries({ ...facts }).filter(([key]) => said[key] === undefined)),
    ...(topic.length > 0 ? { topic } : {}),
  };
}
