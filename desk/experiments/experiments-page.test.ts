import { describe, expect, it } from 'vitest';
import type { AbTest } from '#content/entities/ab-test.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { type BucketDay, experimentResult } from './experiment-results.ts';
import { createExperimentsPage } from './experiments-page.ts';

const test: AbTest = {
  id: 'stickyCta',
  version: '1',
  startDate: '2024-10-28T00:00:00Z',
  endDate: '2024-11-06T00:00:00Z',
  allocations: [
    { bucket: 'test', percentage: 45 },
    { bucket: 'control', percentage: 45 },
  ],
  criteria: { pathPrefixes: ['/"><script>alert(1)</script>'] },
  goal: 'page_scrolled',
};
const day = (bucket: string, exposures: number, reached: number, version = '1'): BucketDay => ({
  version,
  bucket,
  exposures,
  goals: { page_scrolled: reached, other: 9 },
});

describe('the result of a test', () => {
  it('AB-12 adds up the days of the version that runs, and compares with the control', () => {
    const days = [
      day('test', 400, 100),
      day('test', 600, 150),
      day('control', 1000, 200),
      day('test', 9, 9, '0'),
    ];
    const { buckets, exposures, sampleRatio } = experimentResult(test, days);
    expect(exposures).toBe(2000);
    expect(sampleRatio).toEqual({ chiSquare: 0, probability: 1, isBroken: false });
    expect(buckets[0]).toMatchObject({ bucket: 'test', exposures: 1000, goals: 250, rate: 0.25 });
    expect(buckets[0]?.lead?.difference).toBeCloseTo(0.05);
    expect(buckets[0]?.lead?.low).toBeGreaterThan(0);
    expect(buckets[1]?.lead).toBeUndefined();
  });

  it('AB-12 says when readers are not spread as configured', () => {
    expect(experimentResult(test, [day('test', 1300, 0), day('control', 1000, 0)]).sampleRatio.isBroken).toBe(
      true,
    );
    expect(experimentResult(test, [day('test', 1030, 0), day('control', 1000, 0)]).sampleRatio.isBroken).toBe(
      false,
    );
  });

  it('never has more successes than readers', () => {
    expect(experimentResult(test, [day('test', 2, 5)]).buckets[0]).toMatchObject({ goals: 2, rate: 1 });
  });
});

describe('the desk page', () => {
  const open = async (
    days: readonly BucketDay[] | undefined,
    now = '2024-10-30T00:00:00Z',
    tests = [test],
  ) => {
    const requests: unknown[] = [];
    const readCounts =
      days &&
      (async (...args: unknown[]) => {
        requests.push(args);
        return days;
      });
    const page = createExperimentsPage({ experiments: tests, readCounts, now: () => Date.parse(now) });
    const answer = await page(new Request('http://x/desk/experiments/'), staffTokenHolder);
    return { html: await answer.text(), answer, requests };
  };

  it('AB-12 AB-21 shows rates with intervals, the assignment and the state', async () => {
    const { html, answer, requests } = await open([day('test', 1000, 250), day('control', 1000, 200)]);
    expect(html).toContain('stickyCta, version 1: runs');
    expect(html).toContain('25.00 % (22.42 % to 27.78 %)');
    // The intervals of all buckets have one scale: the lower end of the lowest, the upper end of the highest.
    const bars = [...html.matchAll(/<rect x="([\d.]+)" y="3" width="([\d.]+)"/g)];
    expect(bars.map(([, x, width]) => [Number(x) < 10, Number(x) + Number(width) > 195])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(html).toMatch(/\+5\.00 \(\+1\.3\d to \+8\.6\d\), better/);
    expect(html).toContain('Against the control: <b>test</b> is better by 5.00 points.');
    expect(html).toContain('Readers are spread as configured (χ² 0.00, p 1.0000)');
    expect(html).toContain('/?abTest=stickyCta%3A1%3Atest');
    expect(requests).toEqual([['stickyCta', { from: '2024-10-28', to: '2024-11-06' }]]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('AB-12 says of its table what it holds and what its columns are', async () => {
    const { html } = await open([day('test', 1000, 250), day('control', 1000, 200)]);
    expect(html).toMatch(/<table><caption>[^<]+<\/caption><thead><tr><th scope="col">/);
  });

  it('AB-12 reports when there is no clear difference', async () => {
    const { html } = await open([day('test', 100, 25), day('control', 100, 24)]);
    expect(html).toContain('Against the control: <b>test</b> shows no clear difference.');
  });

  it('AB-12 warns of a broken assignment', async () => {
    expect((await open([day('test', 1300, 1), day('control', 1000, 1)])).html).toContain(
      'The assignment is broken',
    );
  });

  it('says when nothing was counted, and is escaped', async () => {
    const { html } = await open([], '2026-11-15T00:00:00Z');
    expect(html).toContain('is over');
    expect(html).toContain('No reader was counted.');
    expect(html).not.toContain('<script>');
    expect((await open(undefined)).html).toContain('the collector runs elsewhere');
    expect((await open([], undefined, [])).html).toContain('The configuration has no test.');
  });
});
