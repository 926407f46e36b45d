import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { AbTest } from '#content/entities/ab-test.ts';
import { abTest } from '#content/entities/ab-test.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { assignExperiment } from '#content/rules/experiments/assign.ts';
import { isRunning } from '#content/rules/experiments/running.ts';
import { variantOf } from '../ads/page/variant-of.ts';
import { eventDelay } from './ab-event.ts';
import { inBucket } from './in-bucket.ts';

const experiments: readonly AbTest[] = publication.experiments;
const quarters = { test1: 25, test2: 25, test3: 25, control: 25 };
const halves = { test: 45, control: 45 };
const facts: CriteriaFacts = {
  edition: 'us',
  routeName: 'review',
  path: '/product/x/',
  pageType: 'review',
  topicSlugs: [],
  isLiveBlog: false,
};
const on = (now: string, device: CriteriaFacts['device']) =>
  assignExperiment({
    running: experiments.filter((test) => isRunning(test, Date.parse(now))),
    cookies: {},
    facts: { ...facts, device },
    random: () => 0,
  }).state;

describe('the tests of the publication', () => {
  it.each([
    ['AB-13', 'bl1_adcap_mob', '2024-03-11', '2024-03-18', quarters],
    ['AB-14', 'bl2_adcap_mob', '2024-03-25', '2024-04-01', quarters],
    ['AB-15', 'details_precap', '2024-01-29', '2024-02-05', halves],
    ['AB-16', 'cta_pricing', '2024-04-02', '2024-04-09', halves],
    ['AB-17', 'precap_vs_hero', '2024-05-20', '2024-06-03', halves],
    ['AB-18', 'adlib_variant', '2024-07-25', '2024-08-03', halves],
    ['AB-19', 'stickyCta', '2024-10-28', '2024-11-06', halves],
  ])('%s AB-22 %s runs from %s to %s', (_id, id, start, end, buckets) => {
    const test = experiments.find((one) => one.id === id);
    expect(abTest.safeParse(test).error).toBeUndefined();
    expect(test).toMatchObject({
      version: '1',
      startDate: `${start}T00:00:00Z`,
      endDate: `${end}T00:00:00Z`,
    });
    const allocated = test?.allocations.map(({ bucket, percentage }) => [bucket, percentage]) ?? [];
    expect(Object.fromEntries(allocated)).toEqual(buckets);
  });

  it('AB-22 are seven, the longest text has 24 characters', () => {
    expect(experiments).toHaveLength(7);
    const texts = experiments.flatMap(({ id, version, allocations }) =>
      allocations.map(({ bucket }) => `${id}:${version}:${bucket}`),
    );
    expect(Math.max(...texts.map((text) => text.length))).toBe('details_precap:1:control'.length);
  });

  it.each(['details_precap', 'cta_pricing', 'precap_vs_hero', 'stickyCta'])(
    'AB-15 AB-16 AB-17 AB-19 %s is only for pages it changes, and defines its goal',
    (id) => {
      const test = experiments.find((one) => one.id === id);
      expect(test).toMatchObject({ changesHtml: true, criteria: { pageTypes: ['review'] } });
      expect(test?.goal).toMatch(/^(affiliate_click|page_scrolled)$/);
    },
  );

  it.each(['bl1_adcap_mob', 'bl2_adcap_mob', 'adlib_variant'])(
    'AB-13 AB-14 AB-18 %s changes ads in every bucket but the control, and defines its goal',
    (id) => {
      const test = experiments.find((one) => one.id === id);
      const buckets = test?.allocations.map(({ bucket }) => bucket) ?? [];
      const variants = buckets.map((bucket) =>
        variantOf(publication.ads.variants, [{ id, version: '1', bucket }]),
      );
      expect(variants.at(-1)).toEqual({});
      // Each bucket another one.
      expect(new Set(variants.map((one) => JSON.stringify(one))).size).toBe(buckets.length);
      expect(test?.goal).toBe('page_scrolled');
    },
  );

  it.each([
    ['AB-20', 'today there are no assignments', '2026-11-15T12:00:00Z', 'mobile', undefined],
    ['AB-20', 'in their time readers are', '2024-03-12T12:00:00Z', 'mobile', 'bl1_adcap_mob'],
    ['AB-23', 'those of phones have no desktop', '2024-03-12T12:00:00Z', 'desktop', undefined],
    ['AB-23', 'nor tablets', '2024-03-26T12:00:00Z', 'tablet', undefined],
    ['AB-20', 'others have every device', '2024-10-28T00:00:00Z', 'desktop', 'stickyCta'],
    ['AB-21', 'until the end', '2024-11-06T00:00:00Z', 'desktop', undefined],
  ] as const)('%s %s', (_ids, _name, now, device, expected) => {
    expect(on(now, device)?.id).toBe(expected);
  });

  it('EN-61 a page reads its bucket by names of the configuration', () => {
    const state = { id: 'stickyCta', version: '1', bucket: 'test' };
    expect(inBucket(state, 'stickyCta', 'test')).toBe(true);
    expect(inBucket(state, 'stickyCta', 'control')).toBe(false);
    expect(inBucket(undefined, 'stickyCta', 'test')).toBe(false);
    // @ts-expect-error -- no such bucket
    expect(inBucket(state, 'stickyCta', 'test1')).toBe(false);
    // @ts-expect-error -- no such test
    expect(inBucket(state, 'sticky', 'test')).toBe(false);
  });

  it.each([
    [100, 300, 5200],
    [5299, 300, 1],
    [5300, 300, 0],
    [60_000, 300, 0],
  ])('AB-25 at %d ms, ready at %d, the event is due in %d', (now, ready, expected) => {
    expect(eventDelay(now, ready)).toBe(expected);
  });
});
