import { describe, expect, it } from 'vitest';
import type { Vanity, VanityInput } from '#content/entities/vanity.ts';
import { rejectVanity } from './check-entry.ts';
import { explainVanity } from './explain.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ownDomains = ['wavelength.example', 'shop.wavelength.example'];
const facts = { edition: 'us', now, hasMask: true, ownDomains };
const target = (slug: string, targetType = 'url', edition = 'us') => ({
  edition,
  targetType,
  target: { slug, availableOn: [] },
});
const entry = (more: Partial<Vanity> = {}): Vanity => ({
  id: 'v1',
  urlType: 'PERMANENT_REDIRECT',
  urlPath: '/deal/',
  targets: [target('/there/')],
  ...more,
});

describe('why a path resolved as it did', () => {
  it.each<[string, Vanity | undefined, object, string, RegExp]>([
    ['VN-08 a redirect', entry(), facts, 'redirect', /sent there with 301/],
    ['VN-05 a mask', entry({ urlType: 'MASK' }), facts, 'mask', /address stays/],
    [
      'VN-07 a mask without its feature',
      entry({ urlType: 'MASK' }),
      { ...facts, hasMask: false },
      'redirect',
      /vanity\.mask is off/,
    ],
    ['VN-11 no page', entry({ urlType: 'NOT_FOUND' }), facts, 'not-found', /no page here/],
    ['VN-01 itself by its type', entry({ urlType: 'OK' }), facts, 'none', /stands for itself/],
    ['VN-09 switched off', entry({ enabled: false }), facts, 'none', /switched off/],
    [
      'VN-10 switched off, end to come',
      entry({ enabled: false, dateExpired: { date: '2027-01-01T00:00:00Z' } }),
      facts,
      'redirect',
      /sent there/,
    ],
    [
      'VN-12 past its end',
      entry({ dateExpired: { date: '2020-01-01T00:00:00Z' } }),
      facts,
      'none',
      /Its end was/,
    ],
    ['VN-12 with an error', entry({ error: { code: 500, message: 'x' } }), facts, 'none', /carries an error/],
    [
      'VN-23 another edition',
      entry({ targets: [target('/x/', 'url', 'fr')] }),
      facts,
      'none',
      /no target in edition us/,
    ],
    ['VN-24 a stranger', entry({ targets: [target('//evil.example/')] }), facts, 'none', /no target/],
    ['VN-08 its own target', entry({ targets: [target('/deal/')] }), facts, 'none', /nothing to do/],
    ['VN-26 no entry', undefined, facts, 'none', /No entry has this path/],
  ])('%s', (_name, found, given, kind, last) => {
    const explained = explainVanity({ path: '/deal/', search: '' }, () => found, given as typeof facts);
    expect(explained.outcome.kind).toBe(kind);
    expect(explained.steps.at(-1)).toMatch(last);
  });

  it('RT-75 a page that is always itself is not even looked up', () => {
    const explained = explainVanity(
      { path: '/about/', search: '' },
      () => {
        throw new Error('looked up');
      },
      facts,
    );
    expect(explained).toMatchObject({ outcome: { kind: 'none' }, steps: [expect.stringMatching(/always/)] });
  });

  it('VN-16 says which address was looked up', () => {
    const looked: string[] = [];
    explainVanity(
      { path: '/deal/', search: '?utm_source=x&page=2' },
      (path) => void looked.push(path),
      facts,
    );
    expect(looked).toEqual(['/deal/?page=2']);
  });
});

describe('entries that would not do what their writer wants', () => {
  const input = (more: object) => entry(more) as VanityInput;
  it.each<[string, object, string | undefined]>([
    ['VN-08 a good one', {}, undefined],
    ['VN-11 one that says there is nothing', { urlType: 'NOT_FOUND', targets: [] }, undefined],
    ['RT-75 of a page that is always itself', { urlPath: '/news/2/' }, 'entry.urlPath'],
    ['VN-23 without a target', { targets: [] }, 'entry.targets'],
    ['VN-24 to a stranger', { targets: [target('https://evil.example/')] }, 'entry.targets.0'],
    ['VN-24 to a stranger by backslash', { targets: [target('/\\evil.example/')] }, 'entry.targets.0'],
    ['VN-24 to a script', { targets: [target('javascript:alert(1)')] }, 'entry.targets.0'],
    ['VN-08 to itself', { targets: [target('/deal/')] }, 'entry.targets.0'],
    ['VN-23 twice in one edition', { targets: [target('/a/'), target('/b/')] }, 'entry.targets.1'],
    [
      'VN-05 that masks another domain',
      { urlType: 'MASK', targets: [target('https://shop.wavelength.example/x')] },
      'entry.targets.0',
    ],
  ])('%s', (_name, more, field) => {
    expect(rejectVanity(input(more), ownDomains)?.field).toBe(field);
  });
});
