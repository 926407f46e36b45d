import type { Place } from './consent-cookies.ts';

/** Whether readers have to say yes before anything optional runs, or may say no to it. */
export const consentModels = ['opt-in', 'opt-out'] as const;
export type ConsentModel = (typeof consentModels)[number];

export interface ConsentRegion {
  /** Countries and their parts: `US`, `US-CA`. */
  places: readonly string[];
  model: ConsentModel;
}

/** Where the consent service answers with a `ConsentContext`. */
export const consentContextPath = '/consent/context.json';

/** Where a reader is, and the rule that holds there. */
export interface KnownPlace extends Place {
  model: ConsentModel;
}

/** What the consent platform is given about the reader. */
export interface ConsentContext extends KnownPlace {
  /** The request said so, by the header of Global Privacy Control. */
  isGpc: boolean;
}

/** The first entry that matches the reader's location decides. No match or an unknown location means opt-in. */
export function chooseConsentModel(
  { country, region }: Place,
  regions: readonly ConsentRegion[],
): ConsentModel {
  const names = [country, country && region && `${country}-${region}`];
  return regions.find(({ places }) => places.some((place) => names.includes(place)))?.model ?? 'opt-in';
}

/**
 * `US-WA` and `US`, as the geo cookie or a header of the network in front has it. ISO codes are compared without case:
 * a place that is written otherwise must not escape the privacy rules of that place.
 */
export function parsePlace(text: string | undefined): Place {
  const [, country, region] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(text?.toUpperCase() ?? '') ?? [];
  return { country, region };
}
