import type { CriteriaFacts } from '../entities/criteria.ts';
import type { FeatureValue } from '../entities/feature-flag.ts';
import { matchesCriteria } from './criteria.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

/** The flags the product knows. A name outside this list does not compile. */
export const featureNames = [
  'vanity.mask',
  'isSponsoredArticleWithSkybox',
  'seamless',
  'ads',
  'trackers',
  'analytics',
  'healthDataPrivacyLink',
  'maintenanceNotice',
  'omnibar',
  'stickyBanner',
  'interstitial',
] as const;
export type FeatureName = (typeof featureNames)[number];

const isFeatureName = (name: string): name is FeatureName =>
  (featureNames as readonly string[]).includes(name);

export const featureQueryNames = { enable: 'featureEnable', disable: 'featureDisable' } as const;

export interface FeatureOverrides {
  enable: readonly string[];
  disable: readonly string[];
}

export const noOverrides: FeatureOverrides = { enable: [], disable: [] };

const names = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** `?featureEnable=a,b&featureDisable=all` */
export function featureOverrides(query: RequestFacts['query']): FeatureOverrides {
  return {
    enable: names(firstOf(query, featureQueryNames.enable)),
    disable: names(firstOf(query, featureQueryNames.disable)),
  };
}

/** The names of a list that mean something, each once and in one order: one wish is written in one way. */
export function knownOverrides(list: string): string {
  const known = names(list).filter((name) => name === 'all' || isFeatureName(name));
  return [...new Set(known)].sort().join(',');
}

const covers = (list: readonly string[], name: string) => list.includes(name) || list.includes('all');

/** An override beats the configuration; between two overrides, disable wins. */
export function isFeatureOn(
  name: string,
  value: FeatureValue,
  facts: CriteriaFacts,
  overrides: FeatureOverrides = noOverrides,
): boolean {
  if (covers(overrides.disable, name)) return false;
  if (covers(overrides.enable, name)) return true;
  if (typeof value === 'boolean') return value;
  return value.chain.find(({ when }) => matchesCriteria(when, facts))?.is ?? value.otherwise;
}

/** Every flag of a configuration for one page. */
export function evaluateFeatures<Name extends string>(
  features: Readonly<Record<Name, FeatureValue>>,
  facts: CriteriaFacts,
  overrides: FeatureOverrides = noOverrides,
): Record<Name, boolean> {
  const entries = Object.entries<FeatureValue>(features);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isFeatureOn(name, value, facts, overrides)]),
  ) as Record<Name, boolean>;
}
