import type { Complete } from '../complete.ts';
import type { AbTest } from '../entities/ab-test.ts';
import type { FeatureValue } from '../entities/feature-flag.ts';

export const abTestExample: Complete<AbTest> = {
  id: 'stickyCta',
  version: '1',
  startDate: '2024-10-28T00:00:00Z',
  endDate: '2024-11-06T00:00:00Z',
  allocations: [
    { percentage: 45, bucket: 'test' },
    { percentage: 45, bucket: 'control' },
  ],
  criteria: { devices: ['mobile'] },
  changesHtml: true,
  goal: 'affiliate_click',
  seenAt: '/product/halden-arc-14/',
};

export const featureFlagsExample = {
  analytics: true,
  ads: { otherwise: true, chain: [{ when: { topics: ['health'] }, is: false }] },
} as const satisfies Record<string, FeatureValue>;
