import { describe, expect, it } from 'vitest';
import type { AbTest } from '../../entities/ab-test.ts';
import type { CriteriaFacts } from '../../entities/criteria.ts';
import { type AssignInput, assignExperiment, forcedState } from './assign.ts';
import { experimentCookieText } from './cookie-text.ts';
import { isRunning } from './running.ts';

const facts: CriteriaFacts = {
  edition: 'us',
  routeName: 'article',
  path: '/article/x/',
  topicSlugs: [],
  isLiveBlog: false,
  device: 'mobile',
};
const first: AbTest = {
  id: 'first',
  version: '1',
  startDate: '2024-03-11T00:00:00Z',
  endDate: '2024-03-18T00:00:00Z',
  allocations: [
    { bucket: 'test', percentage: 45 },
    { bucket: 'control', percentage: 45 },
  ],
  criteria: { devices: ['mobile'] },
};
const second: AbTest = { ...first, id: 'second', criteria: {} };
const end = first.endDate;

const assign = (more: Partial<AssignInput> = {}) =>
  assignExperiment({ running: [first], cookies: {}, facts, random: () => 0, ...more });
const bucketed = (bucket: string, id = 'first') => ({
  state: { id, version: '1', bucket },
  cookies: [{ name: 'nemo_highlander', value: `${id}:1:${bucket}`, endDate: end }],
});
const outside = { state: undefined, cookies: [] };
const randoms = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

describe('assigning a reader', () => {
  it.each([
    ['AB-12', 0, 'test'],
    ['AB-12', 0.449, 'test'],
    ['AB-12', 0.45, 'control'],
    ['AB-12', 0.899, 'control'],
  ])('%s a random %d is %s', (_id, random, bucket) => {
    expect(assign({ random: () => random })).toEqual(bucketed(bucket));
  });

  it.each([0.9, 0.999999])(
    'AB-08 AB-10 AB-11 AB-12 a random %d is excluded, by a cookie of its own',
    (random) => {
      expect(assign({ random: () => random })).toEqual({
        state: undefined,
        cookies: [{ name: 'nemo_highlander_first', value: 'first:1:exclude', endDate: end }],
      });
    },
  );

  it('AB-12 45 and 45 leave ten of a hundred slots', () => {
    const found = Array.from(
      { length: 100 },
      (_, slot) => assign({ random: () => slot / 100 }).state?.bucket,
    );
    const count = (bucket: string | undefined) => found.filter((one) => one === bucket).length;
    expect([count('test'), count('control'), count(undefined)]).toEqual([45, 45, 10]);
  });

  it.each([
    ['AB-08', 'no test runs', { running: [] }],
    ['AB-23', 'the device is another', { facts: { ...facts, device: 'desktop' as const } }],
    ['AB-23', 'the device is unknown', { facts: { ...facts, device: undefined } }],
    ['AB-24', 'a crawler reads', { facts: { ...facts, isCrawler: true } }],
    ['AB-08', 'no new readers may enter here', { mayEnter: () => false }],
  ])('%s not in the test when %s', (_id, _name, more) => {
    expect(assign(more)).toEqual(outside);
  });

  it.each([
    ['AB-26', 'stays in the bucket', 'first:1:control', { state: bucketed('control').state, cookies: [] }],
    ['AB-26', 'is assigned again for another version', 'first:0:control', bucketed('test')],
    ['AB-26', 'is assigned again when the bucket is gone', 'first:1:third', bucketed('test')],
    ['AB-26', 'is assigned again when the test is over', 'earlier:1:control', bucketed('test')],
    ['AB-09', 'cannot exclude themselves there', 'first:1:exclude', bucketed('test')],
    ['AB-09', 'may have garbage', '<script>', bucketed('test')],
    ['AB-09', 'may have too much', `first:1:${'x'.repeat(10_000)}`, bucketed('test')],
    ['AB-09', 'may have names of Object', '__proto__:constructor:toString', bucketed('test')],
  ])('%s who comes back %s', (_id, _name, nemo_highlander, expected) => {
    expect(assign({ cookies: { nemo_highlander } })).toEqual(expected);
  });

  it.each([
    ['AB-10 AB-26', 'stays out', 'first:1:exclude', outside],
    ['AB-26', 'is assigned again for another version', 'first:0:exclude', bucketed('test')],
    ['AB-10', 'cannot choose a bucket there', 'first:1:control', bucketed('test')],
    ['AB-10', 'may have garbage', '%%%', bucketed('test')],
  ])('%s who was excluded %s', (_id, _name, nemo_highlander_first, expected) => {
    expect(assign({ cookies: { nemo_highlander_first } })).toEqual(expected);
  });

  it('AB-08 there can be only one: who is in a test enters no other, also where the first does not hold', () => {
    const cookies = { nemo_highlander: 'first:1:test' };
    const running = [first, second];
    expect(assign({ running, cookies })).toEqual({ state: bucketed('test').state, cookies: [] });
    expect(assign({ running, cookies, facts: { ...facts, device: 'desktop' } })).toEqual(outside);
  });

  it('AB-10 a reader left out of one test may be assigned to the next, and both are remembered', () => {
    expect(assign({ running: [first, second], random: randoms(0.95, 0.5) })).toEqual({
      state: bucketed('control', 'second').state,
      cookies: [
        { name: 'nemo_highlander_first', value: 'first:1:exclude', endDate: end },
        ...bucketed('control', 'second').cookies,
      ],
    });
  });
});

describe('cookies and dates', () => {
  it('AB-09 AB-11 a cookie ends with its test', () => {
    expect(experimentCookieText({ name: 'nemo_highlander', value: 'first:1:test', endDate: end })).toBe(
      'nemo_highlander=first:1:test; Path=/; Expires=Mon, 18 Mar 2024 00:00:00 GMT; SameSite=Lax; Secure',
    );
  });

  it.each([
    ['a moment before', '2024-03-10T23:59:59.999Z', false],
    ['at the start', '2024-03-11T00:00:00.000Z', true],
    ['a moment before the end', '2024-03-17T23:59:59.999Z', true],
    ['at the end', '2024-03-18T00:00:00.000Z', false],
  ])('AB-21 %s', (_name, now, expected) => {
    expect(isRunning(first, Date.parse(now))).toBe(expected);
  });
});

describe('a forced bucket', () => {
  it.each([
    ['first:1:control', { id: 'first', version: '1', bucket: 'control' }],
    ['first:2:control', undefined],
    ['first:1:third', undefined],
    ['first:1:exclude', undefined],
    ['x'.repeat(10_000), undefined],
    ['', undefined],
    [null, undefined],
  ])('AB-08 %s', (text, expected) => {
    expect(forcedState([first], text)).toEqual(expected);
  });
});
